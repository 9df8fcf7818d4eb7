import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { encodeUid } from '#kernel/ids.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import { setStock } from '#modules/inventory/index.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { eventually } from '#testing/eventually.ts';
import { fieldNames, fullSelection } from '#testing/full-selection.ts';
import { answerReader, at, list, sorted, textAt, type Json } from '#testing/read-answers.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

const { ask, product, allProducts } = answerReader(() => shop);

const path = (url: unknown): string => new URL(String(url)).pathname;
const stores = ['nl', 'de', 'en'] as const;
const wireTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

describe('categories', () => {
  const ids = async (filters: string, store = 'nl'): Promise<readonly unknown[]> =>
    list(await ask(`{ categories${filters} { items { id } } }`, store), 'categories.items').map((one) => at(one, 'id'));

  const cases: readonly (readonly [filters: string, ids: readonly number[]])[] = [
    ['', [2]],
    ['(filters: {})', [2]],
    ['(filters: {ids: {eq: "110"}})', [110]],
    ['(filters: {ids: {in: ["111", null, "110", "99999"]}})', [110, 111]],
    [`(filters: {category_uid: {in: ["${encodeUid(38)}"]}})`, [38]],
    ['(filters: {parent_id: {eq: "110"}})', [111, 112, 113, 114, 115]],
    [`(filters: {parent_category_uid: {eq: "${encodeUid(200)}"}})`, [210, 220, 230, 240, 250, 260]],
    ['(filters: {url_key: {eq: "jankers"}})', [241, 172]],
    ['(filters: {url_path: {eq: "heren/jassen-vesten/jankers"}})', [241]],
    ['(filters: {name: {match: "Grote maten"}})', [115]],
    ['(filters: {name: {match: "schort", match_type: PARTIAL}, parent_id: {eq: "100"}})', [130]],
    ['(filters: {ids: {eq: "99999"}})', []],
    ['(filters: {ids: {eq: null}})', [2]],
  ];
  for (const [filters, expected] of cases) {
    it(`asked ${filters || 'without filters'} are ${expected.join(', ') || 'none'}`, async () => {
      assert.deepEqual(sorted(await ids(filters)), sorted(expected));
    });
  }

  it('form a menu of three levels in order of position, also what is not in the menu', async () => {
    await shop.database.query('update category set include_in_menu = false where id = 330');
    await shop.database.transaction((tx) => touchReadModel(tx, 'catalog'));
    const level = (inner: string): string => `children { id name level position path include_in_menu url_path ${inner} }`;
    const query = `{ categories(filters: {ids: {eq: "2"}}) { items { id ${level(level(level('')))} } } }`;
    await eventually(async () => {
      const root = at(await ask(query), 'categories.items.0') as Json;
      const walk = (node: Json, depth: number): void => {
        const children = at(node, 'children') as readonly Json[] | undefined;
        if (!children) return;
        const positions = children.map((child) => Number(at(child, 'position')));
        assert.deepEqual(
          positions,
          [...positions].sort((a, b) => a - b),
        );
        for (const child of children) {
          assert.equal(at(child, 'level'), depth);
          walk(child, depth + 1);
        }
      };
      walk(root, 2);
      assert.deepEqual(
        list(root, 'children').map((child) => at(child, 'id')),
        [100, 200, 300, 400, 500, 38, 547, 39],
      );
      const baby = list(root, 'children.2.children').find((child) => at(child, 'id') === 330);
      assert.equal(at(baby, 'include_in_menu'), 0);
    });
  });

  it('have every field in the promised form', async () => {
    for (const store of stores) {
      for (const id of [100, 110, 111]) {
        const { items } = at(
          await ask(`{ categories(filters: {ids: {eq: "${id}"}}) { items { ${fullSelection('CategoryTree', 3)} } } }`, store),
          'categories',
        ) as Json;
        const category = at(items, '0') as Json;
        assert.deepEqual(sorted(Object.keys(category)), sorted(fieldNames('CategoryTree')));
        assert.equal(at(category, 'uid'), encodeUid(id));
        assert.equal(typeof at(category, 'children_count'), 'string');
        assert.deepEqual([at(category, 'include_in_menu'), at(category, 'is_anchor')], [1, 1]);
        assert.equal(at(category, 'display_mode'), 'PRODUCTS');
        assert.match(textAt(category, 'path'), /^1\/2\/100/);
        assert.match(textAt(category, 'created_at'), wireTime);
        assert.equal(at(category, 'canonical_url'), at(category, 'url_path'));
      }
    }
  });

  it('have breadcrumbs from level 3 on, without the root and themselves', async () => {
    const crumbs = async (id: number): Promise<unknown> =>
      at(
        await ask(
          `{ category(id: ${id}) { breadcrumbs { category_id category_uid category_level category_name category_url_key category_url_path } } }`,
        ),
        'category.breadcrumbs',
      );
    assert.equal(await crumbs(2), null);
    assert.equal(await crumbs(100), null);
    assert.deepEqual(await crumbs(111), [
      {
        category_id: 100,
        category_uid: encodeUid(100),
        category_level: 2,
        category_name: 'Dames',
        category_url_key: 'dames',
        category_url_path: 'dames',
      },
      {
        category_id: 110,
        category_uid: encodeUid(110),
        category_level: 3,
        category_name: 'Dirndls',
        category_url_key: 'dirndls',
        category_url_path: 'dames/dirndls',
      },
    ]);
  });

  it('count the distinct products of an anchor and everything below it', async () => {
    const memberships = new Map<number, Set<string>>();
    for (const item of await allProducts('sku categories { id path }')) {
      for (const category of list(item, 'categories')) {
        for (const id of textAt(category, 'path').split('/').slice(1)) {
          memberships.set(Number(id), (memberships.get(Number(id)) ?? new Set()).add(textAt(item, 'sku')));
        }
      }
    }
    const { items } = at(
      await ask(
        '{ categories(filters: {ids: {in: ["2", "100", "110", "111", "400", "123", "39"]}}) { items { id product_count products(pageSize: 100) { total_count } } } }',
      ),
      'categories',
    ) as Json;
    for (const category of items as readonly Json[]) {
      assert.equal(at(category, 'product_count'), memberships.get(Number(at(category, 'id')))?.size ?? 0, textAt(category, 'id'));
      assert.equal(at(category, 'products.total_count'), at(category, 'product_count'));
    }
  });

  it('are the same through the old queries', async () => {
    const selection = 'id uid name url_path children { id }';
    const modern = at(await ask(`{ categories(filters: {ids: {eq: "110"}}) { items { ${selection} } } }`), 'categories.items');
    assert.deepEqual(at(await ask(`{ categoryList(filters: {ids: {eq: "110"}}) { ${selection} } }`), 'categoryList'), modern);
    assert.deepEqual(at(await ask(`{ category(id: 110) { ${selection} } }`), 'category'), at(modern, '0'));
    assert.equal(at(await ask('{ category { id } }'), 'category.id'), 2);
  });

  const refused: readonly (readonly [query: string, message: string, category: string])[] = [
    ['{ category(id: 99999) { id } }', "Category doesn't exist", 'graphql-no-such-entity'],
    ['{ category(id: 1) { id } }', "Category doesn't exist", 'graphql-no-such-entity'],
    ['{ categories(filters: {category_uid: {eq: "?"}}) { total_count } }', 'Value of uid "?" is incorrect.', 'graphql-input'],
    ['{ categories(filters: {name: {match: "di"}}) { total_count } }', 'Invalid match filter. Minimum length is 3.', 'graphql-input'],
    ['{ categories(currentPage: 0) { total_count } }', 'currentPage value must be greater than 0.', 'graphql-input'],
    ['{ categories(pageSize: 0) { total_count } }', 'pageSize value must be greater than 0.', 'graphql-input'],
    ['{ categories(pageSize: 101) { total_count } }', 'Maximum pageSize is 100', 'graphql-input'],
    [
      '{ categories(currentPage: 2) { total_count } }',
      'currentPage value 2 specified is greater than the 1 page(s) available.',
      'graphql-input',
    ],
  ];
  for (const [query, message, category] of refused) {
    it(`refuse ${query} with "${message}"`, async () => {
      const { status, errors } = await shop.ask(query);
      assert.equal(status, 200);
      assert.deepEqual([errors[0]?.message, errors[0]?.extensions?.['category']], [message, category]);
    });
  }
});

