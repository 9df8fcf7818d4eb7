import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { imported } from '#testing/staff-imports.ts';
import { demoMember, type StaffClient } from '#testing/staff-client.ts';
import { staffSnapshot } from '#testing/staff-sessions.ts';

let shop: TestShop;
let editor: StaffClient;
let manager: StaffClient;
before(async () => {
  shop = await createTestShop();
  [editor, manager] = [await demoMember(shop.app, 'editor'), await demoMember(shop.app, 'manager')];
});
after(() => shop.close());

type Values = Readonly<Record<string, unknown>>;
type Page = {
  readonly version: number;
  readonly isEnabled: boolean;
  readonly values: Values;
  readonly findings: { readonly code: string; readonly forbids: boolean }[];
};
type Result = {
  readonly __typename: string;
  readonly merged?: readonly string[];
  readonly code?: string;
  readonly field?: string;
  readonly product?: { readonly version: number };
  readonly fields?: readonly { readonly path: string; readonly theirs: unknown; readonly by: string | null }[];
};
const sku = 'MA-SIE-6202';
let keys = 0;

async function read(of = sku, client = editor): Promise<Page> {
  const { data, errors } = await client.ask<{ product: Page }>(
    'query ($sku: ID!) { product(sku: $sku) { version isEnabled values findings { code forbids } } }',
    { sku: of },
  );
  assert.deepEqual(errors, []);
  return data.product;
}

type Change = { readonly field: string; readonly base: unknown; readonly value: unknown };
async function edit(version: number, changes: readonly Change[], { client = editor, of = sku, by = 'editProduct' } = {}): Promise<Result> {
  const { data, errors } = await client.ask<Record<string, Result>>(
    `mutation ($edit: Edit!) { ${by}(edit: $edit) { __typename ... on ProductSaved { merged product { version } } ... on Refusal { code field }
       ... on EditConflict { fields { path theirs by } } } }`,
    { edit: { id: of, version, changes, key: `k${(keys += 1)}` } },
  );
  assert.deepEqual(errors, []);
  return data[by] ?? assert.fail('no answer');
}

const nameInShop = async (store: string, of = sku): Promise<string | undefined> => {
  const { data } = await shop.ask<{ products: { items: { name: string }[] } }>(
    'query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { name } } }',
    { variables: { sku: of }, headers: { store } },
  );
  return data.products.items[0]?.name;
};

/** Every row that hangs on products, with where it lies on the disk: a row that was written again lies elsewhere. */
async function rowsOf(...tables: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await shop.database.query<{ at: string }>(`select string_agg(ctid::text, ',' order by ctid) as at from ${table}`);
    found[table] = rows[0]?.at ?? '';
  }
  return found;
}
const tables = [
  'product',
  'product_text',
  'product_category',
  'product_media',
  'product_link',
  'price_period',
  'product_summary',
  'grouped_item',
];

