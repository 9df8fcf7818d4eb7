import type { Sliced } from '#kernel/memory/slices.ts';
import type { CatalogueFile, ProductRows, Refusal } from './catalogue-file.ts';
import { checkProducts } from './check-products.ts';
import type { RowChange } from './compare-products.ts';
import { compareProduct } from './compare-products.ts';
import { mergeDefinitions } from './merge-definitions.ts';
import { addToFrame } from './read-frame.ts';
import type { FileDefinitions } from './file-definitions.ts';
import { variantSkus } from './read-composition.ts';
import { readProduct, readType } from './read-product.ts';
import type { Reading } from './reading.ts';
import { RowFault } from './row-fault.ts';
import { shopNames } from './shop-names.ts';
import type { ShelfProduct, ShopSnapshot } from './shop-snapshot.ts';
import type { WorkingDefinitions } from './working-definitions.ts';
import { workOn } from './working-definitions.ts';
import { bundleIds, categoryEnds, productIds } from './free-ids.ts';

export type PlanOptions = {
  readonly shop: ShopSnapshot;
  readonly file: CatalogueFile;
  readonly frame: FileDefinitions | undefined;
  readonly picture: (name: string) => string;
  readonly fileOf: (hash: string) => string;
  readonly now: number;
};

export type ImportPlan = {
  readonly rows: readonly RowChange[];
  readonly refusals: readonly Refusal[];
  /** Rows of refused products. */
  readonly refusedRows: number;
  /** What is new or different, with what it was. */
  readonly writes: readonly { readonly before: ShelfProduct | undefined; readonly after: ShelfProduct }[];
  readonly work: WorkingDefinitions;
};

/** Takes the steps of a file; a product with a fault takes no more of them. */
function attempts(before: ImportPlan['refusals']) {
  const refusals = [...before];
  const refused = new Set<string>();
  const attempt = (rows: ProductRows, step: () => void): void => {
    if (refused.has(rows.sku)) return;
    try {
      step();
    } catch (error) {
      if (!(error instanceof RowFault)) throw error;
      refused.add(rows.sku);
      refusals.push({ line: error.line ?? rows.first?.line ?? rows.line, sku: rows.sku, reason: error.message });
    }
  };
  return { refusals, refused, attempt };
}

/** Works out what a file would do, without doing it. */
export function* planImport({ shop, file, frame, picture, fileOf, now }: PlanOptions): Sliced<ImportPlan> {
  const work = workOn(shop, now);
  const { refusals, refused, attempt } = attempts(file.refusals);
  const all = [...file.products.values()];
  const [top] = all;
  if (frame && top) attempt(top, () => mergeDefinitions(frame, { work, picture, viewCode: shop.defaultView.code, now }));
  const parents = new Map(shop.parents);
  for (const rows of all) {
    attempt(rows, () => {
      addToFrame(rows, work);
      for (const sku of variantSkus(rows.first?.cell('configurable_variations') ?? '')) parents.set(sku, rows.sku);
    });
    yield;
  }
  const names = shopNames({ ...shop, definitions: work.definitions(), parents }, fileOf);
  const ids = productIds(shop, all);
  const shared = {
    now,
    names,
    picture,
    idOf: ids,
    categoryIds: work.categoryIds,
    bundleId: bundleIds(shop),
    nextPosition: categoryEnds(shop),
  };
  const products = new Map(shop.products);
  for (const rows of all) {
    attempt(rows, () => {
      const reading = readingOf(rows, { shop, file, parents, shared });
      products.set(rows.sku, readProduct(reading, ids(rows.sku) ?? 0));
    });
    yield;
  }
  const after = shopNames({ ...shop, definitions: work.definitions(), products, parents }, fileOf);
  yield* checkProducts(all, { products, names: after, idOf: ids, attempt });
  return {
    ...(yield* compareAll(all, {
      shop,
      products,
      refused,
      compare: (before, next, rows) => compareProduct(before, next, rows, { names: after, now }),
    })),
    refusals,
    work,
  };
}

type Context = {
  readonly shop: ShopSnapshot;
  readonly file: CatalogueFile;
  readonly parents: ReadonlyMap<string, string>;
  readonly shared: Omit<Reading, 'rows' | 'first' | 'before' | 'type' | 'parent'>;
};

function readingOf(rows: ProductRows, { shop, file, parents, shared }: Context): Reading {
  const before = shop.products.get(rows.sku);
  if (!rows.first && !before) throw new RowFault('the file has only a row for another store view, and the shop does not have the product.');
  const parentSku = parents.get(rows.sku);
  const parentName = (sku: string) =>
    file.products.get(sku)?.first?.cell('name') ?? shop.products.get(sku)?.texts[shop.defaultView.code]?.name;
  return {
    ...shared,
    rows,
    first: rows.first,
    before,
    type: readType(rows.first?.cell('product_type'), before),
    parent: parentSku === undefined ? undefined : { name: parentName(parentSku) },
  };
}

type Comparing = {
  readonly shop: ShopSnapshot;
  readonly products: ReadonlyMap<string, ShelfProduct>;
  readonly refused: ReadonlySet<string>;
  readonly compare: (before: ShelfProduct | undefined, after: ShelfProduct, rows: ProductRows) => readonly RowChange[];
};

function* compareAll(
  all: readonly ProductRows[],
  { shop, products, refused, compare }: Comparing,
): Sliced<Pick<ImportPlan, 'rows' | 'refusedRows' | 'writes'>> {
  const rows: RowChange[] = [];
  const writes: { before: ShelfProduct | undefined; after: ShelfProduct }[] = [];
  let refusedRows = 0;
  for (const group of all) {
    yield;
    const [before, after] = [shop.products.get(group.sku), products.get(group.sku)];
    if (refused.has(group.sku) || !after) {
      refusedRows += group.views.size + (group.first ? 1 : 0);
      continue;
    }
    const changes = compare(before, after, group);
    rows.push(...changes);
    if (changes.some(({ status }) => status !== 'unchanged')) writes.push({ before, after });
  }
  return { rows, refusedRows, writes };
}
