import type { OrderFullFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { cancelPath, successPath } from '../../lib/session/placed-order.ts';
import { SignpostLink } from '../../ui/signpost-link.tsx';
import styles from './orders.module.css';

/** Which earlier order this one is given for; what is only offered has the way to order it. */
export function ExchangedFor({ order }: { readonly order: OrderFullFragment }) {
  const t = useMessages('orders');
  const { storeView } = useShopState();
  const { order_exchange: exchange } = order;
  if (!exchange) return null;
  const first = { number: exchange.order_number, hash: exchange.order_hash };
  return (
    <section className={styles.box}>
      <h2 className={styles.title}>{t('exchangeTitle')}</h2>
      <p>
        {t('exchangeText')} <a href={localPath(storeView, successPath(first))}>{t('exchangeFirst', first)}</a>
      </p>
      {exchange.is_offer && order.can_pay ? (
        <div className={styles.actions}>
          <SignpostLink href={localPath(storeView, cancelPath(order))}>{t('offerGo')}</SignpostLink>
        </div>
      ) : null}
    </section>
  );
}
