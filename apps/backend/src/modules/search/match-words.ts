import type { FilterMatchTypeInput, InputMaybe, ProductAttributeFilterInput } from '@shop/contract';
import { runInSlices, type Sliced } from '#kernel/slices.ts';
import type { ProductSource } from '#modules/catalog/index.ts';
import { wordsOf } from '#modules/catalog/index.ts';
import { bitsetOf, intersect, put, unite, type Bitset } from './listing/bitset.ts';
import type { ListingIndex } from './listing/listing-index.ts';

type Field = 'name' | 'description' | 'short_description';
const stripTags = (html: string): string => html.replace(/<[^>]*>/g, ' ');
const textOf: Record<Field, (source: ProductSource) => string> = {
  name: ({ text }) => text.name ?? '',
  description: ({ text }) => stripTags(text.description ?? ''),
  short_description: ({ text }) => stripTags(text.shortDescription ?? ''),
};
const fields = Object.keys(textOf) as readonly Field[];
const productsPerSlice = 200;
/** Words beyond these find nothing more; nobody types them. */
const mostWords = 32;

/** Word → ordinals of the products that have it. */
type WordLists = ReadonlyMap<string, readonly number[]>;
const known = new WeakMap<ListingIndex, Map<Field, Promise<WordLists>>>();

/** The products whose texts have the words a filter asks for; the words of a field are listed when it is first asked for. */
export async function matchedProducts(filter: ProductAttributeFilterInput, index: ListingIndex): Promise<readonly Bitset[]> {
  const sets: Bitset[] = [];
  for (const field of fields) {
    const set = await matched(filter[field], field, index);
    if (set) sets.push(set);
  }
  return sets;
}

async function matched(
  filter: InputMaybe<FilterMatchTypeInput> | undefined,
  field: Field,
  index: ListingIndex,
): Promise<Bitset | undefined> {
  if (typeof filter?.match !== 'string') return undefined;
  const wanted = wordsOf(filter.match).slice(0, mostWords);
  const lists = await wordLists(index, field);
  const bits = bitsetOf(index.sources.length);
  for (const [place, word] of wanted.entries()) {
    const found = productsWith(lists, word, filter.match_type === 'PARTIAL', index.sources.length);
    if (place === 0) unite(bits, found);
    else intersect(bits, found);
  }
  return bits;
}

/** Whole words, or words that contain the asked one. */
function productsWith(lists: WordLists, asked: string, isPartial: boolean, size: number): Bitset {
  const bits = bitsetOf(size);
  const add = (ordinals: readonly number[]): void => ordinals.forEach((ordinal) => put(bits, ordinal, true));
  if (!isPartial) add(lists.get(asked) ?? []);
  else for (const [word, ordinals] of lists) if (word.includes(asked)) add(ordinals);
  return bits;
}

function wordLists(index: ListingIndex, field: Field): Promise<WordLists> {
  let lists = known.get(index);
  if (!lists) known.set(index, (lists = new Map()));
  let list = lists.get(field);
  if (!list) lists.set(field, (list = runInSlices(listWords(index.sources, textOf[field]))));
  return list;
}

function* listWords(sources: readonly ProductSource[], text: (source: ProductSource) => string): Sliced<WordLists> {
  const lists = new Map<string, number[]>();
  for (const [ordinal, source] of sources.entries()) {
    for (const word of new Set(wordsOf(text(source)))) {
      const list = lists.get(word);
      if (list) list.push(ordinal);
      else lists.set(word, [ordinal]);
    }
    if (ordinal % productsPerSlice === productsPerSlice - 1) yield;
  }
  return lists;
}
