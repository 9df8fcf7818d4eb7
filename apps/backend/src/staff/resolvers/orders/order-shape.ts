import {
  broughtTo,
  fulfilmentOf,
  isUnanswered,
  moneyLedger,
  pieceLedger,
  type ListedOrder,
  type Order,
  type OrderAddress,
  type StoredOrder,
} from '#modules/orders/index.ts';

/** An amount as the contract says it. */
export const money = (cents: number) => ({ cents, currency: 'EUR' });

export const summaryShape = (row: ListedOrder) => ({
  ...row,
  id: String(row.id),
  branch: row.branchCode,
  name: row.personName,
  country: row.countryCode,
  payment: row.paymentCode,
  total: money(row.grandTotal),
});

/** An order as its page shows it; what only some may see is found by its own resolvers, from `stored`. */
export function orderShape(stored: StoredOrder) {
  const { order, version } = stored;
  return {
    typename: 'Order',
    stored,
    id: String(order.id),
    number: order.number,
    version,
    status: order.status,
    fulfilment: fulfilmentOf(order),
    placedAt: order.placedAt,
    paidAt: order.paidAt,
    holdEndsAt: order.holdEndsAt,
    branch: order.pickup?.code ?? null,
    sources: stored.sources ?? [],
    country: (order.shippingAddress ?? order.billingAddress).countryCode,
    payment: order.paymentMethod.code,
    store: order.storeCode,
    name: nameOf(order.billingAddress),
    customerNote: order.customerNote,
    lines: linesOf(order),
    delivery: money(order.totals.shipping?.incl ?? 0),
    money: Object.fromEntries(Object.entries(moneyLedger(order)).map(([name, amount]) => [name, money(amount)])),
    shipments: order.shipments.map((shipment) => shipmentShape(order, shipment)),
    refunds: order.refunds.map(refundShape),
    invoices: order.invoices.map((invoice) => ({ ...invoice, total: money(invoice.grandTotal), paper: { stored, invoice } })),
  };
}

export type OrderShape = ReturnType<typeof orderShape>;

const nameOf = ({ firstname, middlename, lastname }: OrderAddress): string =>
  [firstname, middlename, lastname].filter((part) => part !== null && part !== '').join(' ');

function linesOf(order: Order) {
  const ledger = new Map(pieceLedger(order).map((pieces) => [pieces.lineId, pieces]));
  return order.lines.map((line) => ({
    ...ledger.get(line.id),
    id: line.id,
    sku: line.sku,
    name: line.name,
    options: line.options,
    pictured: { order, line },
    unit: money(line.unitIncl),
    row: money(line.rowIncl - line.discount),
    taxPercent: line.taxPercent,
  }));
}

/** The code of what is collected stays with who collects it. */
const shipmentShape = (order: Order, shipment: Order['shipments'][number]) => ({
  kept: { order, shipment },
  number: shipment.number,
  kind: shipment.kind,
  state: shipment.state,
  source: shipment.broughtFrom ?? shipment.source,
  broughtTo: broughtTo(order, shipment),
  plannedAt: shipment.plannedAt,
  packedAt: shipment.packedAt,
  sentAt: shipment.shippedAt,
  deliveredAt: shipment.deliveredAt,
  lines: shipment.lines,
  tracking: shipment.tracking.map((parcel) => ({ carrier: parcel.title, number: parcel.number, url: parcel.url })),
});

const refundShape = (refund: Order['refunds'][number]) => ({
  number: refund.number,
  at: refund.issuedAt,
  state: refund.state,
  total: money(refund.total),
  back: money(refund.total - refund.setOff),
  revision: refund.revision,
  tax: money(refund.tax),
  shipping: money(refund.shipping),
  adjustment: money(refund.adjustment),
  reason: refund.reason,
  lines: refund.lines,
  isUnanswered: isUnanswered(refund),
});

const addressShape = (address: OrderAddress) => ({
  name: nameOf(address),
  company: address.company,
  street: address.street,
  postcode: address.postcode,
  city: address.city,
  country: address.countryCode,
  telephone: address.telephone,
});

export const personShape = ({ email, customerId, billingAddress, shippingAddress }: Order) => ({
  email,
  customer: customerId === null ? null : String(customerId),
  billing: addressShape(billingAddress),
  shipping: shippingAddress && addressShape(shippingAddress),
});

export const attemptShape = (attempt: Order['attempts'][number]) => ({
  ...attempt,
  method: attempt.methodCode,
  amount: money(attempt.amount),
});
