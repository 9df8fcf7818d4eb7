import type { OrderListQuery } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { cancelPath } from '../../lib/session/placed-order.ts';
import { useDay } from '../../i18n/use-day.ts';
import styles from './orders.module.css';

type Summary = NonNullable<NonNullable<NonNullable<OrderListQuery['customer']>['orders']>['items'][number]>;

export const ordersPath = 'account/orders';

export function OrderCard({ order }: { readonly order: Summary }) {
  const t = useMessages('orders');
  const { money } = useFormats();
  const { storeView } = useShopState();
  const day = useDay(true);
  const names = (order.items ?? []).flatMap((item) => (item ? [`${item.quantity_ordered ?? 0} × ${item.product_name ?? ''}`] : []));
  return (
    <>
      <div className={styles.cardHead}>
        <a href={localPath(storeView, `${ordersPath}/${order.number}`)}>{t('order', { number: order.number })}</a>
        <span className={styles.mark} data-status={order.status_code}>
          {order.status}
        </span>
      </div>
      <p className={styles.text}>{names.join(', ')}</p>
      <div className={styles.cardHead}>
        <span>{t('placedOn', { date: day(order.order_date) })}</span>
        <strong>{money(order.total?.grand_total.value ?? 0)}</strong>
      </div>
      {order.can_pay ? <a href={localPath(storeView, cancelPath(order))}>{t('pay')}</a> : null}
    </>
  );
}
