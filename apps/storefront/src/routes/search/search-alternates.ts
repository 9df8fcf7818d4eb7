import type { ListingModel } from '../../features/catalog/listing/listing-model.ts';
import type { Alternates } from '../../lib/page/alternates.ts';
import type { PageArguments } from '../../lib/page/page-loader.ts';
import { screenAlternates } from '../../lib/page/screen-paths.ts';
import { filteredAlternates } from '../listing/filtered-alternates.ts';

type Views = Pick<PageArguments, 'storeView' | 'storeViews'>;

/** The same search in the other languages, also for whoever has no script: its words stay as they were typed. */
export function searchAlternates(
  { storeView, storeViews }: Views,
  listing: Pick<ListingModel, 'base' | 'state' | 'filters'> | undefined,
): Alternates {
  const paths = filteredAlternates(screenAlternates('search', storeView, storeViews), listing);
  const query = new URLSearchParams(listing?.base.query);
  return Object.fromEntries(Object.entries(paths).map(([language, path]) => [language, query.size === 0 ? path : `${path}?${query}`]));
}
