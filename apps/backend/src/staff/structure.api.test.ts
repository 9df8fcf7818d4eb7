import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { touchReadModel } from '#kernel/read-model.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { demoMember, staffClient, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';

let shop: TestShop;
let editor: StaffClient;
let manager: StaffClient;
let seen: (readonly string[] | undefined)[] = [];
/** A brand with products. */
let brandId = '';
before(async () => {
  shop = await createTestShop();
  editor = await demoMember(shop.app, 'editor');
  // With fresh factors, which deleting asks for.
  manager = staffClient(shop.app);
  manager.setCookie(await makeSession(shop.database, await memberId(shop.database, 'manager'), shop.clock.now()));
  shop.backend.changes.subscribe((tags) => void seen.push(tags));
  const { brands } = await ask<{ brands: { id: string; products: number }[] }>('{ brands { id products } }', {});
  brandId = brands.toSorted((a, b) => b.products - a.products)[0]?.id ?? '';
});
after(() => shop.close());

type Values = Readonly<Record<string, unknown>>;
type Thing = { readonly version: number; readonly values: Values };
type Result = {
  readonly __typename: string;
  readonly merged?: readonly string[];
  readonly code?: string;
  readonly field?: string;
  readonly fields?: readonly { readonly path: string; readonly theirs: unknown }[];
  readonly brand?: { readonly id: string };
};
type Kind = 'brand' | 'attribute' | 'sizeChart';
type Change = { readonly field: string; readonly base?: unknown; readonly value: unknown };

const idNames = { brand: 'id', attribute: 'code', sizeChart: 'key' } as const;
const mutations = { brand: 'editBrand', attribute: 'editAttribute', sizeChart: 'editSizeChart' } as const;
const entities = { brand: 'brand', attribute: 'attribute', sizeChart: 'chart' } as const;
let keys = 0;

async function ask<T>(query: string, variables: object, client = editor): Promise<T> {
  const { data, errors } = await client.ask<T>(query, variables);
  assert.deepEqual(errors, []);
  return data;
}
const read = async (kind: Kind, id: string): Promise<Thing> => {
  const answer = await ask<Record<Kind, Thing>>(`query ($id: ID!) { ${kind}(${idNames[kind]}: $id) { version values } }`, { id });
  return answer[kind];
};
async function edit(
  kind: Kind,
  id: string,
  changes: readonly Change[],
  { version, client = editor }: { version?: number; client?: StaffClient } = {},
) {
  const field = mutations[kind];
  const saved = { brand: 'BrandSaved', attribute: 'AttributeSaved', sizeChart: 'SizeChartSaved' }[kind];
  const answer = await ask<Record<string, Result>>(
    `mutation ($edit: Edit!) { ${field}(edit: $edit) { __typename ... on ${saved} { merged } ... on Refusal { code field } ... on EditConflict { fields { path theirs } } } }`,
    { edit: { id, version: version ?? (await read(kind, id)).version, changes, key: `s${(keys += 1)}` } },
    client,
  );
  return answer[field] ?? assert.fail('no answer');
}
async function undoLast(kind: Kind, id: string): Promise<void> {
  const { audit } = await ask<{ audit: { items: { id: string }[] } }>(
    'query ($entity: String!, $id: String!) { audit(list: { first: 1 }, filter: { entity: $entity, entityId: $id }) { items { id } } }',
    { entity: entities[kind], id },
    manager,
  );
  const { undo } = await ask<{ undo: Result }>(
    'mutation ($id: ID!, $key: ID!) { undo(entry: $id, key: $key) { __typename } }',
    {
      id: audit.items[0]?.id,
      key: `s${(keys += 1)}`,
    },
    manager,
  );
  assert.equal(undo.__typename, 'Undone');
}

