import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import styles from './finder-heading.module.css';

/** What the finder is for, its questions, and how much is left. */
export function FinderHeading({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const t = useMessages('finder');
  return (
    <header className={styles.heading}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('intro')}</p>
      {children}
      <p className={styles.count}>{t('productCount', { count })}</p>
    </header>
  );
}
