import type { ReactNode } from 'react';
import styles from './entrance.module.css';

type Props = { readonly title: string; readonly intro?: string; readonly aside?: ReactNode; readonly children: ReactNode };

/** The doors of the account: login, registration, a lost password. */
export function Entrance({ title, intro, aside, children }: Props) {
  return (
    <div className={styles.entrance}>
      <div className={styles.main}>
        <h1>{title}</h1>
        {intro === undefined ? null : <p>{intro}</p>}
        {children}
      </div>
      {aside === undefined ? null : <aside className={styles.aside}>{aside}</aside>}
    </div>
  );
}
