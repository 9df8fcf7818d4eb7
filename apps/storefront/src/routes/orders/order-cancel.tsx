import { useState } from 'react';
import { useLocation } from 'react-router';
import { OfficialNoticeLine } from '../../features/content/notices/official-notice.tsx';
import { OrderCancel, type UnpaidTitle } from '../../features/orders/order-cancel.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useSettleCart } from '../checkout/use-settle-cart.ts';
import { useLegalLinks } from '../frame/use-legal-links.ts';
import styles from '../content/text-view.module.css';

/** Where the provider sends whoever has not paid; the hash opens the order. */
export default function OrderCancelRoute() {
  const t = useMessages('orders');
  const settle = useSettleCart();
  const links = useLegalLinks();
  const hash = new URLSearchParams(useLocation().search).get('hash') ?? '';
  const [title, setTitle] = useState<UnpaidTitle>('paymentCancelled');
  return (
    <div className={styles.page}>
      <PageHead title={t(title)} noindex />
      <OrderCancel hash={hash} onOrder={settle} onTitle={setTitle} links={links} notice={<OfficialNoticeLine />} />
    </div>
  );
}