const tables = ['brand', 'attribute', 'attribute_option', 'size_chart', 'product'];
async function written(work: () => Promise<unknown>): Promise<Readonly<Record<string, number>>> {
  const rowsOf = async (table: string) =>
    (await shop.database.query<{ at: string }>(`select ctid::text as at from ${table}`)).rows.map(({ at }) => at);
  const before = await Promise.all(tables.map(rowsOf));
  await work();
  const after = await Promise.all(tables.map(rowsOf));
  const counts = tables.map((table, index) => [table, after[index]?.filter((at) => !before[index]?.includes(at)).length ?? 0] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

const samples: readonly (readonly [Kind, () => string, string, unknown, Readonly<Record<string, number>>])[] = [
  ['brand', () => brandId, 'shortDescription.de', 'Aus dem Allgäu.', { brand: 1 }],
  ['attribute', () => 'kleur', 'label.en', 'Color', { attribute: 1 }],
  ['sizeChart', () => 'dirndl', 'order', 'reversed', { size_chart: 1 }],
];

for (const [kind, idOf, field, given, rows] of samples) {
  describe(`what staff edits of a ${kind}`, () => {
    const valueFor = (values: Values): unknown => (given === 'reversed' ? (values[field] as readonly number[]).toReversed() : given);

    it('writes what was changed, and nothing when nothing was', async () => {
      const { version, values } = await read(kind, idOf());
      const same = Object.entries(values).map(([one, base]) => ({ field: one, base, value: base }));
      assert.ok(same.length > 5);
      assert.deepEqual(await written(() => edit(kind, idOf(), same)), {});
      assert.equal((await read(kind, idOf())).version, version);
      assert.deepEqual(await written(() => edit(kind, idOf(), [{ field, base: values[field], value: valueFor(values) }])), rows);
      const now = await read(kind, idOf());
      assert.deepEqual([now.version, now.values[field]], [version + 1, valueFor(values)]);
      await undoLast(kind, idOf());
      assert.deepEqual((await read(kind, idOf())).values, values);
    });

    it('meets a conflict where somebody was first', async () => {
      const { version, values } = await read(kind, idOf());
      await edit(kind, idOf(), [{ field, base: values[field], value: valueFor(values) }]);
      const other = kind === 'sizeChart' ? (values[field] as readonly number[]).slice(1) : 'Anders';
      const late = await edit(kind, idOf(), [{ field, base: values[field], value: other }], { version, client: manager });
      assert.deepEqual([late.__typename, late.fields], ['EditConflict', [{ path: field, theirs: valueFor(values) }]]);
      await undoLast(kind, idOf());
    });

    it('is changed by owner, manager and editor, and read by everybody', async () => {
      for (const role of ['owner', 'manager', 'editor', 'service', 'finance', 'auditor']) {
        const client = staffClient(shop.app);
        client.setCookie(await makeSession(shop.database, await memberId(shop.database, role), shop.clock.now()));
        const { version, values } = await read(kind, idOf());
        const variables = { edit: { id: idOf(), version, changes: [{ field, value: values[field] }], key: `r${kind}${role}` } };
        const { status } = await client.ask(`mutation ($edit: Edit!) { ${mutations[kind]}(edit: $edit) { __typename } }`, variables);
        assert.equal(status === 403, !['owner', 'manager', 'editor'].includes(role), role);
        assert.equal((await client.ask(`query ($id: ID!) { ${kind}(${idNames[kind]}: $id) { version } }`, { id: idOf() })).status, 200);
      }
    });
  });
}

describe('a brand', () => {
  it('is called by its new name as a filter, too, and its products are told to caches', async () => {
    const { values } = await read('brand', brandId);
    seen = [];
    await edit('brand', brandId, [{ field: 'title', base: values['title'], value: 'Edelweiss Probe' }]);
    const { data } = await shop.ask<{ products: { aggregations: { attribute_code: string; options: { label: string }[] }[] } }>(
      '{ products(filter: {}) { aggregations { attribute_code options { label } } } }',
    );
    const labels = data.products.aggregations.find((one) => one.attribute_code === 'merk')?.options.map(({ label }) => label) ?? [];
    assert.deepEqual([labels.includes('Edelweiss Probe'), labels.includes(String(values['title']))], [true, false]);
    const { rows } = await shop.database.query<{ id: number }>('select id from product where brand_id = $1 and is_visible', [brandId]);
    const tags = seen.flatMap((one) => one ?? ['everything']);
    assert.ok(rows.length > 0 && (tags.includes('everything') || rows.every(({ id }) => tags.includes(`p${id}`))));
    await undoLast('brand', brandId);
  });

  it('names a maker with an address, in the EU or with somebody who answers for it there (LAW-14)', async () => {
    assert.equal((await edit('brand', brandId, [{ field: 'maker.street', value: null }])).code, 'brand-maker');
    const abroad = { field: 'maker.countryCode', value: 'CH' };
    assert.equal((await edit('brand', brandId, [abroad, { field: 'euResponsible.name', value: null }])).code, 'brand-responsible');
    const responsible = {
      name: 'Maas & Alm',
      street: 'Markt 1',
      postcode: '6131 EK',
      city: 'Sittard',
      countryCode: 'NL',
      email: 'eu@maas-alm.example',
    };
    const changes = Object.entries(responsible).map(([part, value]) => ({ field: `euResponsible.${part}`, value }));
    assert.equal((await edit('brand', brandId, [abroad, ...changes])).__typename, 'BrandSaved');
    await undoLast('brand', brandId);
  });

  it('leads on from its old address after it got a new one', async () => {
    const { version, values } = await read('brand', brandId);
    const old = String(values['urlKey']);
    await edit('brand', brandId, [{ field: 'urlKey', base: old, value: 'nieuw-adres' }], { version });
    for (const [store, begin] of Object.entries({ nl: 'merken', de: 'marken', en: 'brands' })) {
      const { data } = await shop.ask<{ route: { relative_url: string; redirect_code: number } | null }>(
        'query ($url: String!) { route(url: $url) { relative_url redirect_code } }',
        { variables: { url: `${begin}/${old}` }, headers: { store } },
      );
      assert.deepEqual(data.route, { relative_url: `${begin}/nieuw-adres`, redirect_code: 301 }, store);
    }
    await undoLast('brand', brandId);
  });

  it('is made with its maker and removed while no product has it', async () => {
    const maker = { name: 'Zirbe', street: 'Weg 1', postcode: '83024', city: 'Rosenheim', countryCode: 'DE', email: 'post@zirbe.example' };
    const create = `mutation ($title: String!, $maker: MakerInput!, $key: ID!) { createBrand(title: $title, maker: $maker, key: $key) {
      __typename ... on BrandSaved { brand { id } } ... on Refusal { code field } } }`;
    const { createBrand } = await ask<{ createBrand: Result }>(create, { title: 'Zirbe & Söhne', maker, key: 'b1' });
    const id = createBrand.brand?.id ?? '';
    assert.equal((await read('brand', id)).values['urlKey'], 'zirbe-soehne');
    const none = await ask<{ createBrand: Result }>(create, { title: 'Ohne', maker: { ...maker, email: ' ' }, key: 'b2' });
    assert.equal(none.createBrand.code, 'brand-maker');
    const remove =
      'mutation ($id: ID!, $version: Int!, $key: ID!) { removeBrand(id: $id, version: $version, key: $key) { __typename ... on Refusal { code } } }';
    const used = await ask<{ removeBrand: Result }>(
      remove,
      { id: brandId, version: (await read('brand', brandId)).version, key: 'b3' },
      manager,
    );
    assert.equal(used.removeBrand.code, 'brand-used');
    const gone = await ask<{ removeBrand: Result }>(remove, { id, version: 1, key: 'b4' }, manager);
    assert.equal(gone.removeBrand.__typename, 'BrandRemoved');
    assert.equal((await editor.ask('query ($id: ID!) { brand(id: $id) { id } }', { id })).errors.length, 1);
  });
});

describe('options of an attribute', () => {
  it('come with their words and swatch, and go back with them', async () => {
    const { values } = await read('attribute', 'kleur');
    const added = [
      { field: 'options.testpetrol', base: null, value: 900 },
      { field: 'options.testpetrol.label.nl', base: null, value: 'Petrol' },
      { field: 'options.testpetrol.label.de', base: null, value: 'Petrol' },
      { field: 'options.testpetrol.swatch', base: null, value: { type: 'color', value: '#0B5E6B' } },
    ];
    assert.deepEqual(await written(() => edit('attribute', 'kleur', added)), { attribute: 1, attribute_option: 1 });
    assert.deepEqual((await read('attribute', 'kleur')).values['options.testpetrol.swatch'], { type: 'color', value: '#0B5E6B' });
    await edit('attribute', 'kleur', [{ field: 'options.testpetrol', base: 900, value: null }]);
    assert.deepEqual((await read('attribute', 'kleur')).values, values);
    await undoLast('attribute', 'kleur');
    assert.equal((await read('attribute', 'kleur')).values['options.testpetrol.label.de'], 'Petrol');
    await edit('attribute', 'kleur', [{ field: 'options.testpetrol', value: null }]);
  });

  it('that are in use stay, and say where they are used', async () => {
    const { attribute } = await ask<{
      attribute: { options: { code: string; use: { products: number; skus: string[]; sizeCharts: string[] } | null }[] };
    }>('{ attribute(code: "maat_dirndl") { options { code use { products skus sizeCharts } } } }', {});
    const used = attribute.options.find(({ use }) => use && use.products > 0 && use.sizeCharts.length > 0);
    assert.ok(used?.use && used.use.skus.length > 0 && used.use.sizeCharts.includes('dirndl'));
    const refused = await edit('attribute', 'maat_dirndl', [{ field: `options.${used.code}`, value: null }]);
    assert.deepEqual([refused.code, refused.field], ['attribute-option-used', `options.${used.code}`]);
  });

  const wrong: readonly (readonly [string, Change, string])[] = [
    ['a colour that is none', { field: 'options.rood.swatch', value: { type: 'color', value: 'red' } }, 'attribute-swatch'],
    ['one without a name', { field: 'options.naamloos', value: 1 }, 'structure-empty'],
    ['a name that is taken away everywhere', { field: 'position', value: null }, 'structure-empty'],
  ];
  for (const [name, change, code] of wrong) {
    it(`refuse ${name}`, async () => assert.equal((await edit('attribute', 'kleur', [change])).code, code));
  }
});

describe('a size chart', () => {
  it('and what sizes are of have names of their own, in the language of who looks', async () => {
    const { attributes, sizeCharts, productChoices } = await ask<{
      attributes: { code: string; label: string }[];
      sizeCharts: { key: string; name: string }[];
      productChoices: { attributes: { code: string; label: string }[]; sizeCharts: { key: string; name: string }[] };
    }>('{ attributes { code label } sizeCharts { key name } productChoices { attributes { code label } sizeCharts { key name } } }', {});
    const labels = attributes.map(({ label }) => label);
    assert.deepEqual(labels, [...new Set(labels)]);
    assert.equal(attributes.find(({ code }) => code === 'maat_kind')?.label, 'Size (children)');
    assert.equal(productChoices.attributes.find(({ code }) => code === 'maat_hemd')?.label, 'Size (shirts)');
    assert.equal(attributes.find(({ code }) => code === 'kleur')?.label, 'Colour');
    assert.equal(sizeCharts.find(({ key }) => key === 'hat')?.name, 'Hats');
    assert.ok(productChoices.sizeCharts.every(({ key, name }) => name !== '' && name !== key));
  });

  it('is made with the sizes of an attribute, filled in, and removed while no product has it', async () => {
    const made = await ask<{ createSizeChart: Result }>(
      'mutation { createSizeChart(sizeChart: "capes", attribute: "maat_hemd", key: "z1") { __typename } }',
      {},
    );
    assert.equal(made.createSizeChart.__typename, 'SizeChartSaved');
    const [first] = (await read('sizeChart', 'capes')).values['order'] as readonly number[];
    await edit('sizeChart', 'capes', [{ field: `label.${first}.nl`, base: null, value: 'borst 90–97 cm, boord 37–38 cm' }]);
    const remove =
      'mutation ($id: ID!, $version: Int!, $key: ID!) { removeSizeChart(id: $id, version: $version, key: $key) { __typename ... on Refusal { code } } }';
    const { removeSizeChart } = await ask<{ removeSizeChart: Result }>(remove, { id: 'capes', version: 2, key: 'z2' }, manager);
    assert.equal(removeSizeChart.__typename, 'SizeChartRemoved');
    const used = await ask<{ removeSizeChart: Result }>(
      remove,
      { id: 'dirndl', version: (await read('sizeChart', 'dirndl')).version, key: 'z3' },
      manager,
    );
    assert.equal(used.removeSizeChart.code, 'chart-used');
  });

  it('is on the product page before the answer', async () => {
    const shown = async () =>
      JSON.stringify(
        (
          await shop.ask(
            '{ products(filter: { sku: { eq: "MA-DIR-1001" } }) { items { ... on ConfigurableProduct { fkv_maten { from { label } to { label } } } } } }',
          )
        ).data,
      );
    const { values } = await read('sizeChart', 'dirndl');
    const [, size] = values['order'] as readonly number[];
    assert.ok(!(await shown()).includes('taille 1–2 cm'));
    await edit(
      'sizeChart',
      'dirndl',
      (values['order'] as readonly number[]).map((id) => ({ field: `label.${id}.nl`, value: 'borst 1–2 cm, taille 1–2 cm' })),
    );
    assert.ok(size !== undefined && (await shown()).includes('taille 1–2 cm'));
    await undoLast('sizeChart', 'dirndl');
  });
});

describe('the shop after small changes', () => {
  it('shows what it shows when it reads everything anew', async () => {
    const attribute = await read('attribute', 'kleur');
    const [option = ''] = Object.keys(attribute.values).filter((path) => /^options\.\w+\.label\.nl$/.test(path));
    await edit('attribute', 'kleur', [{ field: option, value: 'Zonnegoud' }]);
    await edit('brand', brandId, [{ field: 'title', value: 'Zonnehof' }]);
    const { category } = await ask<{ category: Thing }>('{ category(id: "110") { version values } }', {});
    await ask('mutation ($edit: Edit!) { editCategory(edit: $edit) { __typename } }', {
      edit: { id: '110', version: category.version, changes: [{ field: 'texts.nl.name', value: 'Zonnejurken' }], key: 'last' },
    });
    const looks = ['zonnegoud', 'zonnehof', 'zonnejurken', 'dirndl'].map(
      (search) =>
        `{ products(search: "${search}", pageSize: 20) { total_count items { sku name brand { title } categories { name url_path } } aggregations { label options { label count } } } categories { items { children { name children { name } } } } }`,
    );
    const answers = () => Promise.all(looks.map(async (query) => (await shop.ask(query)).data));
    const before = await answers();
    assert.ok(before.slice(0, 3).every((one) => (one as unknown as { products: { total_count: number } }).products.total_count > 0));
    await shop.database.transaction((tx) => touchReadModel(tx, 'catalog'));
    await shop.backend.refresh();
    assert.deepEqual(await answers(), before);
  });
});

describe('a new attribute', () => {
  const create = async (given: Readonly<Record<string, unknown>>, client = editor) => {
    const { data, errors } = await client.ask<{ createAttribute: { __typename: string; code?: string; attribute?: { code: string } } }>(
      `mutation ($code: String!, $input: ProductInputKind!, $labels: [AttributeLabel!]!, $key: ID!) {
         createAttribute(code: $code, input: $input, labels: $labels, key: $key) { __typename ... on Refusal { code } ... on AttributeSaved { attribute { code } } } }`,
      { input: 'select', labels: [{ store: 'nl', text: 'Zakken' }], key: `attribute-${JSON.stringify(given)}`, ...given },
    );
    assert.deepEqual(errors, []);
    return data.createAttribute;
  };

  it('is made on a screen, gets its options, and describes a product', async () => {
    assert.equal((await create({ code: 'zakken' })).attribute?.code, 'zakken');
    const { version } = await read('attribute', 'zakken');
    const changes = [
      { field: 'isVisibleOnFront', base: false, value: true },
      { field: 'options.opstaand', base: null, value: 1 },
      { field: 'options.opstaand.label.nl', base: null, value: 'Opstaand' },
    ];
    assert.equal((await edit('attribute', 'zakken', changes, { version })).__typename, 'AttributeSaved');
    const { data } = await editor.ask<{ product: { version: number }; attribute: { options: { id: string }[] } }>(
      '{ product(sku: "MA-SIE-6202") { version } attribute(code: "zakken") { options { id } } }',
    );
    const saved = await editor.ask<{ editProduct: { __typename: string } }>(
      'mutation ($edit: Edit!) { editProduct(edit: $edit) { __typename ... on Refusal { code message } } }',
      {
        edit: {
          id: 'MA-SIE-6202',
          version: data.product.version,
          key: 'zakken',
          changes: [{ field: 'attributes.zakken', base: null, value: [Number(data.attribute.options[0]?.id)] }],
        },
      },
    );
    assert.equal(saved.data.editProduct.__typename, 'ProductSaved', JSON.stringify(saved));
  });

  for (const [name, given, code] of [
    ['a code that another one has', { code: 'kleur' }, 'attribute-taken'],
    ['a code that the shop uses itself', { code: 'price' }, 'attribute-code'],
    ['a code that is none', { code: 'Kraag-1' }, 'attribute-code'],
    ['no name', { code: 'zonder', labels: [{ store: 'nl', text: ' ' }] }, 'structure-empty'],
  ] as const)
    it(`is refused with ${name}`, async () => assert.equal((await create(given)).code, code));

  it('is no filter of lists: those are fields of the contract', async () => {
    await create({ code: 'zoom', input: 'boolean' });
    const answer = await edit('attribute', 'zoom', [{ field: 'isFilterable', base: false, value: true }]);
    assert.equal(answer.code, 'attribute-filter');
  });
});
