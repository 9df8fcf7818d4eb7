import type { InputMaybe, ProductAttributeFilterInput, ProductAttributeSortInput } from '@shop/contract';
import { inputError } from '#kernel/errors.ts';
import { checkPage, type PageArguments, type PageInfo } from '#kernel/graphql/paging.ts';
import type { ProductSource } from '#modules/catalog/index.ts';
import { countBits, setBit, type Bitset } from './product-index/bitset.ts';
import type { ProductIndex } from './product-index/product-index.ts';
import { sortedPage, type SortSpec } from './product-index/sort-page.ts';
import { select, type Selection } from './product-index/selection.ts';
import { textFilters } from './filter-by-text.ts';
import { filteredCategories, parseFilter } from './parse-filter.ts';
import { sortSteps } from './sort-steps.ts';
import type { TextMatches, TextSearch } from './text-search.ts';

export type ProductsQuery = PageArguments & {
  readonly search?: InputMaybe<string> | undefined;
  readonly filter?: InputMaybe<ProductAttributeFilterInput> | undefined;
  readonly sort?: InputMaybe<ProductAttributeSortInput> | undefined;
};

/** Product index and text index of one store view. */
export type StoreIndex = { readonly index: ProductIndex; readonly text: TextSearch };

/** One page of the matching products, and the selection its facets are counted from. */
export type ResultPage = {
  readonly items: readonly ProductSource[];
  readonly total: number;
  readonly info: PageInfo;
  readonly selection: Selection;
};

const maxPageSize = 300;

/** The products that match a query, sorted. Out-of-stock ones are shown, products without a price of today are not. */
export async function findProducts({ index, text }: StoreIndex, query: ProductsQuery, now: Date): Promise<ResultPage> {
  const { search, sort } = query;
  if (typeof search !== 'string' && !query.filter) throw inputError("'search' or 'filter' input argument is required.");
  const filter = query.filter ?? {};
  // Clients send an empty text with a filter; alone it is a text too short to find anything.
  const searchText = search === '' && query.filter ? undefined : (search ?? undefined);
  const filters = await textFilters(filter, index);
  index.refreshAt(now.getTime());
  const bitsets = searchText === undefined ? filters : [...filters, () => textMatchBitset(text.find(searchText), text, index)];
  const selection = select(index, parseFilter(filter, index, bitsets));
  const categories = filteredCategories(filter, index.view);
  const category = categories?.length === 1 ? categories[0] : undefined;
  const steps = sortSteps(sort, { hasSearch: searchText !== undefined, isOneCategory: category !== undefined });
  const total = countBits(selection.all());
  const page = checkPage(total, query, maxPageSize);
  return {
    ...page,
    total,
    selection,
    items: itemsOf(selection, { steps, category, scores: searchText === undefined ? undefined : index.scratch.scores }, page),
  };
}

function itemsOf(selection: Selection, sort: SortSpec, { skip, take }: { skip: number; take: number }): readonly ProductSource[] {
  const { index } = selection;
  return sortedPage(index, selection.all(), sort, skip, take).flatMap((ordinal) => index.source(ordinal) ?? []);
}

/** Writes matches and scores of a search text into the scratch buffers of the index. */
function textMatchBitset({ docIds, scores: docScores }: TextMatches, text: TextSearch, index: ProductIndex): Bitset {
  const ordinals = ordinalsByDocId(text, index);
  const { scores } = index.scratch;
  const bits = index.scratch.bitset();
  for (let i = 0; i < docIds.length; i += 1) {
    const ordinal = ordinals[docIds[i] ?? 0] ?? -1;
    if (ordinal < 0) continue;
    setBit(bits, ordinal, true);
    scores[ordinal] = docScores[i] ?? 0;
  }
  return bits;
}

/** Indexes with the same ordinals share them. */
const ordinalsCache = new WeakMap<ProductIndex['ordinalOf'], Int32Array>();

/** Doc id of the text index to ordinal of the product index, -1 for products it lacks. Stale once the text index has more documents. */
function ordinalsByDocId({ ids }: TextSearch, index: ProductIndex): Int32Array {
  let ordinals = ordinalsCache.get(index.ordinalOf);
  if (ordinals?.length === ids.length) return ordinals;
  ordinals = Int32Array.from(ids, (id) => index.ordinalOf(id) ?? -1);
  ordinalsCache.set(index.ordinalOf, ordinals);
  return ordinals;
}
