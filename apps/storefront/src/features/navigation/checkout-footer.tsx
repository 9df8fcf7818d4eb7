import { useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { contentPath, type FooterPage } from './footer-links.ts';
import { LegalRow } from './legal-row.tsx';
import { WithdrawalButton } from './withdrawal-button.tsx';
import styles from './checkout-footer.module.css';

/** What the law wants on every page and nothing else (LAW-08, LAW-13). */
const pages: readonly FooterPage[] = [
  'legalNotice',
  'terms',
  'privacy',
  'withdrawalRight',
  'shipping',
  'returns',
  'guarantee',
  'recalls',
  'accessibility',
];

export function CheckoutFooter() {
  const t = useMessages('navigation');
  const { storeView } = useShopState();
  return (
    <footer className={styles.footer} aria-label={t('footer')} data-reduced>
      <div className={styles.inner}>
        <ul className={styles.links}>
          {pages.map((page) => (
            <li key={page}>
              <a className={styles.link} href={localPath(storeView, contentPath(storeView.language, page))}>
                {t(page)}
              </a>
            </li>
          ))}
        </ul>
        <div>
          <WithdrawalButton />
        </div>
        <LegalRow />
      </div>
    </footer>
  );
}