describe('a product that staff edits', () => {
  it('is in the shop, in the language it was changed in, before the answer', async () => {
    const { version, values } = await read();
    const [nl, de] = [await nameInShop('nl'), await nameInShop('de')];
    const saved = await edit(version, [{ field: 'texts.de.name', base: values['texts.de.name'], value: 'Halskette Resi' }]);
    assert.deepEqual([saved.__typename, saved.product?.version], ['ProductSaved', version + 1]);
    assert.deepEqual([await nameInShop('nl'), await nameInShop('de')], [nl, 'Halskette Resi']);
    assert.notEqual(de, 'Halskette Resi');
  });

  it('writes the rows that were changed, and none when nothing was', async () => {
    const { version, values } = await read();
    const [before, log] = [await rowsOf(...tables), await staffSnapshot(shop.database)];
    const same = Object.entries(values)
      .filter(([field]) => !['isEnabled', 'manufacturerPriceCents', 'bundleDiscountPercent'].includes(field))
      .map(([field, base]) => ({ field, base, value: base }));
    assert.ok(same.length > 50);
    const unchanged = await edit(version, same);
    assert.deepEqual([unchanged.__typename, unchanged.product?.version], ['ProductSaved', version]);
    assert.deepEqual(await rowsOf(...tables), before);
    await edit(version, [{ field: 'texts.en.metaTitle', base: null, value: 'Necklace' }]);
    const changed = await rowsOf(...tables);
    assert.deepEqual(
      tables.filter((table) => changed[table] !== before[table]),
      ['product', 'product_text', 'product_summary'],
    );
    assert.notEqual(await staffSnapshot(shop.database), log);
  });

  it('keeps the text of one and the material of the other; the same field is a conflict with its name', async () => {
    const { version, values } = await read();
    const materials = [{ part: { nl: 'Metaal', de: 'Metall', en: 'Metal' }, material: { nl: 'Messing', de: 'Messing', en: 'Brass' } }];
    const description = { field: 'texts.nl.description', base: values['texts.nl.description'] };
    await edit(version, [{ ...description, value: '<p>Van messing.</p>' }]);
    const second = await edit(version, [{ field: 'materials', base: values['materials'], value: materials }], { client: manager });
    assert.deepEqual([second.__typename, second.merged], ['ProductSaved', ['texts.nl.description']]);
    const third = await edit(version, [{ ...description, value: '<p>Van koper.</p>' }], { client: manager });
    assert.deepEqual(
      [third.__typename, third.fields?.map(({ path, theirs }) => [path, theirs])],
      ['EditConflict', [['texts.nl.description', '<p>Van messing.</p>']]],
    );
    const now = await read();
    assert.deepEqual([now.values['texts.nl.description'], now.values['materials']], ['<p>Van messing.</p>', materials]);
  });

  it('takes members of lists one by one: two who add categories keep both; a picture must be one the shop has', async () => {
    const { version, values } = await read();
    const absent = Object.entries(values).filter(([field, place]) => field.startsWith('categories.') && place === null);
    const [one = '', other = ''] = absent.map(([field]) => field);
    await edit(version, [{ field: one, base: null, value: 3 }]);
    await edit(version, [{ field: other, base: null, value: 4 }], { client: manager });
    const both = await read();
    assert.deepEqual([both.values[one], both.values[other]], [3, 4]);
    const end = async (field: string) =>
      (await editor.ask<{ categoryEnd: number }>('query ($id: ID!) { categoryEnd(category: $id) }', { id: field.split('.')[1] })).data
        .categoryEnd;
    const last = await shop.database.query<{ last: number }>('select max(position) as last from product_category where category_id = $1', [
      one.split('.')[1],
    ]);
    assert.equal(await end(one), (last.rows[0]?.last ?? 0) + 1, 'whoever puts one in puts it behind all others');
    const unknown = { field: `pictures.${'0'.repeat(40)}`, base: null, value: 9 };
    assert.equal((await edit(both.version, [unknown])).code, 'product-picture');
  });

  it('is raised by a file, too: the text of an editor and the stock and weight of the file all stay', async () => {
    const { version, values } = await read();
    assert.equal((await imported(shop, manager, 'catalogue', `sku,qty,weight\n${sku},9,0.25\n`)).changed, 1);
    const title = { field: 'texts.nl.metaTitle', base: values['texts.nl.metaTitle'], value: 'Ketting' };
    assert.equal((await edit(version, [title])).__typename, 'ProductSaved');
    const weight = await edit(version, [{ field: 'weightGrams', base: values['weightGrams'], value: 1 }]);
    assert.deepEqual(
      [weight.__typename, weight.fields?.map(({ path, theirs }) => [path, theirs])],
      ['EditConflict', [['weightGrams', 250]]],
    );
    const now = await read();
    assert.deepEqual([now.version, now.values['texts.nl.metaTitle'], now.values['weightGrams']], [version + 2, 'Ketting', 250]);
  });

  it('goes back by the log, with everything that went with it', async () => {
    const look = 'MA-DIR-1001';
    const before = await read(look);
    const pictures = Object.entries(before.values).filter(([field]) => /^pictures\.\w+$/.test(field));
    const [picture = '', place] = pictures.at(-1) ?? [];
    assert.ok(pictures.length > 1);
    assert.equal((await edit(before.version, [{ field: picture, base: place, value: null }], { of: look })).__typename, 'ProductSaved');
    assert.equal((await read(look)).values[`${picture}.label.nl`], undefined);
    const { data } = await manager.ask<{ audit: { items: { id: string; canUndo: boolean }[] } }>(
      'query ($id: String!) { audit(list: { first: 1 }, filter: { entity: "product", entityId: $id }) { items { id canUndo } } }',
      { id: look },
    );
    const [entry] = data.audit.items;
    assert.equal(entry?.canUndo, true);
    const undone = await manager.ask('mutation ($id: ID!) { undo(entry: $id, key: "u1") { __typename } }', { id: entry?.id });
    assert.deepEqual([undone.errors, undone.data], [[], { undo: { __typename: 'Undone' } }]);
    assert.deepEqual((await read(look)).values, before.values);
  });

  it('leads from its old address to the new one', async () => {
    const { version, values } = await read();
    const base = values['texts.nl.urlKey'];
    await edit(version, [{ field: 'texts.nl.urlKey', base, value: 'ketting-resi' }]);
    const { data } = await shop.ask<{ route: { redirect_code: number; relative_url: string } }>(
      'query ($url: String!) { route(url: $url) { redirect_code relative_url } }',
      { variables: { url: `${String(base)}.html` } },
    );
    assert.deepEqual(data.route, { redirect_code: 301, relative_url: 'ketting-resi.html' });
    const taken = await edit(version + 1, [
      { field: 'texts.nl.urlKey', base: 'ketting-resi', value: String((await read('MA-DIR-1001')).values['texts.nl.urlKey']) },
    ]);
    assert.deepEqual([taken.code, taken.field], ['product-url-taken', 'texts.nl.urlKey']);
  });
});

