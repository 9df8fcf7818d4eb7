import { useEffect, useState } from 'react';
import { HeldOrderDocument, type HeldOrderQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useMoment } from '../../../i18n/use-day.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { localPath } from '../../../lib/page/store-view.ts';
import { cancelPath, placedOrder } from '../../../lib/session/placed-order.ts';
import { SignpostLink } from '../../../ui/signpost-link.tsx';
import styles from './held-order.module.css';

/** Where the goods are while an order of this tab waits for its payment: its cart is empty, and they are held (PAY-14). */
export function HeldOrder() {
  const t = useMessages('cart');
  const { storeView } = useShopState();
  const moment = useMoment();
  const order = useHeldOrder();
  if (!order?.can_pay) return null;
  return (
    <section className={styles.held} data-held={order.number}>
      <h2 className={styles.title}>{t(order.payment_is_declined ? 'heldDeclined' : 'heldTitle')}</h2>
      <p>{t('heldWhere', { number: order.number })}</p>
      {order.held_until ? <p>{t('heldUntil', { time: moment(order.held_until) })}</p> : null}
      <div>
        <SignpostLink href={localPath(storeView, cancelPath(order))}>{t('heldPay')}</SignpostLink>
      </div>
    </section>
  );
}

function useHeldOrder(): HeldOrderQuery['order'] | undefined {
  const shop = useShop();
  const [order, setOrder] = useState<HeldOrderQuery['order']>();
  useEffect(() => {
    const placed = placedOrder();
    if (!placed || placed.isSettled) return undefined;
    const controller = new AbortController();
    shop
      .with({ signal: controller.signal })
      .query(HeldOrderDocument, { hash: placed.hash })
      .then((answer) => setOrder(answer.order))
      // The cart says so when the shop does not answer.
      .catch(() => {});
    return () => controller.abort();
  }, [shop]);
  return order;
}
