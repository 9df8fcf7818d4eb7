import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { screenHref } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { Icon } from '../../theme/icon.tsx';
import type { IconName } from '../../theme/icon-names.ts';
import type { MenuItem } from '../../theme/menu-item.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Wordmark } from './wordmark.tsx';
import styles from './menu-drawer.module.css';

/**
 * The menu of phones: one level at a time. A level is a native `details`: open, it hides its neighbours and its
 * summary becomes the row that leads back, so the drawer needs a script only to open and close.
 */
export function MenuDrawer({ levels, languages }: { readonly levels: ReactNode; readonly languages: ReactNode }) {
  const t = useMessages('navigation');
  return (
    <dialog id="menu-drawer" className={styles.drawer} aria-label={t('mainMenu')} data-drawer>
      <div className={styles.top}>
        <Wordmark />
        <IconButton className={styles.close} label={t('closeMenu')} icon={<Icon name="x" />} data-drawer-close />
      </div>
      {levels}
      <div className={styles.languages}>{languages}</div>
    </dialog>
  );
}

/** What is the same on every page of a language: the categories, and below them what a phone's header has no room for. */
export function MenuDrawerLevels({ items }: { readonly items: readonly MenuItem[] }) {
  const t = useMessages('navigation');
  const { storeView } = useShopState();
  return (
    <>
      <nav aria-label={t('mainMenu')}>
        <Level items={items} />
      </nav>
      <ul className={styles.more}>
        <Way icon="heart" href={localPath(storeView, 'wishlist')} text={t('emptyWishlist')} />
        <Way icon="storefront" href={screenHref(storeView, 'branches')} text={t('branchesTitle')} />
        <Way icon="info" href={screenHref(storeView, 'customerService')} text={t('customerService')} />
      </ul>
    </>
  );
}

function Way({ icon, href, text }: { readonly icon: IconName; readonly href: string; readonly text: string }) {
  return (
    <li>
      <a className={styles.way} href={href}>
        <Icon name={icon} />
        {text}
      </a>
    </li>
  );
}

function Level({ items, parent }: { readonly items: readonly MenuItem[]; readonly parent?: MenuItem }) {
  const t = useMessages('navigation');
  return (
    <ul className={styles.level}>
      {parent ? (
        <li>
          <a className={styles.all} href={parent.href}>
            {t('allIn', { name: parent.name })}
          </a>
        </li>
      ) : null}
      {items.map((item) => (
        <li key={item.id}>{item.children.length > 0 ? <Branch item={item} /> : <Leaf item={item} />}</li>
      ))}
    </ul>
  );
}

function Leaf({ item }: { readonly item: MenuItem }) {
  return (
    <a className={styles.row} href={item.href}>
      {item.name}
    </a>
  );
}

function Branch({ item }: { readonly item: MenuItem }) {
  return (
    <details className={styles.branch}>
      <summary className={styles.row}>{item.name}</summary>
      <Level items={item.children} parent={item} />
    </details>
  );
}
