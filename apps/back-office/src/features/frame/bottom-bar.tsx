import { useState } from 'react';
import { NavLink } from 'react-router';
import { useMessages } from '../../i18n/language-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { filledIcon } from './filled-icon.ts';
import { MenuLinks } from './menu-links.tsx';
import type { MenuGroup } from './menu.ts';
import styles from './bottom-bar.module.css';
import { PersonLinks } from './person-links.tsx';

const mostItems = 4;

/** On a phone: the first screens at the thumb, and the way to all others. */
export function BottomBar({ groups }: { readonly groups: readonly MenuGroup[] }) {
  const t = useMessages('frame');
  const [isOpen, setOpen] = useState(false);
  const items = groups.flatMap((group) => group.items).slice(0, mostItems);
  const close = () => setOpen(false);
  return (
    <>
      <nav className={styles.bottomBar} aria-label={t('menu')}>
        {items.map(({ name, path, icon }) => (
          <NavLink key={path} to={path} end={path === '/'} className={styles.item}>
            {({ isActive }) => (
              <>
                <Icon name={isActive ? filledIcon(icon) : icon} size={24} />
                <span>{t(name)}</span>
              </>
            )}
          </NavLink>
        ))}
        <button type="button" className={styles.item} aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <Icon name="list" size={24} />
          <span>{t('more')}</span>
        </button>
      </nav>
      {isOpen && (
        <Sheet title={t('menu')} onClose={close}>
          <div className={styles.moreMenu}>
            <MenuLinks groups={groups} onGo={close} />
            <PersonLinks onGo={close} />
          </div>
        </Sheet>
      )}
    </>
  );
}
