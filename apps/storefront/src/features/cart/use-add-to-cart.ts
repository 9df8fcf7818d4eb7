import { useCallback } from 'react';
import { useLaterMessages } from '../../i18n/language-context.tsx';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { ShopApiError } from '../../lib/graphql/shop-api-error.ts';
import { notices } from '../../lib/notices/use-notices.ts';
import { useReportError } from '../../lib/notices/use-report-error.ts';
import type { CartAddition } from './add-to-cart.ts';
import { wantedDrawer } from './drawer-signal.ts';

/** The code of the cart, fetched when somebody buys; without a connection there is no use in trying. */
async function cartCode() {
  if (!window.navigator.onLine) throw new ShopApiError('network', 'The shop cannot be reached', { operation: 'AddToCart' });
  return import('./cart-desk.ts');
}

/** Fetches the code of the cart before it is needed. */
export const prepareCart = (): void => void cartCode().catch(() => undefined);

/** Puts products, or the sample of one, into the cart and shows them there; tells what went wrong. True when something was added. */
export function useAddToCart() {
  const shop = useShop();
  const report = useReportError();
  const words = useLaterMessages('notices');
  const add = useCallback(
    async (additions: readonly CartAddition[]): Promise<boolean> => {
      try {
        const { addToCart } = await cartCode();
        const [refused, said] = await Promise.all([addToCart(shop, additions), words()]);
        const { backendText } = await import('../../lib/notices/backend-text.ts');
        const problems = refused.map(({ message }) => {
          const known = backendText(message);
          return known === undefined ? message : said(known);
        });
        if (problems.length < additions.length) {
          wantedDrawer.set({ skus: additions.map(({ sku }) => sku), problems });
          return true;
        }
        notices.show({ kind: 'danger', title: said('addToCart'), text: problems[0] ?? said('addToCartFailed') });
      } catch (error) {
        report(error, 'addToCart', 'addToCartFailed');
      }
      return false;
    },
    [shop, report, words],
  );
  const addSample = useCallback(
    async (sku: string): Promise<boolean> => {
      try {
        await (await cartCode()).addSample(shop, sku);
        wantedDrawer.set({ skus: [sku], problems: [] });
        return true;
      } catch (error) {
        report(error, 'addToCart', 'addToCartFailed');
        return false;
      }
    },
    [shop, report],
  );
  return { add, addSample };
}
