import { OrderLookup } from '../../features/orders/order-lookup.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { orderParts } from './order-parts.tsx';
import styles from '../content/text-view.module.css';

export default function OrderLookupRoute() {
  const t = useMessages('orders');
  return (
    <div className={styles.page}>
      <PageHead title={t('lookupTitle')} noindex />
      <OrderLookup parts={orderParts} />
    </div>
  );
}
