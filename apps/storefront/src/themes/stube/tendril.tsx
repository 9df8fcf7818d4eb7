import styles from './tendril.module.css';

/** A painted tendril in the corner of a room, one line; drawn once as it comes into view. */
export function Tendril() {
  return (
    <svg className={styles.tendril} viewBox="0 0 200 120" aria-hidden="true" focusable="false">
      <path
        pathLength={1}
        d="M4 116C4 60 40 24 96 24c34 0 52 22 52 42 0 18-14 30-29 30-13 0-22-9-22-20 0-9 7-16 15-16M58 36C50 18 34 10 14 12c2 18 18 28 40 26M118 28c8-16 26-22 44-16-4 18-20 26-38 22M146 54c16-6 34 0 44 16-16 8-34 4-43-10"
      />
    </svg>
  );
}
