import type { CategoryPageProps } from '../../../theme/slots.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import styles from './category-page.module.css';

/** Three rows of four: the tile between the cards comes after them, never as the last thing of a list. */
const asideAfter = 12;
/** As many cards as a large screen shows before anybody scrolls. */
const onFirstScreen = 4;

/** The base listing: heading, one bar with filters and sorting, four columns of cards, paging. */
export function CategoryPage(props: CategoryPageProps) {
  const { breadcrumbs, heading, slider, filters, filterButton, sorting, legal, activeFilters, cells, empty, paging, below } = props;
  const hasList = cells.length > 0 || filters.length > 0;
  return (
    <div className={styles.page}>
      {breadcrumbs}
      {heading}
      {cells.length === 0 ? slider : null}
      {hasList ? (
        <div className={styles.results}>
          <div className={styles.bar}>
            <div className={styles.filters}>
              {filters.length === 0 ? null : <FilterBar places={filters} />}
              {filterButton}
            </div>
            {sorting}
          </div>
          <div className={styles.notes}>
            {activeFilters}
            {cells.length === 0 ? null : legal}
          </div>
          {cells.length === 0 ? empty : <Cells {...props} />}
          {cells.length === 0 ? null : paging}
        </div>
      ) : (
        empty
      )}
      {below}
    </div>
  );
}

function Cells({ cells, aside, slider, busy = false }: CategoryPageProps) {
  const items = cells.map(({ key, content }, index) => (
    <li key={key} data-below={index < onFirstScreen ? undefined : ''}>
      {content}
    </li>
  ));
  const wide = aside && cells.length > asideAfter ? [<Wide key="aside">{aside}</Wide>] : [];
  // Who opens a list sees products first.
  const band = slider ? [<Band key="slider">{slider}</Band>] : [];
  return (
    <ul className={styles.grid} data-swipe="" data-busy={busy ? '' : undefined} aria-busy={busy}>
      {[...items.slice(0, onFirstScreen), ...band, ...items.slice(onFirstScreen, asideAfter), ...wide, ...items.slice(asideAfter)]}
    </ul>
  );
}

const Band = ({ children }: { readonly children: React.ReactNode }) => <li className={styles.band}>{children}</li>;

const Wide = ({ children }: { readonly children: React.ReactNode }) => <li className={styles.wideCell}>{children}</li>;
