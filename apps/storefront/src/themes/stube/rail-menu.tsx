import { useMessages } from '../../i18n/language-context.tsx';
import type { MenuItem } from '../../theme/menu-item.ts';
import type { MenuProps } from '../../theme/slots.ts';
import { useTheme } from '../../theme/theme.tsx';
import { departmentDrawing } from './department-drawing.ts';
import styles from './rail-menu.module.css';

/** The first level as small drawings with their names; a door opens to the right for the others. */
export function RailMenu({ items }: MenuProps) {
  const t = useMessages('navigation');
  const { icons } = useTheme();
  return (
    <nav className={styles.menu} aria-label={t('mainMenu')} data-menu>
      <ul className={styles.entries}>
        {items.map((item) => (
          <li key={item.id} id={`menu-${item.id}`} className={styles.entry} data-menu-entry>
            <a className={styles.link} href={item.href} aria-expanded={item.children.length > 0 ? 'false' : undefined} data-menu-link>
              <Sign item={item} icons={icons} />
              {item.name}
            </a>
            {item.children.length > 0 ? <Door item={item} /> : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A department without a drawing shows its initial. */
function Sign({ item, icons }: { readonly item: MenuItem; readonly icons: string }) {
  const drawing = departmentDrawing(item.href);
  return (
    <span className={styles.sign} aria-hidden="true">
      {drawing ? (
        <svg className={styles.drawing} viewBox="0 0 32 32">
          <use href={`${icons}#department-${drawing}`} />
        </svg>
      ) : (
        item.name.slice(0, 1)
      )}
    </span>
  );
}

function Door({ item }: { readonly item: MenuItem }) {
  const t = useMessages('navigation');
  return (
    <div className={styles.door} data-menu-panel>
      <a className={styles.all} href={item.href}>
        {t('allIn', { name: item.name })}
      </a>
      <ul className={styles.groups}>
        {item.children.map((group) => (
          <li key={group.id} className={styles.group}>
            <a className={styles.heading} href={group.href}>
              {group.name}
            </a>
            <ul>
              {group.children.map((child) => (
                <li key={child.id}>
                  <a className={styles.subLink} href={child.href}>
                    {child.name}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
