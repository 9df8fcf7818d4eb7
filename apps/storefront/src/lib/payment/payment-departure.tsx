import { useEffect, useRef } from 'react';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { PaymentMark } from './payment-mark.tsx';
import styles from './payment-departure.module.css';

/** An order that is placed, and where its payment goes on. */
export type Departure = {
  readonly number: string;
  readonly amount: number;
  readonly method: { readonly code: string; readonly label: string };
  /** The page of the provider; undefined when nothing is paid there. */
  readonly url: string | undefined;
};

/** Between the order and the payment page: where the way leads, what happens there, and a way on for whoever is stuck. */
export function PaymentDeparture({ number, amount, method, url }: Departure) {
  const t = useMessages('payment');
  const { money } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.departure}>
      {url === undefined ? null : <PaymentMark code={method.code} label={method.label} />}
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {url === undefined ? t('leadOn') : t('leadTo', { method: method.label })}
      </h2>
      <div className={styles.bar} aria-hidden="true" />
      <ol className={styles.steps}>
        {url === undefined ? null : <li>{t('leadPay', { amount: money(amount), number })}</li>}
        {url === undefined ? null : <li>{t('leadBack')}</li>}
        <li>{t('leadMail')}</li>
      </ol>
      <p className={styles.note}>{t('leadSafe')}</p>
      {url === undefined ? null : (
        <p>
          {t('leadStuck')} <a href={url}>{t('leadSelf')}</a>
        </p>
      )}
    </section>
  );
}
