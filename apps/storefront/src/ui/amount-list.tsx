import type { ReactNode } from 'react';
import styles from './amount-list.module.css';

export function AmountList({ children }: { readonly children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}

type RowProps = { readonly label: string; readonly small?: boolean; readonly children: ReactNode };

export function AmountRow({ label, small = false, children }: RowProps) {
  return (
    <div className={small ? styles.small : styles.row}>
      <span>{label}</span>
      {children}
    </div>
  );
}

/** `live`: it changes while it is looked at, and is read out then. */
export function AmountTotal({ live = false, children }: { readonly live?: boolean; readonly children: ReactNode }) {
  return live ? <output className={styles.total}>{children}</output> : <div className={styles.total}>{children}</div>;
}
