export type { LegalText } from './documents/legal-pdf.ts';
export { checkOrders } from './check-orders.ts';
export { insertInvoice, insertRefund, insertShipment, setCounter } from './documents/document-repository.ts';
export type {
  Order,
  OrderAddress,
  OrderBundlePart,
  OrderInvoice,
  OrderLine,
  OrderPaymentMethod,
  OrderPickup,
  OrderRefund,
  OrderShipment,
  OrderShippingMethod,
  OrderSnapshot,
  OrderStatus,
  OrderTax,
  OrderTotals,
  PaymentAttempt,
} from './order.ts';
export type { OrderDesk } from './fulfilment/order-desk.ts';
export { orderMailKinds } from './emails/order-mail.ts';
export type { OrderMailKind } from './emails/order-mail.ts';
export { insertEvent, insertOrder, orderNumber } from './order-repository.ts';
export type { NewOrder } from './order-repository.ts';
export type { OrderShape } from './api/order-shape.ts';
export { orderStatuses, statusLabel } from './fulfilment/order-statuses.ts';
export { openOrders } from './open-orders.ts';
export type { OrderFacts, Orders, OrdersOptions } from './open-orders.ts';
export type { Paying } from './payment/pay-order.ts';
export { readChosenPayment } from './payment/read-payment.ts';
export type { PaymentChoiceInput } from './payment/read-payment.ts';
export type { OrderDraft, Replan } from './record-order.ts';
export type { RefundWish } from './refunds/refund-order.ts';
export { registrationOf } from './api/account-from-order.ts';
export { orderPaymentMethod } from './payment/retry-payment.ts';
export type { ChosenPayment } from './payment/retry-payment.ts';
export type { ShipWish } from './fulfilment/ship-order.ts';
export { orderWords } from './api/words.ts';
