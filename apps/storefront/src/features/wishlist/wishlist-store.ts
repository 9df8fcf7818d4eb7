import type { WishlistContentFragment } from '../../generated/graphql.ts';

/** Whose list is known: the customer's token or the id of a guest's list; empty for nobody's. */
type Known = { readonly owner: string; readonly list: WishlistContentFragment | undefined };

/** The one list of a tab: hearts, the number in the header and the page show the same. */
function createWishlistStore() {
  let known: Known = { owner: '', list: undefined };
  const listeners = new Set<() => void>();
  return {
    snapshot: (): Known => known,
    set(owner: string, list: WishlistContentFragment | undefined): void {
      known = { owner, list };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const wishlistStore = createWishlistStore();

export const nothingKnown: Known = { owner: '', list: undefined };
