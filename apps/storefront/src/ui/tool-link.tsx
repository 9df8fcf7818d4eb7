import type { ReactNode } from 'react';
import styles from './tool-link.module.css';

type Props = {
  readonly href: string;
  readonly icon: ReactNode;
  /** Read aloud; the drawing is all that is seen. */
  readonly label: string;
  /** On the drawing: how many, or only that there is something. */
  readonly badge?: number | 'dot' | undefined;
  /** Not on a narrow phone, where there is no room. */
  readonly wideOnly?: boolean;
};

/** One of the drawings at the end of the header. */
export function ToolLink({ href, icon, label, badge, wideOnly = false }: Props) {
  return (
    <a className={styles.link} href={href} data-wide-only={wideOnly || undefined}>
      {icon}
      {badge === 'dot' ? <span className={styles.dot} /> : null}
      {typeof badge === 'number' && badge > 0 ? (
        <span className={styles.count} aria-hidden="true">
          {badge}
        </span>
      ) : null}
      <span className="visually-hidden">{label}</span>
    </a>
  );
}
