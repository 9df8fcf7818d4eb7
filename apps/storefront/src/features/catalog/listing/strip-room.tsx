import type { ReactNode, RefObject } from 'react';
import { SkeletonCard } from './skeleton-card.tsx';
import styles from './strip-room.module.css';

type Props = {
  /** Whoever comes near it sees it filled. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** A strip is here or on its way: its room is held from the first byte on, so that nothing below it moves. */
  readonly isKept: boolean;
  readonly isWaiting: boolean;
  readonly children: ReactNode;
};

/** The room of a strip that is fetched when somebody gets near it. */
export function StripRoom({ place, isKept, isWaiting, children }: Props) {
  return (
    <div ref={place} className={styles.place}>
      {isKept ? <div className={styles.room}>{isWaiting ? <Waiting /> : children}</div> : null}
    </div>
  );
}

const cards = [0, 1, 2, 3];

const Waiting = () => (
  <div className={styles.waiting} aria-hidden="true" data-waiting="">
    {cards.map((card) => (
      <SkeletonCard key={card} />
    ))}
  </div>
);
