import type { CartPageProps } from '../../../theme/slots.ts';
import styles from './cart-page.module.css';

/** The base cart: lines left, the summary right and in view, what goes with them below. */
export function CartPage({ lines, summary, bar, below }: CartPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.lines}>{lines}</div>
      {summary === null ? null : (
        <div className={styles.side}>
          <div className={styles.summary}>{summary}</div>
        </div>
      )}
      <div className={styles.below}>{below}</div>
      {bar}
    </div>
  );
}
