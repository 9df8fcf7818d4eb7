import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import type { IconName } from '../icons/icon-names.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './tabs.module.css';

type TabLink = {
  readonly to: string;
  readonly label: string;
  /** Written already and capped: `10.000+`. */
  readonly count?: string;
  readonly icon?: IconName;
  readonly isCurrent?: boolean;
};

function TabItem({ to, label, count, icon, isCurrent }: TabLink) {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  );
  // An address with a search part is the current one only for who knows what that part means.
  if (isCurrent === undefined)
    return (
      <NavLink to={to} end className={styles.tab ?? ''}>
        {content}
      </NavLink>
    );
  return (
    <Link to={to} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
      {content}
    </Link>
  );
}

type Props = { readonly label: string; readonly tabs: readonly TabLink[]; readonly after?: ReactNode };

/** Parts of a thing, or views of a list, that have addresses of their own. */
export function TabLinks({ label, tabs, after }: Props) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab, index) => (
        // Two views may lead to the same address.
        <TabItem key={index} {...tab} />
      ))}
      {after}
    </nav>
  );
}
