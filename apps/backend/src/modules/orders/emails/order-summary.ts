import { addressLines, formatDays, formatMoment, formatMoney, formatPercent } from '../documents/format.ts';
import { lineDetails, lineMaterials } from '../documents/describe-line.ts';
import type { Order } from '../order.ts';
import { orderMailWords } from './words.ts';

type SummaryItem = {
  readonly quantity: number;
  readonly name: string;
  readonly details: readonly string[];
  readonly amount: string;
};
export type SummaryRow = readonly [label: string, value: string];

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
  const { language, totals, coupon, tax } = order;
  const word = orderMailWords[language];
  const money = (cents: number): string => formatMoney(cents, language);
  return {
    items: order.lines.map((line) => ({
      quantity: line.quantity,
      name: line.isSample ? `${line.name} (${word.sample})` : line.name,
      details: [...lineDetails(line), ...lineMaterials(line), `${word.itemNumber}: ${line.sku}`],
      amount: money(line.rowIncl),
    })),
    totals: [
      [word.subtotal, money(totals.subtotalIncl)],
      ...(totals.discount === 0 ? [] : [[coupon ? `${word.discount} (${coupon.label})` : word.discount, money(-totals.discount)] as const]),
      ...(totals.shipping ? [[word.shipping, totals.shipping.incl === 0 ? word.free : money(totals.shipping.incl)] as const] : []),
    ],
    grandTotal: [tax.isExempt ? word.totalExempt : word.total, money(totals.grandTotal)],
    taxes: totals.taxes.map(({ percent, tax: cents }) => [word.included.replace('{rate}', formatPercent(percent, language)), money(cents)]),
    facts: factsOf(order),
  };
}

function factsOf(order: Order): readonly SummaryRow[] {
  const { language, pickup, shippingAddress, shippingMethod, expected, paymentMethod, customerNote } = order;
  const word = orderMailWords[language];
  const branch = pickup && [pickup.name, pickup.street, `${pickup.postcode} ${pickup.city}`].join('\n');
  const rows: readonly (SummaryRow | false)[] = [
    [word.orderNumber, order.number],
    [word.orderedOn, formatMoment(order.placedAt, language)],
    branch !== null && [word.pickup, branch],
    !pickup && shippingAddress !== null && [word.shippingAddress, addressLines(shippingAddress, language).join('\n')],
    shippingMethod !== null && [word.shippingMethod, [shippingMethod.carrierTitle, shippingMethod.methodTitle].filter(Boolean).join(' – ')],
    expected !== null && [pickup ? word.readyFrom : word.expected, formatDays(expected, language)],
    [word.billingAddress, addressLines(order.billingAddress, language).join('\n')],
    [word.paymentMethod, paymentMethod.title],
    Boolean(paymentMethod.purchaseOrderNumber) && [word.reference, paymentMethod.purchaseOrderNumber ?? ''],
    Boolean(customerNote) && [word.note, customerNote ?? ''],
  ];
  return rows.filter((row) => row !== false);
}
