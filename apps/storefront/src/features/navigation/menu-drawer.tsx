import { useMessages } from '../../i18n/language-context.tsx';
import { Icon } from '../../theme/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { MenuItem } from '../../theme/menu-item.ts';
import { Wordmark } from './wordmark.tsx';
import styles from './menu-drawer.module.css';

/**
 * The menu of phones: one level at a time. A level is a native `details`: open, it hides its neighbours and its
 * summary becomes the row that leads back, so the drawer needs a script only to open and close.
 */
export function MenuDrawer({ items }: { readonly items: readonly MenuItem[] }) {
  const t = useMessages('navigation');
  return (
    <dialog id="menu-drawer" className={styles.drawer} aria-label={t('mainMenu')} data-drawer>
      <div className={styles.top}>
        <Wordmark />
        <IconButton className={styles.close} label={t('closeMenu')} icon={<Icon name="x" />} data-drawer-close />
      </div>
      <nav aria-label={t('mainMenu')}>
        <Level items={items} />
      </nav>
    </dialog>
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
