import { filtersById } from '../../features/catalog/filters/filter-input.ts';
import type { ListingModel } from '../../features/catalog/listing/listing-model.ts';
import { listingPath } from '../../features/catalog/listing/listing-state.ts';
import type { Alternates } from '../../lib/page/alternates.ts';

/** Another language keeps the filters: by id, since the words of an address are its own. */
export function filteredAlternates(alternates: Alternates, listing: Pick<ListingModel, 'state' | 'filters'> | undefined): Alternates {
  if (!listing) return alternates;
  const { price } = listing.state;
  const filters = { filters: filtersById(listing.state, listing.filters), ...(price === undefined ? {} : { price }) };
  return Object.fromEntries(Object.entries(alternates).map(([language, path]) => [language, listingPath(path, filters)]));
}
