export type { LegalText } from './documents/legal-pdf.ts';
export { checkOrders } from './check-orders.ts';
export { insertInvoice, insertRefund, insertShipment, setCounter } from './document-repository.ts';
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
export type { OrderDesk } from './order-desk.ts';
export { orderMailKinds } from './order-mail.ts';
export type { OrderMailKind } from './order-mail.ts';
export { insertEvent, insertOrder, orderNumber } from './order-repository.ts';
export type { NewOrder } from './order-repository.ts';
export type { OrderShape } from './order-shape.ts';
export { orderStatuses, statusLabel } from './order-statuses.ts';
export { openOrders } from './open-orders.ts';
export type { OrderFacts, Orders, OrdersOptions } from './open-orders.ts';
export type { Paying } from './pay-order.ts';
export { readChosenPayment } from './read-payment.ts';
export type { PaymentChoiceInput } from './read-payment.ts';
export type { OrderDraft, Replan } from './record-order.ts';
export type { RefundWish } from './refund-order.ts';
export { registrationOf } from './account-from-order.ts';
export { orderPaymentMethod } from './retry-payment.ts';
export type { ChosenPayment } from './retry-payment.ts';
export type { ShipWish } from './ship-order.ts';
export { orderWords } from './words.ts';
