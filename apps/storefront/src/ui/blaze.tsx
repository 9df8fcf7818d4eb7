import styles from './blaze.module.css';

export type BlazeKind = 'sale' | 'new' | 'bestseller' | 'plain';

/** The painted waymark before a few words: red-white-red for a reduction, yellow for new, green for a bestseller. */
export function Blaze({ kind, children }: { readonly kind: BlazeKind; readonly children: string }) {
  return (
    <span className={styles.blaze} data-kind={kind}>
      <span className={styles.words}>{children}</span>
    </span>
  );
}
