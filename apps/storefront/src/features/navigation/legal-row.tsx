import { useMessages } from '../../i18n/language-context.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { contentPath } from './footer-links.ts';
import styles from './legal-row.module.css';

/** LAW-01 in words, and the mark of the demo. */
export function LegalRow() {
  const t = useMessages('navigation');
  const { storeView, settings } = useShopState();
  const mark = '\u0000';
  const [before, after] = t('pricesNote', { shipping: mark }).split(mark);
  return (
    <div className={styles.row}>
      <p>
        {before}
        <a className={styles.link} href={localPath(storeView, contentPath(storeView.language, 'shipping'))}>
          {t('shippingCosts')}
        </a>
        {after}
      </p>
      {settings.demo ? <p className={styles.demo}>{t('demoMark')}</p> : null}
    </div>
  );
}
