import styles from './hem-figure.module.css';

/** Waist and ground of the drawn figure; a skirt of 100 cm reaches the ground of somebody of 165 cm. */
const waist = 22;
const ground = 74;

/** Where a skirt of a length ends, as a share of the way from waist to ground; lengths are named in centimetres. */
function hemOf(label: string): number | undefined {
  const centimetres = Number(/\d+/.exec(label)?.[0]);
  return Number.isFinite(centimetres) && centimetres >= 20 && centimetres <= 120 ? Math.min(1, centimetres / 100) : undefined;
}

/** Legs with a hem at the height of the skirt, so that lengths can be compared without a ruler (UX-24). */
export function HemFigure({ label }: { readonly label: string }) {
  const share = hemOf(label);
  if (share === undefined) return null;
  const hem = waist + (ground - waist) * share;
  const spread = 7 + 9 * share;
  return (
    <svg className={styles.figure} viewBox="0 0 48 80" width="36" height="60" aria-hidden="true" focusable="false">
      <path className={styles.body} d="M24 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM18 13h12l2 9H16z" />
      <path className={styles.body} d={`M20 ${waist}v${ground - waist}M28 ${waist}v${ground - waist}M20 ${ground}h-4M28 ${ground}h4`} />
      <path className={styles.skirt} d={`M17 ${waist}h14L${24 + spread} ${hem}H${24 - spread}z`} />
    </svg>
  );
}
