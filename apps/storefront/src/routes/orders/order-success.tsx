import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { storeToken } from '../../features/customer/login/log-in.ts';
import { OrderSuccess } from '../../features/orders/order-success.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { afterLogin } from '../login/after-login.ts';
import { useSettleCart } from '../checkout/use-settle-cart.ts';
import { orderParts } from './order-parts.tsx';
import styles from '../content/text-view.module.css';

/** Where the shop and the provider send whoever has ordered; the hash opens the order. */
export default function OrderSuccessRoute() {
  const t = useMessages('orders');
  const shop = useShop();
  const settle = useSettleCart();
  const hash = new URLSearchParams(useLocation().search).get('hash') ?? '';
  const onToken = useCallback(
    async (token: string) => {
      await storeToken(shop, token);
      await afterLogin(shop);
    },
    [shop],
  );
  return (
    <div className={styles.page}>
      <PageHead title={t('successTitle')} noindex />
      <OrderSuccess hash={hash} parts={orderParts} onOrder={settle} onToken={onToken} />
    </div>
  );
}
