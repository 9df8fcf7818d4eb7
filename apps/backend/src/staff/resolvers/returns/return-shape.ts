import { findWithdrawalById, type Withdrawal } from '#modules/forms/index.ts';
import { findOrder, pieceLedger, type Order, type StoredOrder } from '#modules/orders/index.ts';
import {
  dayOf,
  daysUntil,
  dueDays,
  noDay,
  openPieces,
  periodOf,
  rejectionOf,
  isGoodWill,
  settledPieces,
  type ListedReturn,
  type Return,
} from '#modules/returns/index.ts';
import type { Parts } from '../../parts.ts';
import { money } from '../orders/order-shape.ts';

export const returnSummaryShape = (row: ListedReturn, now: Date) => {
  const { refund, goods } = dueDays(row);
  return {
    id: row.number,
    number: row.number,
    version: row.version,
    kind: row.kind,
    state: row.state,
    order: row.orderNumber,
    isOrderKnown: row.orderId !== null,
    name: row.personName,
    statedAt: row.statedAt,
    pieces: row.pieces,
    refundDueOn: refund,
    goodsDueOn: goods,
    daysLeft: row.dueOn === noDay ? null : daysUntil(row.dueOn, dayOf(now)),
    branch: row.source,
    marks: row.marks,
    refunded: money(row.refunded),
  };
};

/** A return with what its page shows beside it. */
export type FoundReturn = { readonly back: Return; readonly stored: StoredOrder | undefined; readonly withdrawal: Withdrawal | undefined };

export async function readFound({ database }: Pick<Parts, 'database'>, back: Return): Promise<FoundReturn> {
  const stored = back.orderId === null ? undefined : await findOrder(database, { id: back.orderId });
  const withdrawal = back.withdrawalId === null ? undefined : await findWithdrawalById(database, back.withdrawalId);
  return { back, stored, withdrawal };
}

/** A return as its page shows it; what only some may see is found by its own resolvers, from `found`. */
export function returnPageShape(found: FoundReturn, now: Date) {
  const { back, stored, withdrawal } = found;
  const { refund, goods } = dueDays(back);
  const days = [refund, goods].filter((day) => day !== null).toSorted();
  const order = stored?.order;
  const period = order && back.kind === 'withdrawal' ? periodOf(order) : undefined;
  return {
    typename: 'Return',
    found,
    id: back.number,
    number: back.number,
    version: back.version,
    kind: back.kind,
    state: back.state,
    order: back.orderNumber,
    isOrderKnown: order !== undefined,
    name: back.personName,
    country: order ? (order.shippingAddress ?? order.billingAddress).countryCode : null,
    statedAt: back.statedAt,
    statement: withdrawal ? { ...withdrawal, found } : null,
    deadline: period?.deadline ?? null,
    deliveredOn: period?.deliveredOn ?? null,
    isDeliveryKnown: period?.isDeliveryKnown ?? false,
    refundDueOn: refund,
    goodsDueOn: goods,
    daysLeft: days[0] === undefined ? null : daysUntil(days[0], dayOf(now)),
    branch: back.source,
    marks: back.marks,
    lines: order ? linesOf(order, back) : [],
    settlements: back.settlements.map((one) => ({
      at: one.at,
      refund: one.refundNumber,
      refundState: one.refundState,
      total: money(one.total),
      delivery: money(one.delivery),
      lines: one.lines,
      why: one.why,
      exchange: one.exchange,
      giftCard: one.giftCard === null ? null : { number: one.giftCard, found },
    })),
    rejection: back.state === 'rejected' ? rejectionOf(back) : null,
    settlesAsGoodWill: isGoodWill(back),
  };
}

export type ReturnPageShape = ReturnType<typeof returnPageShape>;

function linesOf(order: Order, back: Return) {
  const ledger = new Map(pieceLedger(order).map((pieces) => [pieces.lineId, pieces]));
  return back.lines.flatMap((line) => {
    const sold = order.lines.find(({ id }) => id === line.lineId);
    if (!sold) return [];
    const findings = back.findings.filter(({ lineId }) => lineId === line.lineId);
    return [
      {
        ...soldShape(order, sold),
        sent: ledger.get(line.lineId)?.sent ?? 0,
        quantity: line.quantity,
        reason: line.reason,
        received: line.received,
        settled: settledPieces(back, line.lineId),
        refused: line.refused,
        open: openPieces(back, line),
        findings: findings.map((finding) => ({ ...finding, valueLoss: money(finding.valueLoss) })),
      },
    ];
  });
}

/** What was sold, for whoever has it in their hands. */
export const soldShape = (order: Order, sold: Order['lines'][number]) => ({
  lineId: sold.id,
  sku: sold.sku,
  name: sold.name,
  options: sold.options,
  pictured: { order, line: sold },
  unit: money(Math.floor((sold.rowIncl - sold.discount) / sold.quantity)),
  isMadeToMeasure: sold.isMadeToMeasure === true,
});
