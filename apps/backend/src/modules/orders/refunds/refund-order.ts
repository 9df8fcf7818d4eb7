import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import type { Cents } from '#kernel/money.ts';
import { PaymentError } from '#modules/payments/index.ts';
import { insertRefund, nextNumber } from '../documents/document-repository.ts';
import { queueMail } from '../emails/order-mail.ts';
import { cancelPieces } from '../fulfilment/cancel-pieces.ts';
import { completeWhenDone } from '../fulfilment/complete-order.ts';
import { lineRest } from '../ledger/line-rest.ts';
import { moneyLedger } from '../ledger/money-ledger.ts';
import { piecesOfLine } from '../ledger/piece-ledger.ts';
import { shareOfPieces, unaskedPart } from '../ledger/shares.ts';
import type { Order, OrderActor, OrderDocumentLine, OrderInvoice, OrderRefund } from '../order.ts';
import { findOrder, insertEvent, lockOrder, raiseVersion, type StoredOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { queueRefund } from './refund-queue.ts';
import { refundTaxes } from './refund-taxes.ts';
import { refundParts, type RefundPart } from './refund-parts.ts';
import { paymentOf } from './refund-payment.ts';
import { sendRefund } from './send-refund.ts';

/** Pieces of a line that come back; `behind` so many that are offered in exchange meanwhile, whose share is not theirs. */
type WishedPieces = OrderDocumentLine & { readonly behind?: number };

/** Lines by their number and how many come back, delivery costs, and anything else; all including VAT. */
export type RefundWish = {
  readonly lines: readonly WishedPieces[];
  readonly shipping: Cents;
  readonly adjustment: Cents;
  readonly reason: string;
  /** The pieces are still here and never leave; otherwise those that were sent are meant first. */
  readonly isUnsent?: boolean;
  /** What the adjustment is about when no lines go with it: it has their VAT, and corrects their invoice. */
  readonly about?: Pick<OrderRefund, 'lines' | 'shipping'>;
};

/** Everything that was not given back yet. */
const wholeRefund = (order: Order, reason: string): RefundWish => ({
  lines: order.lines.map((line) => ({ lineId: line.id, quantity: lineRest(order, line).pieces })).filter(({ quantity }) => quantity > 0),
  shipping: moneyLedger(order).refundableDelivery,
  adjustment: 0,
  reason,
});

/** What some pieces of a line cost after its discounts: the last piece takes what rounding left, so a line never gives back more. */
function lineAmount(order: Order, lineId: number, quantity: number, behind = 0): Cents {
  const line = order.lines.find(({ id }) => id === lineId);
  const rest = line ? lineRest(order, line) : { pieces: 0, amount: 0 };
  if (!Number.isInteger(quantity) || quantity < 1 || behind + quantity > rest.pieces) {
    throw inputError(`Line ${lineId} does not have ${quantity} pieces left to give back.`);
  }
  return shareOfPieces(rest.amount, rest.pieces, behind, quantity);
}

/** Of the pieces whose money goes back: how many will never leave, and how many of those could still have. */
function unsentOf(order: Order, lineId: number, quantity: number, isUnsent = false): { readonly unsent: number; readonly newly: number } {
  const { canceled, sent, refundedSent, refunded, open } = piecesOfLine(order, lineId);
  const line = order.lines.find(({ id }) => id === lineId);
  const unasked = line ? unaskedPart(order, line).pieces : 0;
  const canceledBefore = Math.min(quantity, Math.max(0, canceled - unasked - (refunded - refundedSent)));
  const ofSent = isUnsent ? 0 : Math.min(quantity - canceledBefore, sent - refundedSent);
  const newly = quantity - canceledBefore - ofSent;
  if (newly > open) throw inputError(`Pieces of line ${lineId} are in a shipment that has not left: cancel it first.`);
  return { unsent: canceledBefore + newly, newly };
}

/**
 * The invoice that a credit note corrects: the newest with pieces that go back; without pieces the first, which has the delivery costs.
 * Null when what goes back is on none: then it names the order.
 */
function correctedInvoice(order: Order, lines: OrderRefund['lines']): string | null {
  const { invoices } = order;
  if (lines.length === 0) return invoices[0]?.number ?? null;
  const invoiced = lines.filter(({ lineId, quantity, unsent = 0 }) => {
    const pieces = piecesOfLine(order, lineId);
    return quantity > Math.min(unsent, pieces.ordered - pieces.invoiced);
  });
  const isOn = (invoice: OrderInvoice): boolean => invoice.lines.some(({ lineId }) => invoiced.some((line) => line.lineId === lineId));
  return invoices.findLast(isOn)?.number ?? null;
}

/** Pieces as they would go back, and what they cost. */
export function refundLines(order: Order, { lines, isUnsent }: Pick<RefundWish, 'lines' | 'isUnsent'>): OrderRefund['lines'] {
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length) throw inputError('A line is given back once a refund.');
  return lines.map(({ lineId, quantity, behind }) => ({
    lineId,
    quantity,
    amount: lineAmount(order, lineId, quantity, behind),
    unsent: unsentOf(order, lineId, quantity, isUnsent).unsent,
  }));
}

type Draft = Omit<OrderRefund, 'number'>;

