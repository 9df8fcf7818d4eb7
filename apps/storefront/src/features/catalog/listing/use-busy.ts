import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { splitListingPath } from './listing-path.ts';
import type { ListingModel } from './listing-model.ts';
import { readListingState } from './listing-state.ts';

const patience = 200;

/** True when something takes longer than a moment: shorter waits would only flicker. */
function useLate(active: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = window.setTimeout(() => setLate(true), patience);
    return () => {
      window.clearTimeout(timer);
      setLate(false);
    };
  }, [active]);
  return active && late;
}

/** Whether another state of this list is on its way, and how many products it will have more than the one shown (UX-14). */
export function useBusy({ base, state, totalCount }: ListingModel): { readonly busy: boolean; readonly more: number } {
  const { state: phase, location } = useNavigation();
  const { storeView } = useShopState();
  const prefix = storeView.prefix ? `/${storeView.prefix}` : '';
  const plain = (path: string): string => (prefix && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path);
  const isThisList = phase === 'loading' && plain(splitListingPath(location.pathname).path) === plain(base.path);
  const busy = useLate(isThisList);
  if (!busy || !location) return { busy, more: 0 };
  const next = readListingState({ pathname: location.pathname, searchParams: new URLSearchParams(location.search) }, base.pageSize);
  const shown = Math.min(totalCount, state.pageSize);
  return { busy, more: next.pageSize > state.pageSize ? Math.min(totalCount, next.pageSize) - shown : 0 };
}
