import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icons/icon.tsx';
import styles from './page-head.module.css';

type Props = {
  readonly title: string;
  readonly back?: { readonly to: string; readonly label: string };
  /** A picture of the thing. */
  readonly before?: ReactNode;
  /** Pills, two at most. */
  readonly states?: ReactNode;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
};

/** The one title of a page, what state the thing is in, and what can be done with it. */
export function PageHead({ title, back, before, states, note, actions }: Props) {
  return (
    <header className={styles.head}>
      {back && (
        <Link to={back.to} className={styles.back} aria-label={back.label}>
          <Icon name="arrow-left" />
        </Link>
      )}
      {before}
      <h1 className={styles.title}>{title}</h1>
      {states && <div className={styles.states}>{states}</div>}
      {note && <div className={styles.note}>{note}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
