import { useState } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { isBelow, placeOf, type TreePlace } from '../../../ui/tree/tree-model.ts';
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
  const now = placeOf(nodes, node.id);
  const [parent, setParent] = useState<string | null>(node.parent);
  const row = nodes.filter((one) => one.parent === parent && one.id !== node.id);
  const [chosen, setAfter] = useState<string>();
  // Where it stands; below another one it comes last.
  const usual = parent === node.parent ? (now?.after ?? first) : (row.at(-1)?.id ?? first);
  const behind = chosen === first || row.some(({ id }) => id === chosen) ? (chosen ?? first) : usual;
  const after = behind === first ? null : behind;
  const standsThere = parent === node.parent && after === (now?.after ?? null);
  const parents = nodes.filter(({ id }) => id !== node.id && !isBelow(nodes, id, node.id));
  return (
    <FormDialog
      title={t('moveTitle', { name: node.name })}
      {...(parent === node.parent ? {} : { text: t('moveText') })}
      action={t('move')}
      isPending={isPending}
      disabledReason={parent === null ? t('chooseParent') : standsThere ? t('standsThere') : undefined}
      onSubmit={() => parent !== null && onMove({ parent, after })}
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
        value={behind}
        onChange={setAfter}
      />
    </FormDialog>
  );
}
