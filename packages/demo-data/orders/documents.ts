import { text } from '../catalogue/text.ts';
import { fingerprint } from '../catalogue/plan/random.ts';
import type { Text } from '../model.ts';
import { shareOut, sumOf, vatIn } from './arithmetic.ts';
import { addDays, instant, shippingDayAfter } from './calendar.ts';
import type { Delivery } from './delivery-of.ts';
import type { DemoDocumentLine, DemoInvoice, DemoOrder, DemoRefund, DemoShipment } from './model.ts';
import type { OrderPlan } from './plan.ts';

type Draft<Document> = Omit<Document, 'number'>;
export type Documents = {
  readonly invoices: readonly Draft<DemoInvoice>[];
  readonly shipments: readonly Draft<DemoShipment>[];
  readonly refunds: readonly Draft<DemoRefund>[];
};

/** The row of an order as its papers need it; `payableCents` is after the coupon. */
type PaidRow = DemoDocumentLine & { readonly payableCents: number };

type Paper = {
  readonly plan: OrderPlan;
  readonly placedDay: string;
  readonly delivery: Delivery;
  readonly rows: readonly PaidRow[];
  readonly totals: DemoOrder['totals'];
  readonly taxPercent: number;
  readonly language: DemoOrder['language'];
};

/** Deducted when the customer sends something back with our label. */
const returnLabelCents = 495;

const refundWords: Readonly<Record<'label' | 'shop' | 'fault', Text>> = {
  label: text(
    'Retour per post, retourlabel verrekend.',
    'Rücksendung per Post, Rücksendeetikett verrechnet.',
    'Returned by post, return label deducted.',
  ),
  shop: text('Teruggebracht in de winkel.', 'Im Laden zurückgegeben.', 'Returned in the shop.'),
  fault: text('Gebrek erkend, kosten voor ons.', 'Mangel anerkannt, Kosten tragen wir.', 'Defect accepted, costs borne by us.'),
};

const plain = ({ sku, quantity }: DemoDocumentLine): DemoDocumentLine => ({ sku, quantity });

/** What has left the shop in each status. */
function shippedRows({ plan, rows }: Paper): readonly PaidRow[] {
  if (plan.status === 'complete' || plan.status === 'holded') return rows;
  return plan.status === 'processing' ? rows.filter(({ sku }) => plan.shippedSkus?.includes(sku)) : [];
}

/** A transfer takes a day to arrive; nothing leaves before it. */
const paidDay = ({ plan, placedDay }: Paper): string => (plan.payment === 'banktransfer' ? addDays(placedDay, 1) : placedDay);

function shippingInstant(paper: Paper): string {
  const packed = shippingDayAfter(paidDay(paper));
  return paper.delivery.branch ? instant(shippingDayAfter(packed), '13:30') : instant(packed, '15:40');
}

/** Twelve digits that follow the order, since the parcel is as invented as the order. */
const trackingNumber = (prefix: string, seed: string): string =>
  `${prefix}${String(fingerprint(seed)).padStart(10, '0')}${String(fingerprint(`${seed}-2`) % 100).padStart(2, '0')}`;

const trackingPrefixes: Readonly<Record<string, string>> = { postnl: '3SMASI', dhl: 'JVGL', bpost: '3232' };

function shipmentsOf(paper: Paper): Documents['shipments'] {
  const { plan, delivery, language } = paper;
  const rows = shippedRows(paper);
  if (rows.length === 0) return [];
  const number = trackingNumber(trackingPrefixes[delivery.carrierCode] ?? '', `${plan.daysAgo} ${plan.time}`);
  const tracking = delivery.branch ? [] : [{ carrierCode: delivery.carrierCode, title: delivery.carrierTitle[language], number }];
  return [{ createdAt: shippingInstant(paper), lines: rows.map(plain), tracking }];
}

/** Online payments are invoiced at once, transfers when they arrive, the others when the goods leave. */
function invoicesOf(paper: Paper): Documents['invoices'] {
  const { plan, placedDay, rows, totals } = paper;
  const isPaid = plan.status === 'complete' || plan.status === 'processing' || plan.status === 'holded';
  const isAtDispatch = plan.payment === 'purchaseorder' || plan.payment === 'payinstore';
  if (!isPaid || (isAtDispatch && shippedRows(paper).length === 0)) return [];
  const paidAt = plan.payment === 'banktransfer' ? instant(paidDay(paper), '10:00') : instant(placedDay, plan.time);
  const createdAt = isAtDispatch ? shippingInstant(paper) : paidAt;
  return [{ createdAt, lines: rows.map(plain), totalCents: totals.grandTotalCents }];
}

/** Price of what came back after its share of the coupon; with everything back, the delivery as well (LAW-08). */
function refundsOf({ plan, placedDay, rows, totals, taxPercent, language }: Paper): Documents['refunds'] {
  const { refund } = plan;
  if (!refund) return [];
  const isFull = refund.items === 'everything';
  const back: readonly DemoDocumentLine[] = refund.items === 'everything' ? rows.map(plain) : refund.items;
  const lines = back.map(({ sku, quantity }) => {
    const row = rows.find((candidate) => candidate.sku === sku);
    if (!row) throw new Error(`${sku} was not ordered`);
    return { sku, quantity, cents: sumOf(shareOut(row.payableCents, Array<number>(row.quantity).fill(1)).slice(0, quantity)) };
  });
  const shippingCents = isFull || lines.length === rows.length ? totals.shippingInclTaxCents : 0;
  const adjustmentCents = refund.by === 'label' ? -returnLabelCents : 0;
  const totalCents = sumOf(lines.map(({ cents }) => cents)) + shippingCents + adjustmentCents;
  const createdAt = instant(addDays(placedDay, refund.daysAfter), '09:30');
  return [
    {
      createdAt,
      lines,
      shippingCents,
      adjustmentCents,
      totalCents,
      taxCents: vatIn(totalCents, taxPercent),
      comment: refundWords[refund.by][language],
    },
  ];
}

/** Invoices, shipments and refunds of an order, still without numbers. */
export const documentsOf = (paper: Paper): Documents => ({
  invoices: invoicesOf(paper),
  shipments: shipmentsOf(paper),
  refunds: refundsOf(paper),
});
