import { useEffect, useState } from 'react';
import { TryFiltersDocument } from '../../../generated/graphql.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { countFilters, readFilters, type ListingFilters } from './filter-groups.ts';
import { filterInput } from './filter-input.ts';
import type { ListingModel } from '../listing/listing-model.ts';
import { listingPath, type ListingState } from '../listing/listing-state.ts';

type Trial = { readonly count: number; readonly filters: ListingFilters };

const restTime = 250;

/** What a list would have with the filters ticked so far; asked when the taps rest, and only the last question counts (UX-7). */
export function useTrialCount(listing: ListingModel, state: ListingState): Trial {
  const shop = useShop();
  const { source, filters, totalCount } = listing;
  const shown = { count: totalCount, filters };
  const [trial, setTrial] = useState<Trial>(shown);
  const isShown = listingPath('', state) === listingPath('', listing.state);
  useEffect(() => {
    if (isShown) return;
    const controller = new AbortController();
    const ask = async (): Promise<void> => {
      const filter = filterInput(source.filter, state, filters);
      const { products } = await shop.with({ signal: controller.signal }).query(TryFiltersDocument, { ...source, filter });
      const now = readFilters(products?.aggregations);
      setTrial({ count: products?.total_count ?? 0, filters: countFilters(filters, now) });
    };
    // A count that does not come leaves the last one standing: the button still shows the products.
    const timer = window.setTimeout(() => void ask().catch(() => undefined), restTime);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [shop, source, filters, state, isShown]);
  return isShown ? shown : trial;
}
