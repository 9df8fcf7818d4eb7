import { useId, type ReactNode } from 'react';
import type { ProductTileProductFragment } from '../../../generated/graphql.ts';
import { lazyPart } from '../../../rendering/lazy-part.tsx';
import { island } from '../../../rendering/island.tsx';
import { Slot } from '../../../theme/theme.tsx';
import { CatalogLegalLine } from '../card/catalog-legal-line.tsx';
import { FilterButton } from '../filters/filter-button.tsx';
import { FilterPanel } from '../filters/filter-panel.tsx';
import { filterSections } from '../filters/filter-sections.ts';
import { countChosen } from './listing-changes.ts';
import type { ListingModel } from './listing-model.ts';
import type { ListingState } from './listing-state.ts';
import { SkeletonCard } from './skeleton-card.tsx';
import { ProductTileIsland } from '../card/product-tile-island.ts';
import { useBusy } from './use-busy.ts';
import { usePictureSwipe } from '../product/use-picture-swipe.ts';
import { useSectionNames } from '../product/use-section-names.ts';

const FilterSectionLinks = island(
  'src/features/catalog/filters/filter-section-links.tsx',
  async () => (await import('../filters/filter-section-links.tsx')).FilterSectionLinks,
  { cached: true },
);
const PriceSection = island(
  'src/features/catalog/filters/price-section.tsx',
  async () => (await import('../filters/price-section.tsx')).PriceSection,
);
const ListingNotes = island(
  'src/features/catalog/listing/listing-notes.tsx',
  async () => (await import('./listing-notes.tsx')).ListingNotes,
);
const ListingPaging = island(
  'src/features/catalog/listing/listing-paging.tsx',
  async () => (await import('./listing-paging.tsx')).ListingPaging,
);
const StoryTile = island('src/features/catalog/listing/story-tile.tsx', async () => (await import('./story-tile.tsx')).StoryTile);
const SortForm = island('src/features/catalog/listing/sort-form.tsx', async () => (await import('./sort-form.tsx')).SortForm);
const NoProducts = lazyPart('src/features/catalog/listing/no-products.tsx', async () => (await import('./no-products.tsx')).NoProducts);
const FewerFilters = lazyPart(
  'src/features/catalog/filters/fewer-filters.tsx',
  async () => (await import('../filters/fewer-filters.tsx')).FewerFilters,
);

/** Sizes that follow from bust, waist and hip, which the tile about sizes speaks of; those of hats, shoes and belts do not. */
const bodySizes: ReadonlySet<string> = new Set(['maat_dirndl', 'maat_lederhose', 'maat_hemd', 'blouse_maat']);

const stories = [
  <StoryTile key="finder" story="finder" />,
  <StoryTile key="branches" story="branches" />,
  <StoryTile key="alterations" story="alterations" />,
];

type Props = {
  readonly listing: ListingModel;
  readonly products: readonly ProductTileProductFragment[];
  /** When nothing was found: what one filter less would give. */
  readonly escapes: readonly { readonly code: string; readonly state: ListingState; readonly count: number }[];
  readonly breadcrumbs: ReactNode;
  readonly heading: ReactNode;
  readonly slider?: ReactNode;
  readonly below?: ReactNode;
  /** In place of the general advice when the list is empty without any filter. */
  readonly emptyHelp?: ReactNode;
  /** Other places to look when the list is empty. */
  readonly emptyPlaces?: ReactNode;
  readonly sortHelp?: string | undefined;
};

/** A list of products with filters, sorting and paging, arranged by the theme. Every page with a list uses it. */
export function ListingScreen(props: Props) {
  const { listing, products, escapes, breadcrumbs, heading, slider, below, emptyHelp, emptyPlaces, sortHelp } = props;
  const { state, filters } = listing;
  const legalId = useId();
  usePictureSwipe();
  const { busy, more } = useBusy(listing);
  const places = useFilterPlaces(listing);
  const filtered = countChosen(state) > 0;
  const sizes = filters.groups.some(({ code }) => bodySizes.has(code));
  const cards = products.map((product, index) => ({
    key: product.sku ?? '',
    content: <ProductTileIsland product={product} legalId={legalId} headingLevel={2} eager={index === 0} />,
  }));
  const skeletons = Array.from({ length: more }, (_, index) => ({ key: `skeleton-${index}`, content: <SkeletonCard /> }));
  return (
    <>
      <Slot
        of="CategoryPage"
        breadcrumbs={breadcrumbs}
        heading={heading}
        slider={slider}
        filters={places}
        {...(places.length === 0 ? {} : { filterButton: <FilterButton state={state} /> })}
        sorting={<SortForm listing={listing} help={sortHelp} />}
        legal={<CatalogLegalLine id={legalId} />}
        activeFilters={<ListingNotes listing={listing} />}
        cells={[...cards, ...skeletons]}
        aside={sizes ? <StoryTile story="sizes" /> : undefined}
        stories={stories}
        empty={<NoProducts help={filtered ? <FewerFilters listing={listing} escapes={escapes} /> : emptyHelp}>{emptyPlaces}</NoProducts>}
        paging={<ListingPaging listing={listing} />}
        below={below}
        busy={busy && more === 0}
      />
      {places.length === 0 ? null : <FilterPanel listing={listing} />}
    </>
  );
}

function useFilterPlaces({ base, state, filters }: ListingModel) {
  const { sectionName } = useSectionNames();
  // A filter leads to the first page of the list, whichever is shown.
  const first = { ...state, page: 1 };
  return filterSections(filters, state).map((section) => ({
    key: section.key,
    name: sectionName(section),
    chosen: section.chosen,
    content:
      'groups' in section ? (
        <FilterSectionLinks base={base} section={section} state={first} />
      ) : (
        <PriceSection base={base} bounds={filters.price} state={first} />
      ),
  }));
}
