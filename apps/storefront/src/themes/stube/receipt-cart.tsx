import type { CartPageProps } from '../../theme/slots.ts';
import styles from './receipt-cart.module.css';

/** The summary is a receipt on cream paper, torn off at its lower edge, beside the lines. */
export function ReceiptCart({ lines, summary, bar, below }: CartPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.lines}>{lines}</div>
      {summary === null ? null : <div className={styles.receipt}>{summary}</div>}
      <div className={styles.below}>{below}</div>
      {bar}
    </div>
  );
}
