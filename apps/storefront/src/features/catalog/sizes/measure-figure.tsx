import styles from './measure-figure.module.css';

const bands = [
  { y: 66, half: 26, number: 1 },
  { y: 98, half: 20, number: 2 },
  { y: 128, half: 29, number: 3 },
] as const;

/** A line figure with the three places a tape goes around; the numbers are those of the list beside it. */
export function MeasureFigure() {
  return (
    <svg className={styles.figure} viewBox="0 0 120 240" width="120" height="240" aria-hidden="true" focusable="false">
      <circle className={styles.line} cx="60" cy="20" r="12" />
      <path
        className={styles.line}
        d="M54 32v8c-16 3-22 10-24 22l-8 50M66 32v8c16 3 22 10 24 22l8 50M37 52c-4 16-1 30 3 46-8 18-10 34-8 60l4 72M83 52c4 16 1 30-3 46 8 18 10 34 8 60l-4 72M60 150l-4 80M60 150l4 80"
      />
      {bands.map(({ y, half, number }) => (
        <g key={number}>
          <path className={styles.tape} d={`M${60 - half} ${y}q${half} 9 ${half * 2} 0`} />
          <circle className={styles.disc} cx="104" cy={y} r="10" />
          <text className={styles.number} x="104" y={y} dy="0.36em" textAnchor="middle">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
