import { normaliseEmail } from '@shop/rules/email';
import type { Tx } from '#kernel/database/database.ts';
import { contactMark, fold, nameWords, wordList } from '#kernel/found-words.ts';
import { auditChannel, type AuditNotice } from '#modules/audit/index.ts';
import type { Withdrawal } from '#modules/forms/index.ts';
import { findOrder, listColumns, lockOrder, pieceLedger, type Order, type StoredOrder } from '#modules/orders/index.ts';
import { dayOf, refundDueOn } from './clocks.ts';
import { marksOf } from './marks.ts';
import { findReturnOfWithdrawal, insertReturn, lockReturn, returnsOfOrder, saveOrderOf } from './return-repository.ts';
import type { Return, ReturnLine } from './return.ts';

/** A statement becomes a return at once, in the same transaction; which order it means is looked at later, as for its receipt. */
export async function takeStatement(tx: Tx, withdrawal: Withdrawal): Promise<Return> {
  const { id, orderNumber, customerId, receivedAt, name } = withdrawal;
  const given = {
    orderId: null,
    orderNumber,
    withdrawalId: id,
    customerId,
    kind: 'withdrawal' as const,
    branches: [],
    statedAt: receivedAt,
    registeredBy: null,
    refundDueOn: refundDueOn(receivedAt),
    marks: marksOf({
      kind: 'withdrawal',
      statedAt: receivedAt,
      order: undefined,
      lines: [],
      others: [],
      namesOthers: false,
      isVerified: false,
    }),
    personName: name,
    lines: [],
    words: typedWords(withdrawal),
  };
  const back = await insertReturn(tx, given, Number(dayOf(receivedAt).slice(0, 4)), { by: 'shopper', now: receivedAt });
  await tellScreens(tx, back, 'return.state');
  return back;
}

/** Open screens hear of what no person of the staff did. */
async function tellScreens(tx: Tx, { number, version, branches }: Return, action: string): Promise<void> {
  const notice: AuditNotice = { entity: 'return', entityId: number, version, action, branches };
  await tx.notify(auditChannel, JSON.stringify(notice));
}

/** Of a statement without an order: what was typed. */
function typedWords({ orderNumber, name, email }: Withdrawal): readonly string[] {
  return wordList([fold(orderNumber), ...nameWords(name), contactMark + fold(email)]);
}

/** The order that a statement names, once it was looked at; what it says of pieces becomes lines. */
export async function meetOrder(tx: Tx, withdrawal: Withdrawal): Promise<void> {
  const back = (await findReturnOfWithdrawal(tx, withdrawal.id)) ?? (await takeStatement(tx, withdrawal));
  const found = back.orderId === null ? await findOrder(tx, { number: withdrawal.orderNumber }) : undefined;
  if (found) await tellScreens(tx, await giveOrder(tx, back, await lockOrder(tx, found.order.id), withdrawal), 'return.meet');
}

/** Connects a return that has no order, or the wrong one, with the order that is meant. */
export async function giveOrder(tx: Tx, seen: Return, stored: StoredOrder, withdrawal: Withdrawal | undefined): Promise<Return> {
  const { order, pieces } = stored;
  const back = await lockReturn(tx, seen.id);
  const stated = statedLines(order, withdrawal?.items ?? []);
  const others = (await returnsOfOrder(tx, order.id)).filter(({ id, state }) => id !== back.id && state !== 'rejected');
  const isVerified =
    withdrawal === undefined || withdrawal.isVerified === true || normaliseEmail(withdrawal.email) === normaliseEmail(order.email);
  const { personName, sources, words } = listColumns({ ...order, pieces });
  await saveOrderOf(tx, back.id, {
    orderId: order.id,
    orderNumber: order.number,
    customerId: order.customerId ?? withdrawal?.customerId ?? null,
    branches: stored.sources ?? sources,
    marks: marksOf({ kind: back.kind, statedAt: back.statedAt, order, others, isVerified, ...stated }),
    personName,
    lines: stated.lines,
    words: [...words, order.number],
  });
  return lockReturn(tx, back.id);
}

type Stated = { readonly lines: readonly ReturnLine[]; readonly namesOthers: boolean };

/** What a statement means of an order: all of it when it names no pieces. More than there are, or others, are not refused but told. */
function statedLines(order: Order, items: Withdrawal['items']): Stated {
  const line = (lineId: number, quantity: number): ReturnLine => ({ lineId, quantity, reason: null, received: 0, refused: 0 });
  const ours = new Map(pieceLedger(order).map(({ lineId, ordered, canceled }) => [lineId, ordered - canceled]));
  const isWhole = items.length === 0;
  if (isWhole)
    return { lines: [...ours].filter(([, quantity]) => quantity > 0).map(([id, quantity]) => line(id, quantity)), namesOthers: false };
  const counts = new Map<number, number>();
  let namesOthers = false;
  for (const { sku, quantity } of items) {
    let left = Math.floor(quantity);
    for (const { id } of order.lines.filter((one) => fold(one.sku) === fold(sku))) {
      const part = Math.min(left, (ours.get(id) ?? 0) - (counts.get(id) ?? 0));
      if (part <= 0) continue;
      counts.set(id, (counts.get(id) ?? 0) + part);
      left -= part;
    }
    namesOthers ||= left > 0 || !Number.isInteger(quantity);
  }
  return { lines: [...counts].map(([id, quantity]) => line(id, quantity)), namesOthers };
}
