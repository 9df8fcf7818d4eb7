import type { ReactNode } from 'react';
import styles from './footer-fold.module.css';

type Props = {
  /** Its words stand above the content, and on a phone in the row that opens it. */
  readonly title: ReactNode;
  readonly headingLevel?: 2 | 3;
  /** Beside the title in the row. */
  readonly fact?: ReactNode;
  readonly children: ReactNode;
};

/** A part of the footer that is folded on a phone. It needs no script: where there is room, styles alone keep it open. */
export function FooterFold({ title, headingLevel = 2, fact, children }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.fold}>
      <Heading className={styles.title}>{title}</Heading>
      <details className={styles.details}>
        <summary className={styles.summary}>
          <span className={styles.words}>{title}</span>
          {fact === undefined ? null : <span className={styles.fact}>{fact}</span>}
        </summary>
        {children}
      </details>
    </div>
  );
}
