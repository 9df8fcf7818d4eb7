import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { demoMember, type StaffClient } from '#testing/staff-client.ts';

let shop: TestShop;
let editor: StaffClient;
let manager: StaffClient;
before(async () => {
  shop = await createTestShop();
  [editor, manager] = [await demoMember(shop.app, 'editor'), await demoMember(shop.app, 'manager')];
});
after(() => shop.close());

type Variant = {
  readonly sku: string;
  readonly version: number;
  readonly isEnabled: boolean;
  readonly values: readonly string[];
  readonly weightGrams: number | null;
  readonly regular: { readonly cents: number } | null;
};
type Page = {
  readonly version: number;
  readonly isEnabled: boolean;
  readonly axes: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly findings: readonly { readonly code: string; readonly forbids: boolean; readonly views: readonly string[] }[];
  readonly variants: readonly Variant[];
};
type Result = {
  readonly __typename: string;
  readonly code?: string;
  readonly field?: string;
  readonly merged?: readonly string[];
  readonly fields?: readonly { readonly path: string }[];
};
let keys = 0;
const answer = '{ __typename ... on ProductSaved { merged } ... on Refusal { code field } ... on EditConflict { fields { path } } }';

async function call<T>(client: StaffClient, query: string, variables: object): Promise<T> {
  const { data, errors } = await client.ask<T>(query, variables);
  assert.deepEqual(errors, []);
  return data;
}

async function read(sku: string): Promise<Page> {
  const query = `query ($sku: ID!) { product(sku: $sku) { version isEnabled axes values findings { code forbids views }
    variants { sku version isEnabled values weightGrams regular { cents } } } }`;
  return (await call<{ product: Page }>(manager, query, { sku })).product;
}

const brandId = '1';
const product = (sku: string, more: object = {}) => ({
  type: 'configurable',
  sku,
  texts: [{ store: 'nl', name: `Dirndl ${sku}`, urlKey: `dirndl-${sku.toLowerCase()}` }],
  brand: brandId,
  axes: ['kleur', 'maat_dirndl'],
  ...more,
});
async function create(input: object, client = editor): Promise<Result> {
  const query = `mutation ($input: NewProductInput!) { createProduct(input: $input) ${answer} }`;
  return (await call<{ createProduct: Result }>(client, query, { input: { ...input, key: `n${(keys += 1)}` } })).createProduct;
}

type Change = { readonly field: string; readonly base?: unknown; readonly value: unknown };
async function change(
  by: string,
  id: string,
  version: number,
  changes: readonly Change[],
  { client = manager, also = [] as string[] } = {},
) {
  const more = by === 'makeVariants' ? '' : ', also: $also';
  const query = `mutation ($edit: Edit!${more && ', $also: [ID!]'}) { ${by}(edit: $edit${more}) ${by === 'editPrices' ? answer.replace('ProductSaved', 'PricesSaved') : answer} }`;
  const edit = { id, version, changes, key: `k${(keys += 1)}` };
  return (await call<Record<string, Result>>(client, query, { edit, ...(more ? { also } : {}) }))[by] ?? assert.fail('no answer');
}

async function optionsOf(code: string): Promise<readonly number[]> {
  const { rows } = await shop.database.query<{ id: number }>(
    'select attribute_option.id from attribute_option join attribute on attribute.id = attribute_id where attribute.code = $1 order by attribute_option.position',
    [code],
  );
  return rows.map(({ id }) => id);
}

/** Every colour in every size. */
async function matrix(sku: string, colours: number, cents: number | null = 14_995): Promise<readonly Change[]> {
  const [hues, sizes] = [(await optionsOf('kleur')).slice(0, colours), await optionsOf('maat_dirndl')];
  return hues.flatMap((kleur) =>
    sizes.map((size) => ({
      field: `variant.${sku}-${kleur}-${size}`,
      base: null,
      value: { options: { kleur, maat_dirndl: size }, cents, weightGrams: 700 },
    })),
  );
}

