import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { listingHref, type ListingBase, type ListingState } from './listing-state.ts';

/** Goes to another state of a list without losing the place on the page. */
export function useListingNavigate(base: ListingBase): (state: ListingState, options?: { readonly replace?: boolean }) => void {
  const navigate = useNavigate();
  const { storeView } = useShopState();
  return useCallback(
    (state, options) => {
      const href = listingHref(base, state);
      // The router adds the language prefix itself.
      const path = storeView.prefix ? href.slice(storeView.prefix.length + 1) || '/' : href;
      void navigate(path, { preventScrollReset: true, replace: options?.replace === true });
    },
    [navigate, base, storeView.prefix],
  );
}
