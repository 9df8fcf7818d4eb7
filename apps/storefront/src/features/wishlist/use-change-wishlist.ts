import {
  AddToWishlistDocument,
  CreateWishlistDocument,
  RemoveFromWishlistDocument,
  UpdateWishlistDocument,
  type WishlistContentFragment,
  type WishlistItemInput,
  type WishlistItemUpdateInput,
} from '../../generated/graphql.ts';
import { useLaterMessages } from '../../i18n/language-context.tsx';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { notices } from '../../lib/notices/use-notices.ts';
import { useReportError } from '../../lib/notices/use-report-error.ts';
import { deviceValues } from '../../lib/session/storage.ts';
import { wishlistOwner } from './load-wishlist.ts';
import { wishlistStore } from './wishlist-store.ts';

type Output = { readonly user_errors: readonly ({ readonly message: string } | null)[]; readonly wishlist: WishlistContentFragment };

/** Adds, removes and changes entries; true when it worked. The first thing the shop could not do is told (SPEC-8). */
export function useChangeWishlist() {
  const shop = useShop();
  const report = useReportError();
  const loadMessages = useLaterMessages('notices');
  const change = async (call: (id: string) => Promise<Output | null | undefined>): Promise<boolean> => {
    try {
      const output = await call(wishlistStore.snapshot().list?.id ?? (await newList()));
      if (output) wishlistStore.set(wishlistOwner(), output.wishlist);
      const message = output?.user_errors[0]?.message;
      if (message === undefined) return true;
      const [said, { backendText }] = await Promise.all([loadMessages(), import('../../lib/notices/backend-text.ts')]);
      const known = backendText(message);
      notices.show({ kind: 'danger', title: said('wishlist'), text: known ? said(known) : message });
    } catch (error) {
      report(error, 'wishlist');
    }
    return false;
  };
  // A customer has a list; a guest gets one with the first wish.
  const newList = async (): Promise<string> => {
    const { createEmptyWishlist } = await shop.mutate(CreateWishlistDocument);
    const id = createEmptyWishlist ?? '0';
    if (deviceValues.get('customerToken') === undefined) deviceValues.set('wishlistId', id);
    return id;
  };
  return {
    add: (item: WishlistItemInput) =>
      change(async (id) => (await shop.mutate(AddToWishlistDocument, { id, items: [item] })).addProductsToWishlist),
    remove: (items: readonly string[]) =>
      change(async (id) => (await shop.mutate(RemoveFromWishlistDocument, { id, items: [...items] })).removeProductsFromWishlist),
    update: (item: WishlistItemUpdateInput) =>
      change(async (id) => (await shop.mutate(UpdateWishlistDocument, { id, items: [item] })).updateProductsInWishlist),
  };
}
