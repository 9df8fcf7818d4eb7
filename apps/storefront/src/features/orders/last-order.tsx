import { useEffect, useState } from 'react';
import { OrderListDocument, type OrderListQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { OrderCard } from './order-card.tsx';
import { OrderProgress } from './order-progress.tsx';
import styles from './orders.module.css';

type Order = NonNullable<NonNullable<NonNullable<OrderListQuery['customer']>['orders']>['items'][number]>;

/** The newest order of the customer and how far it has come; nothing for who has never ordered. */
export function LastOrder() {
  const t = useMessages('orders');
  const shop = useShop();
  const [order, setOrder] = useState<Order>();
  useEffect(() => {
    const controller = new AbortController();
    shop
      .with({ signal: controller.signal })
      .query(OrderListDocument, { page: 1, search: null })
      .then(({ customer }) => setOrder(customer?.orders?.items[0] ?? undefined))
      // The list of orders says so when the shop does not answer.
      .catch(() => {});
    return () => controller.abort();
  }, [shop]);
  if (order === undefined) return null;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t('lastOrder')}</h2>
      <OrderProgress order={order} />
      <OrderCard order={order} />
    </section>
  );
}
