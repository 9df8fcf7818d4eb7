import type { ReactNode } from 'react';
import { filterPanelId } from '../../features/catalog/filters/use-filter-panel.ts';
import { Icon } from '../../theme/icon.tsx';
import type { CategoryPageProps, FilterPlace } from '../../theme/slots.ts';
import styles from './cupboard-listing.module.css';

const openAtFirst = 4;
/** Two shelves of three, then a tile of two beside the seventh card. */
const cardsPerTile = 7;
/** As many as a phone shows before anybody scrolls: the large niche. */
const onFirstScreen = 1;
/** Who opens a list sees products first: what the shop wants to say comes after a shelf of them. */
const onFirstShelf = 3;

/** Filters in a column at the left, three niches in a row; on phones one large niche, then two small ones. */
export function CupboardListing(props: CategoryPageProps) {
  const { breadcrumbs, heading, slider, filters, filterButton, sorting, legal, activeFilters, cells, empty, paging, below } = props;
  const hasList = cells.length > 0 || filters.length > 0;
  return (
    <div className={styles.page}>
      {breadcrumbs}
      {heading}
      {cells.length === 0 ? slider : null}
      {hasList ? (
        <div className={filters.length === 0 ? styles.plain : styles.cupboard}>
          {filters.length === 0 ? null : <Column places={filters} />}
          <div className={styles.results}>
            <div className={styles.bar}>
              <div className={styles.button}>{filterButton}</div>
              {sorting}
            </div>
            <div className={styles.notes}>
              {activeFilters}
              {cells.length === 0 ? null : legal}
            </div>
            {cells.length === 0 ? empty : <Shelves {...props} />}
            {cells.length === 0 ? null : paging}
          </div>
        </div>
      ) : (
        empty
      )}
      {below}
    </div>
  );
}

function Column({ places }: { readonly places: readonly FilterPlace[] }) {
  return (
    <div className={styles.column} id={filterPanelId}>
      {places.map(({ key, name, chosen, content }, index) => (
        <details key={key} className={styles.drawer} open={index < openAtFirst}>
          <summary className={styles.name}>
            <h2 className={styles.title}>{name}</h2>
            {chosen === 0 ? null : <span className={styles.count}>{chosen}</span>}
            <Icon name="caret-down" size={20} />
          </summary>
          <div className={styles.values}>{content}</div>
        </details>
      ))}
    </div>
  );
}

function Shelves({ cells, aside, slider, stories = [], busy = false }: CategoryPageProps) {
  const tiles = aside ? [aside, ...stories] : stories;
  const items = cells.flatMap(({ key, content }, index) => {
    // Each story is told once, and never as the last thing of a list.
    const tile = (index + 1) % cardsPerTile === 0 && index + 1 < cells.length ? tiles[Math.floor(index / cardsPerTile)] : undefined;
    const card = (
      <li key={key} className={styles.cell} data-below={index < onFirstScreen ? undefined : ''}>
        {content}
      </li>
    );
    return tile === undefined ? [card] : [<Tile key={`story-${index}`}>{tile}</Tile>, card];
  });
  return (
    <ul className={styles.shelves} data-swipe="" data-busy={busy ? '' : undefined} aria-busy={busy}>
      {items.slice(0, onFirstShelf)}
      {slider ? <li className={styles.band}>{slider}</li> : null}
      {items.slice(onFirstShelf)}
    </ul>
  );
}

const Tile = ({ children }: { readonly children: ReactNode }) => <li className={styles.tile}>{children}</li>;
