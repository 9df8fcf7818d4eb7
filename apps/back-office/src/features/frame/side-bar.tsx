import { Link } from 'react-router';
import { useMessages } from '../../i18n/language-context.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import type { MenuGroup } from './menu.ts';
import { MenuLinks } from './menu-links.tsx';
import links from './menu-links.module.css';
import styles from './side-bar.module.css';
import { useLogOut } from './use-log-out.ts';

type Props = { readonly groups: readonly MenuGroup[]; readonly isFolded: boolean; readonly onFold: () => void };

export function SideBar({ groups, isFolded, onFold }: Props) {
  const t = useMessages('frame');
  const logOut = useLogOut();
  return (
    <div className={styles.sideBar} data-slim={isFolded || undefined}>
      <div className={styles.brandRow}>
        <Link to="/" className={styles.brand}>
          Maas <span className={styles.and}>&amp;</span> Alm
        </Link>
        <span className={styles.badge}>{t('office')}</span>
      </div>
      <nav aria-label={t('menu')} className={styles.menu}>
        <MenuLinks groups={groups} isFolded={isFolded} />
      </nav>
      <div className={styles.foldRow}>
        <button type="button" className={links.item} title={isFolded ? t('logOut') : undefined} onClick={logOut}>
          <Icon name="sign-out" />
          <span className={links.itemName}>{t('logOut')}</span>
        </button>
        <IconButton
          icon={isFolded ? 'caret-right' : 'caret-left'}
          label={isFolded ? t('unfold') : t('fold')}
          size="s"
          onClick={onFold}
          aria-expanded={!isFolded}
        />
      </div>
    </div>
  );
}
