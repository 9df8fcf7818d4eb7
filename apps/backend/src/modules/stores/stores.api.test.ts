import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { fieldNames, fullSelection } from '#testing/full-selection.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop({ PUBLIC_URL: 'https://shop.example' });
});
after(() => shop.close());

type Fields = Readonly<Record<string, unknown>>;
type ErrorLine = readonly [message: string, category: unknown];

const ask = async <T>(query: string, store = 'nl', variables: object = {}): Promise<T> => {
  const answer = await shop.ask<T>(query, { headers: { store }, variables });
  assert.deepEqual(answer.errors, [], query);
  return answer.data;
};
const refusal = async (query: string): Promise<readonly ErrorLine[]> =>
  (await shop.ask(query)).errors.map(({ message, extensions }) => [message, extensions?.['category']]);
const storeConfig = async (store: string): Promise<Fields> =>
  (await ask<{ storeConfig: Fields }>(`{ storeConfig { ${fullSelection('StoreConfig', 3)} } }`, store)).storeConfig;

describe('storeConfig', () => {
  const everywhere = {
    base_currency_code: 'EUR',
    default_display_currency_code: 'EUR',
    root_category_id: 2,
    root_category_uid: 'Mg==',
    product_url_suffix: '.html',
    category_url_suffix: '',
    grid_per_page: 12,
    grid_per_page_values: '12,24,36',
    catalog_default_sort_by: 'position',
    cms_home_page: 'home',
    cms_no_route: 'no-route',
    secure_base_url: 'https://shop.example/',
    secure_base_media_url: 'https://shop.example/media/',
    minimum_password_length: '8',
    required_character_classes_number: '4',
    magento_wishlist_general_is_enabled: '1',
    is_guest_checkout_enabled: true,
    cart_summary_display_quantity: 1,
    shopping_cart_display_price: 2,
    optional_zip_countries: 'HK,IE,MO,PA',
    customer_access_token_lifetime: 1,
    website_code: 'base',
    timezone: 'Europe/Amsterdam',
  };
  const views: readonly (readonly [string, Fields])[] = [
    [
      'nl',
      { locale: 'nl_NL', id: 1, default_country: 'NL', language: 'nl', language_prefix: '', price_format: 'comma-dash', theme: 'alm' },
    ],
    ['de', { locale: 'de_DE', id: 2, default_country: 'NL', language: 'de', language_prefix: 'de', price_format: 'plain', theme: 'alm' }],
    ['en', { locale: 'en_US', id: 3, default_country: 'NL', language: 'en', language_prefix: 'en', price_format: 'drop-zeros' }],
    ['nl_limburg', { locale: 'nl_NL', id: 4, language: 'nl', language_prefix: 'nl_limburg', store_group_code: 'limburg', theme: 'stube' }],
  ];
  for (const [code, own] of views) {
    it(`has every field and the promised values in the view ${code}`, async () => {
      const config = await storeConfig(code);
      assert.deepEqual(Object.keys(config).sort(), [...fieldNames('StoreConfig')].sort());
      for (const [field, value] of Object.entries({ ...everywhere, ...own })) assert.deepEqual(config[field], value, field);
      assert.equal(config['store_code'], code);
      assert.equal(config['code'], config['store_code'], 'the old name says the same');
    });
  }

  it('announces reviews only where products have them', async () => {
    const offered = fieldNames('ProductInterface').includes('reviews') ? '1' : '0';
    const config = await storeConfig('nl');
    assert.equal(config['product_reviews_enabled'], offered);
    assert.equal(config['allow_guests_to_write_product_reviews'], offered);
  });

  it('names the reasons for a cancellation in the language of the view', async () => {
    const reasons = async (store: string): Promise<unknown> => (await storeConfig(store))['order_cancellation_reasons'];
    assert.deepEqual((await reasons('de')) as unknown, [
      { description: 'Ich habe mich vertan' },
      { description: 'Die Lieferung dauert zu lange' },
      { description: 'Ich brauche eine andere Größe oder Farbe' },
      { description: 'Anderer Grund' },
    ]);
    assert.deepEqual(await reasons('nl_limburg'), await reasons('nl'), 'a view without texts of its own has those of its fallback');
  });

  it('follows the Store header whatever its case, and is the default view without one', async () => {
    for (const headers of [{ STORE: 'de' }, { Store: 'de' }, { store: ' de ' }] as Record<string, string>[]) {
      const { data } = await shop.ask<{ storeConfig: Fields }>('{ storeConfig { store_code } }', { headers });
      assert.equal(data.storeConfig['store_code'], 'de');
    }
    for (const headers of [{}, { store: '' }] as Record<string, string>[]) {
      const { data } = await shop.ask<{ storeConfig: Fields }>('{ storeConfig { store_code } }', { headers });
      assert.equal(data.storeConfig['store_code'], 'nl');
    }
  });
});

