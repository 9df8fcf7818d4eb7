import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** A small fixed mark: a country, a language, a kind. No state: that is a StatusPill. */
export function Tag({ isStrong = false, children }: { readonly isStrong?: boolean; readonly children: ReactNode }) {
  return (
    <span className={styles.tag} data-strong={isStrong || undefined}>
      {children}
    </span>
  );
}