const inShop = async (sku: string) => {
  const { data } = await shop.ask<{
    products: { items: { variants: { product: { sku: string; price_range: { minimum_price: { final_price: { value: number } } } } }[] }[] };
  }>(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { ... on ConfigurableProduct {
       variants { product { sku price_range { minimum_price { final_price { value } } } } } } } } }`,
    { variables: { sku } },
  );
  return data.products.items[0]?.variants.map(({ product: { sku: one, price_range } }) => [
    one,
    price_range.minimum_price.final_price.value,
  ]);
};

describe('a new product', () => {
  it('is in nobody’s shop, and its check list says what it lacks before it can be', async () => {
    assert.equal((await create(product('T-NEW-1'))).__typename, 'ProductSaved');
    const { isEnabled, version, findings, axes, values } = await read('T-NEW-1');
    assert.deepEqual([isEnabled, version, axes], [false, 1, ['kleur', 'maat_dirndl']]);
    assert.deepEqual(
      findings
        .filter(({ forbids }) => forbids)
        .map(({ code }) => code)
        .toSorted(),
      ['composition', 'picture', 'price'],
    );
    assert.equal(await inShop('T-NEW-1'), undefined);
    const published = await change('publishProduct', 'T-NEW-1', 1, [{ field: 'isEnabled', base: false, value: true }]);
    assert.deepEqual([published.__typename, published.code], ['Refusal', 'product-publish']);
    assert.equal(values['texts.nl.name'], 'Dirndl T-NEW-1');
    const { audit } = await call<{ audit: { items: { action: string; canUndo: boolean }[] } }>(
      manager,
      '{ audit(list: { first: 1 }, filter: { entity: "product", entityId: "T-NEW-1" }) { items { action canUndo } } }',
      {},
    );
    assert.deepEqual(audit.items, [{ action: 'product.create', canUndo: false }]);
  });

  const wrong: readonly (readonly [string, object, string, string])[] = [
    ['a SKU that another has', { sku: 'MA-DIR-1001' }, 'product-sku-taken', 'sku'],
    ['a SKU that no file could hold', { sku: 'A,B' }, 'product-sku', 'sku'],
    ['goods without a maker (LAW-14)', { brand: null }, 'product-brand', 'brand'],
    ['no name', { texts: [{ store: 'nl', name: ' ', urlKey: 'x-1' }] }, 'product-name', 'texts.nl.name'],
    ['a green claim (LAW-11)', { texts: [{ store: 'nl', name: 'Duurzame dirndl', urlKey: 'x-2' }] }, 'product-claim', 'texts.nl.name'],
    ['an address that is none', { texts: [{ store: 'nl', name: 'X', urlKey: 'A b' }] }, 'product-url', 'texts.nl.urlKey'],
    ['what nobody chooses by', { axes: ['stof'] }, 'variant-axes', 'axes'],
    ['a category there is not', { categories: ['999999'] }, 'product-value', 'categories'],
  ];
  for (const [name, more, code, field] of wrong) {
    it(`is refused with ${name}`, async () => {
      const refused = await create(product('T-WRONG', more));
      assert.deepEqual([refused.__typename, refused.code, refused.field], ['Refusal', code, field]);
    });
  }

  it('has an address of its own', async () => {
    const { values } = await read('MA-DIR-1001');
    const texts = [{ store: 'nl', name: 'X', urlKey: String(values['texts.nl.urlKey']) }];
    assert.equal((await create(product('T-WRONG', { texts }))).code, 'product-url-taken');
  });

  it('gets its first price with it from who may set prices, or later, and lacks none then', async () => {
    const simple = (sku: string, cents: number | null) => product(sku, { type: 'simple', axes: [], cents });
    const refused = await editor.ask('mutation ($input: NewProductInput!) { createProduct(input: $input) { __typename } }', {
      input: { ...simple('T-PRICE-1', 1_000), key: 'x' },
    });
    assert.equal(refused.status, 403);
    assert.equal((await create(simple('T-PRICE-1', 1_000), manager)).__typename, 'ProductSaved');
    assert.equal((await create(simple('T-PRICE-2', null))).__typename, 'ProductSaved');
    const missing = async (sku: string) => {
      const found = (await read(sku)).findings.find(({ code }) => code === 'price');
      return found && [found.forbids, ...found.views];
    };
    assert.deepEqual([await missing('T-PRICE-1'), await missing('T-PRICE-2')], [undefined, [true]]);
    const set = (version: number, ...views: readonly string[]) =>
      change(
        'editPrices',
        'T-PRICE-2',
        version,
        views.map((view) => ({ field: `regular.${view}.now`, base: null, value: 2_000 })),
      );
    assert.equal((await set(0, 'nl')).__typename, 'PricesSaved');
    // It may be meant for one store only, and is said.
    assert.deepEqual(await missing('T-PRICE-2'), [false, 'de', 'en']);
    assert.equal((await set(0, 'de', 'en')).__typename, 'PricesSaved');
    assert.equal(await missing('T-PRICE-2'), undefined);
    const { products } = await call<{ products: { items: { sku: string; missing: string[] }[] } }>(
      manager,
      '{ products(list: { first: 5, search: "T-PRICE-2" }) { items { sku missing } } }',
      {},
    );
    assert.ok(!products.items[0]?.missing.includes('price'));
  });
});

describe('variants', () => {
  it('are made 45 at once with their prices, and are on sale once their product is', async () => {
    await create(product('T-MATRIX'));
    const wanted = await matrix('T-MATRIX', 3);
    assert.equal(wanted.length, 45);
    assert.equal((await change('makeVariants', 'T-MATRIX', 1, wanted)).__typename, 'ProductSaved');
    const { variants, version, findings } = await read('T-MATRIX');
    assert.deepEqual([variants.length, version], [45, 2]);
    assert.ok(variants.every(({ regular, weightGrams, isEnabled }) => regular?.cents === 14_995 && weightGrams === 700 && isEnabled));
    assert.ok(!findings.some(({ code }) => code === 'price'));
    const { products } = await call<{ products: { items: { sku: string; variants: number }[] } }>(
      manager,
      '{ products(list: { first: 5, search: "T-MATRIX" }) { items { sku variants } } }',
      {},
    );
    assert.deepEqual(products.items, [{ sku: 'T-MATRIX', variants: 45 }]);
    const { rows } = await shop.database.query<{ hash: string }>('select hash from product_media limit 1');
    const page = await read('T-MATRIX');
    const materials = [{ part: { nl: 'Stof' }, fibres: [{ fibre: 'katoen', percent: 100 }] }];
    const complete = [
      { field: 'materials', base: [], value: materials },
      { field: `pictures.${rows[0]?.hash}`, base: null, value: 1 },
    ];
    assert.equal((await change('editProduct', 'T-MATRIX', page.version, complete)).__typename, 'ProductSaved');
    const on = await change('publishProduct', 'T-MATRIX', page.version + 1, [{ field: 'isEnabled', base: false, value: true }]);
    assert.equal(on.__typename, 'ProductSaved');
    const shown = await inShop('T-MATRIX');
    assert.deepEqual([shown?.length, shown?.[0]?.[1]], [45, 149.95]);
  });

  it('that are missing are made beside those that are there; undone they are switched off, and their prices stay', async () => {
    await create(product('T-UNDO'));
    await change('makeVariants', 'T-UNDO', 1, await matrix('T-UNDO', 1));
    assert.equal((await change('makeVariants', 'T-UNDO', 2, await matrix('T-UNDO', 2))).__typename, 'ProductSaved');
    assert.equal((await read('T-UNDO')).variants.length, 30);
    const { audit } = await call<{ audit: { items: { id: string; action: string; canUndo: boolean }[] } }>(
      manager,
      '{ audit(list: { first: 1 }, filter: { entity: "product", entityId: "T-UNDO" }) { items { id action canUndo } } }',
      {},
    );
    const [entry] = audit.items;
    assert.deepEqual([entry?.action, entry?.canUndo], ['product.variants', true]);
    const { undo } = await call<{ undo: { __typename: string } }>(
      manager,
      'mutation ($id: ID!) { undo(entry: $id, key: "u") { __typename } }',
      { id: entry?.id },
    );
    assert.equal(undo.__typename, 'Undone');
    const { variants } = await read('T-UNDO');
    assert.deepEqual([variants.length, variants.filter(({ isEnabled }) => isEnabled).length], [30, 15]);
    assert.ok(variants.every(({ regular }) => regular?.cents === 14_995));
    const again = await change('makeVariants', 'T-UNDO', 4, await matrix('T-UNDO', 2));
    assert.equal(again.__typename, 'ProductSaved');
    assert.ok((await read('T-UNDO')).variants.every(({ isEnabled }) => isEnabled));
  });

  it('of two people who make the same meet a conflict; what is there is not made twice', async () => {
    await create(product('T-TWO'));
    const [one = assert.fail()] = await matrix('T-TWO', 1);
    await change('makeVariants', 'T-TWO', 1, [one]);
    const dearer = { ...one, value: { ...(one.value as object), cents: 99_900 } };
    assert.equal((await change('makeVariants', 'T-TWO', 1, [one])).__typename, 'ProductSaved');
    assert.equal((await change('makeVariants', 'T-TWO', 1, [dearer])).fields?.[0]?.path, one.field);
    const twice = await change('makeVariants', 'T-TWO', 2, [{ ...one, field: 'variant.T-TWO-OTHER' }]);
    assert.deepEqual([twice.code, twice.field], ['variant-twice', 'variant.T-TWO-OTHER']);
    const taken = await change('makeVariants', 'T-TWO', 2, [{ ...one, field: 'variant.MA-DIR-1001' }]);
    assert.equal(taken.code, 'variant-twice');
    const part = await change('makeVariants', 'T-TWO', 2, [{ field: 'variant.T-TWO-X', value: { options: { kleur: 1 } } }]);
    assert.deepEqual([part.code, part.field], ['variant-options', 'variant.T-TWO-X']);
  });

  it('are made without a price by who sets none, and get one together', async () => {
    await create(product('T-LATER'));
    const priced = await editor.ask('mutation ($edit: Edit!) { makeVariants(edit: $edit) { __typename } }', {
      edit: { id: 'T-LATER', version: 1, changes: await matrix('T-LATER', 1), key: 'priced' },
    });
    assert.equal(priced.status, 403);
    const made = await change('makeVariants', 'T-LATER', 1, await matrix('T-LATER', 1, null), { client: editor });
    assert.equal(made.__typename, 'ProductSaved');
    const { variants } = await read('T-LATER');
    assert.ok(variants.every(({ regular }) => regular === null));
    const [first = '', ...also] = variants.map(({ sku }) => sku);
    const changes = ['nl', 'de', 'en'].map((store) => ({ field: `regular.${store}.now`, base: null, value: 12_900 }));
    assert.equal((await change('editPrices', first, 0, changes, { also })).__typename, 'PricesSaved');
    assert.ok((await read('T-LATER')).variants.every(({ regular }) => regular?.cents === 12_900));
  });

  it('are set many at once: weight, and switched off; each goes back by itself', async () => {
    await create(product('T-MANY'));
    await change('makeVariants', 'T-MANY', 1, await matrix('T-MANY', 1));
    const [first = assert.fail(), ...rest] = (await read('T-MANY')).variants;
    const also = rest.slice(0, 4).map(({ sku }) => sku);
    const weight = [{ field: 'weightGrams', base: 700, value: 820 }];
    assert.equal((await change('editProduct', first.sku, first.version, weight, { also, client: editor })).__typename, 'ProductSaved');
    const off = [{ field: 'isEnabled', base: true, value: false }];
    assert.equal((await change('publishProduct', first.sku, first.version + 1, off, { also })).__typename, 'ProductSaved');
    const { variants } = await read('T-MANY');
    assert.deepEqual(
      [variants.filter(({ weightGrams }) => weightGrams === 820).length, variants.filter(({ isEnabled }) => !isEnabled).length],
      [5, 5],
    );
    const { rows } = await shop.database.query<{ count: number; bulks: number }>(
      `select count(*)::int as count, count(distinct bulk_id)::int as bulks from audit_entry where entity_id = any($1) and action like 'product.%'`,
      [[first.sku, ...also]],
    );
    assert.deepEqual(rows[0], { count: 10, bulks: 2 });
    const unknown = await change('editProduct', first.sku, first.version + 2, [{ ...weight[0], base: 820, value: 1 } as Change], {
      also: ['T-NOBODY'],
    });
    assert.equal(unknown.code, 'price-article');
    assert.equal((await read('T-MANY')).variants[0]?.weightGrams, 820);
  });

  it('stay told apart: an axis that separates them cannot go, their order can change', async () => {
    await create(product('T-AXES'));
    await change('makeVariants', 'T-AXES', 1, await matrix('T-AXES', 2));
    const { values, version } = await read('T-AXES');
    assert.deepEqual([values['axes.kleur'], values['axes.maat_dirndl'], values['axes.lengte']], [0, 1, null]);
    const gone = await change('editProduct', 'T-AXES', version, [{ field: 'axes.kleur', base: 0, value: null }]);
    assert.deepEqual([gone.code, gone.field], ['variant-axes', 'axes.kleur']);
    const more = await change('editProduct', 'T-AXES', version, [{ field: 'axes.lengte', base: null, value: 2 }]);
    assert.equal(more.code, 'variant-axes');
    assert.equal((await change('editProduct', 'T-AXES', version, [{ field: 'axes.kleur', base: 0, value: 5 }])).__typename, 'ProductSaved');
    assert.deepEqual((await read('T-AXES')).axes, ['maat_dirndl', 'kleur']);
    const simple = await change('editProduct', 'MA-SIE-6202', (await read('MA-SIE-6202')).version, [{ field: 'axes.kleur', value: 1 }]);
    assert.equal(simple.code, 'variant-axes');
  });
});

describe('who may make products', () => {
  it('owner, manager and editor; everybody else of staff looks', async () => {
    const roles = ['service', 'finance', 'auditor'] as const;
    const clients = [
      ...(await Promise.all(roles.map((role) => demoMember(shop.app, role)))),
      await demoMember(shop.app, 'branchManager', 'SIT'),
      await demoMember(shop.app, 'branchStaff', 'SIT'),
    ];
    for (const client of clients) {
      const made = await client.ask('mutation ($input: NewProductInput!) { createProduct(input: $input) { __typename } }', {
        input: product('T-ROLE', { key: 'r' }),
      });
      const variants = await client.ask('mutation ($edit: Edit!) { makeVariants(edit: $edit) { __typename } }', {
        edit: { id: 'MA-DIR-1001', version: 1, changes: [], key: 'r' },
      });
      const seen = await client.ask<{ product: { variants: unknown[] } }>('{ product(sku: "MA-DIR-1001") { variants { sku } } }');
      assert.deepEqual([made.status, variants.status, seen.data.product.variants.length > 0], [403, 403, true]);
    }
    assert.equal((await create(product('T-OWNER'), await demoMember(shop.app, 'owner'))).__typename, 'ProductSaved');
  });
});
