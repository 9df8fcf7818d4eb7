import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './stars.module.css';

type Props = {
  /** 0 to 100, as the backend counts. */
  readonly percent: number;
  /** Says the same in words: "4.3 of 5 stars". */
  readonly label: string;
};

const star = 'M10 1.8l2.5 5.3 5.8.8-4.2 4 1 5.8L10 14.9l-5.1 2.8 1-5.8-4.2-4 5.8-.8z';

/** Five stars filled by a share; the words are what counts. */
export function Stars({ percent, label }: Props) {
  const filled = (Math.min(100, Math.max(0, percent)) / 100) * 5;
  return (
    <>
      <svg className={styles.stars} viewBox="0 0 100 20" width="90" height="18" aria-hidden="true" focusable="false">
        {[0, 1, 2, 3, 4].map((place) => (
          <g key={place} transform={`translate(${place * 20} 0)`}>
            <path className={styles.empty} d={star} />
            {filled > place ? <path className={styles.full} d={star} opacity={Math.min(1, filled - place)} /> : null}
          </g>
        ))}
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
