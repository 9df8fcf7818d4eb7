import { useMessages } from '../../i18n/language-context.tsx';
import { screenHref } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { checkoutPages, checkoutScreens, contentPath } from './footer-links.ts';
import { LegalRow } from './legal-row.tsx';
import { WithdrawalButton } from './withdrawal-button.tsx';
import styles from './checkout-footer.module.css';

/** The short footer of the checkout. */
export function CheckoutFooter() {
  const t = useMessages('navigation');
  const { storeView } = useShopState();
  const links = [
    ...checkoutScreens.map((screen) => ({ href: screenHref(storeView, screen), text: t(screen) })),
    ...checkoutPages.map((page) => ({ href: localPath(storeView, contentPath(storeView.language, page)), text: t(page) })),
  ];
  return (
    <footer className={styles.footer} aria-label={t('footer')} data-reduced>
      <div className={styles.inner}>
        <ul className={styles.links}>
          {links.map(({ href, text }) => (
            <li key={href}>
              <a className={styles.link} href={href}>
                {text}
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
