import { bestsellerQuantity, piecesSold } from '../read-model/build-catalogue.ts';
import type { Catalogue, ProductRecord, Products, ProductsBySku } from '../read-model/catalogue.ts';
import { carryOver, type ProductChange } from '../read-model/derived.ts';
import { concerned } from '../stock/watch-stock.ts';

const nothing: ReadonlyMap<number, undefined> = new Map();

/** Products before a change, and what is another since; undefined for what is gone. */
class ChangedProducts implements Products {
  readonly #before: Products;
  readonly #changed: ReadonlyMap<number, ProductRecord | undefined>;
  readonly size: number;

  constructor(products: Products, changes: ReadonlyMap<number, ProductRecord | undefined>) {
    // A change of changed products is another change of the first ones: the chain never grows.
    this.#before = products instanceof ChangedProducts ? products.#before : products;
    this.#changed = new Map([...(products instanceof ChangedProducts ? products.#changed : []), ...changes]);
    let { size } = products;
    for (const [id, record] of changes) size += (record ? 1 : 0) - (products.get(id) ? 1 : 0);
    this.size = size;
  }

  /** Those that are another in one of two states; undefined when these have no common past. */
  static between(one: Products, other: Products): readonly number[] | undefined {
    const [a, b] = [one, other].map((products) =>
      products instanceof ChangedProducts
        ? { before: products.#before, changed: products.#changed }
        : { before: products, changed: nothing },
    );
    if (!a || !b || a.before !== b.before) return undefined;
    return [...new Set([...a.changed.keys(), ...b.changed.keys()])].filter((id) => one.get(id) !== other.get(id));
  }

  get(id: number): ProductRecord | undefined {
    return this.#changed.get(id) ?? (this.#changed.has(id) ? undefined : this.#before.get(id));
  }

  values(): Generator<ProductRecord, undefined> {
    return this.#among(this.#before.values());
  }

  listable(): Generator<ProductRecord, undefined> {
    return this.#among(this.#before.listable());
  }

  *#among(before: Iterable<ProductRecord>): Generator<ProductRecord, undefined> {
    for (const record of before) if (!this.#changed.has(record.id)) yield record;
    for (const record of this.#changed.values()) if (record) yield record;
  }
}

/** The same by sku. */
class ChangedSkus implements ProductsBySku {
  readonly #before: ProductsBySku;
  readonly #changed: ReadonlyMap<string, ProductRecord | undefined>;

  constructor(products: ProductsBySku, changes: ReadonlyMap<string, ProductRecord | undefined>) {
    this.#before = products instanceof ChangedSkus ? products.#before : products;
    this.#changed = new Map([...(products instanceof ChangedSkus ? products.#changed : []), ...changes]);
  }

  get(sku: string): ProductRecord | undefined {
    return this.#changed.get(sku) ?? (this.#changed.has(sku) ? undefined : this.#before.get(sku));
  }
}

/** The catalogue with some products replaced; those without a record any more are gone. The given one stays as it is. */
export function changeCatalogue(catalogue: Catalogue, ids: readonly number[], records: readonly ProductRecord[]): Catalogue {
  const byId = new Map<number, ProductRecord | undefined>(ids.map((id) => [id, undefined]));
  const bySku = new Map<string, ProductRecord | undefined>();
  for (const id of ids) {
    const before = catalogue.products.get(id);
    if (before) bySku.set(before.sku, undefined);
  }
  for (const record of records) {
    byId.set(record.id, record);
    bySku.set(record.sku, record);
  }
  const products = new ChangedProducts(catalogue.products, byId);
  const changes = [...byId].map(([id, after]) => ({ before: catalogue.products.get(id), after }));
  const isSoldAlike = changes.every(({ before, after }) => piecesSold(before) === piecesSold(after));
  const changed: Catalogue = {
    ...catalogue,
    products,
    productsBySku: new ChangedSkus(catalogue.productsBySku, bySku),
    bestsellerQuantity: isSoldAlike ? catalogue.bestsellerQuantity : bestsellerQuantity(products.listable()),
  };
  carryOver(catalogue, changed, changes);
  return changed;
}

/** The products that differ between two states of the catalogue; undefined where these have no common past. */
export function productChanges(
  before: Pick<Catalogue, 'products'>,
  after: Pick<Catalogue, 'products'>,
): readonly ProductChange[] | undefined {
  return ChangedProducts.between(before.products, after.products)?.map((id) => ({
    before: before.products.get(id),
    after: after.products.get(id),
  }));
}

/**
 * The products that changed from one state of the catalogue to another, with what they are variants of and every set with them; undefined where
 * more than products changed, or where the two have no common past.
 */
export function changedProducts(before: Catalogue, after: Catalogue): ReadonlySet<number> | undefined {
  if (before.attributes !== after.attributes || before.categories !== after.categories) return undefined;
  const ids = ChangedProducts.between(before.products, after.products);
  return ids && new Set([before, after].flatMap((catalogue) => [...concerned(catalogue, ids)]));
}
