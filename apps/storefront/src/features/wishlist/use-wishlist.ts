import { useEffect, useSyncExternalStore } from 'react';
import type { WishlistContentFragment } from '../../generated/graphql.ts';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { useDeviceValue } from '../../lib/session/use-stored-value.ts';
import { nothingKnown, wishlistStore } from './wishlist-store.ts';

/** The visitor's wishlist; undefined until it is known, or when there is none. */
export function useWishlist(): WishlistContentFragment | undefined {
  const shop = useShop();
  const token = useDeviceValue('customerToken');
  const guestId = useDeviceValue('wishlistId');
  const owner = token ?? guestId ?? '';
  const known = useSyncExternalStore(wishlistStore.subscribe, wishlistStore.snapshot, () => nothingKnown);
  useEffect(() => {
    // Most visitors have none.
    if (owner !== '') void import('./load-wishlist.ts').then(({ loadWishlist }) => loadWishlist(shop)).catch(() => undefined);
  }, [shop, owner]);
  return known.owner === owner ? known.list : undefined;
}
