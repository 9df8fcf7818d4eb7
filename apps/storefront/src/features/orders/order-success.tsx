import { useEffect, type ReactNode } from 'react';
import type { OrderFullFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { cancelPath, placedOrder, settlePlaced } from '../../lib/session/placed-order.ts';
import { useLogin } from '../../lib/session/use-login.ts';
import { SignpostLink } from '../../ui/signpost-link.tsx';
import { AccountOffer } from './account-offer.tsx';
import { calendarEntry } from './calendar-entry.ts';
import { InvoiceButton } from './invoice-button.tsx';
import { OrderFrame } from './order-frame.tsx';
import { OrderView } from './order-view.tsx';
import { isUnderWay } from './poll-times.ts';
import { useArrival } from './use-arrival.ts';
import styles from './orders.module.css';

type Props = {
  readonly hash: string;
  /** The cart has become this order: the device forgets it (SPEC-4). */
  readonly onOrder: () => Promise<void>;
  readonly onToken: (token: string) => Promise<void>;
};

/** After the order: what was ordered and what happens next; the same after a reload, on any device (UX-40). */
export function OrderSuccess({ hash, onOrder, onToken }: Props) {
  return (
    <OrderFrame hash={hash} isPolled>
      {(order, { isTired }) => <Placed order={order} isTired={isTired} onOrder={onOrder} onToken={onToken} />}
    </OrderFrame>
  );
}

type PlacedProps = Omit<Props, 'hash'> & { readonly order: OrderFullFragment; readonly isTired: boolean };

function Placed({ order, isTired, onOrder, onToken }: PlacedProps) {
  const t = useMessages('orders');
  const { storeView } = useShopState();
  const login = useLogin();
  const { number, hash } = order;
  const email = emailOf(order);
  useEffect(() => void onOrder(), [onOrder]);
  const isCanceled = order.status_code === 'canceled';
  const isWaiting = isUnderWay(order);
  useEffect(() => {
    // From now on the way back must not lead to the payment.
    if (!isWaiting) settlePlaced(hash);
  }, [isWaiting, hash]);
  if (isCanceled) return <Ended order={order} />;
  return (
    <div className={`${styles.order} ${styles.wide}`}>
      <h1>{t('successTitle')}</h1>
      <p className={styles.lead}>{t('orderNumber', { number })}</p>
      <p>{email === '' ? t('mailed') : t('mailedTo', { email })}</p>
      <div className={styles.split}>
        <div className={styles.order}>
          <PaymentState order={order} isTired={isTired} />
          <WhatNext order={order} />
          <OrderView order={order} />
          <div className={styles.actions}>
            <SignpostLink href={localPath(storeView, '')}>{t('toShop')}</SignpostLink>
            {order.invoices.length > 0 ? <InvoiceButton hash={hash} /> : null}
          </div>
        </div>
        {login === 'loggedOut' ? <AccountOffer hash={hash} email={email} onToken={onToken} /> : null}
      </div>
    </div>
  );
}

/** What happens now and when; a pickup goes into the calendar (UX-40). */
function WhatNext({ order }: { readonly order: OrderFullFragment }) {
  const t = useMessages('orders');
  const arrival = useArrival();
  const { number, pickup_location_code: pickup, delivery_dates: dates, shipping_address: address } = order;
  return (
    <section className={styles.box}>
      <h2 className={styles.title}>{t('next')}</h2>
      <p>{t(pickup ? 'nextPickup' : 'nextParcel')}</p>
      <p>{arrival(order)}</p>
      {pickup && dates ? (
        <p>
          <a
            download={`${number}.ics`}
            href={calendarEntry({
              number,
              day: dates.to,
              title: t('calendarTitle', { number }),
              place: [...(address?.street ?? []), address?.city].filter(Boolean).join(', '),
            })}
          >
            {t('calendar')}
          </a>
        </p>
      ) : null}
    </section>
  );
}

/** Known to this tab, or shown by the shop. */
function emailOf({ hash, customer_email: shown }: OrderFullFragment): string {
  const placed = placedOrder();
  return shown ?? (placed?.hash === hash ? placed.email : '');
}

/** Never "failed" while nobody knows (PAY-13). */
function PaymentState({ order, isTired }: Pick<PlacedProps, 'order' | 'isTired'>) {
  const t = useMessages('orders');
  const { storeView } = useShopState();
  const stateText = (): ReactNode => {
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

function Ended({ order }: { readonly order: OrderFullFragment }) {
  const t = useMessages('orders');
  const { storeView } = useShopState();
  return (
    <div className={styles.order}>
      <h1>{t('order', { number: order.number })}</h1>
      <p className={styles.lead}>{t('isCanceled')}</p>
      <div className={styles.actions}>
        <SignpostLink href={localPath(storeView, cancelPath(order))}>{t('toCart')}</SignpostLink>
      </div>
      <OrderView order={order} />
    </div>
  );
}
