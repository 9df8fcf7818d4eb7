import { bitsetOf, currentOrdinals, intersect, put, unite, wordWithin, type Bitset } from './bitset.ts';
import type { Facet } from './facets.ts';
import type { ListingIndex } from './listing-index.ts';

export type PriceLimits = { readonly fromCents: number; readonly toCents: number };

/** A filter that can be left out to count its own options: a facet, the price, or a choice of the finder. */
export type FilterKey = Facet | 'price' | FinderKey;
export type FinderKey = 'type_id' | 'brand_id' | 'model_id' | 'year_id' | 'cilinder_id';

/** Slots of which one must hold. */
export type Choice = { readonly key: FilterKey; readonly slots: readonly number[]; readonly isVariant: boolean };

/** What a shopper chose, in the numbers of an index. */
export type Choices = {
  /** Sets that must all hold and are no facet: a search text, skus. */
  readonly within: readonly Bitset[];
  readonly slots: readonly Choice[];
  readonly price: PriceLimits | undefined;
};

/** The products that fit, with any one filter left out. */
export type Selection = {
  readonly index: ListingIndex;
  readonly choices: Choices;
  all(): Bitset;
  without(key: FilterKey): Bitset;
  /** Which variant choices a unit must meet when one is left out; undefined when no unit has to be looked at. */
  unitTest(left: FilterKey | undefined): UnitTest | undefined;
};

/** Per variant choice the units that can be bought and have one of its values: a unit fits that is in each of them. */
export type UnitTest = readonly (readonly Bitset[])[];

/** Several choices of variant attributes must meet in one variant that can be bought: a shirt in M and in red, not one in M and another in red. */
export function select(index: ListingIndex, choices: Choices): Selection {
  const parts = partsOf(index, choices);
  const variants = choices.slots
    .filter(({ isVariant }) => isVariant)
    .map(({ key, slots }) => ({ key, sets: slots.flatMap((slot) => index.unitBits[slot] ?? []) }));
  const unitTest = (left: FilterKey | undefined): UnitTest | undefined => {
    const test = variants.filter(({ key }) => key !== left).map(({ sets }) => sets);
    return test.length > 0 ? test : undefined;
  };
  let all: Bitset | undefined;
  const compute = (left: FilterKey | undefined): Bitset => {
    const bits = index.shown.slice();
    for (const { key, bits: part } of parts) if (key === undefined || key !== left) intersect(bits, part);
    const test = unitTest(left);
    // A single choice is met by the products that have the value.
    if (test && test.length > 1) keepUnits(index, bits, test);
    return bits;
  };
  return {
    index,
    choices,
    unitTest,
    all: () => (all ??= compute(undefined)),
    without: (key) => (isChosen(choices, key) ? compute(key) : (all ??= compute(undefined))),
  };
}

/** Whether there is a filter of this name. */
export const isChosen = ({ slots, price }: Choices, wanted: FilterKey): boolean =>
  wanted === 'price' ? price !== undefined : slots.some(({ key }) => key === wanted);

type Part = { readonly key: FilterKey | undefined; readonly bits: Bitset };

function partsOf(index: ListingIndex, { within, slots, price }: Choices): readonly Part[] {
  const parts: Part[] = within.map((bits) => ({ key: undefined, bits }));
  for (const choice of slots) parts.push({ key: choice.key, bits: anyOf(index, choice.slots) });
  if (price) parts.push({ key: 'price', bits: pricedBetween(index, price) });
  return parts;
}

function anyOf(index: ListingIndex, slots: readonly number[]): Bitset {
  const [first, ...rest] = slots.flatMap((slot) => index.bits[slot] ?? []);
  if (!first) return bitsetOf(index.sources.length);
  if (rest.length === 0) return first;
  const bits = first.slice();
  for (const other of rest) unite(bits, other);
  return bits;
}

/** Both ends belong to the range; compared is the lowest price a shopper pays now. */
function pricedBetween({ cents, sources }: ListingIndex, { fromCents, toCents }: PriceLimits): Bitset {
  const bits = bitsetOf(sources.length);
  for (let ordinal = 0; ordinal < cents.length; ordinal += 1) {
    const price = cents[ordinal] ?? 0;
    if (price >= fromCents && price <= toCents) bits[ordinal >>> 5] = (bits[ordinal >>> 5] ?? 0) | (1 << (ordinal & 31));
  }
  return bits;
}

/** The units of one word that fit, of those from `first` up to, but without, `end`. */
export function fittingUnits(test: UnitTest, word: number, first: number, end: number): number {
  let fitting = -1;
  for (let choice = 0; choice < test.length; choice += 1) {
    const sets = test[choice] ?? [];
    let any = 0;
    for (let place = 0; place < sets.length; place += 1) any |= sets[place]?.[word] ?? 0;
    fitting &= any;
  }
  return wordWithin(fitting, word, first, end);
}

function keepUnits({ unitStart }: ListingIndex, bits: Bitset, test: UnitTest): void {
  for (const ordinal of currentOrdinals(bits)) {
    const first = unitStart[ordinal] ?? 0;
    const end = unitStart[ordinal + 1] ?? 0;
    let fitting = 0;
    for (let word = first >>> 5; fitting === 0 && word << 5 < end; word += 1) fitting = fittingUnits(test, word, first, end);
    if (fitting === 0) put(bits, ordinal, false);
  }
}
