import { useMessages } from '../i18n/language-context.tsx';
import styles from './error-summary.module.css';

export type SummaryItem = { readonly id: string; readonly text: string };

/** Everything that keeps a form from being sent, each line a way to its field; announced when it appears. */
export function ErrorSummary({ items }: { readonly items: readonly SummaryItem[] }) {
  const t = useMessages('ui');
  return (
    <div role="alert">
      {items.length === 0 ? null : (
        <div className={styles.summary}>
          <p className={styles.title}>{t('errorSummary', { count: items.length })}</p>
          <ul className={styles.list}>
            {items.map(({ id, text }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(id)?.focus();
                  }}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
