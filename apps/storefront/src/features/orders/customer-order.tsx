import { useEffect, useState } from 'react';
import { OrderByNumberDocument, type OrderFullFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ShopApiError } from '../../lib/graphql/shop-api-error.ts';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { useReportError } from '../../lib/notices/use-report-error.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { OrderActions } from './order-actions.tsx';
import type { OrderParts } from './order-parts.ts';
import { OrderView } from './order-view.tsx';
import { useDay } from '../../i18n/use-day.ts';
import styles from './orders.module.css';

type Props = { readonly number: string; readonly parts: OrderParts };

export function CustomerOrder({ number, parts }: Props) {
  const t = useMessages('orders');
  const shop = useShop();
  const report = useReportError();
  const { storeView } = useShopState();
  const day = useDay(true);
  const [order, setOrder] = useState<OrderFullFragment>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    shop
      .with({ signal: controller.signal })
      .query(OrderByNumberDocument, { number })
      .then(({ order: found }) => (found ? setOrder(found) : setMissing(true)))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        if (error instanceof ShopApiError && error.category === 'no-such-entity') setMissing(true);
        else report(error, 'account');
      });
    return () => controller.abort();
  }, [shop, report, number]);
  const back = <a href={localPath(storeView, 'account/orders')}>{t('backToOrders')}</a>;
  if (isMissing)
    return (
      <div className={styles.order}>
        <p>{t('notFound')}</p>
        {back}
      </div>
    );
  if (!order) return <p className={styles.note}>{t('loading')}</p>;
  return (
    <div className={`${styles.order} ${styles.wide}`}>
      {back}
      <p>{t('placedOn', { date: day(order.order_date) })}</p>
      <OrderView
        order={order}
        parts={parts}
        actions={<OrderActions order={order} onChanged={setOrder} Withdraw={parts.Withdraw} email={order.email ?? ''} />}
      />
    </div>
  );
}