describe('availableStores', () => {
  const cases: readonly (readonly [store: string, argument: string, codes: readonly string[]])[] = [
    ['nl', '', ['nl', 'de', 'en', 'nl_limburg']],
    ['nl_limburg', '(useCurrentGroup: false)', ['nl', 'de', 'en', 'nl_limburg']],
    ['de', '(useCurrentGroup: true)', ['nl', 'de', 'en']],
    ['nl_limburg', '(useCurrentGroup: true)', ['nl_limburg']],
  ];
  for (const [store, argument, codes] of cases) {
    it(`asked ${argument || 'without an argument'} in ${store} lists ${codes.join(', ')}`, async () => {
      const { availableStores } = await ask<{ availableStores: Fields[] }>(`{ availableStores${argument} { store_code } }`, store);
      assert.deepEqual(
        availableStores.map((view) => view['store_code']),
        codes,
      );
    });
  }

  it('has the same fields as storeConfig', async () => {
    const { availableStores } = await ask<{ availableStores: Fields[] }>(`{ availableStores { ${fullSelection('StoreConfig', 3)} } }`);
    assert.deepEqual(availableStores[1], await storeConfig('de'));
    assert.deepEqual(
      availableStores.map((view) => view['is_default_store']),
      [true, false, false, true],
    );
  });
});

describe('countries', () => {
  const selection = fullSelection('Country', 2);

  it('have their names in the language of the view and in English', async () => {
    const names: readonly (readonly [string, string])[] = [
      ['nl', 'Duitsland'],
      ['de', 'Deutschland'],
      ['en', 'Germany'],
    ];
    for (const [store, name] of names) {
      const { country } = await ask<{ country: Fields }>('{ country(id: "DE") { id full_name_locale full_name_english } }', store);
      assert.deepEqual(country, { id: 'DE', full_name_locale: name, full_name_english: 'Germany' });
    }
  });

  it('have the two-letter code as id, and null instead of an empty list of regions', async () => {
    const { countries } = await ask<{ countries: Fields[] }>(`{ countries { ${selection} } }`);
    assert.ok(countries.length > 200);
    for (const country of countries) {
      assert.equal(country['id'], country['two_letter_abbreviation']);
      assert.match(String(country['three_letter_abbreviation']), /^[A-Z]{3}$/);
      const regions = country['available_regions'] as Fields[] | null;
      assert.ok(regions === null || regions.length > 0, String(country['id']));
    }
  });

  it('refuse an unknown id and an empty one', async () => {
    assert.deepEqual(await refusal('{ country(id: "XX") { id } }'), [["The country isn't available.", 'graphql-no-such-entity']]);
    for (const argument of ['', '(id: "")', '(id: null)']) {
      assert.deepEqual(await refusal(`{ country${argument} { id } }`), [['Country "id" value should be specified', 'graphql-input']]);
    }
  });
});

describe('money settings', () => {
  it('offer the euro alone, under the old misspelt names too', async () => {
    const { currency } = await ask<{ currency: Fields }>(`{ currency { ${fullSelection('Currency', 2)} } }`);
    assert.deepEqual(currency, {
      available_currency_codes: ['EUR'],
      base_currency_code: 'EUR',
      base_currency_symbol: '€',
      default_display_currecy_code: 'EUR',
      default_display_currecy_symbol: '€',
      default_display_currency_code: 'EUR',
      default_display_currency_symbol: '€',
      exchange_rates: [{ currency_to: 'EUR', rate: 1 }],
    });
  });

  it('deliver free from 100 euro, said in the language of the view', async () => {
    const { freeShippingAmount: rule } = await ask<{ freeShippingAmount: { messages: Fields[] } & Fields }>(
      `{ freeShippingAmount { ${fullSelection('FreeShippingAmount', 2)} } }`,
      'de',
    );
    assert.equal(rule['default_amount'], 100);
    assert.equal(rule['include_tax'], true);
    assert.deepEqual(
      rule.messages.find((one) => one['iso2_code'] === 'NL'),
      { iso2_code: 'NL', amount: 100, include_tax: true, message: 'Kostenloser Versand in die Niederlande ab 100 €' },
    );
  });
});

