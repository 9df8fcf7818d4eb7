import { Link } from 'react-router';
import { useMessages } from '../../i18n/language-context.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import type { MenuGroup } from './menu.ts';
import { MenuLinks } from './menu-links.tsx';
import styles from './frame.module.css';

type Props = { readonly groups: readonly MenuGroup[]; readonly isFolded: boolean; readonly onFold: () => void };

export function SideBar({ groups, isFolded, onFold }: Props) {
  const t = useMessages('frame');
  return (
    <div className={styles.sideBar}>
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
