import { useState } from 'react';
import { useNavigate } from 'react-router';
import { RemoveCategoryDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { useRefusal } from '../../../lib/refusals/use-refusal.ts';
import { useChange } from '../../../lib/use-change.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import { pathName, type NamedNode } from '../tree/category-names.ts';
import type { Category } from './category-page.tsx';

type Props = { readonly category: Category; readonly nodes: readonly NamedNode[]; readonly onClose: () => void };

/** Asks where its products go; its address follows them. */
export function RemoveCategory({ category: { id, version, name, productCount, path }, nodes, onClose }: Props) {
  const t = useMessages('catalogue');
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(path.length > 1 ? (path.at(-1)?.id ?? null) : null);
  const { run, isPending, error, problem } = useChange(useRefusal('catalogue'));
  const remove = async () => {
    const productsTo = productCount > 0 ? target : null;
    const send = async (key: string) => (await ask(RemoveCategoryDocument, { id, version, productsTo, key })).removeCategory;
    const answer = await run({ id, version, productsTo }, async (key) => {
      const given = await send(key);
      // Its page is gone: who looks at it is led away before it is asked for again.
      if (given.__typename === 'CategoryRemoved') await navigate('/categories');
      return given;
    });
    if (answer?.__typename === 'CategoryRemoved') toasts.add({ text: t('removed', { name }) });
  };
  return (
    <FormDialog
      title={t('removeTitle', { name })}
      text={productCount > 0 ? t('removeAsks', { count: productCount }) : t('removeEmpty')}
      action={t('removeIt')}
      look={{ kind: 'danger', isStepUp: true }}
      isPending={isPending}
      disabledReason={productCount > 0 && target === null ? t('chooseTarget') : undefined}
      onSubmit={() => void remove()}
      onClose={onClose}
    >
      {productCount > 0 && (
        <ComboBox
          label={t('productsTo')}
          options={nodes
            .filter((node) => node.id !== id && node.parent)
            .map((node) => ({ value: node.id, label: pathName(nodes, node.id) }))}
          value={target}
          onChange={setTarget}
        />
      )}
      <CallProblem error={error} text={problem} />
    </FormDialog>
  );
}
