import type { StaticValues } from './static-values.ts';
import type { ValueIdLists, ValueIds } from './value-id-lists.ts';

/** By number of a segment what it is from now on, in ascending order. */
type Replaced = ReadonlyMap<number, ArrayLike<number>>;

/** Numbers whose segment n lies from `starts[n]` up to `starts[n + 1]`, with some segments replaced by others of any length. */
export function spliceSegments<Numbers extends ValueIds>(numbers: Numbers, starts: Uint32Array, replaced: Replaced): Numbers {
  let { length } = numbers;
  for (const [at, segment] of replaced) length += segment.length - ((starts[at + 1] ?? 0) - (starts[at] ?? 0));
  const spliced = new (numbers.constructor as new (length: number) => Numbers)(length);
  let [read, written] = [0, 0];
  const copy = (segment: ArrayLike<number>): void => {
    spliced.set(segment, written);
    written += segment.length;
  };
  for (const [at, segment] of replaced) {
    copy(numbers.subarray(read, starts[at]));
    copy(segment);
    read = starts[at + 1] ?? 0;
  }
  copy(numbers.subarray(read));
  return spliced;
}

function lengthsOf(starts: Uint32Array): Uint32Array {
  const lengths = new Uint32Array(starts.length - 1);
  for (let at = 0; at < lengths.length; at += 1) lengths[at] = (starts[at + 1] ?? 0) - (starts[at] ?? 0);
  return lengths;
}

function startsOf(lengths: Uint32Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (let at = 0; at < lengths.length; at += 1) starts[at + 1] = (starts[at] ?? 0) + (lengths[at] ?? 0);
  return starts;
}

/** The same with empty segments at the end. */
function padded(starts: Uint32Array, size: number): Uint32Array {
  if (starts.length === size + 1) return starts;
  const longer = new Uint32Array(size + 1).fill(starts.at(-1) ?? 0);
  longer.set(starts);
  return longer;
}

/** The values of more products; those that are added at the end have none. */
export function paddedValues(values: StaticValues, size: number): StaticValues {
  const { productValues, unitValues, unitOffsets, productValueOffsets, unitValueOffsets } = values;
  return {
    productValues: { ...productValues, offsets: padded(productValues.offsets, size) },
    unitValues,
    unitOffsets: padded(unitOffsets, size),
    productValueOffsets: padded(productValueOffsets, size),
    unitValueOffsets: padded(unitValueOffsets, size),
  };
}

/** Segments of a list each, as long as they are from now on. */
function spliceStarts(starts: Uint32Array, changed: readonly number[], fresh: Uint32Array): Uint32Array {
  const lengths = lengthsOf(starts);
  const others = lengthsOf(fresh);
  for (const [at, ordinal] of changed.entries()) lengths[ordinal] = others[at] ?? 0;
  return startsOf(lengths);
}

/** The segments of a fresh array, by the ordinals they are for. */
const segmentsOf = (numbers: ValueIds, starts: Uint32Array, changed: readonly number[]): Replaced =>
  new Map(changed.map((ordinal, at) => [ordinal, numbers.subarray(starts[at], starts[at + 1])]));

/** Whether products have these values, and as many units, already; `fresh` has them alone, in ascending order of their ordinals. */
export function hasValues(before: StaticValues, ordinals: readonly number[], fresh: StaticValues): boolean {
  const units = ({ unitOffsets, unitValues }: StaticValues, at: number): ValueIdLists => ({
    valueIds: unitValues.valueIds,
    offsets: unitValues.offsets.subarray(unitOffsets[at], (unitOffsets[at + 1] ?? 0) + 1),
  });
  return ordinals.every(
    (ordinal, at) =>
      isSame(listsAt(before.productValues, ordinal), listsAt(fresh.productValues, at)) && isSame(units(before, ordinal), units(fresh, at)),
  );
}

const listsAt = ({ offsets, valueIds }: ValueIdLists, at: number): ValueIdLists => ({ valueIds, offsets: offsets.subarray(at, at + 2) });

/** As many lists of the same lengths, with the same values. */
function isSame(one: ValueIdLists, other: ValueIdLists): boolean {
  const relative = ({ offsets }: ValueIdLists): Uint32Array => offsets.map((offset) => offset - (offsets[0] ?? 0));
  const values = ({ offsets, valueIds }: ValueIdLists): ValueIds => valueIds.subarray(offsets[0], offsets.at(-1));
  return isEqual(relative(one), relative(other)) && isEqual(values(one), values(other));
}

const isEqual = (one: ValueIds, other: ValueIds): boolean => one.length === other.length && one.every((value, at) => value === other[at]);

/** The values of all products with those of some replaced; `fresh` has these alone, in ascending order of their ordinals. */
export function spliceValues(before: StaticValues, changed: readonly number[], fresh: StaticValues): StaticValues {
  const { productValues } = before;
  return {
    productValues: {
      offsets: spliceStarts(productValues.offsets, changed, fresh.productValues.offsets),
      valueIds: spliceSegments(
        productValues.valueIds,
        productValues.offsets,
        segmentsOf(fresh.productValues.valueIds, fresh.productValues.offsets, changed),
      ),
    },
    unitValues: spliceUnitValues(before, changed, fresh),
    unitOffsets: spliceStarts(before.unitOffsets, changed, fresh.unitOffsets),
    productValueOffsets: spliceStarts(before.productValueOffsets, changed, fresh.productValueOffsets),
    unitValueOffsets: spliceStarts(before.unitValueOffsets, changed, fresh.unitValueOffsets),
  };
}

/** Lists by unit, and units by product: the segment of a product are the lists of its units. */
function spliceUnitValues(before: StaticValues, changed: readonly number[], fresh: StaticValues): ValueIdLists {
  const byProduct = ({ unitOffsets, unitValues }: StaticValues): Uint32Array => unitOffsets.map((unit) => unitValues.offsets[unit] ?? 0);
  const lengths = spliceSegments(
    lengthsOf(before.unitValues.offsets),
    before.unitOffsets,
    segmentsOf(lengthsOf(fresh.unitValues.offsets), fresh.unitOffsets, changed),
  );
  return {
    offsets: startsOf(lengths),
    valueIds: spliceSegments(
      before.unitValues.valueIds,
      byProduct(before),
      segmentsOf(fresh.unitValues.valueIds, byProduct(fresh), changed),
    ),
  };
}
