import type { ProductRows } from './catalogue-file.ts';
import type { ShopSnapshot } from './shop-snapshot.ts';

const largest = (values: Iterable<number>): number => {
  let max = 0;
  for (const value of values) max = Math.max(max, value);
  return max;
};

/** Ids by sku: the shop's own, the one the export noted when nobody has it, else the next. */
export function productIds(shop: ShopSnapshot, rows: readonly ProductRows[]): (sku: string) => number | undefined {
  const ids = new Map([...shop.products.values()].map(({ sku, id }) => [sku, id]));
  const taken = new Set(ids.values());
  const fresh = rows.filter(({ sku }) => !ids.has(sku));
  for (const { sku, first } of fresh) {
    const wished = Number(first?.cell('maas_id') ?? Number.NaN);
    if (!Number.isInteger(wished) || wished < 1 || wished > 1_000_000_000 || taken.has(wished)) continue;
    ids.set(sku, wished);
    taken.add(wished);
  }
  let next = largest(taken);
  for (const { sku } of fresh) if (!ids.has(sku)) ids.set(sku, ++next);
  return (sku) => ids.get(sku);
}

/** Ids of bundle parts that nobody has. */
export function bundleIds(shop: ShopSnapshot): (kind: 'option' | 'selection', wished: number | undefined) => number {
  const options = [...shop.products.values()].flatMap(({ bundleOptions }) => bundleOptions);
  const taken = {
    option: new Set(options.map(({ id }) => id)),
    selection: new Set(options.flatMap(({ selections }) => selections.map(({ id }) => id))),
  };
  return (kind, wished) => {
    const id = wished !== undefined && wished > 0 && !taken[kind].has(wished) ? wished : largest(taken[kind]) + 1;
    taken[kind].add(id);
    return id;
  };
}

/** The position after the last product of a category, one further each time. */
export function categoryEnds(shop: ShopSnapshot): (categoryId: number) => number {
  const ends = new Map<number, number>();
  for (const { categories } of shop.products.values()) {
    for (const [id, position] of categories) ends.set(id, Math.max(ends.get(id) ?? 0, position));
  }
  return (id) => {
    const position = (ends.get(id) ?? 0) + 1;
    ends.set(id, position);
    return position;
  };
}
