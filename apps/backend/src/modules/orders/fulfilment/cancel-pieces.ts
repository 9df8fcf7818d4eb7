import type { Tx } from '#kernel/database/database.ts';
import { isSold, returnPieces } from '#modules/inventory/index.ts';
import type { OrderDocumentLine } from '../order.ts';
import { saveOrder, type StoredOrder } from '../order-repository.ts';
import { looseStock, skusOf, take } from './line-skus.ts';

/**
 * Pieces of a locked order that are in no shipment will never leave: they are on the shelf again, and no longer the order's. What is
 * only held stays so until the order ends.
 */
export async function cancelPieces(tx: Tx, { order, pieces }: StoredOrder, lines: readonly OrderDocumentLine[], now: Date): Promise<void> {
  const canceled = lines.filter(({ quantity }) => quantity > 0);
  if (canceled.length === 0) return;
  const isAway = await isSold(tx, order.number);
  const loose = isAway ? looseStock(order, pieces).map((row) => ({ ...row })) : [];
  const back = [...skusOf(order, canceled)].flatMap(([sku, quantity]) => take(loose, sku, quantity, null));
  const left = pieces.map((row) => ({ ...row }));
  for (const { sku, source, quantity } of back) take(left, sku, quantity, source);
  const canceledLines = [...Map.groupBy([...order.canceledLines, ...canceled], ({ lineId }) => lineId)].map(([lineId, same]) => ({
    lineId,
    quantity: same.reduce((sum, line) => sum + line.quantity, 0),
  }));
  await saveOrder(tx, order.id, { canceledLines, pieces: left.filter(({ quantity }) => quantity > 0) }, now);
  await returnPieces(tx, order.number, back);
}
