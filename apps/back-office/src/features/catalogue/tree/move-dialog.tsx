import { useState } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { isBelow, type TreePlace } from '../../../ui/tree/tree-model.ts';
import { pathName } from './category-names.ts';

type Node = { readonly id: string; readonly parent: string | null; readonly name: string };
type Props = {
  readonly node: Node;
  readonly nodes: readonly Node[];
  readonly isPending: boolean;
  readonly onMove: (place: TreePlace) => void;
  readonly onClose: () => void;
};

const first = 'first';

/** Below which category, and behind which of those there: for who does not drag. */
export function MoveDialog({ node, nodes, isPending, onMove, onClose }: Props) {
  const t = useMessages('catalogue');
  const [parent, setParent] = useState<string | null>(node.parent);
  const row = nodes.filter((one) => one.parent === parent && one.id !== node.id);
  const [after, setAfter] = useState<string>();
  const behind = row.some(({ id }) => id === after) || after === first ? after : (row.at(-1)?.id ?? first);
  const parents = nodes.filter(({ id }) => id !== node.id && !isBelow(nodes, id, node.id));
  return (
    <FormDialog
      title={t('moveTitle', { name: node.name })}
      text={t('moveText')}
      action={t('move')}
      isPending={isPending}
      disabledReason={parent === null ? t('chooseParent') : undefined}
      onSubmit={() => parent !== null && onMove({ parent, after: behind === first ? null : (behind ?? null) })}
      onClose={onClose}
    >
      <ComboBox
        label={t('below')}
        options={parents.map(({ id }) => ({ value: id, label: pathName(nodes, id) }))}
        value={parent}
        onChange={setParent}
      />
      <Select
        label={t('behind')}
        options={[{ value: first, label: t('beforeAll') }, ...row.map(({ id, name }) => ({ value: id, label: t('behindOne', { name }) }))]}
        value={behind ?? first}
        onChange={setAfter}
      />
    </FormDialog>
  );
}
