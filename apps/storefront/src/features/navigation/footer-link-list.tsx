import { useMessages } from '../../i18n/language-context.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { contentPath, type FooterPage } from './footer-links.ts';
import styles from './footer-link-list.module.css';

/** One column of content pages. */
export function FooterLinkList({ pages }: { readonly pages: readonly FooterPage[] }) {
  const t = useMessages('navigation');
  const { storeView } = useShopState();
  return (
    <ul className={styles.list}>
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
