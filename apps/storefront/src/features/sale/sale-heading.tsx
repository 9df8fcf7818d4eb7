import { useMessages } from '../../i18n/language-context.tsx';
import styles from './sale-heading.module.css';

/** The sale by name, its number, and how its struck prices are to be read (LAW-03). */
export function SaleHeading({ count }: { readonly count: number }) {
  const t = useMessages('sale');
  return (
    <header className={styles.heading}>
      <h1>
        {t('title')} <small className={styles.count}>{t('productCount', { count })}</small>
      </h1>
      <p className={styles.lead}>{t('intro')}</p>
    </header>
  );
}
