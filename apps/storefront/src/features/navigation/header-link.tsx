import { Icon } from '../../theme/icon.tsx';
import type { IconName } from '../../theme/icon-names.ts';
import styles from './header-link.module.css';

/** A place in the header: an icon on a phone, words beside it where there is room. */
export function HeaderLink({ href, icon, label }: { readonly href: string; readonly icon: IconName; readonly label: string }) {
  return (
    <a className={styles.link} href={href}>
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
    </a>
  );
}
