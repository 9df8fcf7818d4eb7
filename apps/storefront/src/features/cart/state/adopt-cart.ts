import { CustomerCartDocument, MergeCartDocument, type CartContentFragment } from '../../../generated/graphql.ts';
import type { BrowserShopClient } from '../../../lib/graphql/browser-shop-client.ts';
import { ShopApiError } from '../../../lib/graphql/shop-api-error.ts';
import { deviceValues } from '../../../lib/session/storage.ts';
import { announceCart } from './cart-signal.ts';
import { cartStore } from './cart-store.ts';

let adopting: Promise<void> | undefined;

const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ShopApiError) || error.category === 'network' || error.category === 'timeout';

/** Once more when there was no answer: a login without a cart would be taken for a broken one. */
async function twice<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    return call();
  }
}

async function customersCart(shop: BrowserShopClient, guestCart: string | undefined): Promise<CartContentFragment> {
  if (guestCart !== undefined) {
    try {
      return (await twice(() => shop.mutate(MergeCartDocument, { source: guestCart }))).mergeCarts;
    } catch (error) {
      // Kept for the next try: the guest's lines are still in there.
      if (isUnanswered(error)) throw error;
      // Merged already, ordered, or the customer's own: there is nothing to take along.
    }
  }
  return (await twice(() => shop.query(CustomerCartDocument))).customerCart;
}

async function adopt(shop: BrowserShopClient): Promise<void> {
  cartStore.show(await customersCart(shop, deviceValues.get('cartId')));
  announceCart();
}

/**
 * The cart of the customer who has just logged in or registered, with what the guest had in it; its id is stored at once.
 * Sent twice it changes nothing.
 */
export function adoptCart(shop: BrowserShopClient): Promise<void> {
  adopting ??= adopt(shop).finally(() => (adopting = undefined));
  return adopting;
}
