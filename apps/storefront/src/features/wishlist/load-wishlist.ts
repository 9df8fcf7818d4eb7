import { CustomerWishlistDocument, GuestWishlistDocument } from '../../generated/graphql.ts';
import type { BrowserShopClient } from '../../lib/graphql/browser-shop-client.ts';
import { deviceValues } from '../../lib/session/storage.ts';
import { wishlistStore } from './wishlist-store.ts';

let loading: { readonly owner: string; readonly done: Promise<void> } | undefined;

/** Whose list this device shows: the customer's, or the one behind the guest's id. */
export const wishlistOwner = (): string => deviceValues.get('customerToken') ?? deviceValues.get('wishlistId') ?? '';

async function load(shop: BrowserShopClient, owner: string): Promise<void> {
  if (owner === deviceValues.get('customerToken')) {
    const { customer } = await shop.query(CustomerWishlistDocument);
    wishlistStore.set(owner, customer?.wishlists[0] ?? undefined);
    return;
  }
  const { guestWishlist } = await shop.query(GuestWishlistDocument, { id: owner });
  // Lists of guests do not live for ever.
  if (!guestWishlist) deviceValues.remove('wishlistId');
  wishlistStore.set(owner, guestWishlist ?? undefined);
}

/** Loads the list once for each owner, however many hearts ask; a failure shows no hearts filled and is asked again later. */
export async function loadWishlist(shop: BrowserShopClient): Promise<void> {
  const owner = wishlistOwner();
  if (owner === '' || wishlistStore.snapshot().owner === owner) return;
  if (loading?.owner !== owner) {
    const done = load(shop, owner)
      .catch(() => {})
      .finally(() => (loading = undefined));
    loading = { owner, done };
  }
  await loading.done;
}