describe('phisicalStores', () => {
  type Branch = Fields & { opening_hours: { day: number; label: string; times: object[] }[]; alternate_opening_hours: Fields[] };
  const branches = async (argument = '', store = 'nl') =>
    (
      await ask<{ phisicalStores: { items: Branch[]; total_count: number } }>(
        `{ phisicalStores${argument} { total_count items { ${fullSelection('PhisicalStore', 3)} } } }`,
        store,
      )
    ).phisicalStores;

  it('are Sittard, Roermond and Aachen, with the codes of the pickup locations', async () => {
    const { items, total_count } = await branches();
    assert.equal(total_count, 3);
    assert.deepEqual(
      items.map((branch) => [branch['pickup_location_code'], branch['url_key'], branch['country_id']]),
      [
        ['SIT', 'sittard', 'NL'],
        ['ROE', 'roermond', 'NL'],
        ['AAC', 'aachen', 'DE'],
      ],
    );
  });

  it('have a fax number and pictures with words in the language of the view, which the shop can show', async () => {
    type Image = { readonly url: string; readonly label: string };
    for (const [store, drawn] of [
      ['nl', /^Getekende winkel/],
      ['de', /^Gezeichneter Laden/],
      ['en', /^Drawing of the shop/],
    ] as const) {
      for (const branch of (await branches('', store)).items) {
        const images = branch['images'] as readonly Image[];
        assert.match(String(branch['fax']), /^\+\d/);
        assert.match((branch['storefront_image'] as Image).label, drawn);
        assert.equal(new Set(images.map(({ url }) => url)).size, 2);
      }
    }
    const [sittard] = (await branches('(url_key: "sittard")')).items;
    const picture = await shop.request(
      'GET',
      new URL((sittard?.['storefront_image'] as Image | undefined)?.url ?? '').pathname.replace(/\d+\.webp$/, '160.webp'),
    );
    assert.deepEqual([picture.statusCode, picture.headers['content-type']], [200, 'image/webp']);
  });

  it('say for every weekday when they are open; a closed day has no times', async () => {
    const { items } = await branches('(url_key: "sittard")');
    const hours = items[0]?.opening_hours ?? [];
    assert.deepEqual(
      hours.map(({ day }) => day),
      [1, 2, 3, 4, 5, 6, 7],
    );
    assert.deepEqual(hours[0], { day: 1, label: 'Maandag', times: [{ from: '13:00', to: '18:00' }] });
    assert.deepEqual(hours[3], { day: 4, label: 'Donderdag', times: [{ from: '10:00', to: '21:00' }] });
    assert.deepEqual(hours[6], { day: 7, label: 'Zondag', times: [] });
  });

  it('name days and reasons in the language of the view', async () => {
    const days: readonly (readonly [string, string, string])[] = [
      ['nl', 'Maandag', 'Kerst'],
      ['de', 'Montag', 'Weihnachten'],
      ['en', 'Monday', 'Christmas'],
    ];
    for (const [store, day, reason] of days) {
      const [branch] = (await branches('(url_key: "aachen")', store)).items;
      assert.equal(branch?.opening_hours[0]?.label, day);
      const christmas = branch?.alternate_opening_hours.find((hours) => hours['date'] === '2026-12-25');
      assert.deepEqual(christmas?.['times'], []);
      assert.ok(String(christmas?.['reason']).startsWith(reason), String(christmas?.['reason']));
    }
  });

  it('announce coming alternate hours only, in order of date', async () => {
    for (const { alternate_opening_hours: hours } of (await branches()).items) {
      const dates = hours.map((one) => String(one['date']));
      assert.ok(dates.length > 0);
      assert.ok(dates.every((date) => /^\d{4}-\d{2}-\d{2}$/.test(date) && date >= '2026-11-15'));
      assert.deepEqual(dates, [...dates].sort());
    }
  });

  it('are none for an unknown url key', async () => {
    assert.deepEqual(await branches('(url_key: "venlo")'), { items: [], total_count: 0 });
  });
});

