import { currentOrdinals, intersect, put, putCommon, unite, type Bitset } from './bitset.ts';
import type { Facet } from './facets.ts';
import type { ListingIndex } from './listing-index.ts';
import { findFitting, mostUnitChoices, type UnitTest } from './unit-masks.ts';

export type PriceLimits = { readonly fromCents: number; readonly toCents: number };

/** A filter that can be left out to count its own options: a facet, the price, or a choice of the finder. */
export type FilterKey = Facet | 'price' | FinderKey;
export type FinderKey = 'type_id' | 'brand_id' | 'model_id' | 'year_id' | 'cilinder_id';

/** Slots of which one must hold. */
export type Choice = { readonly key: FilterKey; readonly slots: readonly number[]; readonly isVariant: boolean };

/** A set that must hold and is no facet, skus for example; or how one is found in the room of the index, as those of a search text are. */
export type Within = Bitset | (() => Bitset);

/** What a shopper chose, in the numbers of an index. */
export type Choices = {
  readonly within: readonly Within[];
  readonly slots: readonly Choice[];
  readonly price: PriceLimits | undefined;
};

/** The products that fit, with any one filter left out. The sets stand in the room of the index: they hold until another selection is asked. */
export type Selection = {
  readonly index: ListingIndex;
  readonly choices: Choices;
  all(): Bitset;
  without(key: FilterKey): Bitset;
  /** Which variant choices a unit must meet when one is left out; 0 when no unit has to be looked at. */
  unitTest(left: FilterKey | undefined): UnitTest;
  /** The variant choices in the order of their bits in a test. */
  readonly variants: readonly Choice[];
};

/** Several choices of variant attributes must meet in one variant that can be bought: a shirt in M and in red, not one in M and another in red. */
export function select(index: ListingIndex, choices: Choices): Selection {
  const { room } = index;
  const variants = choices.slots.filter(({ isVariant }) => isVariant).slice(0, mostUnitChoices);
  const unitTest = (left: FilterKey | undefined): UnitTest =>
    variants.reduce((test, { key }, place) => (key === left ? test : test | (1 << place)), 0);
  let parts: readonly Part[] = [];
  let found = new Map<FilterKey | undefined, Bitset>();
  const compute = (left: FilterKey | undefined): Bitset => {
    const bits = room.set();
    const sets = [index.shown];
    for (const { key, bits: part } of parts) if (key === undefined || key !== left) sets.push(part);
    putCommon(bits, sets);
    if (choices.price && left !== 'price') keepPriced(index, bits, choices.price);
    const test = unitTest(left);
    // A single choice is met by the products that have the value.
    if ((test & (test - 1)) !== 0) keepUnits(index, bits, test, variants);
    return bits;
  };
  const fitting = (left: FilterKey | undefined): Bitset => {
    if (!room.isStillOf(selection)) {
      parts = partsOf(index, choices);
      accept(index, variants);
      found = new Map();
    }
    let bits = found.get(left);
    if (!bits) found.set(left, (bits = compute(left)));
    return bits;
  };
  const selection: Selection = {
    index,
    choices,
    unitTest,
    variants,
    all: () => fitting(undefined),
    without: (key) => fitting(isChosen(choices, key) ? key : undefined),
  };
  return selection;
}

/** Whether there is a filter of this name. */
export const isChosen = ({ slots, price }: Choices, wanted: FilterKey): boolean =>
  wanted === 'price' ? price !== undefined : slots.some(({ key }) => key === wanted);

type Part = { readonly key: FilterKey | undefined; readonly bits: Bitset };

function partsOf(index: ListingIndex, { within, slots }: Choices): readonly Part[] {
  const parts: Part[] = within.map((given) => ({ key: undefined, bits: typeof given === 'function' ? given() : given }));
  for (const choice of slots) parts.push({ key: choice.key, bits: anyOf(index, choice.slots) });
  return parts;
}

function anyOf({ sets, room }: ListingIndex, slots: readonly number[]): Bitset {
  const [first, ...rest] = slots.flatMap((slot) => sets.of(slot) ?? []);
  if (first && rest.length === 0) return first;
  const any = room.set();
  if (first) unite(any, first);
  for (const other of rest) unite(any, other);
  return any;
}

/** More than any price; the comparison below stays within whole numbers of 32 bits. */
const highestCents = 0x3fff_ffff;

/** Both ends belong to the range; compared is the lowest price a shopper pays now. */
function keepPriced({ cents }: ListingIndex, { words, from: first, until }: Bitset, { fromCents, toCents }: PriceLimits): void {
  const from = Math.min(fromCents, highestCents);
  const to = Math.min(toCents, highestCents);
  for (let word = first; word < until; word += 1) {
    let outside = 0;
    for (let rest = words[word] ?? 0; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      const price = cents[(word << 5) + place] ?? 0;
      // Negative where it is too low or too high: the sign is the answer.
      outside |= (((price - from) | (to - price)) >>> 31) << place;
    }
    words[word] = (words[word] ?? 0) & ~outside;
  }
}

function accept({ room }: ListingIndex, variants: readonly Choice[]): void {
  const { accepted } = room;
  accepted.fill(0);
  for (const [place, { slots }] of variants.entries()) for (const slot of slots) accepted[slot] = (accepted[slot] ?? 0) | (1 << place);
}

/** Two choices are met where a pair of their values is; of more the units are looked at. */
function keepUnits(index: ListingIndex, bits: Bitset, test: UnitTest, variants: readonly Choice[]): void {
  const [one, other, ...more] = variants.filter((_, place) => (test & (1 << place)) !== 0);
  if (one && other && more.length === 0 && one.slots.length * other.slots.length <= mostPairs)
    return intersect(bits, withPair(index, one, other));
  const ordinals = currentOrdinals(bits);
  for (let place = 0; place < ordinals.length; place += 1) {
    const ordinal = ordinals[place] ?? 0;
    if (!findFitting(index, ordinal, test)) put(bits, ordinal, false);
  }
}

/** So many sets are united faster than the units are looked at. */
const mostPairs = 32;

function withPair({ room, pairs }: ListingIndex, one: Choice, other: Choice): Bitset {
  const any = room.set();
  for (const slot of one.slots) {
    const row = pairs.row(slot);
    for (const second of other.slots) {
      const both = row[second];
      if (both) unite(any, both);
    }
  }
  return any;
}
