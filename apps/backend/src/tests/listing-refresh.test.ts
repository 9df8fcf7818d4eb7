import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { fixedClock } from '#kernel/clock.ts';
import { silentLogger } from '#kernel/logger.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import type { Catalog, Catalogue, ProductInput, ProductRecord } from '#modules/catalog/index.ts';
import { openCatalog, plainRecord, readCatalogue, writeCatalogue } from '#modules/catalog/index.ts';
import type { Inventory } from '#modules/inventory/index.ts';
import { moveStock, openInventory, setStock } from '#modules/inventory/index.ts';
import type { StoreView } from '#modules/stores/index.ts';
import { createTestShop, testNow, type TestShop } from '#testing/create-test-shop.ts';
import { findProducts } from '#modules/search/find-products.ts';
import { countBits, ordinalsOf } from '#modules/search/product-index/bitset.ts';
import { bruteForce } from '#modules/search/product-index/brute-force.ts';
import { countFacets } from '#modules/search/product-index/count-facets.ts';
import { createStoreIndexes, type StoreIndexes } from '#modules/search/store-indexes.ts';

const now = new Date(testNow);
const store = {
  code: 'nl',
  language: 'nl',
  locale: 'nl-NL',
  rootCategoryId: 2,
  websiteId: 1,
  websiteCode: 'base',
  websiteName: 'Shop',
  isActive: true,
};
const stores = {
  view: () => store as StoreView,
  defaultView: () => store as StoreView,
  textFallback: () => ['nl'],
  routeSettings: () => ({ homePage: 'home', productSuffix: '.html', categorySuffix: '' }),
  branchByCode: () => undefined,
};

let shop: TestShop;
let inventory: Inventory;
let catalog: Catalog;
let indexes: StoreIndexes;

before(async () => {
  shop = await createTestShop();
  const { database } = shop;
  inventory = await openInventory({ database, logger: silentLogger });
  const urls = { mediaUrl: (hash: string) => `/media/${hash}`, documentUrl: (file: string) => `/media/documents/${file}` };
  catalog = await openCatalog({ database, logger: silentLogger, clock: fixedClock(now), stores, inventory, ...urls });
  indexes = createStoreIndexes({ catalog, clock: fixedClock(now), ratingOf: () => 0, branchName: String });
  await indexes.of('nl');
});
after(async () => {
  await catalog.close();
  await inventory.close();
  await shop.close();
});

const write = <T>(work: Parameters<typeof shop.database.transaction<T>>[0]): Promise<T> => shop.database.transaction(work);
const sources = ['WEB', 'SIT', 'ROE', 'AAC'];

async function optionId(attribute: string, code: string): Promise<string> {
  const { rows } = await shop.database.query<{ id: number }>(
    'select attribute_option.id from attribute_option join attribute on attribute.id = attribute_id where attribute.code = $1 and attribute_option.code = $2',
    [attribute, code],
  );
  return String(rows[0]?.id);
}
const skusInSize = async (size: string): Promise<string[]> => {
  const found = await findProducts(await indexes.of('nl'), { filter: { maat_dirndl: { eq: size } }, pageSize: 300 }, now);
  return found.items.map(({ record }) => record.sku);
};

/** The refreshed index answers what a fresh one of the whole catalogue answers. */
async function agrees(): Promise<void> {
  const { index } = await indexes.of('nl');
  const result = await findProducts({ ...(await indexes.of('nl')) }, { filter: {}, pageSize: 300 }, now);
  const oracle = bruteForce(index.view, now);
  const filter = { values: {} };
  assert.deepEqual(
    Array.from(ordinalsOf(result.selection.all()), (ordinal) => index.ids[ordinal] ?? 0).sort((a, b) => a - b),
    oracle.ids(filter),
  );
  const counts = countFacets(result.selection, 'disjunctive');
  for (const facet of index.plan.facets) {
    for (const [position, { value }] of facet.values.entries()) {
      assert.equal(counts[facet.firstValueId + position], oracle.count(filter, facet.code, value, true), `${facet.code} ${value}`);
    }
  }
}

