import { NavLink } from 'react-router';
import { useMessages } from '../../i18n/language-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { filledIcon } from './filled-icon.ts';
import type { MenuGroup } from './menu.ts';
import styles from './menu-links.module.css';

type Props = { readonly groups: readonly MenuGroup[]; readonly isFolded?: boolean; readonly onGo?: () => void };

/** The screens of a menu, in their groups. */
export function MenuLinks({ groups, isFolded = false, onGo }: Props) {
  const t = useMessages('frame');
  return groups.map((group) => (
    <div key={group.name ?? 'first'} className={styles.group}>
      {group.name && <p className={styles.groupName}>{t(group.name)}</p>}
      <ul>
        {group.items.map(({ name, path, icon }) => (
          <li key={path}>
            <NavLink
              prefetch="intent"
              to={path}
              end={path === '/'}
              className={styles.item}
              title={isFolded ? t(name) : undefined}
              onClick={onGo}
            >
              {({ isActive }) => (
                <>
                  <Icon name={isActive ? filledIcon(icon) : icon} />
                  <span className={styles.itemName}>{t(name)}</span>
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}
