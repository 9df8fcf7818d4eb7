import type { ReactNode } from 'react';
import styles from './page-columns.module.css';

type Props = {
  readonly children: ReactNode;
  readonly summary?: ReactNode;
  /** Takes the summary's place as long as it is there. */
  readonly sheet?: ReactNode;
  /** A form is no wider than can be read. */
  readonly isForm?: boolean;
};

/** The main column, and beside it the summary that stays in sight; below 1200 px it follows. */
export function PageColumns({ children, summary, sheet, isForm = false }: Props) {
  return (
    <div className={styles.columns} data-with={sheet ? 'sheet' : summary ? 'summary' : undefined}>
      <div className={styles.main} data-form={isForm || undefined}>
        {children}
      </div>
      {summary && <div className={styles.summary}>{summary}</div>}
      {sheet}
    </div>
  );
}
