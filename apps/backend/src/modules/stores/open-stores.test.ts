import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { it } from 'node:test';
import { readSchema } from '@shop/contract/server';
import { graphql } from 'graphql';
import type { Database } from '#kernel/database/database.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { describeOnDatabase } from '#kernel/database/test-databases.ts';
import { createSchema } from '#kernel/graphql/schema.ts';
import { silentLogger } from '#kernel/logger.ts';
import { openStores, writeBranches, writeFreeShippingRule, writeStoreViews, type Branch, type StoreView, type Stores } from './index.ts';
import { aStoreView } from './testing/a-store-view.ts';

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));

const limburg = aStoreView({ code: 'nl_limburg', id: 2, fallbackCode: 'nl', groupCode: 'limburg' });
const german = aStoreView({ code: 'de', id: 3, language: 'de', locale: 'de-DE' });
const views = [limburg, aStoreView({ code: 'nl', id: 1, isDefault: true, settings: { welcome: 'Welkom' } }), german];

const sittard: Branch = {
  code: 'SIT',
  urlKey: 'sittard',
  name: 'Maas & Alm Sittard',
  position: 1,
  contactName: null,
  street: 'Voorbeeldmarkt 12',
  postcode: '6131 ZZ',
  city: 'Sittard',
  countryCode: 'NL',
  regionId: 52806,
  phone: '+31 46 000 00 01',
  fax: null,
  email: 'sittard@shop.example',
  latitude: 50.9983,
  longitude: 5.8694,
  description: { nl: 'Aan de markt', de: 'Am Markt' },
  pictures: [{ role: 'banner', path: 'branches/sittard.webp', label: { nl: 'De winkel' } }],
  openingHours: [[{ from: '13:00', to: '18:00' }], [], [], [], [], [], []],
  alternateHours: [
    { date: '2026-11-01', times: [], reason: { nl: 'Allerheiligen' } },
    { date: '2026-12-25', times: [], reason: { nl: 'Kerst', de: 'Weihnachten' } },
  ],
};

