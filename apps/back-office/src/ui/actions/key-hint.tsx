import styles from './key-hint.module.css';

/** A key, or several to be pressed together, as it stands on the keyboard. */
export function KeyHint({ keys, isOnAccent = false }: { readonly keys: string; readonly isOnAccent?: boolean }) {
  return (
    <kbd className={styles.key} data-on-accent={isOnAccent || undefined}>
      {keys}
    </kbd>
  );
}
