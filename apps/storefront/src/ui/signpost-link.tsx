import type { ReactNode } from 'react';
import styles from './signpost.module.css';

/** `quiet`: an edge and no ground, for what cannot be bought now. */
export type SignpostTone = 'primary' | 'waymark' | 'quiet';

type Props = { readonly href: string; readonly tone?: SignpostTone; readonly wide?: boolean; readonly children: ReactNode };

/** The pointed board leads forward only: shop, next, add. The outer element carries the focus outline, which the point would cut. */
export function SignpostLink({ href, tone = 'primary', wide = false, children }: Props) {
  return (
    <a className={wide ? styles.wideSignpost : styles.signpost} href={href}>
      <span className={styles.board} data-tone={tone}>
        {children}
      </span>
    </a>
  );
}
