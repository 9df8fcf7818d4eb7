import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { imported, undone } from '#testing/staff-imports.ts';
import { demoMember, type StaffClient } from '#testing/staff-client.ts';

const sku = 'MA-SIE-6202';
let shop: TestShop;
let manager: StaffClient;
before(async () => {
  shop = await createTestShop();
  manager = await demoMember(shop.app, 'manager');
});
after(() => shop.close());

let keys = 0;
const key = (): string => `a${(keys += 1)}`;

async function ask<T>(query: string, variables: object): Promise<T> {
  const { data, errors } = await manager.ask<T>(query, variables);
  assert.deepEqual(errors, []);
  return data;
}

type Page = { readonly version: number; readonly values: Readonly<Record<string, unknown>> };
async function read(of = sku): Promise<Page> {
  return (await ask<{ product: Page }>('query ($sku: ID!) { product(sku: $sku) { version values } }', { sku: of })).product;
}

/** Gives a product other keys on its screen. */
async function rename(keysByStore: Readonly<Record<string, string | null>>, of = sku): Promise<void> {
  const { version, values } = await read(of);
  const changes = Object.entries(keysByStore).map(([store, value]) => {
    const field = `texts.${store}.urlKey`;
    return { field, base: values[field] ?? null, value };
  });
  const { editProduct } = await ask<{ editProduct: { __typename: string } }>(
    'mutation ($edit: Edit!) { editProduct(edit: $edit) { __typename } }',
    { edit: { id: of, version, changes, key: key() } },
  );
  assert.equal(editProduct.__typename, 'ProductSaved');
}

type Route = { readonly redirect_code: number; readonly relative_url: string; readonly sku?: string } | null;
async function route(url: string, store = 'nl'): Promise<Route> {
  const query = 'query ($url: String!) { route(url: $url) { redirect_code relative_url ... on ProductInterface { sku } } }';
  return (await shop.ask<{ route: Route }>(query, { variables: { url }, headers: { store } })).data.route;
}

/** Staff leads an address somewhere. */
const redirect = (from: string, to: string, store = 'nl') =>
  imported(shop, manager, 'redirects', `store_view_code,request_path,target_path,redirect_type\n${store},${from},${to},301\n`);
const rewrites = async (): Promise<readonly string[]> => {
  const { rows } = await shop.database.query<{ text: string }>(
    `select store_code || ' ' || request_path || ' ' || target_path as text from url_rewrite order by 1`,
  );
  return rows.map(({ text }) => text);
};

const newProduct = (of: string, urlKey: string): string =>
  'sku,product_type,name,url_key,price,categories,additional_attributes,qty\n' +
  `${of},simple,Hoed ${of},${urlKey},49.95,Default Category/Dames/Dirndls,"merk=Tannzapf,kleur=bordeaux",3\n`;

