export { checkoutResolvers } from './resolvers.ts';
export type { CheckoutServices } from './checkout-services.ts';
