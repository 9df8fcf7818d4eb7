import type { PerLanguage } from '@shop/contract';
import type { ServerShopClient } from '../graphql/server-shop-client.ts';
import { localPath, type StoreView } from './store-view.ts';

/**
 * The same page in the other languages: language → path with its prefix (`{ de: '/de/damen' }`).
 * A page whose path differs by language returns it from its loader as `alternates`; static paths need nothing.
 */
export type Alternates = Partial<PerLanguage<string>>;

/** Finds the paths of one entity in the main view of every other language; a view without it, or that fails, is left out. */
export async function loadAlternates(
  { shop, storeView, storeViews }: { shop: ServerShopClient; storeView: StoreView; storeViews: readonly StoreView[] },
  pathIn: (shop: ServerShopClient, view: StoreView) => Promise<string | undefined>,
): Promise<Alternates> {
  const others = storeViews.filter((view) => view.isMain && view.language !== storeView.language);
  const found = await Promise.allSettled(others.map((view) => pathIn(shop.inStore(view.code), view)));
  return Object.fromEntries(
    others.flatMap((view, position) => {
      const result = found[position];
      return result?.status === 'fulfilled' && result.value !== undefined ? [[view.language, localPath(view, result.value)]] : [];
    }),
  );
}
