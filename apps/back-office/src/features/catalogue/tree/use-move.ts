import { useState } from 'react';
import { EditCategoryDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { useRefusal } from '../../../lib/refusals/use-refusal.ts';
import { useChange } from '../../../lib/use-change.ts';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import type { TreePlace } from '../../../ui/tree/tree-model.ts';

/** As the shop names it. */
const placeValue = ({ parent, after }: TreePlace) => ({ parentId: Number(parent), after: after === null ? null : Number(after) });

type Moved = { readonly id: string; readonly version: number; readonly name: string };
type Moving = {
  readonly move: (node: Moved, from: TreePlace, to: TreePlace) => Promise<void>;
  readonly isPending: boolean;
  readonly error: ApiError | undefined;
  readonly problem: string | undefined;
};

/** Puts a category elsewhere at once; for twenty seconds it can go back. */
export function useMove(): Moving {
  const t = useMessages('catalogue');
  const { run, isPending, error, problem } = useChange(useRefusal('catalogue'));
  const [conflict, setConflict] = useState(false);
  const send = async ({ id, version }: Moved, from: TreePlace, to: TreePlace) => {
    setConflict(false);
    const changes = [{ field: 'place', base: placeValue(from), value: placeValue(to) }];
    const answer = await run(
      { id, version, to },
      async (key) => (await ask(EditCategoryDocument, { edit: { id, version, changes, key } })).editCategory,
    );
    if (answer?.__typename === 'EditConflict') setConflict(true);
    return answer?.__typename === 'CategorySaved' ? answer.category.version : undefined;
  };
  const move: Moving['move'] = async (node, from, to) => {
    const version = await send(node, from, to);
    if (version === undefined) return;
    const undo = async () => {
      if ((await send({ ...node, version }, to, from)) !== undefined) toasts.add({ text: t('movedBack', { name: node.name }) });
    };
    toasts.add({ text: t('moved', { name: node.name }), action: { label: t('undo'), run: () => void undo() } });
  };
  return { move, isPending, error, problem: conflict ? t('movedMeanwhile') : problem };
}
