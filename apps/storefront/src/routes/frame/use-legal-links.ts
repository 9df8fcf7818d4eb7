import { useMemo } from 'react';
import { contentPath } from '../../features/navigation/footer-links.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';

/** The pages that stand directly above a button that orders (LAW-06). */
export function useLegalLinks(): { readonly terms: string; readonly withdrawal: string; readonly privacy: string } {
  const { storeView } = useShopState();
  return useMemo(() => {
    const page = (name: Parameters<typeof contentPath>[1]): string => localPath(storeView, contentPath(storeView.language, name));
    return { terms: page('terms'), withdrawal: page('withdrawalRight'), privacy: page('privacy') };
  }, [storeView]);
}
