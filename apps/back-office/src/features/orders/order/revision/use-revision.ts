import { RevisionPreviewDocument, type RevisionInput } from '../../../../generated/graphql.ts';
import { ask } from '../../../../lib/api/api.ts';
import { useTyped, type Typed } from '../../../../lib/edits/use-edits.ts';
import { usePreview, type Previewed } from '../../../../lib/desk/use-preview.ts';
import { countOf, type Quantities } from '../../../../lib/pieces/quantities.ts';
import type { Order, RevisionPreview } from '../order.ts';
import { currentOf, editableLines, lineEdit, revisionInput, type RevisionValues } from './revision-draft.ts';

export type RevisionDesk = {
  readonly typed: Typed<RevisionValues>;
  readonly previewed: Previewed<RevisionPreview>;
  /** Pieces that would go, by line. */
  readonly removed: Quantities;
};

async function load(wanted: string) {
  // A preview writes nothing: neither its key nor its reason is taken.
  const input = { ...(JSON.parse(wanted) as RevisionInput), reason: 'preview', key: 'preview' };
  return (await ask(RevisionPreviewDocument, { input })).revisionPreview;
}

/** An edit of the order as far as it is filled in: kept on the device, and counted by the shop while its sheet is open. */
export function useRevision(order: Order, isOpen: boolean): RevisionDesk {
  const typed = useTyped('orderRevision', order.number, currentOf(order));
  const input = revisionInput(order, typed.values);
  const previewed = usePreview<RevisionPreview>(
    isOpen && input ? JSON.stringify({ ...input, reason: '' }) : undefined,
    order.version,
    load,
  );
  const removed = Object.fromEntries(
    editableLines(order).map((line) => {
      const { quantity, sku } = lineEdit(typed.values, line);
      return [line.id, sku === line.sku ? Math.max(0, line.ordered - quantity) : quantity];
    }),
  );
  return { typed, previewed, removed: countOf(removed) > 0 ? removed : {} };
}
