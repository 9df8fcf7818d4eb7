import type { ReactNode } from 'react';
import styles from './button.module.css';

export function ButtonLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a className={styles.button} href={href}>
      {children}
    </a>
  );
}
