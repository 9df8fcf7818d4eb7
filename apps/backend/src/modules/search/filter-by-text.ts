import type { FilterMatchTypeInput, InputMaybe, ProductAttributeFilterInput } from '@shop/contract';
import { runInSlices, type Sliced } from '#kernel/memory/slices.ts';
import type { ProductSource } from '#modules/catalog/index.ts';
import { wordsOf } from '#modules/catalog/index.ts';
import { createBitset, intersect, setBit, union, type Bitset } from './product-index/bitset.ts';
import type { ProductIndex } from './product-index/product-index.ts';

type Field = 'name' | 'description' | 'short_description';
const stripTags = (html: string): string => html.replace(/<[^>]*>/g, ' ');
const textOf: Record<Field, (source: ProductSource) => string> = {
  name: ({ text }) => text.name ?? '',
  description: ({ text }) => stripTags(text.description ?? ''),
  short_description: ({ text }) => stripTags(text.shortDescription ?? ''),
};
const fields = Object.keys(textOf) as readonly Field[];
const productsPerSlice = 200;
const maxTerms = 32;

/** Term → ordinals of the products that have it. */
type InvertedIndex = ReadonlyMap<string, readonly number[]>;
const cache = new WeakMap<ProductIndex, Map<Field, Promise<InvertedIndex>>>();

/** The products whose name or description has the words of a `match` filter; a field is indexed lazily. */
export async function textFilters(filter: ProductAttributeFilterInput, index: ProductIndex): Promise<readonly Bitset[]> {
  const bitsets: Bitset[] = [];
  for (const field of fields) {
    const bits = await textFilter(filter[field], field, index);
    if (bits) bitsets.push(bits);
  }
  return bitsets;
}

async function textFilter(
  filter: InputMaybe<FilterMatchTypeInput> | undefined,
  field: Field,
  index: ProductIndex,
): Promise<Bitset | undefined> {
  if (typeof filter?.match !== 'string') return undefined;
  const terms = wordsOf(filter.match).slice(0, maxTerms);
  const inverted = await invertedIndex(index, field);
  const bits = createBitset(index.size);
  for (const [i, term] of terms.entries()) {
    const found = productsWith(inverted, term, filter.match_type === 'PARTIAL', index.size);
    if (i === 0) union(bits, found);
    else intersect(bits, found);
  }
  return bits;
}

/** Whole words, or words that contain the term. */
function productsWith(inverted: InvertedIndex, term: string, isPartial: boolean, size: number): Bitset {
  const bits = createBitset(size);
  const add = (ordinals: readonly number[]): void => ordinals.forEach((ordinal) => setBit(bits, ordinal, true));
  if (!isPartial) add(inverted.get(term) ?? []);
  else for (const [word, ordinals] of inverted) if (word.includes(term)) add(ordinals);
  return bits;
}

function invertedIndex(index: ProductIndex, field: Field): Promise<InvertedIndex> {
  let byField = cache.get(index);
  if (!byField) cache.set(index, (byField = new Map()));
  let inverted = byField.get(field);
  if (!inverted) byField.set(field, (inverted = runInSlices(buildInvertedIndex(index, textOf[field]))));
  return inverted;
}

function* buildInvertedIndex(index: ProductIndex, text: (source: ProductSource) => string): Sliced<InvertedIndex> {
  const inverted = new Map<string, number[]>();
  for (let ordinal = 0; ordinal < index.size; ordinal += 1) {
    const source = index.source(ordinal);
    for (const word of new Set(source ? wordsOf(text(source)) : [])) {
      const ordinals = inverted.get(word);
      if (ordinals) ordinals.push(ordinal);
      else inverted.set(word, [ordinal]);
    }
    if (ordinal % productsPerSlice === productsPerSlice - 1) yield;
  }
  return inverted;
}
