import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { fixedClock } from '#kernel/clock.ts';
import { silentLogger } from '#kernel/logger.ts';
import { openCatalog, type Catalog, type CatalogOptions, type CatalogueView } from '#modules/catalog/index.ts';
import { openStores, type Stores } from '#modules/stores/index.ts';
import { createTestShop, testNow, type TestShop } from '#testing/create-test-shop.ts';
import { at, list, textAt, type Json } from '#testing/read-answers.ts';
import { explainSearch } from './explain-search.ts';

/** What a search finds does not depend on stock. */
const stock: ReturnType<CatalogOptions['inventory']['current']> = {
  sources: [],
  quantity: () => 1,
  web: () => 1,
  branches: () => 0,
  replace: () => stock,
  capture: () => ({ sources: [], pieces: new Int32Array() }),
};
const inventory: CatalogOptions['inventory'] = { current: () => stock, onChange: () => undefined };

let shop: TestShop;
let stores: Stores;
let catalog: Catalog;

before(async () => {
  shop = await createTestShop();
  const { database } = shop;
  stores = await openStores({
    database,
    logger: silentLogger,
    publicUrl: 'https://shop.example',
    theme: 'alm',
    shopAccessToken: 'token',
    consumerKey: 'key',
    stockOf: inventory.current,
  });
  catalog = await openCatalog({
    database,
    logger: silentLogger,
    clock: fixedClock(testNow),
    stores,
    inventory,
    mediaUrl: (hash) => `/media/${hash}`,
    documentUrl: (file) => `/media/documents/${file}`,
  });
});
after(async () => {
  await catalog.close();
  await stores.close();
  await shop.close();
});

const view = (code: string): CatalogueView => catalog.view(code);

describe('why a search finds what it finds', () => {
  for (const [store, query] of [
    ['nl', 'dirndl'],
    ['nl', 'rode drindl'],
    ['de', 'Lederhose Herren 50'],
    ['nl', 'MA-DIR-1001'],
    ['nl', 'zzzzzz'],
  ] as const) {
    it(`names as many products as the shop finds for "${query}" in ${store}, and the same first`, async () => {
      const { data } = await shop.ask<Json>(
        'query ($text: String!) { products(search: $text, pageSize: 10) { total_count items { sku } } }',
        {
          variables: { text: query },
          headers: { store },
        },
      );
      const { found, results } = explainSearch(view(store), query, 10);
      assert.equal(found, at(data, 'products.total_count'));
      assert.deepEqual(
        results.map(({ sku }) => sku),
        list(data, 'products.items').map((item) => textAt(item, 'sku')),
      );
    });
  }

  it('gives each result its name and the score that puts it where it is', () => {
    const { found, results } = explainSearch(view('nl'), 'groene dirndl', 20);
    assert.ok(results.length > 1 && results.length === found);
    for (const [index, { name, match }] of results.entries()) {
      assert.ok(name !== '' && match.isFound && match.terms.some(({ hit }) => hit), name);
      // Scores are rounded before they are compared: the rest of a float would be noise.
      assert.ok(index === 0 || match.score <= (results[index - 1]?.match.score ?? 0) * 1.001, name);
    }
  });

  it('says how a typing error was read and which sizes the text names', () => {
    assert.equal(explainSearch(view('nl'), 'drindl', 1).corrected, 'dirndl');
    assert.equal(explainSearch(view('nl'), 'dirndl', 1).corrected, undefined);
    assert.deepEqual(explainSearch(view('nl'), 'dirndl maat 38', 1).sizes, ['38']);
    assert.deepEqual(explainSearch(view('nl'), 'dirndl', 1).sizes, []);
  });

  it('explains no more results than were asked for', () => assert.equal(explainSearch(view('nl'), 'dirndl', 3).results.length, 3));
});
