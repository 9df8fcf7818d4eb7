import type { ReactNode } from 'react';
import styles from './thumb-bar.module.css';

/** On a phone, above the bar of screens: what the thumb does next. */
export function ThumbBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.thumbBar} data-thumb-bar>
      {children}
    </div>
  );
}
