import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import styles from './no-products.module.css';

type Props = {
  /** In place of the general advice: which filters to leave out, what was meant. */
  readonly help?: ReactNode;
  /** Other places to look. */
  readonly children?: ReactNode;
};

/** An empty list says so in the words of the spec and never leaves a blank page (UX-15). */
export function NoProducts({ help, children }: Props) {
  const t = useMessages('catalogLater');
  return (
    <div className={styles.empty}>
      <svg className={styles.hanger} viewBox="0 0 160 96" width="160" height="96" aria-hidden="true" focusable="false">
        <path d="M80 34V26c0-5 9-6 9-14a9 9 0 0 0-18 0M80 34 12 78c-5 3-3 10 3 10h130c6 0 8-7 3-10Z" />
      </svg>
      <p className={styles.words}>{t('noProducts')}</p>
      {help ?? <p className={styles.help}>{t('noProductsHelp')}</p>}
      {children}
    </div>
  );
}
