import { useId, type ReactNode } from 'react';
import type { OrderFullFragment } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useMoment } from '../../i18n/use-day.ts';
import type { Departure } from '../../lib/payment/payment-departure.tsx';
import { LegalNav, type LegalLinks } from './legal-nav.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderItems } from './order-items.tsx';
import { RetryForm } from './retry-form.tsx';
import styles from './orders.module.css';

type Props = {
  readonly order: OrderFullFragment;
  readonly exchange: NonNullable<OrderFullFragment['order_exchange']>;
  readonly links: LegalLinks;
  /** The official notice on the legal guarantee (LAW-10). */
  readonly notice: ReactNode;
  readonly onLeave: (departure: Departure) => void;
};

/** What is held for somebody in exchange, all of it, and directly below it the button that orders it (LAW-06, LAW-07): nobody else can. */
export function ExchangeOffer({ order, exchange, links, notice, onLeave }: Props) {
  const t = useMessages('orders');
  const { money } = useFormats();
  const moment = useMoment();
  const legalId = useId();
  const { order_number: number, credit, to_pay: toPay, until } = exchange;
  const amounts = { number, credit: money(credit.value ?? 0), amount: money(toPay.value ?? 0) };
  const last = (
    <>
      {notice}
      <LegalNav links={links} />
    </>
  );
  return (
    <div className={styles.order}>
      <h1>{t('offerTitle')}</h1>
      <p className={styles.lead}>{t('offerWhy', amounts)}</p>
      {until ? <p>{t('offerUntil', { when: moment(until) })}</p> : null}
      <section className={styles.box}>
        <h2 className={styles.title}>{t('orderNumber', { number: order.number })}</h2>
        <OrderItems order={order} legalId={legalId} isWhole />
        <OrderAmounts order={order} legalId={legalId} />
      </section>
      <OrderFacts order={order} />
      <RetryForm order={order} submit={t('offerOrder')} above={last} onLeave={onLeave} />
    </div>
  );
}
