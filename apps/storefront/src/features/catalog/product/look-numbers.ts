/** Spots are numbered as they are read: the list beside the scene uses the same numbers. */
export function lookNumbers(hotspots: readonly ({ readonly sku: string } | null)[] | null | undefined): ReadonlyMap<string, number> {
  const skus = new Set((hotspots ?? []).flatMap((spot) => (spot === null ? [] : [spot.sku])));
  return new Map([...skus].map((sku, index) => [sku, index + 1]));
}
