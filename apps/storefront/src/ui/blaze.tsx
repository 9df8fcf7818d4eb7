import styles from './blaze.module.css';

export type BlazeKind = 'sale' | 'new' | 'bestseller' | 'plain';

/** The painted waymark before a few words: red-white-red for a reduction, yellow for new, green for a bestseller. */
export function Blaze({ kind, children }: { readonly kind: BlazeKind; readonly children: string }) {
  return (
    <span className={styles.blaze} data-kind={kind}>
      {kind === 'plain' ? null : (
        <svg className={styles.paint} viewBox="0 0 20 30" width="20" height="30" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.outer} width="20" height="10" />
          <rect className={styles.inner} y="10" width="20" height="10" />
          <rect className={styles.outer} y="20" width="20" height="10" />
        </svg>
      )}
      <span className={styles.words}>{children}</span>
    </span>
  );
}