describe('the address of a product', () => {
  it('is its own, also where another one stood before: made on a screen', async () => {
    const old = String((await read()).values['texts.nl.urlKey']);
    await rename({ nl: 'ketting-2025' });
    assert.deepEqual(await route(`${old}.html`), { redirect_code: 301, relative_url: 'ketting-2025.html', sku });
    const texts = [{ store: 'nl', name: 'Ketting', urlKey: old }];
    const input = { type: 'simple', sku: 'T-ADDRESS', texts, brand: '1', key: key() };
    const { createProduct } = await ask<{ createProduct: { __typename: string } }>(
      'mutation ($input: NewProductInput!) { createProduct(input: $input) { __typename } }',
      { input },
    );
    assert.equal(createProduct.__typename, 'ProductSaved');
    assert.ok((await rewrites()).every((one) => !one.startsWith(`nl ${old}.html `)));
  });

  it('is its own, also where another one stood before: brought by a file', async () => {
    await rename({ nl: 'ketting-2026' });
    await imported(shop, manager, 'catalogue', newProduct('T-FILE', 'ketting-2025'));
    assert.deepEqual(await route('ketting-2025.html'), { redirect_code: 0, relative_url: 'ketting-2025.html', sku: 'T-FILE' });
    assert.deepEqual(await route('ketting-2026.html'), { redirect_code: 0, relative_url: 'ketting-2026.html', sku });
  });

  it('moves with a file as on a screen, and back with its undo; who led there leads there again', async () => {
    await redirect('ketting-van-oma.html', 'ketting-2026.html');
    await redirect('ketting-uit-bestand.html', 'dames/dirndls');
    const before = await rewrites();
    const run = await imported(shop, manager, 'catalogue', `sku,url_key\n${sku},ketting-uit-bestand\n`);
    assert.equal(run.changed, 1);
    for (const old of ['ketting-2026.html', 'ketting-van-oma.html'])
      assert.deepEqual(await route(old), { redirect_code: 301, relative_url: 'ketting-uit-bestand.html', sku });
    assert.equal((await undone(shop, manager, run.id)).state, 'done');
    assert.deepEqual(await route('ketting-2026.html'), { redirect_code: 0, relative_url: 'ketting-2026.html', sku });
    assert.deepEqual(await route('ketting-van-oma.html'), { redirect_code: 301, relative_url: 'ketting-2026.html', sku });
    // Views that take the key of another one had nothing at its address.
    assert.deepEqual(await rewrites(), [...before, 'nl_limburg ketting-uit-bestand.html ketting-2026.html'].toSorted());
  });

  it('that a file puts back to what it was before a screen is alive again', async () => {
    await rename({ nl: 'ketting-nieuw' });
    await imported(shop, manager, 'catalogue', `sku,url_key\n${sku},ketting-2026\n`);
    assert.deepEqual(await route('ketting-2026.html'), { redirect_code: 0, relative_url: 'ketting-2026.html', sku });
    assert.deepEqual(await route('ketting-nieuw.html'), { redirect_code: 301, relative_url: 'ketting-2026.html', sku });
  });

  it('of two that change theirs with one file is nobody else’s', async () => {
    const one = await imported(
      shop,
      manager,
      'catalogue',
      newProduct('T-ONE', 'hoed-een') + newProduct('T-TWO', 'hoed-twee').split('\n')[1],
    );
    assert.equal(one.created, 2);
    await imported(shop, manager, 'catalogue', 'sku,url_key\nT-ONE,hoed-drie\nT-TWO,hoed-een\n');
    assert.equal((await route('hoed-een.html'))?.sku, 'T-TWO');
    assert.deepEqual(await route('hoed-twee.html'), { redirect_code: 301, relative_url: 'hoed-een.html', sku: 'T-TWO' });
    assert.deepEqual(await route('hoed-drie.html'), { redirect_code: 0, relative_url: 'hoed-drie.html', sku: 'T-ONE' });
  });

  it('that is borrowed from the default view moves with it, and gives way to its own', async () => {
    await rename({ de: null });
    await rename({ nl: 'ketting-geleend' });
    assert.deepEqual(await route('ketting-geleend.html', 'de'), { redirect_code: 0, relative_url: 'ketting-geleend.html', sku });
    await rename({ nl: 'ketting-geleend-2' });
    assert.deepEqual(await route('ketting-geleend.html', 'de'), { redirect_code: 301, relative_url: 'ketting-geleend-2.html', sku });
    await rename({ de: 'halskette-resi' });
    for (const old of ['ketting-geleend.html', 'ketting-geleend-2.html'])
      assert.deepEqual(await route(old, 'de'), { redirect_code: 301, relative_url: 'halskette-resi.html', sku });
  });

  it('that is borrowed makes room for who is called so, and leads nobody away from it', async () => {
    await imported(shop, manager, 'catalogue', newProduct('T-LENT', 'tas-lena'));
    const lent = await route('tas-lena.html', 'de');
    assert.deepEqual([lent?.redirect_code, lent?.sku], [0, 'T-LENT']);
    await rename({ de: 'tas-lena' });
    assert.deepEqual([(await route('tas-lena.html', 'de'))?.sku, (await route('tas-lena.html', 'nl'))?.sku], [sku, 'T-LENT']);
    await rename({ de: 'halskette-lena' });
    assert.deepEqual(await route('tas-lena.html', 'de'), { redirect_code: 0, relative_url: 'tas-lena.html', sku: 'T-LENT' });
  });

  it('stays where staff leads it, whatever else of the product changes', async () => {
    const urlKey = String((await read('MA-DIR-1001')).values['texts.nl.urlKey']);
    await redirect(`${urlKey}.html`, 'dames/dirndls');
    const run = await imported(shop, manager, 'catalogue', 'sku,meta_title\nMA-DIR-1001,Een dirndl\n');
    assert.equal((await undone(shop, manager, run.id)).changed, 1);
    const { redirect_code, relative_url } = (await route(`${urlKey}.html`)) ?? assert.fail('leads nowhere');
    assert.deepEqual([redirect_code, relative_url], [301, 'dames/dirndls']);
  });
});

describe('the address of a category', () => {
  const old = 'dames/dirndls/hoeden-met-veer';
  it('is its own, also where another one stood before: made on a screen, brought by a file', async () => {
    await redirect(old, 'dames/dirndls');
    const { createCategory } = await ask<{ createCategory: { category: { id: string } } }>(
      `mutation ($names: [StoreText!]!, $key: ID!) { createCategory(parent: "110", names: $names, key: $key) {
         ... on CategorySaved { category { id } } } }`,
      { names: [{ store: 'nl', text: 'Hoeden met veer' }], key: key() },
    );
    await ask('mutation ($edit: Edit!) { editCategory(edit: $edit) { __typename } }', {
      edit: { id: createCategory.category.id, version: 1, changes: [{ field: 'isActive', base: false, value: true }], key: key() },
    });
    assert.deepEqual(await route(old), { redirect_code: 0, relative_url: old });
    const other = 'dames/dirndls/hoeden-met-lint';
    await redirect(other, 'dames/dirndls');
    await imported(shop, manager, 'catalogue', newProduct('T-HAT', 'hoed-met-lint').replace('/Dirndls', '/Dirndls/Hoeden met lint'));
    assert.deepEqual(await route(other), { redirect_code: 0, relative_url: other });
  });
});
