import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { StatementText } from './statement-text.tsx';
import { sentOf, type KnownOrder } from './known-order.ts';
import type { Statement } from './statement.ts';
import styles from './withdrawal.module.css';

type Props = {
  readonly statement: Statement;
  readonly order?: KnownOrder | undefined;
  readonly reference: string;
  /** ISO 8601. */
  readonly receivedAt: string;
  /** Where its state is shown. */
  readonly orderHref: string;
  readonly returnsHref: string;
};

const minute = { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;

/** By what has left the shop of it. */
const send = { all: 'nextSend', some: 'nextSendSome', none: 'nextSendNone' } as const;
const refund = { all: 'nextRefund', some: 'nextRefund', none: 'nextRefundNone' } as const;

/** The receipt: that the statement arrived, when, and what comes next. It does not judge the statement (LAW-08). */
export function WithdrawalReceipt({ statement, order, reference, receivedAt, orderHref, returnsHref }: Props) {
  const t = useMessages('withdrawal');
  const { date } = useFormats();
  const sent = sentOf(statement, order);
  return (
    <>
      <h1 className={styles.heading}>{t('receiptTitle')}</h1>
      <p className={styles.intro}>{t('receiptIntro', { email: statement.email || t('thatEmail') })}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('reference')}</dt>
          <dd>
            <a href={orderHref}>{reference}</a>
          </dd>
        </div>
        <div>
          <dt>{t('receivedAt')}</dt>
          <dd>
            <time dateTime={receivedAt}>{date(receivedAt, minute)}</time>
          </dd>
        </div>
      </dl>
      <StatementText statement={statement} order={order} />
      <h2 className={styles.title}>{t('nextTitle')}</h2>
      <ol className={styles.next}>
        <li>{t(send[sent])}</li>
        <li>{t(refund[sent])}</li>
        <li>
          {t('nextCheck')} <a href={orderHref}>{t(order ? 'follow' : 'lookUp')}</a>
        </li>
      </ol>
      {sent === 'none' ? null : (
        <p>
          <a href={returnsHref}>{t('returns')}</a>
        </p>
      )}
      <p className={styles.print}>
        <Button onClick={() => window.print()}>{t('print')}</Button>
      </p>
      <p className={styles.seller}>{t('seller')}</p>
    </>
  );
}
