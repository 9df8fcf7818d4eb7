import { useMemo } from 'react';
import { useEndSession } from '../notices/use-report-error.ts';
import { useShopState } from '../page/shop-state.tsx';
import { deviceValues } from '../session/storage.ts';
import { createBrowserShopClient, type BrowserShopClient } from './browser-shop-client.ts';

/** The shop for components: `const shop = useShop(); await shop.mutate(AddToCartDocument, …)`. */
export function useShop(): BrowserShopClient {
  const { storeView, settings } = useShopState();
  const endSession = useEndSession();
  return useMemo(
    () =>
      createBrowserShopClient({
        store: storeView.code,
        shopAccessToken: settings.shopAccessToken,
        consumerKey: settings.consumerKey,
        customerToken: () => deviceValues.get('customerToken'),
        endSession,
        // Asked for at the call: the server renders components that ask only in the browser.
        fetch: (input, init) => window.fetch(input, init),
      }),
    [storeView.code, settings, endSession],
  );
}
