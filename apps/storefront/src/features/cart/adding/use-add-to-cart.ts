import { useCallback } from 'react';
import { useLaterMessages } from '../../../i18n/language-context.tsx';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { ShopApiError } from '../../../lib/graphql/shop-api-error.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import type { CartAddition } from './add-to-cart.ts';

/** The code of the cart, fetched when somebody buys; without a connection there is no use in trying. */
async function cartCode() {
  if (!window.navigator.onLine) throw new ShopApiError('network', 'The shop cannot be reached', { operation: 'AddToCart' });
  return import('./add-and-show.ts');
}

/** Fetches the code of the cart before it is needed. */
export const prepareCart = (): void => void cartCode().catch(() => undefined);

/** Puts products, or the sample of one, into the cart and shows them there; tells what went wrong. True when something was added. */
export function useAddToCart() {
  const shop = useShop();
  const report = useReportError();
  const loadMessages = useLaterMessages('notices');
  const attempt = useCallback(
    async (adding: (code: Awaited<ReturnType<typeof cartCode>>) => Promise<boolean>): Promise<boolean> => {
      try {
        return await adding(await cartCode());
      } catch (error) {
        report(error, 'addToCart', 'addToCartFailed');
        return false;
      }
    },
    [report],
  );
  const add = useCallback(
    (additions: readonly CartAddition[]) => attempt(({ addAndShow }) => addAndShow(shop, additions, loadMessages)),
    [attempt, shop, loadMessages],
  );
  const addSample = useCallback((sku: string) => attempt(({ addSampleAndShow }) => addSampleAndShow(shop, sku)), [attempt, shop]);
  return { add, addSample };
}
