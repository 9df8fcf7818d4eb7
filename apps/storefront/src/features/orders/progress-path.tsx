import styles from './order-progress.module.css';

type Props = {
  readonly label: string;
  readonly steps: readonly string[];
  /** The place of the one it is at. */
  readonly current: number;
};

/** A path with the places something passes, up to where it is now. */
export function ProgressPath({ label, steps, current }: Props) {
  return (
    <ol className={styles.path} data-many={steps.length > 3 || undefined} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-passed={index <= current}
          {...(index === current ? { 'aria-current': 'step' as const } : {})}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
