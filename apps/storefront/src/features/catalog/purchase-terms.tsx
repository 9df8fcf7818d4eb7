import { useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { Icon } from '../../theme/icon.tsx';
import styles from './purchase-terms.module.css';

/** Returns and guarantee beside the product (LAW-10). */
export function PurchaseTerms() {
  const t = useMessages('catalog');
  const { storeView } = useShopState();
  return (
    <ul className={styles.terms}>
      <li className={styles.term}>
        <Icon name="arrow-u-up-left" />
        {t('returns')}
      </li>
      <li className={styles.term}>
        <Icon name="scales" />
        <a href={localPath(storeView, t('guaranteePage'))}>{t('guarantee')}</a>
      </li>
    </ul>
  );
}
