import { bitsetOf, intersect, ordinalsOf, put, unite, type Bitset } from './bitset.ts';
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
  /** Which of several variant choices a unit must meet when one is left out; undefined when no unit has to be looked at. */
  unitTest(left: FilterKey | undefined): UnitTest | undefined;
};

/** A unit fits that can be bought and whose slots together have every bit that is wanted: one bit a choice. */
export type UnitTest = { readonly masks: Int32Array; readonly wanted: number };

/** Several choices of variant attributes must meet in one variant that can be bought: a shirt in M and in red, not one in M and another in red. */
export function select(index: ListingIndex, choices: Choices): Selection {
  const parts = partsOf(index, choices);
  let all: Bitset | undefined;
  const compute = (left: FilterKey | undefined): Bitset => {
    const bits = index.shown.slice();
    for (const { key, bits: part } of parts) if (key === undefined || key !== left) intersect(bits, part);
    const variants = variantChoices(choices, left);
    if (variants.length > 1) keepUnits(index, bits, unitTest(index, variants));
    return bits;
  };
  return {
    index,
    choices,
    all: () => (all ??= compute(undefined)),
    without: (key) => (isChosen(choices, key) ? compute(key) : (all ??= compute(undefined))),
    unitTest: (left) => {
      const variants = variantChoices(choices, left);
      return variants.length > 0 ? unitTest(index, variants) : undefined;
    },
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

const variantChoices = ({ slots }: Choices, left: FilterKey | undefined): readonly (readonly number[])[] =>
  slots.flatMap((choice) => (choice.isVariant && choice.key !== left ? [choice.slots] : []));

function unitTest({ plan }: ListingIndex, variants: readonly (readonly number[])[]): UnitTest {
  const masks = new Int32Array(plan.slotCount);
  for (const [place, slots] of variants.entries()) for (const slot of slots) masks[slot] = (masks[slot] ?? 0) | (1 << place);
  return { masks, wanted: 2 ** variants.length - 1 };
}

/** Whether a unit fits. */
export function fits({ isUnitAvailable, unitSlots: { start, slots } }: ListingIndex, { masks, wanted }: UnitTest, unit: number): boolean {
  if (isUnitAvailable[unit] !== 1) return false;
  let met = 0;
  const end = start[unit + 1] ?? 0;
  for (let at = start[unit] ?? 0; at < end; at += 1) met |= masks[slots[at] ?? 0] ?? 0;
  return met === wanted;
}

function keepUnits(index: ListingIndex, bits: Bitset, test: UnitTest): void {
  const { unitStart } = index;
  for (const ordinal of ordinalsOf(bits)) {
    const end = unitStart[ordinal + 1] ?? 0;
    let unit = unitStart[ordinal] ?? 0;
    while (unit < end && !fits(index, test, unit)) unit += 1;
    if (unit === end) put(bits, ordinal, false);
  }
}
