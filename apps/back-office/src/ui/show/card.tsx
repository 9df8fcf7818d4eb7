import { useId, type ReactNode } from 'react';
import styles from './card.module.css';

type Props = {
  readonly title?: string;
  /** Quiet words behind the title. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  /** Content from edge to edge: a table, rows. */
  readonly isFlush?: boolean;
  readonly level?: 2 | 3;
  readonly children: ReactNode;
};

/** What belongs together, on its own sheet. Never inside another one. */
export function Card({ title, note, actions, isFlush = false, level = 2, children }: Props) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles.card} aria-labelledby={title ? id : undefined}>
      {title && (
        <header className={styles.head}>
          <div className={styles.titles}>
            <Heading id={id} className={styles.title}>
              {title}
            </Heading>
            {note && <span className={styles.note}>{note}</span>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={isFlush ? styles.flush : styles.body}>{children}</div>
    </section>
  );
}
