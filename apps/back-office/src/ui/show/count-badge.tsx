import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './count-badge.module.css';

/** How many want somebody to act; nothing else gets one. */
export function CountBadge({ count, label }: { readonly count: number; readonly label: string }) {
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
