import { useCallback } from 'react';
import { followCart } from '../../features/cart/state/cart-signal.ts';
import { CheckoutView } from '../../features/checkout/checkout-view.tsx';
import { OfficialNoticeLine } from '../../features/content/notices/official-notice.tsx';
import { logIn } from '../../features/customer/login/log-in.ts';
import { EmptySection } from '../../features/customer/account/empty-section.tsx';
import { FooterBranchesDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { homeCountries } from '../../lib/page/home-country.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import type { CheckoutFrame } from '../../shell/checkout-frame.ts';
import { afterLogin } from '../login/after-login.ts';
import { present } from '../frame/present.ts';
import { useLegalLinks } from '../frame/use-legal-links.ts';
import { useSettleCart } from './use-settle-cart.ts';
import styles from '../content/text-view.module.css';

/** Whom a shopper can call, in their own country where there is a branch: without one to name the page goes on. */
export const loader = pageLoader(async ({ shop, storeView }): Promise<CheckoutFrame> => {
  const branches = present((await shop.optional(FooterBranchesDocument))?.phisicalStores?.items).filter(({ phone }) => phone);
  const found = branches.find(({ country_id: country }) => country === homeCountries[storeView.language]) ?? branches[0];
  return { phone: found?.phone ? { city: found.city ?? '', number: found.phone } : undefined };
});

/** The same page for everybody: the browser fills in the cart of its device. */
export default function CheckoutRoute() {
  const t = useMessages('checkout');
  const settle = useSettleCart();
  const { storeView } = useShopState();
  const links = useLegalLinks();
  const shop = useShop();
  const enter = useCallback(
    async (email: string, password: string) => {
      await logIn(shop, email, password);
      await afterLogin(shop);
    },
    [shop],
  );
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} noindex />
      <h1>{t('title')}</h1>
      <CheckoutView
        settle={settle}
        follow={followCart}
        onPlaced={settle}
        links={links}
        notice={<OfficialNoticeLine />}
        logIn={enter}
        empty={<EmptySection text={t('empty')} href={localPath(storeView, '')} link={t('toShop')} />}
      />
    </div>
  );
}
