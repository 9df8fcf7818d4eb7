export { checkoutResolvers } from './resolvers.ts';
export { openTelephoneOrders } from './telephone/open-telephone-orders.ts';
export type { TelephoneOrders } from './telephone/open-telephone-orders.ts';
export type { TelephoneQuote } from './telephone/quote-wish.ts';
export type { TelephoneWish } from './telephone/read-wish.ts';
export { telephoneState } from './telephone/telephone-order.ts';
export type { TelephoneOrder } from './telephone/telephone-order.ts';
