import styles from './colour-dot.module.css';

/** A colour as data, not as style: an attribute of a drawing passes the Content-Security-Policy, an inline style would not. */
export function ColourDot({ colour, size = 16 }: { readonly colour: string; readonly size?: number }) {
  return (
    <svg className={styles.dot} viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <circle cx="8" cy="8" r="7.25" fill={colour} />
    </svg>
  );
}
