import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './stars.module.css';

type Props = {
  /** 0 to 100, as the backend counts. */
  readonly percent: number;
  /** Says the same in words: "4.3 of 5 stars". */
  readonly label: string;
};

const outline = 'l2.5 5.3 5.8.8-4.2 4 1 5.8L';
/** All five in one path: a list of reviews has a row of them for each. */
const fiveStars = [0, 20, 40, 60, 80].map((x) => `M${x + 10} 1.8${outline}${x + 10} 14.9l-5.1 2.8 1-5.8-4.2-4 5.8-.8z`).join('');

/** Five stars filled by a share; the words are what counts. */
export function Stars({ percent, label }: Props) {
  const share = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <>
      <svg className={styles.stars} viewBox="0 0 100 20" width="90" height="18" aria-hidden="true">
        <path className={styles.empty} d={fiveStars} />
        <svg className={styles.full} width={share} height="20">
          <path d={fiveStars} />
        </svg>
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
