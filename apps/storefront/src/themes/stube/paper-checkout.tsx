import type { CheckoutPageProps } from '../../theme/slots.ts';
import styles from './paper-checkout.module.css';

/** Everything to be filled in lies on a sheet of cream paper; beside it the order as a receipt. */
export function PaperCheckout({ steps, summary }: CheckoutPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.sheet}>{steps}</div>
      {summary === null ? null : (
        <div className={styles.side}>
          <div className={styles.receipt}>{summary}</div>
        </div>
      )}
    </div>
  );
}
