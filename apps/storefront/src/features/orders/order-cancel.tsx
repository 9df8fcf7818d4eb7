import { useEffect, useId, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { RestoreCartDocument, type OrderFullFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useMoment } from '../../i18n/use-day.ts';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { useReportError } from '../../lib/notices/use-report-error.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { PaymentDeparture, type Departure } from '../../lib/payment/payment-departure.tsx';
import { forgetPlaced, settlePlaced, successPath } from '../../lib/session/placed-order.ts';
import { deviceValues } from '../../lib/session/storage.ts';
import { Button } from '../../ui/button.tsx';
import { SignpostLink } from '../../ui/signpost-link.tsx';
import { ExchangeOffer } from './exchange-offer.tsx';
import type { LegalLinks } from './legal-nav.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import { OrderFrame } from './order-frame.tsx';
import { OrderItems } from './order-items.tsx';
import { RetryForm } from './retry-form.tsx';
import { useTellLeftOut } from './use-tell-left-out.ts';
import styles from './orders.module.css';

type Props = {
  readonly hash: string;
  readonly onOrder: () => Promise<void>;
  /** The title of the page says it too. */
  readonly onTitle: (title: UnpaidTitle) => void;
  readonly links: LegalLinks;
  /** The official notice on the legal guarantee (LAW-10). */
  readonly notice: ReactNode;
};

export type UnpaidTitle = 'paymentCancelled' | 'paymentDeclined' | 'offerTitle';

/** After a payment that did not come about: no blame, another try, or the cart back (PAY-14). */
export function OrderCancel({ hash, ...props }: Props) {
  return (
    <OrderFrame hash={hash} isPolled={false}>
      {(order, { reload }) => <Unpaid {...props} order={order} reload={reload} />}
    </OrderFrame>
  );
}

/** Statuses in which an order needs no payment from here. */
const settled = ['processing', 'complete', 'payment_review', 'pending', 'holded', 'fraud'];

type UnpaidProps = Omit<Props, 'hash'> & { readonly order: OrderFullFragment; readonly reload: () => void };

function Unpaid({ order, onOrder, onTitle, links, notice, reload }: UnpaidProps) {
  const t = useMessages('orders');
  const { storeView } = useShopState();
  const [departure, leave] = useState<Departure>();
  const isSettled = settled.includes(order.status_code);
  const offer = order.can_pay ? order.order_exchange : null;
  const title = offer ? 'offerTitle' : order.payment_is_declined ? 'paymentDeclined' : 'paymentCancelled';
  useEffect(() => void onOrder(), [onOrder]);
  useEffect(() => onTitle(title), [title, onTitle]);
  useEffect(() => {
    if (isSettled) settlePlaced(order.hash);
  }, [isSettled, order.hash]);
  useBackFromPayment(() => {
    leave(undefined);
    reload();
  });
  if (departure)
    return (
      <>
        <h1 className="visually-hidden">{t('payAgain')}</h1>
        <PaymentDeparture {...departure} />
      </>
    );
  if (isSettled) {
    return (
      <div className={styles.order}>
        <h1>{t('order', { number: order.number })}</h1>
        <p className={styles.lead}>
          {order.status_code === 'processing' || order.status_code === 'complete' ? t('alreadyPaid') : order.status}
        </p>
        <div className={styles.actions}>
          <SignpostLink href={localPath(storeView, successPath(order))}>{t('showOrder')}</SignpostLink>
        </div>
      </div>
    );
  }
  return offer ? (
    <ExchangeOffer order={order} exchange={offer} links={links} notice={notice} onLeave={leave} />
  ) : (
    <AnotherTry order={order} reload={reload} onLeave={leave} />
  );
}

type TryProps = Pick<UnpaidProps, 'order' | 'reload'> & { readonly onLeave: (departure: Departure) => void };

/** What happened, in so many words, and what can be done; the specification's sentence stands where nothing can be paid any more. */
function AnotherTry({ order, reload, onLeave }: TryProps) {
  const t = useMessages('orders');
  const legalId = useId();
  const moment = useMoment();
  const restore = useRestoreCart(order, reload);
  const { can_pay: canPay, payment_is_declined: isDeclined } = order;
  return (
    <div className={`${styles.order} ${styles.wide}`}>
      <h1>{t(isDeclined ? 'paymentDeclined' : 'paymentCancelled')}</h1>
      <p className={styles.lead}>{t(!canPay ? 'orderNotPlaced' : isDeclined ? 'declinedWhy' : 'cancelledWhy')}</p>
      <div className={styles.split}>
        <div className={styles.order}>
          {canPay && order.held_until ? <p>{t('heldUntil', { time: moment(order.held_until) })}</p> : null}
          <p>{t(canPay ? 'stillHeld' : 'notHeld')}</p>
          {canPay ? (
            <RetryForm order={order} onLeave={onLeave} beside={<Button onClick={restore}>{t('toCart')}</Button>} />
          ) : (
            <div className={styles.actions}>
              <Button onClick={restore}>{t('toCart')}</Button>
            </div>
          )}
        </div>
        <section className={styles.box}>
          <h2 className={styles.title}>{t('orderNumber', { number: order.number })}</h2>
          <OrderItems order={order} legalId={legalId} />
          <OrderAmounts order={order} legalId={legalId} />
        </section>
      </div>
    </div>
  );
}

/** The lines go back into the cart of this device, or into one whose id is stored at once; the order ends with it. */
function useRestoreCart(order: OrderFullFragment, reload: () => void): () => void {
  const shop = useShop();
  const report = useReportError();
  const navigate = useNavigate();
  const tellLeftOut = useTellLeftOut(order);
  return () => {
    const restore = async () => {
      const cart = deviceValues.get('cartId') ?? null;
      const { restoreCartFromOrder } = await shop.mutate(RestoreCartDocument, { hash: order.hash, cart });
      deviceValues.set('cartId', restoreCartFromOrder.id);
      forgetPlaced();
      tellLeftOut(restoreCartFromOrder.restore_errors);
      await navigate('/checkout/cart');
    };
    restore().catch((error: unknown) => {
      report(error, 'placeOrder');
      // Paid in the meantime: the page says so.
      reload();
    });
  };
}

/** The browser keeps a page it left for the payment: what it shows may be over. */
function useBackFromPayment(reload: () => void): void {
  useEffect(() => {
    const again = (event: PageTransitionEvent) => {
      if (event.persisted) reload();
    };
    window.addEventListener('pageshow', again);
    return () => window.removeEventListener('pageshow', again);
  });
}
