import { toDecimal } from '#kernel/money.ts';
import { isUnanswered, type Order, type OrderRefund } from '#modules/orders/index.ts';

export const euros = (cents: number): string => `€ ${toDecimal(cents).toFixed(2)}`;

/** An order in a list. */
export const orderLine = ({ number, placedAt, status, email, totals, paymentMethod }: Order): string =>
  [number, placedAt.toISOString(), status, email, euros(totals.grandTotal), paymentMethod.code].join('\t');

const refundState = (refund: OrderRefund): string => (isUnanswered(refund) ? 'requested, not taken by the provider' : refund.state);

/** An order with everything that happened to it. */
export const orderLines = (order: Order): readonly string[] => [
  orderLine(order),
  ...order.lines.map(
    ({ id, quantity, sku, name, rowIncl, discount }) => `  line ${id}\t${quantity} × ${sku}\t${name}\t${euros(rowIncl - discount)}`,
  ),
  `  delivery\t${order.shippingMethod ? `${order.shippingMethod.carrierCode}/${order.shippingMethod.methodCode}` : '-'}\t${euros(order.totals.shipping?.incl ?? 0)}`,
  ...order.attempts.map(
    ({ providerOrderId, methodCode, state, providerStatus }) =>
      `  payment\t${providerOrderId}\t${methodCode}\t${state}\t${providerStatus ?? ''}`,
  ),
  ...order.invoices.map(
    ({ number, grandTotal, dueOn }) => `  invoice\t${number}\t${euros(grandTotal)}${dueOn === null ? '' : `\tdue ${dueOn}`}`,
  ),
  ...order.shipments.map(
    ({ number, state, source, tracking }) =>
      `  shipment\t${number}\t${state}\t${source ?? '-'}\t${tracking.map((parcel) => parcel.number).join(', ')}`,
  ),
  ...order.refunds.map((refund) => `  refund\t${refund.number}\t${euros(refund.total)}\t${refundState(refund)}`),
  ...order.events.map(({ at, status, by, message }) => `  ${at.toISOString()}\t${status}\t${by}\t${message ?? ''}`),
];
