import type { ReactNode } from 'react';
import styles from './overlay-foot.module.css';

type Props = {
  /** Main button first. */
  readonly actions: ReactNode;
  /** At the other end: keys. */
  readonly hints?: ReactNode;
};

/** What can be done with a dialog or a sheet, at the thumb of a phone. */
export function OverlayFoot({ actions, hints }: Props) {
  return (
    <footer className={styles.foot} data-overlay-foot>
      <div className={styles.actions}>{actions}</div>
      {hints && <div className={styles.hints}>{hints}</div>}
    </footer>
  );
}
