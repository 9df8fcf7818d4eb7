import { Wordmark } from '../../features/navigation/wordmark.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { Icon } from '../../theme/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { HeaderProps } from '../../theme/slots.ts';
import styles from './rail-header.module.css';

/** Centred wordmark above; on a wide screen the menu as a rail on the left, on a phone everything to press in a bar at the lower edge. */
export function RailHeader({ homeHref, menu, drawer, search, links, languageSwitch, tools }: HeaderProps) {
  const t = useMessages('navigation');
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.languages}>{languageSwitch}</div>
        <a className={styles.logo} href={homeHref} aria-label={t('homeLink')}>
          <Wordmark />
        </a>
        <div className={styles.tools}>
          <IconButton
            className={styles.menuButton}
            label={t('openMenu')}
            icon={<Icon name="list" />}
            aria-haspopup="dialog"
            data-drawer-open
          />
          <div className={styles.search}>{search}</div>
          {links}
          {tools}
        </div>
      </div>
      <div className={styles.rail}>{menu}</div>
      {drawer}
    </header>
  );
}
