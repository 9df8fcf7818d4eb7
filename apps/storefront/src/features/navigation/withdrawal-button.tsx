import { useMessages } from '../../i18n/language-context.tsx';
import { screenHref } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import styles from './withdrawal-button.module.css';

/** LAW-08: on every page, as an outlined button in a row of its own, with the statutory words. */
export function WithdrawalButton() {
  const t = useMessages('navigation');
  const { storeView } = useShopState();
  return (
    <a className={styles.button} href={screenHref(storeView, 'withdrawal')}>
      {t('withdraw')}
    </a>
  );
}
