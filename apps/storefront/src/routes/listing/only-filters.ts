import { splitListingPath } from '../../features/catalog/listing/listing-path.ts';
import { notFound } from '../../lib/page/page-failure.ts';
import type { PageArguments } from '../../lib/page/page-loader.ts';

/** Below the path of a list only its filters may stand; anything else is no page. */
export function expectOnlyFilters({ params }: Pick<PageArguments, 'params'>): void {
  if (splitListingPath(params['*'] ?? '').path !== '') throw notFound();
}
