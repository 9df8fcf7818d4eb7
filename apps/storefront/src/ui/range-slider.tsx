import styles from './range-slider.module.css';

type Props = {
  readonly min: number;
  readonly max: number;
  readonly from: number;
  readonly to: number;
  readonly fromLabel: string;
  readonly toLabel: string;
  /** How a value is read out: `€ 50`. */
  readonly textOf: (value: number) => string;
  /** While a thumb moves. */
  readonly onMove: (from: number, to: number) => void;
};

/** Two native sliders on one line: keyboard, touch and screen readers know them. The thumbs cannot pass each other. */
export function RangeSlider({ min, max, from, to, fromLabel, toLabel, textOf, onMove }: Props) {
  const share = (value: number): string => `${((value - min) / Math.max(1, max - min)) * 100}%`;
  const shared = { min, max, step: 1, className: styles.input } as const;
  return (
    <div className={styles.slider}>
      <svg className={styles.track} width="100%" height="4" aria-hidden="true" focusable="false">
        <rect className={styles.rail} width="100%" height="4" />
        <line className={styles.fill} x1={share(from)} x2={share(to)} y1="2" y2="2" />
      </svg>
      <input
        type="range"
        {...shared}
        aria-label={fromLabel}
        aria-valuetext={textOf(from)}
        value={from}
        onChange={(event) => onMove(Math.min(Number(event.currentTarget.value), to), to)}
      />
      <input
        type="range"
        {...shared}
        aria-label={toLabel}
        aria-valuetext={textOf(to)}
        value={to}
        onChange={(event) => onMove(from, Math.max(Number(event.currentTarget.value), from))}
      />
    </div>
  );
}
