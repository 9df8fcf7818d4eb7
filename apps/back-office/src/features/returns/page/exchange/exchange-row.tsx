import { Link } from 'react-router';
import { useFormats, useMessages } from '../../../../i18n/language-context.tsx';
import { OrderStatusPill } from '../../../../lib/orders/status-pill.tsx';
import styles from '../return.module.css';
import type { Return } from '../return.ts';

type Settlement = Return['settlements'][number];
type Props = { readonly settlement: Settlement; readonly exchange: NonNullable<Settlement['exchange']> };

/** What is given for pieces, with the order it became; or what the customer has still to order. */
export function ExchangeRow({ settlement: { at, total, refund, why }, exchange }: Props) {
  const t = useMessages('return');
  const { money, moment } = useFormats();
  const { order, status, canOpenOrder, isOffer, toPay, until, lines } = exchange;
  const name = t('exchangeOrder', { number: order });
  const parts = [
    isOffer && t('offerOpen', { amount: money(toPay.cents) }),
    isOffer && until && t('offerUntil', { when: moment(until) }),
    !isOffer && status === 'canceled' && t('offerOver'),
    refund && t('creditNote', { number: refund }),
  ];
  return (
    <li className={styles.settlement} data-failed={(status === 'canceled' && !refund) || undefined}>
      <span className={styles.settlementWords}>
        <span className={styles.exchangeHead}>
          {canOpenOrder ? (
            <Link className={styles.link} to={`/orders/${order}`}>
              {name}
            </Link>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
          <OrderStatusPill status={status} />
        </span>
        {lines.map((line, index) => (
          // Two lines may be the same.
          <span key={`${line.sku} ${index}`} className={styles.quietNote}>
            {[`${line.quantity} × ${line.name}`, ...line.options.map(({ value }) => value)].join(', ')}
          </span>
        ))}
        <span className={styles.quietNote}>{parts.filter(Boolean).join(', ')}</span>
        {why && <span className={styles.quietNote}>{why}</span>}
        <time className={styles.quietNote} dateTime={at}>
          {moment(at)}
        </time>
      </span>
      <span className={styles.amount}>{money(total.cents)}</span>
    </li>
  );
}
