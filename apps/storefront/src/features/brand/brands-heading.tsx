import { useMessages } from '../../i18n/language-context.tsx';
import styles from './brand-heading.module.css';

export function BrandsHeading() {
  const t = useMessages('brand');
  return (
    <header className={styles.heading}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('intro')}</p>
    </header>
  );
}
