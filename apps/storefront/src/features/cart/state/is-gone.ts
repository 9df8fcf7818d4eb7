import { ShopApiError } from '../../../lib/graphql/shop-api-error.ts';

/** The shop says that this cart is no longer there or not ours; anything else, such as silence, says nothing about it. */
export const isGone = (error: unknown): boolean =>
  error instanceof ShopApiError && (error.category === 'no-such-entity' || error.category === 'authorization');

/** Somebody is logged in and has no cart: every login stores one, so this session is broken. */
export const sessionWithoutCart = (): ShopApiError =>
  new ShopApiError('authorization', "The current customer isn't authorized.", { operation: 'CustomerCart' });