describe('a stock change', () => {
  it('is in every list when the refresh is done, and back again', async () => {
    const size = await optionId('maat_dirndl', '38');
    const product = 'MA-DIR-1001';
    assert.ok((await skusInSize(size)).includes(product));
    const { rows } = await shop.database.query<{ sku: string; source: string; quantity: number }>(
      `select level.sku, level.source_code as source, level.quantity from stock_level level join product on product.sku = level.sku
       where product.attributes -> 'maat_dirndl' @> to_jsonb($1::int) and product.id in
         (select variant_id from product_variant join product parent on parent.id = product_id where parent.sku = $2)`,
      [Number(size), product],
    );
    await write((tx) =>
      setStock(
        tx,
        rows.map((row) => ({ ...row, quantity: 0 })),
      ),
    );
    await inventory.refresh();
    assert.ok(!(await skusInSize(size)).includes(product));
    await agrees();
    await write((tx) => setStock(tx, rows));
    await inventory.refresh();
    assert.ok((await skusInSize(size)).includes(product));
    await agrees();
  });

  it('reaches sets through their parts, and reads the changed skus alone', async () => {
    const bundle = catalog
      .view('nl')
      .listed()
      .find(({ record }) => record.type === 'bundle');
    const parts = bundle?.record.bundleOptions.find(({ isRequired }) => isRequired)?.selections ?? [];
    const skus = parts.flatMap(({ productId }) => {
      const record = catalog.view('nl').catalogue.products.get(productId);
      const ids = record?.type === 'configurable' ? record.variantIds : [productId];
      return ids.flatMap((id) => catalog.view('nl').catalogue.products.get(id)?.sku ?? []);
    });
    await write((tx) =>
      setStock(
        tx,
        skus.flatMap((sku) => sources.map((source) => ({ sku, source, quantity: 0 }))),
      ),
    );
    await inventory.refresh();
    await agrees();
    await write((tx) =>
      setStock(
        tx,
        skus.map((sku) => ({ sku, source: 'WEB', quantity: 5 })),
      ),
    );
    await write((tx) => moveStock(tx, { sku: skus[0] ?? '', from: 'WEB', to: 'SIT', quantity: 5 }));
    await inventory.refresh();
    assert.equal(inventory.current().branches(skus[0] ?? ''), 5);
    await agrees();
  });

  it('of unknown extent looks at everything again', async () => {
    await write(async (tx) => {
      await tx.query('update stock_level set quantity = 0 where sku like $1', ['MA-LED-2001%']);
      await touchReadModel(tx, 'inventory');
    });
    await inventory.refresh();
    await agrees();
  });
});

/** In order of id, with everything that is said of them. */
const recordsOf = ({ products }: Catalogue): readonly ProductRecord[] =>
  [...products.values()].map((record) => plainRecord(record)).sort((a, b) => a.id - b.id);

describe('a changed product', () => {
  const product: ProductInput = {
    id: 900_001,
    sku: 'NEW-1',
    type: 'simple',
    brandId: 1,
    texts: { nl: { name: 'Aansteker', urlKey: 'aansteker' } },
    categories: new Map([[110, 1]]),
    prices: { nl: [{ kind: 'regular', cents: 995, from: now.getTime() - 1000 }] },
  };

  it('goes into the next catalogue alone: all others are the same objects, and it is what loading everything gives', async () => {
    const before = catalog.view('nl').catalogue;
    await write((tx) => writeCatalogue(tx, { products: [product] }, now));
    await catalog.refresh();
    const { catalogue } = catalog.view('nl');
    assert.notEqual(catalogue, before);
    for (const record of before.products.listable()) assert.equal(catalogue.products.get(record.id), record);
    const anew = await readCatalogue(shop.database);
    assert.deepEqual(recordsOf(catalogue), recordsOf(anew));
    assert.equal(catalogue.bestsellerQuantity, anew.bestsellerQuantity);
    await agrees();
    const found = await findProducts(await indexes.of('nl'), { search: 'aansteker' }, now);
    assert.deepEqual(
      found.items.map(({ record }) => record.sku),
      ['NEW-1'],
    );
  });

  it('takes its variants along, whoever wrote them', async () => {
    const parent = catalog.view('nl').sourceBySku('MA-DIR-1001')?.record;
    assert.ok(parent);
    await write(async (tx) => {
      await tx.query('delete from product_variant where product_id = $1 and variant_id = $2', [parent.id, parent.variantIds[0]]);
      await touchReadModel(tx, 'catalog', [String(parent.id)]);
    });
    await catalog.refresh();
    const { catalogue } = catalog.view('nl');
    assert.equal(catalogue.products.get(parent.variantIds[0] ?? 0)?.parentId, undefined);
    assert.deepEqual(recordsOf(catalogue), recordsOf(await readCatalogue(shop.database)));
    await agrees();
  });

  it('that is gone is gone everywhere', async () => {
    await write(async (tx) => {
      for (const table of ['product_text', 'product_category']) await tx.query(`delete from ${table} where product_id = $1`, [product.id]);
      await tx.query('delete from product where id = $1', [product.id]);
      await touchReadModel(tx, 'catalog', [String(product.id)]);
    });
    await catalog.refresh();
    assert.equal(catalog.view('nl').sourceBySku('NEW-1'), undefined);
    assert.equal((await findProducts(await indexes.of('nl'), { search: 'aansteker' }, now)).total, 0);
    await agrees();
  });

  it('is known as it was before its change, until everything is loaded anew: two catalogues are not kept for nobody', async () => {
    const known = () => catalog.touchedBy({ ids: [product.id] }).products.get(product.id);
    assert.equal(known(), product.sku);
    await write((tx) => touchReadModel(tx, 'catalog'));
    await catalog.refresh();
    assert.equal(known(), undefined);
  });
});

describe('the clock', () => {
  it('starts and ends reductions by itself', async () => {
    const { index } = await indexes.of('nl');
    const onSale = async (at: Date): Promise<number> =>
      countBits((await findProducts(await indexes.of('nl'), { filter: { sale: { eq: '1' } } }, at)).selection.all());
    const later = new Date(now.getTime() + 400 * 86_400_000);
    const [today, then, again] = [await onSale(now), await onSale(later), await onSale(now)];
    assert.ok(today > 0);
    assert.equal(then, 0);
    assert.equal(again, today);
    assert.notEqual(catalog.priceEpoch(now), catalog.priceEpoch(later));
    assert.equal(index, (await indexes.of('nl')).index);
  });
});
