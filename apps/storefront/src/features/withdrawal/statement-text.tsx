import { useMessages } from '../../i18n/language-context.tsx';
import type { Statement } from './statement.ts';
import styles from './withdrawal.module.css';

/** What is declared, in sentences. */
export function StatementText({ statement }: { readonly statement: Statement }) {
  const t = useMessages('withdrawal');
  return (
    <blockquote className={styles.statement}>
      <p>{t('statement', { name: statement.name, order: statement.orderNumber })}</p>
      <p>{t('statementEmail', { email: statement.email })}</p>
      {statement.message === '' ? (
        <p>{t('statementWhole')}</p>
      ) : (
        <>
          <p>{t('statementMessage')}</p>
          <p className={styles.message}>{statement.message}</p>
        </>
      )}
    </blockquote>
  );
}
