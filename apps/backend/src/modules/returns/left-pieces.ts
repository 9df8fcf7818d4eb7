import { leftShipments, piecesOfLine, type Order } from '#modules/orders/index.ts';
import type { Return } from './return.ts';

type Sent = Parameters<typeof piecesOfLine>[0];

/**
 * How many pieces of a line of a return left the shop: what the customer had when it was stated, and what was sent all the same. The others
 * were never sent, and nobody waits for them.
 */
export function leftPieces(
  order: Sent,
  { statedAt }: Pick<Return, 'statedAt'>,
  { lineId, quantity }: Pick<Return['lines'][number], 'lineId' | 'quantity'>,
): number {
  const { ordered, sent } = piecesOfLine(order, lineId);
  const before = leftShipments(order)
    .filter(({ shippedAt }) => shippedAt <= statedAt)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.lineId === lineId ? sum + line.quantity : sum), 0);
  const had = Math.min(quantity, before);
  return had + Math.max(0, quantity - had - (ordered - sent));
}

/** Whether nothing of a return ever left the shop. */
export const isNeverSent = (order: Pick<Order, keyof Sent>, back: Pick<Return, 'statedAt' | 'lines'>): boolean =>
  back.lines.length > 0 && back.lines.every((line) => line.received === 0 && leftPieces(order, back, line) === 0);
