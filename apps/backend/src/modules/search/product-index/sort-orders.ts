import type { Sliced } from '#kernel/memory/slices.ts';
import type { CategoryNode, ProductSource } from '#modules/catalog/index.ts';
import type { SortKey } from '../sort-steps.ts';
import { nameOrder, type NameOrder } from './name-order.ts';

/** Sort keys and precomputed orders of one index. */
export type SortOrders = {
  readonly names: NameOrder;
  /** For keys that stock, time or a review changes. */
  set(key: 'price' | 'rating_summary', ordinal: number, value: number): void;
  /** Every product in ascending order of a key, equal ones by id. */
  ascending(key: OrderedKey): Uint32Array;
  /** Sort key by ordinal, comparable as a number. */
  values(key: OrderedKey): ArrayLike<number>;
  /** The products of a category by position, equal ones newest first. */
  byPosition(node: CategoryNode, direction: 'ASC' | 'DESC'): Uint32Array;
  positions(node: CategoryNode): Float64Array;
};

export type OrderedKey = Exclude<SortKey, 'relevance' | 'position'> | 'id';

type Options = {
  readonly sources: readonly ProductSource[];
  readonly locale: string;
  readonly previousNames?: NameOrder | undefined;
  /** Where the names are sorted already. */
  readonly names?: NameOrder | undefined;
  readonly ordinalOf: (productId: number) => number | undefined;
};

/** Names, the slowest, are sorted in slices at once; the other orders lazily. */
export function* createSortOrders({ sources, locale, previousNames, ordinalOf, ...known }: Options): Sliced<SortOrders> {
  const names = known.names ?? (yield* nameOrder(sources, locale, previousNames));
  const mutable = { price: new Int32Array(sources.length), rating_summary: new Int32Array(sources.length) };
  const ids = Float64Array.from(sources, ({ record }) => record.id);
  const values: Record<OrderedKey, ArrayLike<number>> = {
    id: ids,
    name: names.ranks,
    ...mutable,
    created_at: Float64Array.from(sources, ({ record }) => record.createdAt),
    num_sales: Float64Array.from(sources, ({ record }) => record.sales?.quantity ?? 0),
  };
  const byId = Uint32Array.from(ids.toSorted(), (id) => ordinalOf(id) ?? 0);
  const sorted = new Map<OrderedKey, Uint32Array>([['id', byId]]);
  const byCategory = new Map<string, Uint32Array>();
  const positionsOf = new Map<CategoryNode, Float64Array>();

  const positions = (node: CategoryNode): Float64Array => {
    let cached = positionsOf.get(node);
    if (cached) return cached;
    cached = new Float64Array(sources.length);
    for (const [id, position] of node.products) {
      const ordinal = ordinalOf(id);
      if (ordinal !== undefined) cached[ordinal] = position;
    }
    positionsOf.set(node, cached);
    return cached;
  };
  return {
    names,
    values: (key) => values[key],
    positions,
    set: (key, ordinal, value) => {
      if (mutable[key][ordinal] === value) return;
      mutable[key][ordinal] = value;
      sorted.delete(key);
    },
    ascending: (key) => {
      let order = sorted.get(key);
      if (!order) sorted.set(key, (order = sortByValue(values[key], byId)));
      return order;
    },
    byPosition: (node, direction) => {
      const key = `${node.record.id} ${direction}`;
      let order = byCategory.get(key);
      if (!order) byCategory.set(key, (order = sortMembers(node, direction, ordinalOf)));
      return order;
    },
  };
}

/** All ordinals by value, equal ones by id. Sorting plain numbers is far faster than with a comparator. */
function sortByValue(values: ArrayLike<number>, byId: Uint32Array): Uint32Array {
  const size = values.length;
  const distinct = [...new Set(Float64Array.from(values).sort())];
  const ranks = new Map(distinct.map((value, rank) => [value, rank]));
  const keys = Float64Array.from(byId, (ordinal, i) => (ranks.get(values[ordinal] ?? 0) ?? 0) * size + i).sort();
  return Uint32Array.from(keys, (key) => byId[key % size] ?? 0);
}

function sortMembers(node: CategoryNode, direction: 'ASC' | 'DESC', ordinalOf: (productId: number) => number | undefined): Uint32Array {
  const sign = direction === 'ASC' ? 1 : -1;
  const members = [...node.products].sort(([a, first], [b, second]) => sign * (first - second) || b - a);
  return Uint32Array.from(members.flatMap(([id]) => ordinalOf(id) ?? []));
}
