import { useMemo } from 'react';
import type { CartLineItemFragment } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { notices } from '../../../lib/notices/use-notices.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import { addSample } from '../adding/add-sample.ts';
import { addToCart } from '../adding/add-to-cart.ts';
import { refuseProblems } from './cart-problem.ts';
import { removeCoupon } from '../coupon/change-coupon.ts';
import { changeVariant } from '../lines/change-variant.ts';
import { additionOf } from '../lines/line-facts.ts';
import { quantitiesSent, setQuantity } from '../lines/set-quantity.ts';

/** What can be done with the lines of the cart; a refusal is told in the shop's words, and everything shown is taken back. */
export function useCartActions() {
  const shop = useShop();
  const report = useReportError();
  const t = useMessages('cart');
  return useMemo(() => {
    const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
      try {
        return await work();
      } catch (error) {
        report(error, 'addToCart');
        return undefined;
      }
    };
    const done = async (work: () => Promise<unknown>): Promise<boolean> => (await attempt(async () => (await work(), true))) === true;
    return {
      setQuantity: (line: CartLineItemFragment, quantity: number) => done(() => setQuantity(shop, line.uid, quantity)),
      remove: (line: CartLineItemFragment) => done(() => setQuantity(shop, line.uid, 0)),
      putBack: (line: CartLineItemFragment) =>
        done(async () => {
          await quantitiesSent();
          if (line.is_sample) return addSample(shop, line.product.sku ?? '');
          return refuseProblems('PutBack', await addToCart(shop, [additionOf(line)]));
        }),
      changeVariant: (line: CartLineItemFragment, sku: string) =>
        attempt(async () => (await quantitiesSent(), changeVariant(shop, line, sku))),
      removeCoupon: (code: string) =>
        done(async () => {
          await removeCoupon(shop);
          notices.show({ kind: 'success', text: t('couponRemoved', { code }) });
        }),
    };
  }, [shop, report, t]);
}
