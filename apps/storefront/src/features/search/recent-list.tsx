import { useSyncExternalStore } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { screenHref } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { tabValues } from '../../lib/session/storage.ts';
import { Icon } from '../../theme/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { clearRecentSearches, recentSearches, removeRecentSearch } from './recent-searches.ts';
import { searchHref } from './search-text.ts';
import styles from './recent-list.module.css';

/** The last five searches of this tab, each with a button that deletes it. */
export function RecentList() {
  const t = useMessages('search');
  const { storeView } = useShopState();
  // As text: a new list each time would never settle.
  const stored = useSyncExternalStore(
    tabValues.subscribe,
    () => recentSearches().join('\n'),
    () => '',
  );
  if (stored === '') return null;
  return (
    <section className={styles.recent} aria-label={t('recent')}>
      <div className={styles.top}>
        <p className={styles.heading}>{t('recent')}</p>
        <LinkButton small onClick={() => clearRecentSearches()}>
          {t('forgetAll')}
        </LinkButton>
      </div>
      <ul className={styles.list}>
        {stored.split('\n').map((text) => (
          <li key={text} className={styles.row}>
            <a className={styles.link} href={searchHref(screenHref(storeView, 'search'), text)}>
              <Icon name="clock" size={20} />
              {text}
            </a>
            <IconButton
              className={styles.forget}
              label={t('forget', { text })}
              icon={<Icon name="x" size={20} />}
              onClick={() => removeRecentSearch(text)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
