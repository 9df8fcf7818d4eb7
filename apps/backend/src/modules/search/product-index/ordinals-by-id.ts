import { binarySearch } from '#kernel/memory/binary-search.ts';

/** Product id to ordinal. Two typed arrays take a fifth of the memory of a map, and each store view has them. */
export function ordinalsById(ids: Uint32Array): (productId: number) => number | undefined {
  const ascending = ids.toSorted();
  const ordinals = new Uint32Array(ids.length);
  for (const [ordinal, id] of ids.entries()) ordinals[binarySearch(ascending, id) ?? 0] = ordinal;
  return (productId) => {
    const at = binarySearch(ascending, productId);
    return at === undefined ? undefined : ordinals[at];
  };
}
