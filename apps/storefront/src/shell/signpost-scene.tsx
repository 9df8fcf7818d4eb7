import { contentPath } from '../features/navigation/footer-links.ts';
import { useMessages } from '../i18n/language-context.tsx';
import { screenHref } from '../lib/page/screen-paths.ts';
import { localPath } from '../lib/page/store-view.ts';
import { useShopState } from '../lib/page/shop-state.tsx';
import { ContourLines } from '../ui/contour-lines.tsx';
import styles from './signpost-scene.module.css';

/** A signpost pointing three ways; its boards are the ways on. */
export function SignpostScene() {
  const t = useMessages('failure');
  const { storeView } = useShopState();
  const ways = [
    { href: localPath(storeView, ''), text: t('toHome') },
    { href: screenHref(storeView, 'branches'), text: t('toBranches') },
    { href: localPath(storeView, contentPath(storeView.language, 'shipping')), text: t('toService') },
  ];
  return (
    <nav className={styles.scene} aria-label={t('ways')}>
      <ContourLines />
      <div className={styles.post} />
      <ul className={styles.boards}>
        {ways.map(({ href, text }) => (
          <li key={href}>
            <a className={styles.way} href={href}>
              <span className={styles.board}>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
