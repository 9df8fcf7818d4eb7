import { useEffect, type ReactNode } from 'react';
import type { OrderFullFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { shopNow } from '../../lib/delivery/shop-clock.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { cancelPath, placedOrder, settlePlaced } from '../../lib/session/placed-order.ts';
import { useLogin } from '../../lib/session/use-login.ts';
import { Icon } from '../../theme/icon.tsx';
import { SignpostLink } from '../../ui/signpost-link.tsx';
import { AccountOffer } from './account-offer.tsx';
import { InvoiceButtons } from './invoice-buttons.tsx';
import { isOfToday } from './is-of-today.ts';
import { OrderFrame } from './order-frame.tsx';
import type { OrderParts } from './order-parts.ts';
import { OrderView } from './order-view.tsx';
import { isUnderWay } from './poll-times.ts';
import { withdrawnOf } from './withdrawn.ts';
import styles from './orders.module.css';

type Props = {
  readonly hash: string;
  readonly parts: OrderParts;
  /** The cart has become this order: the device forgets it (SPEC-4). */
  readonly onOrder: () => Promise<void>;
  readonly onToken: (token: string) => Promise<void>;
};

/** After the order: what was ordered and what happens next; the same after a reload, on any device (UX-40). */
export function OrderSuccess({ hash, ...props }: Props) {
  return (
    <OrderFrame hash={hash} isPolled>
      {(order, { isTired }) => <Placed {...props} order={order} isTired={isTired} />}
    </OrderFrame>
  );
}

type PlacedProps = Omit<Props, 'hash'> & { readonly order: OrderFullFragment; readonly isTired: boolean };

function Placed({ order, isTired, parts, onOrder, onToken }: PlacedProps) {
  const t = useMessages('orders');
  const { storeView } = useShopState();
  const login = useLogin();
  const { number, hash } = order;
  const email = emailOf(order);
  useEffect(() => void onOrder(), [onOrder]);
  const isCanceled = order.status_code === 'canceled';
  const isWaiting = isUnderWay(order);
  const isOffer = order.order_exchange?.is_offer === true && order.can_pay;
  const isWithdrawn = withdrawnOf(order) === 'whole';
  const isNew = !isOffer && !isWithdrawn && isOfToday(order.order_date, shopNow());
  useEffect(() => {
    // From now on the way back must not lead to the payment.
    if (!isWaiting) settlePlaced(hash);
  }, [isWaiting, hash]);
  if (isCanceled) return <Ended order={order} parts={parts} />;
  return (
    <div className={`${styles.order} ${styles.wide}`}>
      <div className={styles.thanks}>
        <Icon name="check-circle" size={48} />
        <div>
          <h1>{t(isOffer ? 'offerTitle' : isWithdrawn ? 'withdrawnTitle' : 'successTitle')}</h1>
          <p className={styles.lead}>{t('orderNumber', { number })}</p>
          <p>{!isNew ? null : email === '' ? t('mailed') : t('mailedTo', { email })}</p>
        </div>
      </div>
      <OrderView
        order={order}
        parts={parts}
        lead={<PaymentState order={order} isTired={isTired} />}
        actions={
          <>
            <SignpostLink href={localPath(storeView, '')}>{t('toShop')}</SignpostLink>
            <InvoiceButtons order={order} />
            <parts.Withdraw order={order} email={email} />
          </>
        }
        beside={login === 'loggedOut' ? <AccountOffer hash={hash} email={email} onToken={onToken} /> : null}
      />
    </div>
  );
}

/** Known to this tab, or shown by the shop. */
function emailOf({ hash, email, customer_email: shown }: OrderFullFragment): string {
  const placed = placedOrder();
  return email ?? shown ?? (placed?.hash === hash ? placed.email : '');
}

/** Never "failed" while nobody knows (PAY-13). */
function PaymentState({ order, isTired }: Pick<PlacedProps, 'order' | 'isTired'>) {
  const t = useMessages('orders');
  const { storeView } = useShopState();
  const stateText = (): ReactNode => {
    const { order_exchange: exchange } = order;
    if (exchange?.is_offer && order.can_pay) return null;
    if (exchange && !exchange.to_pay.value) return t('exchangeDone');
    if (isUnderWay(order)) return isTired ? t('willMail') : t('processing');
    if (order.status_code === 'payment_review') return t('inReview');
    return order.status_code === 'processing' || order.status_code === 'complete' ? t('paid') : null;
  };
  return (
    <output className={styles.state} data-payment={isUnderWay(order) ? 'waiting' : order.status_code}>
      {stateText()}
      {isTired && order.can_pay ? (
        <>
          {' '}
          <a href={localPath(storeView, cancelPath(order))}>{t('payStill')}</a>
        </>
      ) : null}
    </output>
  );
}

function Ended({ order, parts }: Pick<PlacedProps, 'order' | 'parts'>) {
  const t = useMessages('orders');
  const { storeView } = useShopState();
  return (
    <div className={`${styles.order} ${styles.wide}`}>
      <h1>{t('order', { number: order.number })}</h1>
      <p className={styles.lead}>{t('isCanceled')}</p>
      <OrderView
        order={order}
        parts={parts}
        actions={<SignpostLink href={localPath(storeView, cancelPath(order))}>{t('toCart')}</SignpostLink>}
      />
    </div>
  );
}
