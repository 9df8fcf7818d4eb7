import { useMessages } from '../../i18n/language-context.tsx';
import { useMarkupInIsland } from '../../rendering/cached-markup.tsx';
import { screenHref, type Screen } from '../../lib/page/screen-paths.ts';
import { localPath } from '../../lib/page/store-view.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { contentPath, type FooterPage, type footerScreens } from './footer-links.ts';
import styles from './footer-link-list.module.css';

type FooterScreen = (typeof footerScreens)[keyof typeof footerScreens][number] & Screen;
type Props = { readonly pages: readonly FooterPage[]; readonly screens?: readonly FooterScreen[] };

/** One column of content pages, and of screens where it has any. */
export function FooterLinkList(props: Props) {
  return <ul className={styles.list} {...useMarkupInIsland('footer-links', props, <Links {...props} />)} />;
}

function Links({ pages, screens = [] }: Props) {
  const t = useMessages('navigation');
  const { storeView } = useShopState();
  const links = [
    ...screens.map((screen) => ({ href: screenHref(storeView, screen), text: t(screen) })),
    ...pages.map((page) => ({ href: localPath(storeView, contentPath(storeView.language, page)), text: t(page) })),
  ];
  return links.map(({ href, text }) => (
    <li key={href}>
      <a className={styles.link} href={href}>
        {text}
      </a>
    </li>
  ));
}
