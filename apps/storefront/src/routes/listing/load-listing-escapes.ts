import type { ListingFilters } from '../../features/catalog/filters/filter-groups.ts';
import { filterInput } from '../../features/catalog/filters/filter-input.ts';
import { withoutAttribute, withPrice } from '../../features/catalog/listing/listing-changes.ts';
import type { ListingSource } from '../../features/catalog/listing/listing-model.ts';
import type { ListingState } from '../../features/catalog/listing/listing-state.ts';
import { CountListingDocument } from '../../generated/graphql.ts';
import type { ServerShopClient } from '../../lib/graphql/server-shop-client.ts';

/** A way out of an empty list: one attribute left out. */
export type ListingEscape = { readonly code: string; readonly state: ListingState; readonly count: number };

const maxEscapes = 4;

/** What a list would have without one of its filters; only ways that lead to products. */
export async function loadEscapes(
  shop: ServerShopClient,
  source: ListingSource,
  state: ListingState,
  filters: ListingFilters,
): Promise<readonly ListingEscape[]> {
  const ways = [
    ...Object.keys(state.filters).map((code) => ({ code, state: withoutAttribute(state, code) })),
    ...(state.price === undefined ? [] : [{ code: 'price', state: withPrice(state) }]),
  ];
  const counted = await Promise.all(
    ways.slice(0, maxEscapes).map(async (way) => {
      const answer = await shop.optional(CountListingDocument, { ...source, filter: filterInput(source.filter, way.state, filters) });
      return { ...way, count: answer?.products?.total_count ?? 0 };
    }),
  );
  return counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}
