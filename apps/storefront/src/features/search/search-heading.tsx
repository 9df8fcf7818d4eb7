import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import type { SearchLink } from './page-hits.tsx';
import styles from './search-page.module.css';

type Props = {
  readonly query: string;
  readonly count: number;
  /** What may have been meant. */
  readonly corrections: readonly SearchLink[];
  /** Says what was understood of the text. */
  readonly isSizeRead: boolean;
  /** The field where the header has none; always when nothing was asked yet. */
  readonly field: ReactNode;
};

export function SearchHeading({ query, count, corrections, isSizeRead, field }: Props) {
  const t = useMessages('search');
  return (
    <header className={styles.heading}>
      <h1 className={styles.title}>{query === '' ? t('emptyTitle') : t('titleFor', { query })}</h1>
      {query === '' ? <p className={styles.lead}>{t('emptyText')}</p> : <p className={styles.count}>{t('productCount', { count })}</p>}
      {corrections.length === 0 ? null : (
        <p className={styles.note}>
          {t('didYouMean')}{' '}
          {corrections.map(({ href, text }, index) => (
            <span key={href}>
              {index === 0 ? null : ', '}
              <a href={href}>{text}</a>
            </span>
          ))}
          ?
        </p>
      )}
      {isSizeRead ? <p className={styles.note}>{t('sizeRead')}</p> : null}
      <div className={query === '' ? styles.fieldAlways : styles.field}>{field}</div>
    </header>
  );
}
