import { useMessages } from '../../../i18n/language-context.tsx';
import styles from './measure-figure.module.css';

/** Where a tape goes around, from its left end to its right one. */
const tapes = [
  { name: 'measureName_bust', y: 112, from: 49, to: 131 },
  { name: 'measureName_waist', y: 152, from: 57, to: 123 },
  { name: 'measureName_hip', y: 190, from: 47, to: 133 },
] as const;

/** A figure without a face and the three places a tape goes around, named in the shopper's language; the list beside it says how. */
export function MeasureFigure() {
  const t = useMessages('catalogLater');
  return (
    <svg className={styles.figure} viewBox="18 6 250 276" width="250" height="276" aria-hidden="true" focusable="false">
      <ellipse className={styles.body} cx="90" cy="28" rx="15" ry="19" />
      <path
        className={styles.body}
        d="M82 44v12c0 6-20 8-32 14-10 5-13 16-15 30l-8 52c-1 7 8 9 10 2l11-48c2 10 5 18 6 28 1 8 3 14 3 20-7 14-11 30-11 48l10 118h18l14-108h8l14 108h18l10-118c0-18-4-34-11-48 0-6 2-12 3-20 1-10 4-18 6-28l11 48c2 7 11 5 10-2l-8-52c-2-14-5-25-15-30-12-6-32-8-32-14V44z"
      />
      {tapes.map(({ name, y, from, to }, index) => (
        <g key={name}>
          <path className={styles.tape} d={`M${from} ${y}q${(to - from) / 2} 13 ${to - from} 0`} />
          <path className={styles.leader} d={`M${to} ${y}H172`} />
          <circle className={styles.disc} cx="182" cy={y} r="12" />
          <text className={styles.number} x="182" y={y} dy="0.36em" textAnchor="middle">
            {index + 1}
          </text>
          <text className={styles.name} x="202" y={y} dy="0.36em">
            {t(name)}
          </text>
        </g>
      ))}
    </svg>
  );
}
