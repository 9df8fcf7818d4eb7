import { useMessages } from '../../i18n/language-context.tsx';
import type { MenuItem } from '../../theme/menu-item.ts';
import type { MenuProps } from '../../theme/slots.ts';
import { columnsOf } from './menu-tree.ts';
import styles from './main-menu.module.css';

/** Three levels: the first in the header, the others in a panel below it. Behaviour: attach-menu.ts. */
export function MainMenu({ items }: MenuProps) {
  const t = useMessages('navigation');
  return (
    <nav className={styles.menu} aria-label={t('mainMenu')} data-menu>
      <ul className={styles.entries}>
        {items.map((item) => (
          <li key={item.id} id={`menu-${item.id}`} className={styles.entry} data-menu-entry>
            {item.children.length > 0 ? (
              <>
                <a className={styles.link} href={item.href} aria-expanded="false" data-menu-link>
                  {item.name}
                </a>
                <MenuPanel item={item} />
              </>
            ) : (
              <a className={styles.link} href={item.href} data-menu-link>
                {item.name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The second and third level: single links first, then a group for each category with children. */
function MenuPanel({ item }: { readonly item: MenuItem }) {
  const t = useMessages('navigation');
  const singles = item.children.filter(({ children }) => children.length === 0);
  const groups = item.children.filter(({ children }) => children.length > 0);
  return (
    <div className={styles.panel} data-menu-panel>
      <div className={styles.inner}>
        <a className={styles.all} href={item.href}>
          {t('allIn', { name: item.name })}
        </a>
        <div className={styles.columns}>
          {groups.map((group) => (
            <MenuGroup key={group.id} group={group} />
          ))}
          {columnsOf(singles).map((column) => (
            <MenuColumn key={column[0]?.id} items={column} strong />
          ))}
        </div>
      </div>
    </div>
  );
}

function MenuGroup({ group }: { readonly group: MenuItem }) {
  const columns = columnsOf(group.children);
  return (
    <div className={styles.group} data-columns={columns.length}>
      <a className={styles.heading} href={group.href}>
        {group.name}
      </a>
      <div className={styles.groupColumns}>
        {columns.map((column) => (
          <MenuColumn key={column[0]?.id} items={column} />
        ))}
      </div>
    </div>
  );
}

function MenuColumn({ items, strong = false }: { readonly items: readonly MenuItem[]; readonly strong?: boolean }) {
  return (
    <ul className={styles.column}>
      {items.map((item) => (
        <li key={item.id}>
          <a className={strong ? styles.heading : styles.subLink} href={item.href}>
            {item.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