describe('what the law and the shop refuse of a product', () => {
  const refusals: readonly (readonly [string, string, unknown, string])[] = [
    ['a green claim without proof (LAW-11)', 'texts.nl.shortDescription', 'Een duurzame ketting.', 'product-claim'],
    ['goods without a maker (LAW-14)', 'brandId', null, 'product-brand'],
    [
      'fibres that do not sum to 100 (LAW-15)',
      'materials',
      [{ part: { nl: 'Stof' }, fibres: [{ fibre: 'katoen', percent: 90 }] }],
      'product-fibres',
    ],
    ['a name that is taken away', 'texts.nl.name', null, 'product-publish'],
  ];
  for (const [name, field, value, code] of refusals) {
    it(name, async () => {
      const { version, values } = await read();
      const refused = await edit(version, [{ field, base: values[field], value }]);
      assert.deepEqual([refused.__typename, refused.code, refused.field], ['Refusal', code, field]);
      assert.equal((await read()).version, version);
    });
  }

  it('publishing what lacks something, which may lack it while it is out of the shop', async () => {
    const publish = async (value: boolean) =>
      edit((await read()).version, [{ field: 'isEnabled', base: !value, value }], { by: 'publishProduct' });
    assert.equal((await publish(false)).__typename, 'ProductSaved');
    assert.equal(await nameInShop('nl'), undefined);
    const { version, values } = await read();
    const name = values['texts.nl.name'];
    assert.equal((await edit(version, [{ field: 'texts.nl.name', base: name, value: null }])).__typename, 'ProductSaved');
    assert.deepEqual(
      [(await publish(true)).code, (await read()).findings.find(({ code }) => code === 'name')?.forbids],
      ['product-publish', true],
    );
    await edit(version + 1, [{ field: 'texts.nl.name', base: null, value: name }]);
    assert.equal((await publish(true)).__typename, 'ProductSaved');
    assert.equal(await nameInShop('nl'), name);
  });
});

describe('a variant', () => {
  it('that is switched off can be bought by nobody, and its product stays', async () => {
    const { data } = await editor.ask<{ product: { variants: { sku: string; version: number; isEnabled: boolean }[] } }>(
      '{ product(sku: "MA-DIR-1001") { variants { sku version isEnabled } } }',
    );
    const [variant] = data.product.variants;
    assert.ok(variant?.isEnabled);
    const off = await edit(variant.version, [{ field: 'isEnabled', base: true, value: false }], { of: variant.sku, by: 'publishProduct' });
    assert.equal(off.__typename, 'ProductSaved');
    const { data: shown } = await shop.ask<{ products: { items: { variants: { product: { sku: string } }[] }[] } }>(
      '{ products(filter: { sku: { eq: "MA-DIR-1001" } }) { items { ... on ConfigurableProduct { variants { product { sku } } } } } }',
    );
    const skus = shown.products.items[0]?.variants.map(({ product }) => product.sku) ?? [];
    assert.deepEqual([skus.length, skus.includes(variant.sku)], [data.product.variants.length - 1, false]);
  });
});

