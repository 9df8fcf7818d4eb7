import { pageLinks } from './page-links.ts';
import styles from './pagination.module.css';

type Props = {
  readonly current: number;
  readonly total: number;
  readonly hrefOf: (page: number) => string;
  /** "Page 3" */
  readonly nameOf: (page: number) => string;
  readonly label: string;
  readonly previous: string;
  readonly next: string;
};

/** Real links to the pages of a list, for people without script and for search engines. */
export function Pagination({ current, total, hrefOf, nameOf, label, previous, next }: Props) {
  if (total < 2) return null;
  return (
    <nav className={styles.pagination} aria-label={label}>
      {current > 1 ? (
        <a className={styles.step} href={hrefOf(current - 1)} rel="prev">
          {previous}
        </a>
      ) : null}
      <ol className={styles.pages}>
        {pageLinks(current, total).map((link, index) =>
          'page' in link ? (
            <li key={link.page}>
              <a
                className={styles.page}
                href={hrefOf(link.page)}
                aria-label={nameOf(link.page)}
                {...(link.page === current ? { 'aria-current': 'page' as const } : {})}
              >
                {link.page}
              </a>
            </li>
          ) : (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ),
        )}
      </ol>
      {current < total ? (
        <a className={styles.forward} href={hrefOf(current + 1)} rel="next">
          <span className={styles.board}>{next}</span>
        </a>
      ) : null}
    </nav>
  );
}
