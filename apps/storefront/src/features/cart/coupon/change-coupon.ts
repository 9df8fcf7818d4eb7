import { ApplyCouponDocument, RemoveCouponDocument } from '../../../generated/graphql.ts';
import type { BrowserShopClient } from '../../../lib/graphql/browser-shop-client.ts';
import { changeCart } from '../state/change-cart.ts';

/** Puts a code on the cart; one at a time. */
export async function applyCoupon(shop: BrowserShopClient, code: string): Promise<void> {
  await changeCart(shop, async (id) => (await shop.mutate(ApplyCouponDocument, { id, code })).applyCouponToCart);
}

export async function removeCoupon(shop: BrowserShopClient): Promise<void> {
  await changeCart(shop, async (id) => (await shop.mutate(RemoveCouponDocument, { id })).removeCouponFromCart);
}
