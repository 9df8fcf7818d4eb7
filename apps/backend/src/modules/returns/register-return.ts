import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { listColumns, pieceLedger, type Order, type StoredOrder } from '#modules/orders/index.ts';
import { dayOf, refundDueOn } from './clocks.ts';
import { marksOf } from './marks.ts';
import { insertReturn, returnsOfOrder } from './return-repository.ts';
import { returnStates } from './return-states.ts';
import type { Return, ReturnHand, ReturnKind, ReturnReason } from './return.ts';

export type ReturnWish = ReturnHand & {
  readonly kind: ReturnKind;
  readonly lines: readonly { readonly lineId: number; readonly quantity: number; readonly reason: ReturnReason | null }[];
  readonly statedAt: Date;
};

/** How many pieces of each line were sent and are in no other return that is open or settled. */
export function returnablePieces(order: Order, returns: readonly Return[]): ReadonlyMap<number, number> {
  const claimed = new Map<number, number>();
  for (const { state, lines } of returns) {
    if (state === 'rejected') continue;
    for (const line of lines) {
      const pieces = returnStates[state].goods === 'away' ? line.quantity : line.received;
      claimed.set(line.lineId, (claimed.get(line.lineId) ?? 0) + pieces);
    }
  }
  return new Map(
    pieceLedger(order).map(({ lineId, sent, refundedSent }) => [
      lineId,
      Math.max(0, sent - Math.max(claimed.get(lineId) ?? 0, refundedSent)),
    ]),
  );
}

/** Registers what a customer says at the counter, on the telephone or in a letter. */
export async function registerReturn(tx: Tx, stored: StoredOrder, wish: ReturnWish): Promise<Return> {
  const { order, pieces } = stored;
  const { kind, statedAt, by, now } = wish;
  const returns = await returnsOfOrder(tx, order.id);
  checkWish(order, returns, wish);
  const lines = wish.lines.map((line) => ({ ...line, received: 0, refused: 0 }));
  const others = returns.filter(({ state }) => state !== 'rejected');
  const { personName, sources, words } = listColumns({ ...order, pieces });
  const given = {
    orderId: order.id,
    orderNumber: order.number,
    withdrawalId: null,
    customerId: order.customerId,
    kind,
    branches: stored.sources ?? sources,
    statedAt,
    registeredBy: by,
    refundDueOn: kind === 'withdrawal' ? refundDueOn(statedAt) : null,
    marks: marksOf({ kind, statedAt, order, lines, others, namesOthers: false, isVerified: true }),
    personName,
    lines,
    words: [...words, order.number],
  };
  return insertReturn(tx, given, Number(dayOf(now).slice(0, 4)), { by, now });
}

function checkWish(order: Order, returns: readonly Return[], { lines, statedAt, now }: ReturnWish): void {
  if (lines.length === 0) throw inputError('Say which pieces come back.', { field: 'lines', code: 'return-nothing' });
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length)
    throw inputError('A line is named once.', { field: 'lines', code: 'return-twice' });
  if (statedAt > now || statedAt < order.placedAt)
    throw inputError('It was said after the order, and not in the future.', { field: 'statedAt', code: 'return-moment' });
  const returnable = returnablePieces(order, returns);
  for (const { lineId, quantity } of lines) {
    const left = returnable.get(lineId) ?? 0;
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > left)
      throw inputError(`Of line ${lineId} ${left} pieces can come back.`, { field: 'lines', code: 'return-too-many' });
  }
}
