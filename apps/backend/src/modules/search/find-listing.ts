import type { InputMaybe, ProductAttributeFilterInput, ProductAttributeSortInput } from '@shop/contract';
import { inputError } from '#kernel/errors.ts';
import { checkPage, type PageArguments, type PageInfo } from '#kernel/graphql/paging.ts';
import type { ProductSource } from '#modules/catalog/index.ts';
import { count, put, type Bitset } from './listing/bitset.ts';
import type { ListingIndex } from './listing/listing-index.ts';
import { pageOrdinals, type Ordering } from './listing/page-order.ts';
import { select, type Selection } from './listing/selection.ts';
import { matchedProducts } from './match-words.ts';
import { filteredCategories, readChoices } from './read-filter.ts';
import { sortSteps } from './sort-steps.ts';
import type { TextMatches, TextSearch } from './text-search.ts';

export type ListingQuery = PageArguments & {
  readonly search?: InputMaybe<string> | undefined;
  readonly filter?: InputMaybe<ProductAttributeFilterInput> | undefined;
  readonly sort?: InputMaybe<ProductAttributeSortInput> | undefined;
};

/** What a view is searched with. */
export type Listed = { readonly index: ListingIndex; readonly text: TextSearch };

/** One page of the products that fit, and the selection its filters are counted from. */
export type Listing = {
  readonly items: readonly ProductSource[];
  readonly total: number;
  readonly info: PageInfo;
  readonly selection: Selection;
};

/** The largest page of products. */
const largestPage = 300;

/** The products that fit a query, in order. Out-of-stock ones are shown, products without a price of today are not. */
export async function findListing({ index, text }: Listed, query: ListingQuery, now: Date): Promise<Listing> {
  const { search, sort } = query;
  if (typeof search !== 'string' && !query.filter) throw inputError("'search' or 'filter' input argument is required.");
  const filter = query.filter ?? {};
  // Clients send an empty text with a filter; alone it is a text too short to find anything.
  const asked = search === '' && query.filter ? undefined : (search ?? undefined);
  const words = await matchedProducts(filter, index);
  index.bringTo(now.getTime());
  const within = asked === undefined ? words : [...words, () => matchedSet(text.find(asked), text, index)];
  const selection = select(index, readChoices(filter, index, within));
  const categories = filteredCategories(filter, index.view);
  const category = categories?.length === 1 ? categories[0] : undefined;
  const steps = sortSteps(sort, { hasSearch: asked !== undefined, isOneCategory: category !== undefined });
  const total = count(selection.all());
  const page = checkPage(total, query, largestPage);
  return {
    ...page,
    total,
    selection,
    items: itemsOf(selection, { steps, category, scores: asked === undefined ? undefined : index.room.scores }, page),
  };
}

function itemsOf(selection: Selection, ordering: Ordering, { skip, take }: { skip: number; take: number }): readonly ProductSource[] {
  const { index } = selection;
  return pageOrdinals(index, selection.all(), ordering, skip, take).flatMap((ordinal) => index.sources[ordinal] ?? []);
}

/** Puts what a text found, and how well it fits, into the room of the index. */
function matchedSet({ places, scores: given }: TextMatches, text: TextSearch, index: ListingIndex): Bitset {
  const ordinals = ordinalsByPlace(text, index);
  const { scores } = index.room;
  const bits = index.room.set();
  for (let at = 0; at < places.length; at += 1) {
    const ordinal = ordinals[places[at] ?? 0] ?? -1;
    if (ordinal < 0) continue;
    put(bits, ordinal, true);
    scores[ordinal] = given[at] ?? 0;
  }
  return bits;
}

const knownOrdinals = new WeakMap<ListingIndex, Int32Array>();

/** Where the products of a text search stand in an index; -1 for those it has not. Made again when the search has seen more products since. */
function ordinalsByPlace({ ids }: TextSearch, index: ListingIndex): Int32Array {
  let ordinals = knownOrdinals.get(index);
  if (ordinals?.length === ids.length) return ordinals;
  ordinals = Int32Array.from(ids, (id) => index.ordinalOf(id) ?? -1);
  knownOrdinals.set(index, ordinals);
  return ordinals;
}
