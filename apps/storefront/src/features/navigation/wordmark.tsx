import { shopName } from '../../lib/shop-name.ts';
import styles from './wordmark.module.css';

export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      {shopName.before} <span className={styles.ampersand}>{shopName.ampersand}</span> {shopName.after}
    </span>
  );
}
