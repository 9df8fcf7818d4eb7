import type { CategoryNode, ProductSource } from '#modules/catalog/index.ts';
import type { SortKey } from '../sort-steps.ts';
import type { ChangingKey, IndexArrays } from './index-arrays.ts';
import type { NameOrder } from './name-order.ts';

export type OrderedKey = Exclude<SortKey, 'relevance' | 'position'> | 'id';

/** Keys of sorting that only a change of the catalogue changes, by ordinal. */
type FixedKey = Exclude<OrderedKey, ChangingKey>;
type FixedValues = Readonly<Record<FixedKey, ArrayLike<number>>> & { readonly created_at: Float64Array; readonly num_sales: Float64Array };

type Parts = {
  readonly names: NameOrder;
  readonly fixed: FixedValues;
  readonly arrays: IndexArrays;
  readonly ordinalOf: (productId: number) => number | undefined;
  /** All ordinals by a key, as far as they are known. */
  readonly sorted: ReadonlyMap<FixedKey, Uint32Array>;
};

type Created = Pick<Parts, 'names' | 'arrays' | 'ordinalOf'> & {
  readonly ids: Uint32Array;
  /** By ordinal; undefined for a product that is not listed any more. */
  readonly sources: readonly (ProductSource | undefined)[];
};
type Changed = Omit<Created, 'sources'> & { readonly isTreeTheSame: boolean };

const byId = (ids: Uint32Array, ordinalOf: Parts['ordinalOf']): Uint32Array => ids.toSorted().map((id) => ordinalOf(id) ?? 0);

const created = ({ record }: ProductSource): number => record.createdAt;
const sold = ({ record }: ProductSource): number => record.sales?.quantity ?? 0;

/** Sort keys and orders of one index; the orders are made when they are asked for. */
export class SortOrders {
  readonly names: NameOrder;
  readonly #fixed: FixedValues;
  readonly #arrays: IndexArrays;
  readonly #ordinalOf: Parts['ordinalOf'];
  readonly #sorted: Map<FixedKey, Uint32Array>;
  readonly #byCategory: Map<string, Uint32Array>;
  readonly #positionsOf: Map<CategoryNode, Float64Array>;

  constructor({ names, fixed, arrays, ordinalOf, sorted }: Parts, ofCategories?: SortOrders) {
    this.names = names;
    this.#fixed = fixed;
    this.#arrays = arrays;
    this.#ordinalOf = ordinalOf;
    this.#sorted = new Map(sorted);
    this.#byCategory = new Map(ofCategories ? ofCategories.#byCategory : []);
    this.#positionsOf = new Map(ofCategories ? ofCategories.#positionsOf : []);
  }

  static of({ ids, sources, ...parts }: Created): SortOrders {
    const valuesOf = (value: (source: ProductSource) => number): Float64Array =>
      Float64Array.from(sources, (source) => (source ? value(source) : 0));
    const fixed = { id: ids, name: parts.names.ranks, created_at: valuesOf(created), num_sales: valuesOf(sold) };
    return new SortOrders({ ...parts, fixed, sorted: new Map([['id', byId(ids, parts.ordinalOf)]]) });
  }

  /** The orders after the products at some ordinals changed, or came at the end. */
  after(changed: ReadonlyMap<number, ProductSource>, { ids, isTreeTheSame, ...parts }: Changed): SortOrders {
    const before = this.#fixed;
    const fixed = {
      id: ids,
      name: parts.names.ranks,
      created_at: patched(before.created_at, ids.length, changed, created),
      num_sales: patched(before.num_sales, ids.length, changed, sold),
    };
    const sorted = new Map(Array.from(this.#sorted).filter(([key]) => fixed[key] === before[key]));
    if (!sorted.has('id')) sorted.set('id', byId(ids, parts.ordinalOf));
    return new SortOrders({ ...parts, fixed, sorted }, isTreeTheSame ? this : undefined);
  }

  /** Sort key by ordinal, comparable as a number. */
  values(key: OrderedKey): ArrayLike<number> {
    if (key === 'price') return this.#arrays.cents;
    return key === 'rating_summary' ? this.#arrays.ratings : this.#fixed[key];
  }

  /** Every product in ascending order of a key, equal ones by id. */
  ascending(key: OrderedKey): Uint32Array {
    const sorted: Map<OrderedKey, Uint32Array> = key === 'price' || key === 'rating_summary' ? this.#arrays.sorted : this.#sorted;
    let order = sorted.get(key);
    if (!order) sorted.set(key, (order = sortByValue(this.values(key), this.#sorted.get('id') ?? new Uint32Array())));
    return order;
  }

  /** The products of a category by position, equal ones newest first. */
  byPosition(node: CategoryNode, direction: 'ASC' | 'DESC'): Uint32Array {
    const key = `${node.record.id} ${direction}`;
    let order = this.#byCategory.get(key);
    if (!order) this.#byCategory.set(key, (order = sortMembers(node, direction, this.#ordinalOf)));
    return order;
  }

  positions(node: CategoryNode): Float64Array {
    let cached = this.#positionsOf.get(node);
    if (cached) return cached;
    cached = new Float64Array(this.#arrays.size);
    for (const [id, position] of node.products) {
      const ordinal = this.#ordinalOf(id);
      if (ordinal !== undefined) cached[ordinal] = position;
    }
    this.#positionsOf.set(node, cached);
    return cached;
  }
}

/** The same array where nothing in it changed. */
function patched(
  before: Float64Array,
  size: number,
  changed: ReadonlyMap<number, ProductSource>,
  valueOf: (source: ProductSource) => number,
): Float64Array {
  let after = before;
  if (size > before.length) {
    after = new Float64Array(size);
    after.set(before);
  }
  for (const [ordinal, source] of changed) {
    const value = valueOf(source);
    if (after[ordinal] === value) continue;
    if (after === before) after = before.slice();
    after[ordinal] = value;
  }
  return after;
}

/** All ordinals by value, equal ones by id. Sorting plain numbers is far faster than with a comparator. */
function sortByValue(values: ArrayLike<number>, byId: Uint32Array): Uint32Array {
  const size = values.length;
  const distinct = [...new Set(Float64Array.from(values).sort())];
  const ranks = new Map(distinct.map((value, rank) => [value, rank]));
  const keys = Float64Array.from(byId, (ordinal, i) => (ranks.get(values[ordinal] ?? 0) ?? 0) * size + i).sort();
  return Uint32Array.from(keys, (key) => byId[key % size] ?? 0);
}

function sortMembers(node: CategoryNode, direction: 'ASC' | 'DESC', ordinalOf: Parts['ordinalOf']): Uint32Array {
  const sign = direction === 'ASC' ? 1 : -1;
  const members = [...node.products].sort(([a, first], [b, second]) => sign * (first - second) || b - a);
  return Uint32Array.from(members.flatMap(([id]) => ordinalOf(id) ?? []));
}