describe('who may do what with products', () => {
  it('everybody of staff reads them; owner, manager and editor change them, and the editor no price', async () => {
    const roles = ['owner', 'manager', 'editor', 'service', 'finance', 'auditor'];
    for (const role of roles) {
      const client = await demoMember(shop.app, role);
      const { version, values } = await read(sku, client);
      const change = { field: 'texts.en.metaKeyword', base: values['texts.en.metaKeyword'], value: `by ${role}` };
      const may = ['owner', 'manager', 'editor'].includes(role);
      const { status } = await client.ask('mutation ($edit: Edit!) { editProduct(edit: $edit) { __typename } }', {
        edit: { id: sku, version, changes: [change], key: role },
      });
      assert.equal(status === 403, !may, role);
    }
    const { version, values } = await read();
    const price = { field: 'manufacturerPriceCents', base: values['manufacturerPriceCents'], value: 99_900 };
    const discount = { field: 'bundleDiscountPercent', base: values['bundleDiscountPercent'] ?? null, value: 90 };
    for (const change of [price, discount]) {
      const byEditor = await editor.ask('mutation ($edit: Edit!) { editProduct(edit: $edit) { __typename } }', {
        edit: { id: sku, version, changes: [change], key: change.field },
      });
      assert.equal(byEditor.status, 403, change.field);
    }
    assert.equal((await edit(version, [price], { client: manager })).__typename, 'ProductSaved');
  });
});

describe('why a product is found', () => {
  type Match = {
    readonly rank: number | null;
    readonly found: number;
    readonly words: { readonly text: string; readonly kind: string | null }[];
  };
  const match = async (of: string, text: string, store = 'nl') =>
    (
      await editor.ask<{ productSearchMatch: Match | null }>(
        'query ($sku: ID!, $text: String!, $store: String!) { productSearchMatch(sku: $sku, text: $text, store: $store) { rank found words { text kind fields } } }',
        { sku: of, text, store },
      )
    ).data.productSearchMatch;

  it('is told word by word, with its place among what shoppers find', async () => {
    const found = await match('MA-DIR-1001', 'dirndl liesl');
    assert.ok(found);
    assert.equal(found.rank, 1);
    assert.deepEqual(
      found.words.map(({ kind }) => kind),
      ['exact', 'exact'],
    );
    const typo = await match('MA-DIR-1001', 'dirndel');
    assert.equal(typo?.words[0]?.kind === null, false);
    const lacking = await match('MA-DIR-1001', 'lederhose');
    assert.deepEqual([lacking?.rank, lacking?.words[0]?.kind], [null, null]);
  });

  it('is nothing for what is not in the shop', async () => {
    const draft = 'MA-HOE-6002';
    const { version } = await read(draft);
    await edit(version, [{ field: 'isEnabled', base: true, value: false }], { of: draft, by: 'publishProduct' });
    assert.equal(await match(draft, 'hoed'), null);
    await edit(version + 1, [{ field: 'isEnabled', base: false, value: true }], { of: draft, by: 'publishProduct' });
    assert.notEqual(await match(draft, 'hoed'), null);
  });
});