describe('pickupLocations', () => {
  type Page = { items: Fields[]; total_count: number; page_info: Fields };
  const locations = async (argument: string): Promise<Page> =>
    (
      await ask<{ pickupLocations: Page }>(
        `{ pickupLocations${argument} { total_count page_info { current_page page_size total_pages } items { ${fullSelection('PickupLocation', 2)} } } }`,
      )
    ).pickupLocations;
  const codes = async (argument: string): Promise<unknown[]> =>
    (await locations(argument)).items.map((location) => location['pickup_location_code']);

  const cases: readonly (readonly [what: string, argument: string, codes: readonly string[]])[] = [
    ['nothing', '', ['SIT', 'ROE', 'AAC']],
    ['a country', '(filters: {country_id: {eq: "NL"}})', ['SIT', 'ROE']],
    ['several cities', '(filters: {city: {in: ["Roermond", "Aachen", null]}})', ['ROE', 'AAC']],
    ['a pattern of the name', '(filters: {name: {like: "%sittard"}})', ['SIT']],
    ['a postcode that is not', '(filters: {country_id: {eq: "NL"}, postcode: {neq: "6131 ZZ"}})', ['ROE']],
    ['a filter without values', '(filters: {city: {}})', ['SIT', 'ROE', 'AAC']],
    ['names backwards', '(sort: {name: DESC})', ['SIT', 'ROE', 'AAC']],
    ['cities forwards', '(sort: {city: ASC})', ['AAC', 'ROE', 'SIT']],
    ['a place nearby', '(area: {search_term: "6131:NL", radius: 30})', ['SIT', 'ROE', 'AAC']],
    ['a place nearby, the farthest first', '(area: {search_term: "6131:NL", radius: 30}, sort: {distance: DESC})', ['AAC', 'ROE', 'SIT']],
    ['a small circle', '(area: {search_term: "6131:NL", radius: 5})', ['SIT']],
    ['an unknown place', '(area: {search_term: "nowhere at all", radius: 500})', []],
    ['a product of every branch', '(productsInfo: [{sku: "MA-SIE-6202"}])', ['SIT', 'ROE', 'AAC']],
    ['a product of no branch', '(productsInfo: [{sku: "MA-SIE-6202"}, {sku: "MA-HAA-6501"}, null])', []],
    ['an unknown product', '(productsInfo: [{sku: "unknown"}])', []],
  ];
  for (const [what, argument, expected] of cases) {
    it(`asked for ${what} answer ${expected.join(', ') || 'nobody'}`, async () => {
      assert.deepEqual(new Set(await codes(argument)), new Set(expected));
      if (argument.includes('sort') || argument.includes('area')) assert.deepEqual(await codes(argument), expected);
    });
  }

  it('come in pages', async () => {
    const { items, total_count, page_info } = await locations('(pageSize: 2, currentPage: 2)');
    assert.deepEqual([items.length, total_count], [1, 3]);
    assert.deepEqual(page_info, { current_page: 2, page_size: 2, total_pages: 2 });
  });

  const refused: readonly (readonly [argument: string, message: string])[] = [
    ['currentPage: 0', 'currentPage value must be greater than 0.'],
    ['pageSize: 0', 'pageSize value must be greater than 0.'],
    ['pageSize: 2, currentPage: 3', 'currentPage value 3 specified is greater than the 2 page(s) available.'],
    ['pageSize: 101', 'Maximum pageSize is 100'],
  ];
  for (const [argument, message] of refused) {
    it(`refuse ${argument}`, async () => {
      assert.deepEqual(await refusal(`{ pickupLocations(${argument}) { total_count } }`), [[message, 'graphql-input']]);
    });
  }

  it('are an empty page, not an error, beyond the end of nothing', async () => {
    const { items, total_count } = await locations('(filters: {city: {eq: "Venlo"}}, currentPage: 5)');
    assert.deepEqual([items, total_count], [[], 0]);
  });
});