/** A refund as it would be, before it has a number: what goes back for what, with its VAT by rate. Never more than is left. */
export function draftRefund(order: Order, wished: RefundWish | 'everything', reason: string, now: Date): Draft {
  const wish = wished === 'everything' ? wholeRefund(order, reason) : wished;
  const lines = refundLines(order, wish);
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0);
  const { refundable, refundableDelivery } = moneyLedger(order);
  if (wish.shipping < 0 || wish.shipping > refundableDelivery) throw inputError('More delivery costs than were paid cannot be given back.');
  const total = goods + wish.shipping + wish.adjustment;
  if (total <= 0) throw inputError('There is nothing to give back.');
  // Never more than is left, whatever the lines say.
  if (total > refundable) throw inputError(`At most ${refundable} cents are left to give back.`);
  const taxes = refundTaxes(order, lines, wish);
  return {
    invoiceNumber: correctedInvoice(order, lines.length > 0 ? lines : (wish.about?.lines ?? [])),
    issuedAt: now,
    lines,
    shipping: wish.shipping,
    adjustment: wish.adjustment,
    total,
    tax: taxes.reduce((sum, { tax }) => sum + tax, 0),
    taxes,
    revision: null,
    setOff: 0,
    payment: null,
    reason: wish.reason,
    state: 'requested',
    providerRefundId: null,
  };
}

type Written = {
  readonly wish: RefundWish | 'everything';
  readonly reason: string;
  readonly by: OrderActor;
  readonly now: Date;
  /** The card that has the money; then nobody is asked to send any. */
  readonly giftCard?: string | undefined;
  /** The order it pays for; likewise. */
  readonly exchange?: string | undefined;
};

/** A refund, or the parts of one that no single payment can give back. */
export type Refunds = readonly [OrderRefund, ...OrderRefund[]];

/**
 * Writes a refund of a locked order, in parts where no one payment has it all: each credit note gets its number here, under the lock, so
 * that two cannot both take the rest; a job looks after it from then on. Pieces that had not left never will, and are on the shelf again.
 */
export async function writeRefund(
  tx: Tx,
  services: Pick<OrderServices, 'jobs' | 'logger'>,
  stored: StoredOrder,
  { wish: wished, ...written }: Written,
): Promise<Refunds> {
  const { order } = stored;
  const { reason, by, now, giftCard, exchange } = written;
  const wish = wished === 'everything' ? wholeRefund(order, reason) : wished;
  const draft = draftRefund(order, wish, reason, now);
  const newly = draft.lines.map(({ lineId, quantity }) => ({ lineId, quantity: unsentOf(order, lineId, quantity, wish.isUnsent).newly }));
  const isMoney = giftCard === undefined && exchange === undefined;
  const [first, ...others] = isMoney ? refundParts(order, wish, draft) : [{ wish, payment: null }];
  if (!first) throw inputError('There is nothing to give back.');
  const refunds: [OrderRefund, ...OrderRefund[]] = [await writePart(tx, services, order, first, written)];
  for (const part of others) {
    const current = { ...order, refunds: [...order.refunds, ...refunds] };
    refunds.push(await writePart(tx, services, current, part, written));
  }
  await raiseVersion(tx, order.id);
  await cancelPieces(tx, stored, newly, now);
  const after = await findOrder(tx, { id: order.id });
  if (after) await completeWhenDone(tx, services, after, { by, now });
  return refunds;
}

/** One credit note, and the money by one payment. */
async function writePart(
  tx: Tx,
  { jobs }: Pick<OrderServices, 'jobs'>,
  order: Order,
  { wish, payment }: RefundPart,
  { reason, by, now, giftCard, exchange }: Omit<Written, 'wish'>,
): Promise<OrderRefund> {
  const isMoney = giftCard === undefined && exchange === undefined;
  const isAtProvider = isMoney && paymentOf(order, { payment }) !== undefined;
  const refund: OrderRefund = {
    ...draftRefund(order, wish, reason, now),
    payment,
    giftCard: giftCard ?? null,
    exchange: exchange ?? null,
    number: await nextNumber(tx, 'refund'),
    // Without a provider staff sends the money.
    state: isAtProvider ? 'requested' : 'done',
  };
  await insertRefund(tx, order.id, refund);
  await insertEvent(tx, order.id, { at: now, status: order.status, by, message: refund.reason, isVisible: false });
  if (isAtProvider) await queueRefund(tx, jobs, { orderId: order.id, number: refund.number }, now);
  else await queueMail(tx, jobs, order.id, { kind: 'refunded', reference: refund.number }, now);
  return refund;
}

/** Asks the provider to give a written refund back. One it refuses is marked and its amount is free again; one that cannot be asked hears of it from a job. */
export async function giveRefund(services: OrderServices, order: Order, refund: OrderRefund): Promise<void> {
  try {
    await sendRefund(services, order, refund);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    if (error.kind === 'refused') throw inputError(`The provider did not take the refund (${error.message}).`);
  }
}

/** Gives money back: written first, then the provider is asked. Answers with the refund, or its first part. */
export async function refundOrder(services: OrderServices, id: number, wish: RefundWish | 'everything', reason = ''): Promise<OrderRefund> {
  const { database, clock, inventory } = services;
  const { order, refunds } = await database.transaction(async (tx) => {
    const stored = await lockOrder(tx, id);
    return { order: stored.order, refunds: await writeRefund(tx, services, stored, { wish, reason, by: 'staff', now: clock.now() }) };
  });
  await inventory.refresh();
  for (const refund of refunds) await giveRefund(services, order, refund);
  const found = await findOrder(database, { id });
  const [first] = refunds;
  return found?.order.refunds.find(({ number }) => number === first.number) ?? first;
}
