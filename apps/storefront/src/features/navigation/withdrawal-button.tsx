import { useMessages } from '../../i18n/language-context.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { contentPath } from './footer-links.ts';
import styles from './withdrawal-button.module.css';

/** LAW-08: on every page, as an outlined button in a row of its own, with the statutory words. */
export function WithdrawalButton() {
  const t = useMessages('navigation');
  const { storeView } = useShopState();
  return (
    <a className={styles.button} href={localPath(storeView, contentPath(storeView.language, 'withdrawalRight'))}>
      {t('withdraw')}
    </a>
  );
}
