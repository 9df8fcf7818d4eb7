import { useRef, type ReactNode } from 'react';
import styles from './scroll-strip.module.css';

type Props = {
  /** The heading over the strip; it also names the list. */
  readonly heading: ReactNode;
  readonly headingId: string;
  readonly note?: ReactNode;
  readonly previous: string;
  readonly next: string;
  readonly cells: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Behind the last cell: a way to more of them. */
  readonly more?: ReactNode;
};

/** A row of cells that is scrolled by hand, by keyboard through its links, or by two buttons. */
export function ScrollStrip({ heading, headingId, note, previous, next, cells, more }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const scroll = (direction: 1 | -1): void => {
    const element = list.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.9, behavior: 'smooth' });
  };
  return (
    <section className={styles.strip} aria-labelledby={headingId}>
      <div className={styles.top}>
        <div>
          {heading}
          {note}
        </div>
        <div className={styles.buttons}>
          <button type="button" className={styles.button} aria-label={previous} onClick={() => scroll(-1)}>
            <Caret path="M10.5 2.5 5 8l5.5 5.5" />
          </button>
          <button type="button" className={styles.button} aria-label={next} onClick={() => scroll(1)}>
            <Caret path="M5.5 2.5 11 8l-5.5 5.5" />
          </button>
        </div>
      </div>
      <ul className={styles.list} ref={list}>
        {cells.map(({ key, content }) => (
          <li key={key} className={styles.cell}>
            {content}
          </li>
        ))}
        {more ? <li className={styles.more}>{more}</li> : null}
      </ul>
    </section>
  );
}

function Caret({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}
