import type { ReactNode } from 'react';
import styles from './queue.module.css';

/** A list, and beside it the thing that is open. */
export function QueueList({ open, children }: { readonly open?: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.list} data-sheet={open ? true : undefined}>
      {children}
      {open}
    </div>
  );
}