describeOnDatabase('stores', (databases) => {
  const open = async (): Promise<{ database: Database; stores: Stores }> => {
    const database = await databases.open();
    await migrate(database, migrations);
    await database.transaction(async (tx) => {
      await writeStoreViews(tx, views);
      await writeBranches(tx, [sittard]);
      await writeFreeShippingRule(tx, {
        websiteId: 1,
        isEnabled: true,
        defaultCents: 10_000,
        includesTax: true,
        countries: [{ countryCode: 'NL', cents: 9_950, includesTax: true, message: { nl: 'Gratis vanaf € 99,50' } }],
      });
    });
    const address = { publicUrl: 'https://shop.example', theme: 'alm', shopAccessToken: 's', consumerKey: 'c' };
    const stores = await openStores({ ...address, database, logger: silentLogger, stockOf: () => ({ quantity: () => 1 }) });
    return { database, stores };
  };
  const ask = async (stores: Stores, code: string, source: string): Promise<unknown> => {
    const store = stores.scope(code);
    const contextValue = { requestId: '1', ip: '::1', store, credential: 'none', now: new Date('2026-11-15T12:00:00Z') };
    const { data, errors } = await graphql({ schema: createSchema(readSchema(), [stores.resolvers]), source, contextValue });
    assert.equal(errors, undefined);
    return JSON.parse(JSON.stringify(data)) as unknown;
  };

  it('serves what was written, in the texts of the view', async () => {
    const { stores } = await open();
    assert.deepEqual(
      await ask(stores, 'nl_limburg', '{ storeConfig { store_code welcome theme } availableStores(useCurrentGroup: true) { store_code } }'),
      {
        storeConfig: { store_code: 'nl_limburg', welcome: 'Welkom', theme: 'alm' },
        availableStores: [{ store_code: 'nl_limburg' }],
      },
    );
    assert.deepEqual(
      await ask(
        stores,
        'de',
        `{ availableStores { store_code }
           freeShippingAmount { default_amount include_tax messages { iso2_code amount message } }
           phisicalStores(url_key: "sittard") { total_count items { pickup_location_code description banner_image { url label }
             opening_hours { day label times { from to } } alternate_opening_hours { date times { from } reason } } }
           pickupLocations(area: { search_term: "6131:NL", radius: 5 }, productsInfo: [{ sku: "x" }]) { total_count items { pickup_location_code region }
             page_info { current_page page_size total_pages } }
           country(id: "NL") { id full_name_locale available_regions { code } } currency { base_currency_symbol } }`,
      ),
      {
        availableStores: [{ store_code: 'nl' }, { store_code: 'nl_limburg' }, { store_code: 'de' }],
        freeShippingAmount: { default_amount: 100, include_tax: true, messages: [{ iso2_code: 'NL', amount: 99.5, message: null }] },
        phisicalStores: {
          total_count: 1,
          items: [
            {
              pickup_location_code: 'SIT',
              description: 'Am Markt',
              banner_image: { url: 'https://shop.example/media/branches/sittard.webp', label: null },
              opening_hours: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'].map((label, index) => ({
                day: index + 1,
                label,
                times: index === 0 ? [{ from: '13:00', to: '18:00' }] : [],
              })),
              alternate_opening_hours: [{ date: '2026-12-25', times: [], reason: 'Weihnachten' }],
            },
          ],
        },
        pickupLocations: {
          total_count: 1,
          items: [{ pickup_location_code: 'SIT', region: 'Limburg' }],
          page_info: { current_page: 1, page_size: 20, total_pages: 1 },
        },
        country: {
          id: 'NL',
          full_name_locale: 'Niederlande',
          available_regions: ['DR', 'FL', 'FR', 'GE', 'GR', 'LI', 'NB', 'NH', 'OV', 'UT', 'ZE', 'ZH'].map((code) => ({ code })),
        },
        currency: { base_currency_symbol: '€' },
      },
    );
    await stores.close();
  });

  it('is current after a refresh: another default, one view fewer, free shipping off', async () => {
    const { database, stores } = await open();
    assert.deepEqual(stores.textFallback('nl_limburg'), ['nl_limburg', 'nl']);
    await database.transaction(async (tx) => {
      await writeStoreViews(tx, [
        aStoreView({ code: 'nl', id: 1 }),
        { ...german, isDefault: true },
        aStoreView({ code: 'en', id: 4, isActive: false }),
      ]);
      await writeFreeShippingRule(tx, { websiteId: 1, isEnabled: false, defaultCents: 10_000, includesTax: true, countries: [] });
    });
    await stores.refresh();
    assert.equal(stores.scope(undefined)?.code, 'de');
    assert.deepEqual(
      [stores.scope(''), stores.scope('nl_limburg'), stores.scope('en')].map((scope) => scope?.code),
      ['de', undefined, undefined],
    );
    assert.equal(stores.config('nl')?.language_prefix, 'nl');
    assert.equal(stores.freeShipping('nl'), undefined);
    assert.equal(stores.branchByCode('SIT')?.alternateHours.length, 2);
    await stores.close();
  });

  it('refuses settings, fallbacks and hours that mean nothing', async () => {
    const { database, stores } = await open();
    const write = (...changed: StoreView[]) => database.transaction((tx) => writeStoreViews(tx, changed));
    await assert.rejects(write(german), /exactly one store view is the default/);
    await assert.rejects(write({ ...german, isDefault: true, fallbackCode: 'fr' }), /fallback fr does not exist/);
    await assert.rejects(
      write({ ...german, isDefault: true, settings: { base_url: 'x' } as StoreView['settings'] }),
      /base_url is not a setting/,
    );
    const hours = { ...sittard, openingHours: [[{ from: '18:00', to: '13:00' }], [], [], [], [], [], []] };
    await assert.rejects(
      database.transaction((tx) => writeBranches(tx, [hours])),
      /not an opening time/,
    );
    await stores.close();
  });
});
