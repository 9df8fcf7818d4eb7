import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { Icon } from '../../../theme/icon.tsx';
import styles from './purchase-terms.module.css';

/** Returns and guarantee beside the product (LAW-10). */
export function PurchaseTerms({ guarantee }: { readonly guarantee: ReactNode }) {
  const t = useMessages('catalogLater');
  return (
    <ul className={styles.terms}>
      <li className={styles.term}>
        <Icon name="arrow-u-up-left" />
        {t('returns')}
      </li>
      <li className={styles.term}>
        <Icon name="scales" />
        {guarantee}
      </li>
    </ul>
  );
}
