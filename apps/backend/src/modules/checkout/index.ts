export { checkoutResolvers } from './resolvers.ts';
