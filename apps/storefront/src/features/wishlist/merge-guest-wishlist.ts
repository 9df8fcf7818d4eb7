import { MergeWishlistDocument } from '../../generated/graphql.ts';
import type { BrowserShopClient } from '../../lib/graphql/browser-shop-client.ts';
import { deviceValues } from '../../lib/session/storage.ts';
import { wishlistOwner } from './load-wishlist.ts';
import { wishlistStore } from './wishlist-store.ts';

/** After a login: what a guest wished for moves to the customer's list, which keeps what it has (SPEC-4). */
export async function mergeGuestWishlist(shop: BrowserShopClient): Promise<void> {
  const source = deviceValues.get('wishlistId');
  if (source === undefined) return;
  const { mergeWishlists } = await shop.mutate(MergeWishlistDocument, { source });
  deviceValues.remove('wishlistId');
  wishlistStore.set(wishlistOwner(), mergeWishlists);
}
