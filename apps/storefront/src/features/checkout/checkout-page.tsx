import type { CheckoutPageProps } from '../../theme/slots.ts';
import styles from './checkout-page.module.css';

/** The base checkout: the steps left, the order right and in view. */
export function CheckoutPage({ steps, summary }: CheckoutPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.steps}>{steps}</div>
      {summary === null ? null : (
        <div className={styles.side}>
          <div className={styles.summary}>{summary}</div>
        </div>
      )}
    </div>
  );
}
