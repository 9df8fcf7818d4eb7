import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Words for who listens instead of looks. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
