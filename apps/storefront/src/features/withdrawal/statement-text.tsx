import { useMessages } from '../../i18n/language-context.tsx';
import { withdrawnItems, type KnownOrder } from './known-order.ts';
import type { Statement } from './statement.ts';
import styles from './withdrawal.module.css';

/** What is declared, in sentences. */
export function StatementText({ statement, order }: { readonly statement: Statement; readonly order?: KnownOrder | undefined }) {
  const t = useMessages('withdrawal');
  const items = withdrawnItems(statement, order);
  return (
    <blockquote className={styles.statement}>
      <p>{t('statement', { name: statement.name, order: statement.orderNumber })}</p>
      <p>{t('statementEmail', { email: statement.email || t('thatEmail') })}</p>
      {items ? (
        <>
          <p>{t('statementItems')}</p>
          <ul>
            {items.map(({ sku, quantity, name, options }) => (
              <li key={sku}>{`${quantity} × ${name}${options === '' ? '' : ` (${options})`}`}</li>
            ))}
          </ul>
        </>
      ) : null}
      {!items && statement.message === '' ? <p>{t('statementWhole')}</p> : null}
      {statement.message === '' ? null : (
        <>
          <p>{t('statementMessage')}</p>
          <p className={styles.message}>{statement.message}</p>
        </>
      )}
    </blockquote>
  );
}
