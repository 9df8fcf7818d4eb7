import { useEffect, useRef, type ReactNode } from 'react';
import styles from './accordion.module.css';

type Props = {
  readonly title: string;
  /** A phone has no room for everything at once: the section closes there, in a page from the server before it is painted. */
  readonly foldOnPhone?: boolean;
  /** Of the content: a link to it opens the section. */
  readonly id?: string;
  readonly children: ReactNode;
};

/** A section that stands open in the page the server sends, so that it can be read without script. */
export function Accordion({ title, foldOnPhone = true, id, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const section = details.current;
    // In a page from the server that was done (prepare-return.tsx), and somebody may have opened it since.
    if (section?.dataset['fold'] === '' && window.matchMedia('(max-width: 899px)').matches) section.open = false;
  }, []);
  return (
    <details className={styles.accordion} open ref={details} data-fold={foldOnPhone ? '' : undefined} suppressHydrationWarning>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{title}</h2>
        <svg className={styles.caret} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
          <path d="M2 5.5 8 11.5 14 5.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      </summary>
      <div className={styles.content} id={id}>
        {children}
      </div>
    </details>
  );
}
