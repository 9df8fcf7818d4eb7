import { useId } from 'react';
import type { OrderFullFragment } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useMoment } from '../../i18n/use-day.ts';
import type { Departure } from '../../lib/payment/payment-departure.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import { OrderItems } from './order-items.tsx';
import { RetryForm } from './retry-form.tsx';
import styles from './orders.module.css';

type Props = {
  readonly order: OrderFullFragment;
  readonly exchange: NonNullable<OrderFullFragment['order_exchange']>;
  readonly onLeave: (departure: Departure) => void;
};

/** What is held for somebody in exchange, and the button that orders it (LAW-06, LAW-07): nobody else can. */
export function ExchangeOffer({ order, exchange, onLeave }: Props) {
  const t = useMessages('orders');
  const { money } = useFormats();
  const moment = useMoment();
  const legalId = useId();
  const { order_number: number, credit, to_pay: toPay, until } = exchange;
  const amounts = { number, credit: money(credit.value ?? 0), amount: money(toPay.value ?? 0) };
  return (
    <div className={`${styles.order} ${styles.wide}`}>
      <h1>{t('offerTitle')}</h1>
      <p className={styles.lead}>{t('offerWhy', amounts)}</p>
      <div className={styles.split}>
        <div className={styles.order}>
          {until ? <p>{t('offerUntil', { when: moment(until) })}</p> : null}
          <p>{t('offerLegal')}</p>
          <RetryForm order={order} submit={t('offerOrder')} onLeave={onLeave} />
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
