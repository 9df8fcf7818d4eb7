import type { ReactNode } from 'react';
import { SignpostLink } from '../../../ui/signpost-link.tsx';
import styles from './empty-section.module.css';

type Props = { readonly text: string; readonly href: string; readonly link: string; readonly children?: ReactNode };

/** An empty hanger: nothing here yet, and where to go on. */
export function EmptySection({ text, href, link, children }: Props) {
  return (
    <div className={styles.empty}>
      <svg className={styles.hanger} viewBox="0 0 160 96" width="160" height="96" aria-hidden="true" focusable="false">
        <path d="M80 30v-6a10 10 0 1 0-10-10M80 30 14 74c-8 6-4 16 6 16h120c10 0 14-10 6-16Z" />
      </svg>
      <p>{text}</p>
      {children}
      <SignpostLink href={href}>{link}</SignpostLink>
    </div>
  );
}
