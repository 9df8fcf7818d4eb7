import { useMessages } from '../../i18n/language-context.tsx';
import { Icon } from '../../theme/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { HeaderProps } from '../../theme/slots.ts';
import { Wordmark } from './wordmark.tsx';
import styles from './site-header.module.css';

/** The base header: wordmark, search and what the visitor carries; below, with a row of its own, the first level of the menu. */
export function SiteHeader({ homeHref, menu, drawer, search, links, languageSwitch, tools }: HeaderProps) {
  const t = useMessages('navigation');
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <IconButton
          className={styles.menuButton}
          label={t('openMenu')}
          icon={<Icon name="list" />}
          aria-haspopup="dialog"
          data-drawer-open
        />
        <a className={styles.logo} href={homeHref} aria-label={t('homeLink')}>
          <Wordmark />
        </a>
        <div className={styles.search}>{search}</div>
        <div className={styles.tools}>
          <div className={styles.links}>{links}</div>
          <div className={styles.languages}>{languageSwitch}</div>
          {tools}
        </div>
      </div>
      <div className={styles.menu}>{menu}</div>
      {drawer}
    </header>
  );
}
