import { finderQuery, partFilters, readFinderChoice, type FinderChoice } from '../../features/finder/finder-choice.ts';
import { finderSelectors, offeredChoice } from '../../features/finder/finder-selectors.ts';
import { sortInput } from '../../features/catalog/listing/listing-sort.ts';
import { readListingState, type ListingState } from '../../features/catalog/listing/listing-state.ts';
import { LoadFinderDocument, type LoadFinderQuery } from '../../generated/graphql.ts';
import type { ServerShopClient } from '../../lib/graphql/server-shop-client.ts';
import type { PageArguments } from '../../lib/page/page-loader.ts';
import { screenAlternates, screenHref } from '../../lib/page/screen-paths.ts';
import { present } from '../frame/present.ts';
import { loadPictures } from './load-pictures.ts';

/** SPEC-7: twelve at a time. */
const pageSize = 12;

/** The five questions with what is left of each, and one page of what they lead to. */
export async function loadFinder({ shop, url, storeView, storeViews }: PageArguments) {
  const asked = readFinderChoice(url.searchParams);
  const wanted = { ...readListingState(url, pageSize), filters: {}, pageSize };
  const { choice, state, found } = await settle(shop, asked, wanted);
  const chosen = partFilters(choice);
  return {
    selectors: await loadPictures(shop, finderSelectors(found?.aggregations, choice)),
    products: present(found?.items),
    listing: {
      source: { filter: chosen === undefined ? {} : { partfinder: chosen } },
      filters: { groups: [] },
      base: { path: screenHref(storeView, 'finder'), query: finderQuery(choice), pageSize },
      state,
      totalCount: found?.total_count ?? 0,
      totalPages: found?.page_info?.total_pages ?? 0,
    },
    alternates: screenAlternates('finder', storeView, storeViews),
  };
}

type Settled = { readonly choice: FinderChoice; readonly state: ListingState; readonly found: LoadFinderQuery['partfinderSearch'] };

/** An old or written address may ask for what is no longer there: such a choice is dropped, a page beyond the last is the first. */
async function settle(shop: ServerShopClient, asked: FinderChoice, wanted: ListingState): Promise<Settled> {
  const first = await ask(shop, asked, { ...wanted, page: 1 });
  const choice = offeredChoice(finderSelectors(first?.aggregations, asked));
  const isSame = Object.keys(choice).length === Object.keys(asked).length;
  const begin = isSame ? first : await ask(shop, choice, { ...wanted, page: 1 });
  const state = wanted.page > (begin?.page_info?.total_pages ?? 0) ? { ...wanted, page: 1 } : wanted;
  return { choice, state, found: state.page === 1 ? begin : await ask(shop, choice, state) };
}

async function ask(shop: ServerShopClient, choice: FinderChoice, state: ListingState): Promise<LoadFinderQuery['partfinderSearch']> {
  const sort = sortInput(state.sort);
  const chosen = partFilters(choice);
  const answer = await shop.query(LoadFinderDocument, {
    pageSize,
    currentPage: state.page,
    ...(chosen === undefined ? {} : { partFilters: chosen }),
    ...(sort === undefined ? {} : { sort }),
  });
  return answer.partfinderSearch;
}
