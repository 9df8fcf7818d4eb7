import { isDeepStrictEqual } from 'node:util';
import { inputError } from '#kernel/errors.ts';
import type { Cents } from '#kernel/money.ts';
import type { CatalogueView } from '#modules/catalog/index.ts';
import { partOf } from '../documents/invoice-amounts.ts';
import { isOnAccount } from '../fulfilment/cancel-part.ts';
import { moneyLedger } from '../ledger/money-ledger.ts';
import { pieceLedger } from '../ledger/piece-ledger.ts';
import type { Order, OrderContent, RevisionChange } from '../order.ts';
import { undisputed } from '../payment/disputed.ts';
import { choosePayment } from '../refunds/refund-payment.ts';
import { contentOf, waitingRevision } from './order-content.ts';
import { priceContent } from './price-content.ts';
import { revisionChanges } from './revision-changes.ts';
import { wishedDelivery, type DeliveryTools, type WishedAddress } from './wished-delivery.ts';
import { wishedLines, type WishedLine } from './wished-lines.ts';

/** What staff wants to change of an order. */
export type RevisionWish = {
  readonly lines: readonly WishedLine[];
  readonly address?: WishedAddress | null | undefined;
  readonly delivery?: string | null | undefined;
  /** Cents off the goods. */
  readonly discount?: number | null | undefined;
};

export type RevisionDraft = {
  readonly before: OrderContent;
  readonly after: OrderContent;
  readonly changes: readonly RevisionChange[];
  /** What the customer pays for it; negative: gets back. */
  readonly difference: Cents;
};

export type DraftTools = DeliveryTools & { readonly view: CatalogueView; readonly listPercent: number; readonly now: Date };

/** Whether an order can be edited at all: it goes on, and is paid or on account. */
export const isEditable = (order: Order): boolean => order.status === 'processing' && (order.paidAt !== null || isOnAccount(order));

/** An edit as it would be; refused where something stands against it. */
export function draftRevision(order: Order, wish: RevisionWish, tools: DraftTools): RevisionDraft {
  if (!isEditable(order)) throw inputError(`Order ${order.number} is ${order.status}: it cannot be edited.`);
  const waiting = waitingRevision(order);
  if (waiting) throw inputError(`Order ${order.number} waits for its customer: withdraw revision ${waiting.number} first.`);
  const before = contentOf(order);
  const targets = wishedLines(order, wish.lines, tools);
  if (targets.length === 0) throw inputError(`Nothing would be left of order ${order.number}: cancel it.`);
  const discount = wish.discount ?? 0;
  const after = priceContent(order, { targets, discount, ...wishedDelivery(order, wish, tools) });
  const draft = {
    before,
    after,
    changes: revisionChanges(before, after, wish),
    difference: after.totals.grandTotal - before.totals.grandTotal,
  };
  checkDraft(order, draft);
  return draft;
}

function checkDraft(order: Order, { after, changes, difference }: RevisionDraft): void {
  if (changes.length === 0) throw inputError('Nothing would be changed.');
  const next: Order = { ...order, ...after };
  if (!pieceLedger(next).some(({ ordered, canceled }) => ordered > canceled))
    throw inputError(`Nothing would be left of order ${order.number}: cancel it.`);
  const { refundableDelivery } = moneyLedger(order);
  const delivered = (order.totals.shipping?.incl ?? 0) - refundableDelivery;
  if ((after.totals.shipping?.incl ?? 0) < delivered) throw inputError('Delivery costs were given back already.');
  if (order.paidAt !== null && difference < 0) {
    const { refundable } = moneyLedger(undisputed(order));
    if (-difference > refundable) throw inputError(`At most ${refundable} cents are left to give back.`);
    choosePayment(order, -difference);
  }
  checkParcels(order, next);
}

/** What is on the invoice of a parcel stays as it was written. */
function checkParcels(order: Order, next: Order): void {
  for (const invoice of order.invoices.filter(({ shipment }) => shipment !== null)) {
    const [was, is] = [partOf(order, invoice), partOf(next, invoice)];
    if (!isDeepStrictEqual([was.total, was.rates], [is.total, is.rates]))
      throw inputError('What is on an invoice of a parcel cannot change.');
  }
}

/** Why an edit that waited can no longer be applied; undefined when it can. */
export function whyNotAny(order: Order, { before, after }: Pick<RevisionDraft, 'before' | 'after'>): string | undefined {
  if (!isEditable(order)) return `the order is ${order.status}`;
  if (!isDeepStrictEqual(before, contentOf(order))) return 'the order was edited meanwhile';
  const ledger = pieceLedger(order);
  const isShort = ledger.some(({ lineId, planned, sent, canceled, refunded, ordered }) => {
    const left = after.lines.find(({ id }) => id === lineId)?.quantity ?? 0;
    return left < ordered && left < Math.max(planned + sent + canceled, refunded);
  });
  if (isShort) return 'its pieces were sent or given back meanwhile';
  const isMoved = !isDeepStrictEqual(before.shippingAddress, after.shippingAddress);
  if (isMoved && ledger.some(({ sent, planned }) => sent + planned > 0)) return 'a parcel was planned meanwhile';
  return undefined;
}
