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
import type { Catalog, CatalogOptions, ProductInput, ProductSource } from '#modules/catalog/index.ts';
import { openCatalog, writeCatalogue } from '#modules/catalog/index.ts';
import type { StoreView } from '#modules/stores/index.ts';
import type { Listing, ListingQuery } from './find-listing.ts';
import { findListing } from './find-listing.ts';
import { ordinalsOf } from './listing/bitset.ts';
import type { Listings } from './listings.ts';
import { createListings } from './listings.ts';
import { prepareViews } from './prepare-views.ts';

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

const stock = { sources: [], quantity: () => 1, web: () => 1, branches: () => 0, replace: () => stock };
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
let listings: Listings;
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
  listings = createListings({ catalog, clock: fixedClock(now), ratingOf: () => 0, branchName: String });
});

after(async () => {
  await catalog.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const sources = async (query: ListingQuery): Promise<readonly ProductSource[]> =>
  (await findListing(await listings.of('nl'), query, now)).items;
const find = async (query: ListingQuery): Promise<number[]> => (await sources(query)).map(({ record }) => record.id);
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

  it('knows what it found after somebody else has searched', async () => {
    const listed = await listings.of('nl');
    const [first, second] = [
      await findListing(listed, { search: 'dirndl' }, now),
      await findListing(listed, { search: 'trachtenhemd' }, now),
    ];
    const idsOf = ({ selection }: Listing) =>
      new Set(Array.from(ordinalsOf(selection.all()), (ordinal) => selection.index.sources[ordinal]?.record.id));
    assert.deepEqual([idsOf(first), idsOf(second), idsOf(first)], [new Set([1, 2]), new Set([3]), new Set([1, 2])]);
  });

  it('replaces a product that is written again', async () => {
    await database.transaction((tx) => writeCatalogue(tx, { products: [product(3, 'Trachtenhemd Vitus', 5995)] }, now));
    await catalog.refresh();
    const [source] = await sources({ filter: { sku: { eq: 'SKU-3' } } });
    assert.equal(source?.text.name, 'Trachtenhemd Vitus');
    assert.deepEqual(
      source?.record.prices['nl']?.map(({ cents }) => cents),
      [5995],
    );
    await database.transaction((tx) => writeCatalogue(tx, { products: [shirt] }, now));
    await catalog.refresh();
  });
});

describe('lists that are made before anybody asks', () => {
  const prepared = () => {
    let stockChanged: (ids: ReadonlySet<number> | undefined) => void | Promise<void> = () => undefined;
    const made = createListings({
      catalog: { view: (code) => catalog.view(code), onPrepare: () => undefined, onStockChange: (listener) => (stockChanged = listener) },
      clock: fixedClock(now),
      ratingOf: () => 0,
      branchName: String,
    });
    return { made, changeAllStock: () => stockChanged(undefined) };
  };

  it('are there at once for whoever asks', async () => {
    const { made } = prepared();
    await prepareViews(made, ['nl'], async () => undefined);
    const listed = made.of('nl');
    assert.ok(!(listed instanceof Promise));
    assert.equal((await findListing(listed, { search: 'dirndl' }, now)).total, 2);
  });

  it('are given up when everything changes meanwhile, and made again', async () => {
    const { made, changeAllStock } = prepared();
    const first = made.prepare('nl');
    await changeAllStock();
    assert.equal(await first, false);
    assert.equal(await made.prepare('nl'), true);
    assert.equal((await findListing(await made.of('nl'), { search: 'dirndl' }, now)).total, 2);
  });

  it('are not given up once somebody waits for them', async () => {
    const { made, changeAllStock } = prepared();
    const first = made.prepare('nl');
    const awaited = made.of('nl');
    await changeAllStock();
    assert.deepEqual([await first, (await findListing(await awaited, { search: 'dirndl' }, now)).total], [true, 2]);
  });
});
