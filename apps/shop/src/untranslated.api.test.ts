import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { importCatalogue } from '../../backend/src/import-export/catalogue/import-catalogue.ts';
import { silentProgress } from '../../backend/src/import-export/catalogue/progress.ts';
import { createMedia } from '../../backend/src/modules/media/index.ts';
import { commandParts } from '../../backend/src/staff/desks/command-parts.ts';
import { notedImport } from '../../backend/src/staff/desks/import-desk.ts';
import { createTestShop, type TestShop } from '../../backend/src/testing/create-test-shop.ts';
import { ResolveDocument } from '../../storefront/src/generated/graphql.ts';
import { createServerShopClient, type ServerShopClient } from '../../storefront/src/lib/graphql/server-shop-client.ts';
import { loadProductPages } from '../../storefront/src/routes/machines/load-site-pages.ts';
import { createStoreViewRegistry } from '../../storefront/src/server/store-view-registry.ts';
import { aShopper } from './testing/a-shopper.ts';

/** As a file from a shop with one language has them; the second one is called like a German product of the shop. */
const rows = [
  ['sku', 'product_type', 'name', 'url_key', 'price', 'categories', 'additional_attributes', 'qty'],
  ['NEW-1', 'simple', 'Hoed Vroni', 'hoed-vroni', '49.95', 'Default Category/Dames/Dirndls', 'merk=Tannzapf', '3'],
  ['NEW-2', 'simple', 'Hoed Resi', '', '59.95', 'Default Category/Dames/Dirndls', 'merk=Tannzapf', '3'],
];

const folder = mkdtempSync(join(tmpdir(), 'shop-untranslated-'));
let shop: TestShop;
let takenKey: string;
before(async () => {
  shop = await createTestShop();
  const { rows: taken } = await shop.database.query<{ url_key: string }>(
    `select de.url_key from product_text de where de.store_code = 'de' and de.url_key is not null
     and not exists (select from product_text nl where nl.store_code = 'nl' and nl.url_key = de.url_key) order by de.product_id limit 1`,
  );
  takenKey = taken[0]?.url_key ?? '';
  const file = join(folder, 'rows.csv');
  writeFileSync(file, rows.map((row) => row.map((cell, column) => (column === 3 && cell === '' ? takenKey : cell)).join(',')).join('\n'));
  const { database, clock } = shop;
  const media = createMedia({ directory: join(folder, 'media') });
  const noted = notedImport(commandParts(database, clock), 'product', file);
  const imported = await importCatalogue({ database, media, clock, file, apply: true, progress: silentProgress, noted });
  assert.deepEqual([imported.refusals, imported.isWritten], [[], true]);
  await media.close();
  await shop.backend.refresh();
});
after(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const clientOf = (): ServerShopClient =>
  createServerShopClient({
    execute: (request) => shop.backend.execute(request),
    call: { store: 'nl', requestId: 'untranslated', ip: '127.0.0.1' },
    deadline: new AbortController().signal,
    warn: () => undefined,
    note: () => undefined,
  });

describe('a product that was never translated', () => {
  it('is shown, found and reached in every language under the name and address it has', async () => {
    for (const store of ['nl', 'de', 'en']) {
      const shopper = aShopper(shop, store);
      const { name, url_key } = await shopper.product('NEW-1');
      assert.deepEqual({ name, url_key }, { name: 'Hoed Vroni', url_key: 'hoed-vroni' }, store);
      const { route } = await shopper.ask(ResolveDocument, { url: 'hoed-vroni.html' });
      assert.deepEqual(route && 'sku' in route ? route.sku : undefined, 'NEW-1', store);
      const { data } = await shop.ask<{ products: { items: readonly { sku: string }[] } }>(
        '{ products(search: "vroni") { items { sku } } }',
        { headers: { store } },
      );
      assert.ok(
        data.products.items.some(({ sku }) => sku === 'NEW-1'),
        store,
      );
    }
  });

  it('leaves an address to the product that has it in that language', async () => {
    const { url_key } = await aShopper(shop, 'de').product('NEW-2');
    assert.match(url_key ?? '', new RegExp(`^${takenKey}-\\d+$`));
    const { route } = await aShopper(shop, 'de').ask(ResolveDocument, { url: `${takenKey}.html` });
    assert.notEqual(route && 'sku' in route ? route.sku : undefined, 'NEW-2');
  });

  it('stands in the site maps with addresses that lead to it, as every product does', async () => {
    const registry = createStoreViewRegistry(
      (request) => shop.backend.execute(request),
      () => shop.clock.now(),
      {
        info: () => undefined,
        warn: () => undefined,
        error: () => undefined,
      },
    );
    const { pages } = await loadProductPages({ shop: clientOf(), storeViews: await registry.current() }, 1);
    const paths = pages.flatMap((page) => Object.values(page.paths));
    assert.deepEqual(
      paths.filter((path) => path.endsWith('/.html')),
      [],
    );
    const own = pages.find((page) => page.paths['nl'] === '/hoed-vroni.html');
    assert.deepEqual(own?.paths, { nl: '/hoed-vroni.html', de: '/de/hoed-vroni.html', en: '/en/hoed-vroni.html' });
  });
});
