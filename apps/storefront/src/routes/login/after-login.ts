import { takeCartAlong } from '../../features/cart/state/take-cart-along.ts';
import { mergeGuestWishlist } from '../../features/wishlist/merge-guest-wishlist.ts';
import type { BrowserShopClient } from '../../lib/graphql/browser-shop-client.ts';

/** What a guest had and a customer keeps; each part is a feature's own and must not cost the login when it fails. */
const parts: readonly ((shop: BrowserShopClient) => Promise<void>)[] = [takeCartAlong, mergeGuestWishlist];

/** Called once after every login and registration, before the shopper is led on. */
export async function afterLogin(shop: BrowserShopClient): Promise<void> {
  await Promise.allSettled(parts.map((part) => part(shop)));
}
