import { redirect } from 'react-router';
import { readFilters } from '../../features/catalog/filters/filter-groups.ts';
import { countChosen, toggleFilter } from '../../features/catalog/listing/listing-changes.ts';
import { listingHref, readListingState } from '../../features/catalog/listing/listing-state.ts';
import { productPath } from '../../features/catalog/card/product-href.ts';
import { topicsOf } from '../../features/search/content-topics.ts';
import { searchText } from '../../features/search/search-text.ts';
import { sizeInQuery } from '../../features/search/size-in-query.ts';
import { questionsAbout, type TextHits } from '../../features/search/text-hits.ts';
import { isSkuOf } from '../../features/search/sku-query.ts';
import { LoadListingFiltersDocument, LoadSearchDocument, type LoadSearchQuery } from '../../generated/graphql.ts';
import type { PageArguments } from '../../lib/page/page-loader.ts';
import { screenPath } from '../../lib/page/screen-paths.ts';
import { loadListing } from '../listing/load-listing.ts';
import { expectOnlyFilters } from '../listing/only-filters.ts';
import { popularCategories } from '../listing/popular-categories.ts';
import { present } from '../frame/present.ts';
import { searchAlternates } from './search-alternates.ts';

/** Stands in the address once a size was read from the text: whoever takes the filter off again means it. */
const sizeRead = { size: 'read' } as const;
const maxTerms = 5;

/** The results of a text, or what helps on when there are none. */
export async function loadSearch(page: PageArguments) {
  const { shop, url, storeView } = page;
  expectOnlyFilters(page);
  const query = searchText(url.searchParams.get('q') ?? '');
  const topics = topicsOf(query, storeView.language);
  if (query === '') {
    const alternates = searchAlternates(page, undefined);
    return { query, topics, results: undefined, terms: noTerms, texts: noTexts, categories: await popularCategories(page), alternates };
  }
  const answer = await shop.optional(LoadSearchDocument, { search: query });
  const exact = present(answer?.products?.items).find(({ sku }) => isSkuOf(query, sku ?? ''));
  // An item number needs no list (UX-17).
  if (exact && answer?.products?.total_count === 1) throw redirect(`/${productPath(exact)}`);
  await presetSize(page, query);
  const isSizeRead = url.searchParams.get('size') === sizeRead.size;
  const listed = await loadListing(page, {
    path: screenPath('search', storeView.language),
    query: { q: query, ...(isSizeRead ? sizeRead : {}) },
    source: { search: query, filter: {} },
  });
  const results = { ...listed, isSizeRead: isSizeRead && countChosen(listed.listing.state) > 0 };
  const isEmpty = results.listing.totalCount === 0;
  const texts = textsOf(answer, query);
  const categories = isEmpty ? await popularCategories(page) : [];
  return { query, topics, results, terms: termsOf(answer, query), texts, categories, alternates: searchAlternates(page, listed.listing) };
}

/** "dirndl 42" is sent on to the dirndls in size 42; the text stays as it was typed. */
async function presetSize({ shop, url, storeView }: PageArguments, query: string): Promise<void> {
  const state = readListingState(url, storeView.productsPerPage);
  if (url.searchParams.has('size') || countChosen(state) > 0 || !query.includes(' ')) return;
  const answer = await shop.optional(LoadListingFiltersDocument, { search: query, filter: {} });
  const size = sizeInQuery(query, readFilters(answer?.products?.aggregations ?? null).groups);
  if (size === undefined) return;
  const base = {
    path: `/${screenPath('search', storeView.language)}`,
    query: { q: query, ...sizeRead },
    pageSize: storeView.productsPerPage,
  };
  throw redirect(listingHref(base, toggleFilter(state, size.code, size.value)));
}

const noTexts: TextHits = { posts: [], questions: [] };

const textsOf = (answer: LoadSearchQuery | undefined, query: string): TextHits => ({
  posts: present(answer?.blogPosts?.items).map(({ identifier, title }) => ({ identifier: identifier ?? '', title: title ?? '' })),
  questions: questionsAbout(
    query,
    present(answer?.faq?.items).flatMap(({ items }) => present(items)),
  ),
});

const noTerms = { corrections: [], related: [] } as const;

function termsOf(answer: LoadSearchQuery | undefined, query: string): Record<keyof typeof noTerms, readonly string[]> {
  const found = answer?.products;
  const others = (terms: readonly string[]): readonly string[] => [...new Set(terms)].filter((term) => term !== query).slice(0, maxTerms);
  return {
    corrections: others([
      ...present(found?.suggestions).map(({ search }) => search),
      ...present(found?.search_suggestions).map(({ query_text }) => query_text),
    ]),
    related: others(present(found?.search_recommendations).map(({ query_text }) => query_text)),
  };
}
