import type { CategoryPageProps } from '../../theme/slots.ts';
import styles from './category-page.module.css';

/** The base listing: heading, one bar with filters and sorting, four columns of cards, paging. */
export function CategoryPage({ breadcrumbs, heading, filters, sorting, activeFilters, cells, empty, paging, below }: CategoryPageProps) {
  return (
    <div className={styles.page}>
      {breadcrumbs}
      {heading}
      {cells.length === 0 ? (
        empty
      ) : (
        <>
          <div className={styles.bar}>
            {filters}
            {sorting}
          </div>
          {activeFilters}
          <ul className={styles.grid}>
            {cells.map(({ key, content, wide = false }) => (
              <li key={key} className={wide ? styles.wideCell : styles.cell}>
                {content}
              </li>
            ))}
          </ul>
          {paging}
        </>
      )}
      {below}
    </div>
  );
}
