import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { StatementText } from './statement-text.tsx';
import type { KnownOrder } from './known-order.ts';
import type { Statement } from './statement.ts';
import styles from './withdrawal.module.css';

type Props = {
  readonly statement: Statement;
  readonly order?: KnownOrder | undefined;
  readonly reference: string;
  /** ISO 8601. */
  readonly receivedAt: string;
  readonly returnsHref: string;
};

const minute = { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;

/** The receipt: that the statement arrived, when, and what comes next. It does not judge the statement (LAW-08). */
export function WithdrawalReceipt({ statement, order, reference, receivedAt, returnsHref }: Props) {
  const t = useMessages('withdrawal');
  const { date } = useFormats();
  return (
    <>
      <h1 className={styles.heading}>{t('receiptTitle')}</h1>
      <p className={styles.intro}>{t('receiptIntro', { email: statement.email })}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('reference')}</dt>
          <dd>{reference}</dd>
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
        <li>{t('nextSend')}</li>
        <li>{t('nextRefund')}</li>
        <li>{t('nextCheck')}</li>
      </ol>
      <p>
        <a href={returnsHref}>{t('returns')}</a>
      </p>
      <p className={styles.print}>
        <Button onClick={() => window.print()}>{t('print')}</Button>
      </p>
      <p className={styles.seller}>{t('seller')}</p>
    </>
  );
}
