import type { StaticValues } from './static-values.ts';
import type { ValueIdLists } from './value-id-lists.ts';

type Numbers = Uint16Array | Uint32Array;

const bytesOf = ({ buffer, byteOffset, byteLength }: Numbers): Buffer => Buffer.from(buffer, byteOffset, byteLength);

/** An equal array of another index, else the given one. */
const reuse = <Some extends Numbers>(given: Some, others: readonly Some[]): Some =>
  others.find((other) => other.BYTES_PER_ELEMENT === given.BYTES_PER_ELEMENT && bytesOf(other).equals(bytesOf(given))) ?? given;

const reuseLists = (given: ValueIdLists, others: readonly ValueIdLists[]): ValueIdLists => ({
  offsets: reuse(
    given.offsets,
    others.map(({ offsets }) => offsets),
  ),
  valueIds: reuse(
    given.valueIds,
    others.map(({ valueIds }) => valueIds),
  ),
});

/** Shares equal arrays between the indexes of store views: views differ in texts and prices, hardly ever in facet values. Nobody writes into these. */
export function shareArrays(given: StaticValues, others: readonly StaticValues[]): StaticValues {
  const own = (key: 'unitOffsets' | 'productValueOffsets' | 'unitValueOffsets'): Uint32Array =>
    reuse(
      given[key],
      others.map((other) => other[key]),
    );
  return {
    productValues: reuseLists(
      given.productValues,
      others.map(({ productValues }) => productValues),
    ),
    unitValues: reuseLists(
      given.unitValues,
      others.map(({ unitValues }) => unitValues),
    ),
    unitOffsets: own('unitOffsets'),
    productValueOffsets: own('productValueOffsets'),
    unitValueOffsets: own('unitValueOffsets'),
  };
}
