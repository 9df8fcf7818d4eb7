import { deliveryName } from '@shop/rules/delivery-name';
import { billRows, type BillRow } from '#modules/cart/index.ts';
import { addressLines, formatDate, formatDays, formatMoney, formatPercent } from '../documents/format.ts';
import { lineBasePrice, lineDetails, lineMaterials } from '../documents/describe-line.ts';
import type { Order } from '../order.ts';
import { orderMailMessages } from './messages.ts';

type SummaryItem = {
  readonly quantity: number;
  readonly name: string;
  readonly details: readonly string[];
  readonly amount: string;
  /** Content hash of its picture. */
  readonly picture: string | null;
};
type SummaryRow = readonly [label: string, value: string];

/** An order in words and amounts, for mail, plain text and PDF alike: what they show is the same by construction (LAW-06, R052). */
export type OrderSummary = {
  readonly items: readonly SummaryItem[];
  readonly totals: readonly SummaryRow[];
  readonly grandTotal: SummaryRow;
  readonly taxes: readonly SummaryRow[];
  readonly facts: readonly SummaryRow[];
};

/** Describes an order in its own language. */
export function summariseOrder(order: Order): OrderSummary {
  const { language, totals, tax } = order;
  const messages = orderMailMessages[language];
  const money = (cents: number): string => formatMoney(cents, language);
  return {
    items: order.lines.map((line) => ({
      quantity: line.quantity,
      name: line.isSample ? `${line.name} (${messages.sample})` : line.name,
      details: [...lineDetails(line), ...lineBasePrice(line, language), ...lineMaterials(line), `${messages.itemNumber}: ${line.sku}`],
      amount: money(line.rowIncl),
      picture: line.picture,
    })),
    totals: billRows(totals).map(({ kind, cents }) => [
      rowLabel(order, kind),
      kind === 'delivery' && cents === 0 ? messages.free : money(cents),
    ]),
    grandTotal: [tax.isExempt ? messages.totalExempt : messages.total, money(totals.grandTotal)],
    taxes: totals.taxes.map(({ percent, tax: cents }) => [
      messages.included.replace('{rate}', formatPercent(percent, language)),
      money(cents),
    ]),
    facts: factsOf(order),
  };
}

/** A coupon is named where it helped: beside the discount, or beside the delivery it made free. */
function rowLabel({ language, coupon, pickup, shippingMethod, totals }: Order, kind: BillRow['kind']): string {
  const messages = orderMailMessages[language];
  // What is collected is not delivered: its row has the name of the way, as on the screen.
  const delivery = pickup && shippingMethod ? deliveryName(shippingMethod.carrierTitle, shippingMethod.methodTitle) : messages.shipping;
  const label = { goods: messages.subtotal, discount: messages.discount, delivery }[kind];
  const hasHelped = kind === 'discount' || (kind === 'delivery' && (totals.shipping?.discount ?? 0) > 0);
  return coupon && hasHelped ? `${label} (${coupon.label})` : label;
}

/** A transfer has to arrive, and an offer to be ordered, before anything leaves: until then the days are not promised (LAW-06). */
function arrivalLabel({ language, pickup, paymentMethod, paidAt, exchange }: Order): string {
  const messages = orderMailMessages[language];
  if (paidAt === null && (paymentMethod.code === 'banktransfer' || exchange))
    return pickup ? messages.readyFromOncePaid : messages.expectedOncePaid;
  return pickup ? messages.readyFrom : messages.expected;
}

/** Where it goes or can be collected, how, and when. */
export function arrivalFacts(order: Order): readonly SummaryRow[] {
  const { language, pickup, shippingAddress, shippingMethod, expected } = order;
  const messages = orderMailMessages[language];
  const branch = pickup && [pickup.name, pickup.street, `${pickup.postcode} ${pickup.city}`].join('\n');
  const rows: readonly (SummaryRow | false)[] = [
    branch !== null && [messages.pickup, branch],
    !pickup && shippingAddress !== null && [messages.shippingAddress, addressLines(shippingAddress, language).join('\n')],
    shippingMethod !== null && [messages.shippingMethod, deliveryName(shippingMethod.carrierTitle, shippingMethod.methodTitle)],
    expected !== null && [arrivalLabel(order), formatDays(expected, language)],
  ];
  return rows.filter((row) => row !== false);
}

function factsOf(order: Order): readonly SummaryRow[] {
  const { language, paymentMethod, customerNote } = order;
  const messages = orderMailMessages[language];
  const rows: readonly (SummaryRow | false)[] = [
    [messages.orderNumber, order.number],
    [messages.orderedOn, formatDate(order.placedAt, language)],
    ...arrivalFacts(order),
    [messages.billingAddress, addressLines(order.billingAddress, language).join('\n')],
    [messages.paymentMethod, paymentMethod.title],
    Boolean(paymentMethod.purchaseOrderNumber) && [messages.reference, paymentMethod.purchaseOrderNumber ?? ''],
    Boolean(customerNote) && [messages.note, customerNote ?? ''],
  ];
  return rows.filter((row) => row !== false);
}
