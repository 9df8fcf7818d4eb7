import styles from './variants.module.css';

export function Swatch({ colour }: { readonly colour: string | null | undefined }) {
  // A colour of the shop's own, as a drawing: styles in the page are not allowed.
  return colour ? (
    <svg className={styles.swatch} viewBox="0 0 12 12" aria-hidden="true">
      <circle cx="6" cy="6" r="5.5" fill={colour} />
    </svg>
  ) : null;
}