describe('the list of products', () => {
  type Row = {
    readonly sku: string;
    readonly name: string;
    readonly type: string;
    readonly stock: number | null;
    readonly price: { cents: number } | null;
    readonly missing: readonly string[];
    readonly picture: string | null;
  };
  const list = async (variables: object, client = manager) => {
    const { data, errors } = await client.ask<{ products: { items: Row[]; page: { next: string | null; count: number } } }>(
      `query ($list: ListInput!, $filter: ProductFilter, $tab: ProductTab) { products(list: $list, filter: $filter, tab: $tab) {
         items { sku name type stock price { cents } missing picture isEnabled variants } page { next previous count } } }`,
      { list: { first: 200 }, ...variables },
    );
    assert.deepEqual(errors, []);
    return data.products;
  };

  it('has every product that is no variant once, page by page', async () => {
    const all = await list({});
    const { rows } = await shop.database.query<{ sku: string }>(
      'select sku from product where id not in (select variant_id from product_variant)',
    );
    const found: string[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const page = await list({ list: { first: 7, after } });
      found.push(...page.items.map((row) => row.sku));
      after = page.page.next;
    }
    assert.deepEqual(found.toSorted(), rows.map((row) => row.sku).toSorted());
    assert.equal(all.page.count, rows.length);
    assert.ok(all.items.some(({ stock, price, picture }) => (stock ?? 0) > 0 && (price?.cents ?? 0) > 0 && picture?.startsWith('/media/')));
  });

  it('finds by words of any language, by the SKU of a variant, by kind, brand, category and by what is missing', async () => {
    const { values } = await read('MA-DIR-1001');
    const skus = async (variables: object) => (await list(variables)).items.map((row) => row.sku);
    assert.ok((await skus({ list: { search: String(values['texts.de.name']) } })).includes('MA-DIR-1001'));
    const variant = await shop.database.query<{ sku: string }>(
      `select variant.sku from product join product_variant on product_id = product.id join product as variant on variant.id = variant_id
       where product.sku = 'MA-DIR-1001' limit 1`,
    );
    assert.deepEqual(await skus({ list: { search: variant.rows[0]?.sku } }), ['MA-DIR-1001']);
    assert.ok((await list({ filter: { type: 'bundle' } })).items.every(({ type }) => type === 'bundle'));
    assert.ok((await skus({ filter: { brand: String(values['brandId']) } })).includes('MA-DIR-1001'));
    const [category = ''] = Object.keys(values).filter((field) => field.startsWith('categories.') && values[field] !== null);
    assert.ok((await skus({ filter: { category: category.split('.')[1] } })).includes('MA-DIR-1001'));
    const { version } = await read('MA-DIR-1001');
    await edit(version, [{ field: 'texts.en.description', base: values['texts.en.description'], value: null }], { of: 'MA-DIR-1001' });
    assert.deepEqual(await skus({ filter: { missing: 'text' } }), ['MA-DIR-1001']);
    assert.ok((await skus({ tab: 'incomplete' })).includes('MA-DIR-1001'));
  });

  it('is filtered by every attribute: what a product is, what its variants are chosen by, and both together', async () => {
    const skus = async (attributes: readonly { code: string; value: string }[]) =>
      (await list({ filter: { attributes } })).items.map((row) => row.sku);
    const { rows } = await shop.database.query<{ colour: number; size: number }>(
      `select (variant.attributes -> 'kleur' ->> 0)::int as colour, (variant.attributes -> 'maat_dirndl' ->> 0)::int as size
       from product join product_variant on product_id = product.id join product as variant on variant.id = variant_id
       where product.sku = 'MA-DIR-1001' limit 1`,
    );
    const wanted = [
      { code: 'kleur', value: String(rows[0]?.colour) },
      { code: 'maat_dirndl', value: String(rows[0]?.size) },
    ];
    assert.ok((await skus(wanted)).includes('MA-DIR-1001'));
    assert.deepEqual(await skus([...wanted, { code: 'kleur', value: '999999' }]), []);
    const { values } = await read('MA-DIR-1001');
    const apron = values['attributes.schort_inbegrepen'];
    assert.equal(typeof apron, 'boolean');
    assert.ok((await skus([{ code: 'schort_inbegrepen', value: apron ? 'yes' : 'no' }])).includes('MA-DIR-1001'));
    assert.ok(!(await skus([{ code: 'schort_inbegrepen', value: apron ? 'no' : 'yes' }])).includes('MA-DIR-1001'));
    const odd = await manager.ask('query ($filter: ProductFilter) { products(list: {}, filter: $filter) { items { sku } } }', {
      filter: { attributes: [{ code: "a'b", value: '1' }] },
    });
    assert.equal(odd.errors[0]?.extensions?.['category'], 'graphql-input');
    await shop.database.query('update product_summary set attributes = null');
    await shop.backend.runJob('catalog-fill-lists');
    assert.ok((await skus(wanted)).includes('MA-DIR-1001'));
  });

  it('is reached from any screen by what somebody types', async () => {
    const floor = await demoMember(shop.app, 'branchStaff', 'SIT');
    const { data } = await floor.ask<{ find: { __typename: string; sku?: string }[] }>(
      '{ find(text: "ma-dir-1001") { __typename ... on ProductSummary { sku } } }',
    );
    assert.deepEqual(
      data.find.filter(({ __typename }) => __typename === 'ProductSummary'),
      [{ __typename: 'ProductSummary', sku: 'MA-DIR-1001' }],
    );
  });

  it('is filled by a job in a shop that is older than it', async () => {
    const before = (await list({})).items;
    await shop.database.query('delete from product_summary');
    await shop.backend.runJob('catalog-fill-lists');
    assert.deepEqual((await list({})).items, before);
  });
});
