import type { Tx } from '#kernel/database/database.ts';
import { isSold, returnPieces } from '#modules/inventory/index.ts';
import { lineRest } from '../ledger/line-rest.ts';
import { shareOfPieces, unaskedPart } from '../ledger/shares.ts';
import type { CanceledLine, Order, OrderDocumentLine } from '../order.ts';
import { saveOrder, type StoredOrder } from '../order-repository.ts';
import { skusOf, take } from './line-skus.ts';
import { countMissing, looseToLeave } from './missing-pieces.ts';

/**
 * Pieces of a locked order that are in no shipment will never leave: they are on the shelf again, and no longer the order's. What is
 * only held stays so until the order ends.
 */
export async function cancelPieces(tx: Tx, stored: StoredOrder, lines: readonly OrderDocumentLine[], now: Date): Promise<void> {
  const { order, pieces } = stored;
  const canceled = lines.filter(({ quantity }) => quantity > 0);
  if (canceled.length === 0) return;
  const isAway = await isSold(tx, order.number);
  const loose = isAway ? looseToLeave(stored) : [];
  const back = [...skusOf(order, canceled)].flatMap(([sku, quantity]) => take(loose, sku, quantity, null));
  const left = pieces.map((row) => ({ ...row }));
  for (const { sku, source, quantity } of back) take(left, sku, quantity, source);
  await saveOrder(tx, order.id, { canceledLines: canceledWith(order, canceled), pieces: left.filter(({ quantity }) => quantity > 0) }, now);
  await returnPieces(tx, order.number, back);
  await countMissing(tx, stored, back, now);
}

/** All that never leaves, with these; as long as nothing is paid they are the last pieces of what their line still asks for. */
function canceledWith(order: Order, canceled: readonly OrderDocumentLine[]): readonly CanceledLine[] {
  return order.lines.flatMap((line) => {
    const before = order.canceledLines.find(({ lineId }) => lineId === line.id);
    const now = canceled.reduce((sum, { lineId, quantity }) => (lineId === line.id ? sum + quantity : sum), 0);
    if (now === 0) return before ? [before] : [];
    const all = { ...before, lineId: line.id, quantity: (before?.quantity ?? 0) + now };
    if (order.paidAt !== null) return [all];
    const [unasked, rest] = [unaskedPart(order, line), lineRest(order, line)];
    const amount = unasked.amount + shareOfPieces(rest.amount, rest.pieces, rest.pieces - now, now);
    return [{ ...all, unasked: { quantity: unasked.pieces + now, amount } }];
  });
}
