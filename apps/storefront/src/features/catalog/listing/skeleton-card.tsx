import styles from './skeleton-card.module.css';

/** The place of a card that is on its way, of the same size (UX-14). */
export function SkeletonCard() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.picture} />
      <div className={styles.line} />
      <div className={styles.line} />
    </div>
  );
}
