import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { after, before, describe, it } from 'node:test';
import type { ProductAttributeFilterInput } from '@shop/contract';
import { fixedClock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { openDatabase } from '#kernel/database/open-database.ts';
import { emptyEmbeddedFolder } from '#kernel/database/test-databases.ts';
import { ShopError } from '#kernel/errors.ts';
import { silentLogger } from '#kernel/logger.ts';
import type { Catalog, CatalogOptions, CatalogueView, ProductInput, ProductSource } from '#modules/catalog/index.ts';
import { openCatalog, writeCatalogue } from '#modules/catalog/index.ts';
import type { StoreView } from '#modules/stores/index.ts';
import type { ResultPage, ProductsQuery } from './find-products.ts';
import { findProducts } from './find-products.ts';
import { ordinalsOf } from './product-index/bitset.ts';
import type { StoreIndexes } from './store-indexes.ts';
import { createStoreIndexes } from './store-indexes.ts';
import { warmUp } from './warm-up.ts';

const now = new Date('2026-11-15T12:00:00Z');
const days = (count: number): number => now.getTime() - count * 86_400_000;
const store = {
  code: 'nl',
  language: 'nl',
  locale: 'nl-NL',
  rootCategoryId: 2,
  websiteId: 1,
  websiteCode: 'base',
  websiteName: 'Shop',
  isActive: true,
} as StoreView;
const stores = {
  view: () => store,
  defaultView: () => store,
  textFallback: () => ['nl'],
  routeSettings: () => ({ homePage: 'home', productSuffix: '.html', categorySuffix: '' }),
  branchByCode: () => undefined,
};

const stock: ReturnType<CatalogOptions['inventory']['current']> = {
  sources: [],
  quantity: () => 1,
  web: () => 1,
  branches: () => 0,
  replace: () => stock,
  capture: () => ({ sources: [], pieces: new Int32Array() }),
};
const inventory: CatalogOptions['inventory'] = { current: () => stock, onChange: () => undefined };

const category = (id: number, parentId: number, urlKey: string) => ({
  id,
  parentId,
  position: id,
  isActive: true,
  includeInMenu: true,
  isAnchor: true,
  displayMode: 'PRODUCTS',
  texts: { nl: { name: urlKey, urlKey } },
});
const product = (id: number, name: string, cents: number, given: Partial<ProductInput> = {}): ProductInput => ({
  id,
  sku: `SKU-${id}`,
  type: 'simple',
  brandId: 1,
  texts: { nl: { name, urlKey: `p-${id}`, description: `<p>${name} van katoen</p>` } },
  categories: new Map([[11, 10 - id]]),
  prices: { nl: [{ kind: 'regular', cents, from: days(100) }] },
  ...given,
});
const shirt = product(3, 'Trachtenhemd Quirin', 4995, { categories: new Map([[20, 1]]), newFrom: days(5), newTo: days(-5) });
const maker = { name: 'Muster', street: 'Weg 1', postcode: '0000', city: 'Ort', countryCode: 'AT', email: 'a@muster.example' };

let database: Database;
let catalog: Catalog;
let indexes: StoreIndexes;
let folder: string;

before(async () => {
  folder = await emptyEmbeddedFolder();
  database = await openDatabase({ dataDir: folder, databaseUrl: undefined, databasePool: 1 }, silentLogger);
  await migrate(database, fileURLToPath(new URL('../../../migrations', import.meta.url)));
  await database.transaction(async (tx) => {
    const merk = {
      id: 100,
      code: 'merk',
      label: {},
      input: 'select',
      position: 1,
      isFilterable: true,
      isVisibleOnFront: true,
      isComparable: true,
      isSearchable: true,
    } as const;
    await writeCatalogue(
      tx,
      {
        attributes: [{ ...merk, options: [{ id: 1000, code: 'muster', label: { nl: 'Muster' }, swatch: undefined }] }],
        brands: [
          {
            id: 1,
            optionId: 1000,
            title: 'Muster',
            urlKey: 'muster',
            shortDescription: {},
            description: {},
            showInSlider: false,
            positionInSlider: 0,
            maker,
          },
        ],
        categories: [category(2, 1, 'root'), category(10, 2, 'dames'), category(11, 10, 'dirndls'), category(20, 2, 'heren')],
        products: [
          product(1, 'Midi-dirndl Zenzi', 9995),
          product(2, 'Midi-dirndl Afra', 14995, {
            prices: {
              nl: [
                { kind: 'regular', cents: 14995, from: days(100) },
                { kind: 'special', cents: 9995, from: days(2), to: days(-2) },
              ],
            },
          }),
          shirt,
          product(4, 'Dirndl uit het assortiment', 100, { isEnabled: false }),
          product(5, 'Dirndl van morgen', 100, { prices: { nl: [{ kind: 'regular', cents: 100, from: days(-1) }] } }),
        ],
      },
      now,
    );
  });
  const urls = { mediaUrl: (hash: string) => `/media/${hash}`, documentUrl: (file: string) => `/media/documents/${file}` };
  catalog = await openCatalog({ database, logger: silentLogger, clock: fixedClock(now), stores, inventory, ...urls });
  indexes = createStoreIndexes({ catalog, clock: fixedClock(now), ratingOf: () => 0, branchName: String });
});

after(async () => {
  await catalog.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const sources = async (query: ProductsQuery): Promise<readonly ProductSource[]> =>
  (await findProducts(await indexes.of('nl'), query, now)).items;
const find = async (query: ProductsQuery): Promise<number[]> => (await sources(query)).map(({ record }) => record.id);
const filtered = (filter: ProductAttributeFilterInput): Promise<number[]> => find({ filter });

describe('finding products', () => {
  it('takes an anchor with everything below it, in order of position', async () => {
    assert.deepEqual(await filtered({ category_id: { eq: '10' } }), [2, 1]);
    assert.deepEqual(await filtered({ category_uid: { eq: Buffer.from('11').toString('base64') } }), [2, 1]);
    assert.deepEqual(await filtered({ category_url_path: { eq: 'heren' } }), [3]);
    assert.deepEqual(await filtered({ category_id: { in: ['11', '20'] } }), [3, 2, 1]);
    assert.deepEqual(await filtered({ category_id: { eq: '999' } }), []);
  });

  it('never shows what is disabled or has no price yet (R122)', async () => {
    assert.deepEqual(await filtered({}), [3, 2, 1]);
    assert.deepEqual(await filtered({ sku: { in: ['SKU-4', 'SKU-5'] } }), []);
    assert.deepEqual(await filtered({ url_key: { eq: 'p-4' } }), []);
    assert.equal(catalog.routes.productByUrlKey('nl', 'p-4'), undefined);
    assert.equal(catalog.routes.productById('nl', 5), undefined);
    assert.equal(catalog.routes.productByUrlKey('nl', 'p-1')?.sku, 'SKU-1');
  });

  it('filters by what is true now', async () => {
    assert.deepEqual(
      [await filtered({ sale: { eq: '1' } }), await filtered({ new: { eq: '1' } }), await filtered({ sale: { eq: '0' } })],
      [[2], [3], [3, 1]],
    );
    assert.deepEqual(await filtered({ price: { from: '99.95', to: '99.95' } }), [2, 1]);
    assert.deepEqual(await filtered({ price: { to: '50' } }), [3]);
    await assert.rejects(() => filtered({ price: { from: 'ten' } }), new ShopError('input', '"ten" is not an amount.'));
  });

  it('matches words of name and description', async () => {
    assert.deepEqual(await filtered({ name: { match: 'dirndl' } }), [2, 1]);
    assert.deepEqual(await filtered({ name: { match: 'trachten', match_type: 'PARTIAL' } }), [3]);
    assert.deepEqual(await filtered({ description: { match: 'katoen quirin' } }), [3]);
  });

  it('searches, and finds nothing by one character', async () => {
    assert.deepEqual(await find({ search: 'dirndl' }), [2, 1]);
    assert.deepEqual(await find({ search: 'd' }), []);
    assert.deepEqual(await find({ search: '', filter: { category_id: { eq: '20' } } }), [3]);
    await assert.rejects(() => find({}), new ShopError('input', "'search' or 'filter' input argument is required."));
  });

  it('computes a selection again when another query used the scratch buffers', async () => {
    const storeIndex = await indexes.of('nl');
    const [first, second] = [
      await findProducts(storeIndex, { search: 'dirndl' }, now),
      await findProducts(storeIndex, { search: 'trachtenhemd' }, now),
    ];
    const idsOf = ({ selection }: ResultPage) =>
      new Set(Array.from(ordinalsOf(selection.all()), (ordinal) => selection.index.ids[ordinal]));
    assert.deepEqual([idsOf(first), idsOf(second), idsOf(first)], [new Set([1, 2]), new Set([3]), new Set([1, 2])]);
  });

  it('replaces a product that is written again', async () => {
    await database.transaction((tx) => writeCatalogue(tx, { products: [product(3, 'Trachtenhemd Vitus', 5995)] }, now));
    await catalog.refresh();
    const [source] = await sources({ filter: { sku: { eq: 'SKU-3' } } });
    assert.equal(source?.text.name, 'Trachtenhemd Vitus');
    // What was asked before stays (LAW-03).
    assert.equal(source?.record.prices['nl']?.at(-1)?.cents, 5995);
    assert.ok(source.record.prices['nl'].slice(0, -1).every(({ to }) => to !== undefined && to <= now.getTime()));
    await database.transaction((tx) => writeCatalogue(tx, { products: [shirt] }, now));
    await catalog.refresh();
  });
});

describe('an index that is being built', () => {
  /** One whose products take longer to list than a build goes on before it lets others have their turn. */
  const slow = (view: CatalogueView): CatalogueView => ({
    ...view,
    listed: () => {
      const end = performance.now() + 6;
      while (performance.now() < end);
      return view.listed();
    },
  });

  it('holds up no change of the catalogue, and has it when it is there', async () => {
    const write = async (name: string) => {
      await database.transaction((tx) => writeCatalogue(tx, { products: [{ ...shirt, texts: { nl: { name, urlKey: 'p-3' } } }] }, now));
      await catalog.refresh();
      return slow(catalog.view('nl'));
    };
    const views = [await write('Trachtenhemd Quirin'), await write('Trachtenhemd Vitus'), await write('Trachtenhemd Alois')];
    const at = (index: number) => views[index] ?? assert.fail();
    let shown = 0;
    let prepare: (viewOf: () => Promise<CatalogueView>) => void | Promise<void> = () => undefined;
    const own = createStoreIndexes({
      catalog: { view: () => at(shown), onPrepare: (listener) => (prepare = listener), onStockChange: () => undefined },
      clock: fixedClock(now),
      ratingOf: () => 0,
      branchName: String,
    });
    const first = own.of('nl');
    await prepare(async () => at(1));
    shown = 1;
    assert.deepEqual(own.built(), []);
    // One that asks for it between two changes, and one after them.
    const between = own.of('nl');
    await prepare(async () => at(2));
    shown = 2;
    assert.deepEqual(own.built(), []);
    const totalOf = async (search: string) => (await findProducts(await own.of('nl'), { search }, now)).total;
    assert.deepEqual([await totalOf('quirin'), await totalOf('vitus'), await totalOf('alois')], [0, 0, 1]);
    assert.deepEqual([(await first).index.view, (await between).index.view], [at(0), at(1)]);
    // Another one now goes on from it.
    shown = 0;
    assert.deepEqual([await totalOf('quirin'), await totalOf('alois')], [1, 0]);
    await write('Trachtenhemd Quirin');
  });
});

describe('an index that is warmed up', () => {
  const warming = () => {
    let stockChanged: (ids: ReadonlySet<number> | undefined) => void | Promise<void> = () => undefined;
    const own = createStoreIndexes({
      catalog: { view: (code) => catalog.view(code), onPrepare: () => undefined, onStockChange: (listener) => (stockChanged = listener) },
      clock: fixedClock(now),
      ratingOf: () => 0,
      branchName: String,
    });
    return { own, changeAllStock: () => stockChanged(undefined) };
  };

  it('answers the first query at once', async () => {
    const { own } = warming();
    await warmUp(own, ['nl'], async () => undefined);
    const storeIndex = own.of('nl');
    assert.ok(!(storeIndex instanceof Promise));
    assert.equal((await findProducts(storeIndex, { search: 'dirndl' }, now)).total, 2);
  });

  it('is cancelled when everything changes meanwhile, and built again', async () => {
    const { own, changeAllStock } = warming();
    const first = own.warmUp('nl');
    await changeAllStock();
    assert.equal(await first, false);
    assert.equal(await own.warmUp('nl'), true);
    assert.equal((await findProducts(await own.of('nl'), { search: 'dirndl' }, now)).total, 2);
  });

  it('is not cancelled once a query awaits it', async () => {
    const { own, changeAllStock } = warming();
    const first = own.warmUp('nl');
    const awaited = own.of('nl');
    await changeAllStock();
    assert.deepEqual([await first, (await findProducts(await awaited, { search: 'dirndl' }, now)).total], [true, 2]);
  });
});
