import { ShopApiError } from '../../../lib/graphql/shop-api-error.ts';
import { isUnanswered } from '../../../lib/graphql/until-answered.ts';

/** The shop has said why there is no order; a connection that broke, or a shop that failed on the way, says nothing about it. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ShopApiError && error.category !== 'internal' && !isUnanswered(error);

/** The cart to go on with where an order has ended because its payment could not be started (UX-40). */
export function cartGivenBack(error: unknown): string | undefined {
  if (!(error instanceof ShopApiError)) return undefined;
  const ids = error.errors.map(({ extensions }) => extensions?.['restored_cart_id']);
  return ids.find((id) => typeof id === 'string');
}