describe('what is switched off (R122)', () => {
  const disable = async (table: 'product' | 'category', id: number, isOn: boolean): Promise<void> => {
    await shop.database.transaction(async (tx) => {
      await tx.query(`update ${table} set ${table === 'product' ? 'is_enabled' : 'is_active'} = $2 where id = $1`, [id, isOn]);
      await touchReadModel(tx, 'catalog');
    });
  };
  const everything = `{ products(filter: {}, pageSize: 100) { items { sku categories { id } related_products { sku } upsell_products { sku } crosssell_products { sku } product_links { linked_product_sku }
    ... on GroupedProduct { items { product { sku } } look { hotspots { sku } } }
    ... on ConfigurableProduct { variants { product { sku } } }
    ... on BundleProduct { items { options { product { sku } } } } } }
    categories(filters: {parent_id: {in: ["2", "100", "110"]}}, pageSize: 100) { items { id children { id } products(pageSize: 100) { items { sku } } } } }`;

  it('as a product is in no list, link, look, route or download', async () => {
    const { downloads } = await product('MA-DIR-1009', 'downloads { url }');
    await disable('product', 1009, false);
    try {
      await eventually(async () => assert.ok(!JSON.stringify(await ask(everything)).includes('"MA-DIR-1009"')));
      for (const filter of ['sku: {eq: "MA-DIR-1009"}', 'url_key: {eq: "midi-dirndl-zenzi"}', 'name: {match: "Zenzi"}']) {
        assert.deepEqual(at(await ask(`{ products(filter: {${filter}}) { items { sku } } }`), 'products.items'), [], filter);
      }
      assert.deepEqual(at(await ask('{ products(search: "zenzi") { items { sku } } }'), 'products.items'), []);
      for (const url of ['midi-dirndl-zenzi.html', 'catalog/product/view/id/1009']) {
        assert.equal(at(await ask('query ($url: String!) { route(url: $url) { type } }', 'nl', { url }), 'route'), null, url);
      }
      assert.equal((await shop.request('GET', path(at(downloads, '0.url')))).statusCode, 404);
      assert.equal(at(await ask('{ category(id: 110) { product_count } }'), 'category.product_count'), 8);
    } finally {
      await disable('product', 1009, true);
    }
    await eventually(async () => assert.equal(at(await product('MA-DIR-1009', 'sku'), 'sku'), 'MA-DIR-1009'));
  });

  it('as a variant is no choice, and takes its option with it when it was the last', async () => {
    const bag =
      'price_range { minimum_price { final_price { value } } } ... on ConfigurableProduct { variants { product { id sku } } configurable_options { values { uid } } }';
    const id = Number(at(await product('MA-TAS-6101', bag), 'variants.0.product.id'));
    await disable('product', id, false);
    try {
      await eventually(async () => {
        const item = await product('MA-TAS-6101', bag);
        assert.equal(list(item, 'variants').length, 2);
        assert.equal(list(item, 'configurable_options.0.values').length, 2);
      });
    } finally {
      await disable('product', id, true);
    }
    await eventually(async () => assert.equal(list(await product('MA-TAS-6101', bag), 'variants').length, 3));
  });

  it('as a category is nowhere, with everything below it, while its products stay', async () => {
    await disable('category', 110, false);
    try {
      await eventually(async () =>
        assert.deepEqual(at(await ask('{ categories(filters: {ids: {in: ["110", "111"]}}) { items { id } } }'), 'categories.items'), []),
      );
      const answer = JSON.stringify(await ask(everything));
      for (const id of [110, 111, 115]) assert.ok(!answer.includes(`"id":${id}}`) && !answer.includes(`"id":${id},`), String(id));
      assert.deepEqual(at(await ask('{ products(filter: {category_id: {eq: "111"}}) { items { sku } } }'), 'products.items'), []);
      for (const url of ['dames/dirndls', 'dames/dirndls/mini-dirndls', 'catalog/category/view/id/110']) {
        assert.equal(at(await ask('query ($url: String!) { route(url: $url) { type } }', 'nl', { url }), 'route'), null, url);
      }
      const { errors } = await shop.ask('{ category(id: 110) { id } }');
      assert.equal(errors[0]?.message, "Category doesn't exist");
      assert.equal(at(await product('MA-DIR-1002', 'sku'), 'sku'), 'MA-DIR-1002');
    } finally {
      await disable('category', 110, true);
    }
    await eventually(async () => assert.equal(at(await ask('{ category(id: 110) { id } }'), 'category.id'), 110));
  });

  it('leaves out linked products that are sold out', async () => {
    const links = 'related_products { sku }';
    const first = textAt(await product('MA-KID-5001', links), 'related_products.0.sku');
    const { store_availability: branches, stock_qty: web } = await product(
      first,
      'stock_qty ... on SimpleProduct { store_availability { qty_available store { pickup_location_code } } }',
    );
    const levels = [
      { sku: first, source: 'WEB', quantity: Number(web) },
      ...(branches as readonly Json[]).map((one) => ({
        sku: first,
        source: textAt(one, 'store.pickup_location_code'),
        quantity: Number(at(one, 'qty_available')),
      })),
    ];
    const hasLink = async (): Promise<boolean> =>
      list(await product('MA-KID-5001', links), 'related_products').some((one) => at(one, 'sku') === first);
    await shop.database.transaction((tx) =>
      setStock(
        tx,
        levels.map((level) => ({ ...level, quantity: 0 })),
      ),
    );
    await eventually(async () => assert.equal(await hasLink(), false));
    await shop.database.transaction((tx) => setStock(tx, levels));
    await eventually(async () => assert.equal(await hasLink(), true));
  });
});
