import { useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { contentPath } from './footer-links.ts';
import styles from './legal-links.module.css';

const pages = ['legalNotice', 'terms', 'privacy', 'withdrawalRight'] as const;

/** What must be found without opening anything, where the groups of the footer are folded (LAW-13). */
export function LegalLinks() {
  const t = useMessages('navigation');
  const { storeView } = useShopState();
  return (
    <ul className={styles.links}>
      {pages.map((page) => (
        <li key={page}>
          <a className={styles.link} href={localPath(storeView, contentPath(storeView.language, page))}>
            {t(page)}
          </a>
        </li>
      ))}
    </ul>
  );
}
