import { zonedParts } from '@shop/rules/zoned-time';
import type { Language } from '@shop/contract';
import { encodeUid } from '#kernel/ids.ts';
import { toDecimal } from '#kernel/money.ts';
import { totalShape } from './amounts-shape.ts';
import { daysAsOf } from '../exchange/expected-days.ts';
import { creditMemoShape, invoiceShape, shipmentShape } from './document-shape.ts';
import { itemShape } from './item-shape.ts';
import { living } from '../ledger/money-ledger.ts';
import { payableOf } from '../ledger/payable.ts';
import { leftShipments, pieceLedger, piecesOfLine } from '../ledger/piece-ledger.ts';
import { isPayable } from '../fulfilment/move-order.ts';
import type { Order, OrderAddress } from '../order.ts';
import { orderStatuses, statusLabel } from '../fulfilment/order-statuses.ts';
import { everyLine } from '../revisions/order-content.ts';
import { orderMailMessages } from '../emails/messages.ts';
import { isPaidByHand, paymentFacts } from '../emails/payment-facts.ts';

/** `2026-11-15 12:00:00`, as the clock in the shop shows it. */
export function wireTime(at: Date): string {
  const { date, time, second } = zonedParts(at, 'Europe/Amsterdam');
  return `${date} ${time}:${String(second).padStart(2, '0')}`;
}

export type Viewer = {
  readonly language: Language;
  readonly now: Date;
  readonly customerId: number | undefined;
  /** The shop shows the address of who placed an order. */
  readonly seesEmail: boolean;
};

/** An order as the contract shows it. */
export function orderShape(order: Order, viewer: Viewer) {
  const { totals, shippingMethod } = order;
  const { language } = viewer;
  const ledger = pieceLedger(order);
  const items = order.lines.flatMap((line, index) => {
    const pieces = ledger[index];
    return pieces ? [itemShape(order, line, pieces, language)] : [];
  });
  // Documents name lines, too, that an edit took away.
  const gone = everyLine(order).filter(({ id }) => !order.lines.some((line) => line.id === id));
  const known = [...items, ...gone.map((line) => itemShape(order, line, piecesOfLine(order, line.id), language))];
  return {
    order,
    id: encodeUid(order.id),
    increment_id: order.number,
    number: order.number,
    order_number: order.number,
    hash: order.hash,
    token: order.hash,
    status: statusLabel(order.status, language),
    status_code: order.status,
    order_date: wireTime(order.placedAt),
    created_at: wireTime(order.placedAt),
    order_status_change_date: wireTime(order.events.at(-1)?.at ?? order.placedAt),
    email: viewer.seesEmail || (order.customerId !== null && order.customerId === viewer.customerId) ? order.email : null,
    customer_email: viewer.seesEmail ? order.email : null,
    customer_info: namesOf(order.billingAddress),
    is_virtual: order.shippingAddress === null,
    items,
    applied_coupons: order.coupon ? [{ code: order.coupon.code }] : [],
    available_actions: actionsOf(order),
    can_pay: isPayable({ ...order, grandTotal: payableOf(order) }, viewer.now),
    billing_address: addressShape(order.billingAddress),
    shipping_address: order.shippingAddress && addressShape(order.shippingAddress),
    pickup_location_code: order.pickup?.code ?? null,
    carrier: shippingMethod?.carrierTitle ?? null,
    shipping_method: shippingMethod && `${shippingMethod.carrierTitle} - ${shippingMethod.methodTitle}`,
    delivery_dates: daysAsOf(order, viewer.now),
    payment_methods: [paymentShape(order)],
    payment_is_declined: order.attempts.at(-1)?.providerStatus === 'declined',
    held_until: order.status === 'pending_payment' && order.holdEndsAt ? wireTime(order.holdEndsAt) : null,
    payment_instructions: isPaidByHand(order) ? order.paymentMethod.instructions : null,
    payment_facts: paymentFacts(order).map(([name, value]) => ({ name, value })),
    comments: commentsOf(order),
    gift_message: null,
    grand_total: toDecimal(totals.grandTotal),
    total: totalShape(order, language),
    invoices: order.invoices.map((invoice) => invoiceShape(order, invoice, known, language)),
    credit_memos: living(order).map((refund) => creditMemoShape(order, refund, known, language)),
    shipments: leftShipments(order).map((shipment) => shipmentShape(shipment, items)),
  };
}

export type OrderShape = ReturnType<typeof orderShape>;

const namesOf = ({ prefix, firstname, middlename, lastname, suffix }: OrderAddress) => ({
  prefix,
  firstname,
  middlename,
  lastname,
  suffix,
});

export const addressShape = (address: OrderAddress) => ({
  ...namesOf(address),
  company: address.company,
  street: address.street,
  postcode: address.postcode,
  city: address.city,
  country_code: address.countryCode,
  region: address.region,
  region_id: address.regionId,
  telephone: address.telephone,
  fax: address.fax,
  vat_id: address.vatId,
});

function actionsOf(order: Order): readonly ('REORDER' | 'CANCEL' | 'RETURN')[] {
  const { status, customerId } = order;
  return [
    ...(customerId === null ? [] : (['REORDER'] as const)),
    ...(orderStatuses[status].isCancelable ? (['CANCEL'] as const) : []),
    ...(leftShipments(order).length > 0 ? (['RETURN'] as const) : []),
  ];
}

/** In the words of the order: whoever reads it knows no codes. The reference may be given in two ways, and is one. */
function paymentShape({ language, paymentMethod }: Order) {
  const { code, title, purchaseOrderNumber, additionalData } = paymentMethod;
  const reference = purchaseOrderNumber ?? additionalData.find(({ name }) => name === 'reference')?.value;
  return {
    name: title,
    type: code,
    additional_data: [
      ...(reference === undefined ? [] : [{ name: orderMailMessages[language].reference, value: reference }]),
      ...additionalData.flatMap(({ name, words }) => (words && name !== 'reference' ? [{ name: words.label, value: words.value }] : [])),
    ],
  };
}

function commentsOf({ customerNote, placedAt, events }: Order) {
  const own = customerNote === null ? [] : [{ message: customerNote, timestamp: wireTime(placedAt) }];
  return [
    ...own,
    ...events.flatMap(({ isVisible, message, at }) => (isVisible && message !== null ? [{ message, timestamp: wireTime(at) }] : [])),
  ];
}
