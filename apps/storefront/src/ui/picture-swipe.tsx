import type { ReactNode } from 'react';
import styles from './picture-swipe.module.css';

type Props = { readonly first: ReactNode; readonly second?: ReactNode };

/**
 * Two pictures of one thing: a pointer sees the second by resting on the card, a finger by swiping, with dots that tell so
 * (UX-5). Swiping works in grids marked `data-swipe`; a strip needs the gesture for itself.
 */
export function PictureSwipe({ first, second }: Props) {
  if (second === undefined) return <div className={styles.only}>{first}</div>;
  return (
    <div className={styles.swipe} data-pictures="">
      <div className={styles.first}>{first}</div>
      <div className={styles.second}>{second}</div>
      <span className={styles.dots} aria-hidden="true">
        <span className={styles.dot} />
        <span className={styles.dot} />
      </span>
    </div>
  );
}
