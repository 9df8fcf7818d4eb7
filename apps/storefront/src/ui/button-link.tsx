import type { ReactNode } from 'react';
import styles from './button.module.css';

type Props = {
  readonly href: string;
  /** A file under this name, no page. */
  readonly download?: string;
  readonly children: ReactNode;
};

export function ButtonLink({ children, ...link }: Props) {
  return (
    <a {...link} className={styles.button}>
      {children}
    </a>
  );
}
