import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { imported } from '#testing/staff-imports.ts';
import { demoMember, staffClient, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId, staffSnapshot } from '#testing/staff-sessions.ts';

let shop: TestShop;
let editor: StaffClient;
let manager: StaffClient;
let seen: (readonly string[] | undefined)[] = [];
before(async () => {
  shop = await createTestShop();
  editor = await demoMember(shop.app, 'editor');
  // With fresh factors, which deleting asks for.
  manager = staffClient(shop.app);
  manager.setCookie(await makeSession(shop.database, await memberId(shop.database, 'manager'), shop.clock.now()));
  shop.backend.changes.subscribe((tags) => void seen.push(tags));
});
after(() => shop.close());

type Values = Readonly<Record<string, unknown>>;
type Page = { readonly version: number; readonly values: Values; readonly products: { id: string; bySales: number; byAge: number }[] };
type Result = {
  readonly __typename: string;
  readonly merged?: readonly string[];
  readonly code?: string;
  readonly field?: string;
  readonly products?: number;
  readonly category?: { readonly id: string; readonly version: number };
  readonly fields?: readonly { readonly path: string; readonly theirs: unknown }[];
};
/** Of the demo: women, dirndls, and those of 50, 60 and 70 cm. */
const [women, dirndls, mini, midi] = ['100', '110', '111', '112'];
let keys = 0;

async function read(id: string, client = editor): Promise<Page> {
  const { data, errors } = await client.ask<{ category: Page }>(
    'query ($id: ID!) { category(id: $id) { version values products { id bySales byAge } } }',
    { id },
  );
  assert.deepEqual(errors, []);
  return data.category;
}

const saved = `__typename ... on CategorySaved { merged category { id version } } ... on Refusal { code field }`;
async function call(field: string, args: string, variables: object, client = editor): Promise<Result> {
  const { data, errors } = await client.ask<Record<string, Result>>(args, variables);
  assert.deepEqual(errors, []);
  return data[field] ?? assert.fail('no answer');
}
type Change = { readonly field: string; readonly base?: unknown; readonly value: unknown };
const edit = (id: string, version: number, changes: readonly Change[], client = editor): Promise<Result> =>
  call(
    'editCategory',
    `mutation ($edit: Edit!) { editCategory(edit: $edit) { ${saved} ... on EditConflict { fields { path theirs } } } }`,
    { edit: { id, version, changes, key: `c${(keys += 1)}` } },
    client,
  );
const create = (parent: string, name: string, client = editor): Promise<Result> =>
  call(
    'createCategory',
    `mutation ($parent: ID!, $names: [StoreText!]!, $key: ID!) { createCategory(parent: $parent, names: $names, key: $key) { ${saved} } }`,
    { parent, names: [{ store: 'nl', text: name }], key: `c${(keys += 1)}` },
    client,
  );
const remove = async (id: string, productsTo?: string): Promise<Result> =>
  call(
    'removeCategory',
    `mutation ($id: ID!, $version: Int!, $productsTo: ID, $key: ID!) { removeCategory(id: $id, version: $version, productsTo: $productsTo, key: $key) {
       __typename ... on CategoryRemoved { products } ... on Refusal { code field } } }`,
    { id, version: (await read(id)).version, productsTo, key: `c${(keys += 1)}` },
    manager,
  );

type Route = { readonly redirect_code: number; readonly relative_url: string } | null;
const route = async (url: string, store = 'nl'): Promise<Route> =>
  (
    await shop.ask<{ route: Route }>('query ($url: String!) { route(url: $url) { redirect_code relative_url } }', {
      variables: { url },
      headers: { store },
    })
  ).data.route;

/** The names of the menu of a parent, as the shop shows them. */
async function menuOf(id: string, store = 'nl'): Promise<readonly string[]> {
  const { data } = await shop.ask<{ categories: { items: { children: { name: string; include_in_menu: number }[] }[] } }>(
    'query ($id: String!) { categories(filters: { ids: { eq: $id } }) { items { children { name include_in_menu } } } }',
    { variables: { id }, headers: { store } },
  );
  return data.categories.items[0]?.children.filter((one) => one.include_in_menu).map(({ name }) => name) ?? [];
}

/** Every row, with where it lies on the disk: a row that was written again lies elsewhere. */
const tables = ['category', 'category_text', 'product_category', 'product', 'product_text', 'product_summary', 'url_rewrite'];
async function rowsOf(): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  for (const table of tables) {
    const { rows } = await shop.database.query<{ at: string }>(`select ctid::text as at from ${table} order by ctid`);
    found[table] = rows.map(({ at }) => at);
  }
  return found;
}
async function written(work: () => Promise<unknown>): Promise<Readonly<Record<string, number>>> {
  const before = await rowsOf();
  await work();
  const after = await rowsOf();
  const counts = tables.map((table) => [table, after[table]?.filter((at) => !before[table]?.includes(at)).length ?? 0] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

describe('a category that staff edits', () => {
  it('is called so in the menu before the answer, in the language it was changed in', async () => {
    const { version, values } = await read(dirndls);
    const [nl, de] = [await menuOf(women), await menuOf(women, 'de')];
    const answer = await edit(dirndls, version, [{ field: 'texts.de.name', base: values['texts.de.name'], value: 'Alle Dirndl' }]);
    assert.deepEqual([answer.__typename, answer.category?.version], ['CategorySaved', version + 1]);
    assert.deepEqual(await menuOf(women), nl);
    assert.deepEqual(
      await menuOf(women, 'de'),
      de.map((name) => (name === values['texts.de.name'] ? 'Alle Dirndl' : name)),
    );
  });

  it('writes the rows that were changed, and none when nothing was', async () => {
    const { version, values } = await read(dirndls);
    const log = await staffSnapshot(shop.database);
    const same = Object.entries(values).map(([field, base]) => ({ field, base, value: base }));
    assert.ok(same.length > 30);
    assert.deepEqual(await written(() => edit(dirndls, version, same)), {});
    assert.equal((await read(dirndls)).version, version);
    const text = { field: 'texts.en.metaTitle', base: values['texts.en.metaTitle'], value: 'Dirndls from Bavaria' };
    assert.deepEqual(await written(() => edit(dirndls, version, [text])), { category: 1, category_text: 1 });
    assert.deepEqual(await written(() => edit(dirndls, version + 1, [{ field: 'includeInMenu', value: false }])), { category: 1 });
    assert.ok(!(await menuOf(women)).includes(String(values['texts.nl.name'])));
    await edit(dirndls, version + 2, [{ field: 'includeInMenu', value: true }]);
    assert.notEqual(await staffSnapshot(shop.database), log);
  });

  it('keeps what two people change; the same field is a conflict', async () => {
    const { version, values } = await read(midi);
    const name = { field: 'texts.nl.name', base: values['texts.nl.name'] };
    await edit(midi, version, [{ ...name, value: 'Midi' }]);
    const menu = await edit(midi, version, [{ field: 'texts.nl.metaTitle', base: null, value: 'Midi-dirndls' }], manager);
    assert.deepEqual([menu.__typename, menu.merged], ['CategorySaved', ['texts.nl.name']]);
    const third = await edit(midi, version, [{ ...name, value: 'Halflang' }], manager);
    assert.deepEqual(third.fields, [{ path: 'texts.nl.name', theirs: 'Midi' }]);
    assert.equal((await read(midi)).values['texts.nl.name'], 'Midi');
  });

  it('goes back by the log', async () => {
    const before = await read(mini);
    await edit(mini, before.version, [
      { field: 'texts.nl.name', base: before.values['texts.nl.name'], value: 'Kort' },
      { field: 'place', base: before.values['place'], value: { parentId: Number(dirndls), after: Number(midi) } },
    ]);
    const { data } = await manager.ask<{ audit: { items: { id: string; canUndo: boolean }[] } }>(
      'query ($id: String!) { audit(list: { first: 1 }, filter: { entity: "category", entityId: $id }) { items { id canUndo } } }',
      { id: mini },
    );
    assert.equal(data.audit.items[0]?.canUndo, true);
    const undone = await manager.ask('mutation ($id: ID!) { undo(entry: $id, key: "cu1") { __typename } }', {
      id: data.audit.items[0]?.id,
    });
    assert.deepEqual([undone.errors, undone.data], [[], { undo: { __typename: 'Undone' } }]);
    assert.deepEqual((await read(mini)).values, before.values);
  });
});

describe('a category that is moved', () => {
  it('stands in the menu where it was put, and only neighbours in its way move on', async () => {
    const names = await menuOf(dirndls);
    const [first, second, ...rest] = names;
    const { version, values } = await read(mini);
    const counts = await written(() =>
      edit(mini, version, [{ field: 'place', base: values['place'], value: { parentId: 110, after: 112 } }]),
    );
    assert.deepEqual(await menuOf(dirndls), [second, first, ...rest]);
    assert.ok((counts['category'] ?? 0) <= names.length && Object.keys(counts).length === 1, JSON.stringify(counts));
    const back = await read(mini);
    assert.deepEqual(await written(() => edit(mini, back.version, [{ field: 'place', value: { parentId: 110, after: null } }])), {
      category: 1,
    });
    assert.deepEqual(await menuOf(dirndls), names);
  });

  it('keeps its old address, and those below it, without a stop on the way and without a circle', async () => {
    assert.deepEqual(await route('dames/dirndls/mini-dirndls'), { redirect_code: 0, relative_url: 'dames/dirndls/mini-dirndls' });
    const rename = async (value: string) => edit(dirndls, (await read(dirndls)).version, [{ field: 'texts.nl.urlKey', value }]);
    await rename('jurken');
    await rename('dirndljurken');
    for (const old of ['dirndls', 'jurken']) {
      assert.deepEqual(await route(`dames/${old}/mini-dirndls`), { redirect_code: 301, relative_url: 'dames/dirndljurken/mini-dirndls' });
    }
    const chain = await shop.database.query(
      'select 1 from url_rewrite as one join url_rewrite as next on next.store_code = one.store_code and next.request_path = one.target_path',
    );
    assert.deepEqual(chain.rows, []);
    await rename('dirndls');
    assert.deepEqual(await route('dames/dirndls/mini-dirndls'), { redirect_code: 0, relative_url: 'dames/dirndls/mini-dirndls' });
    assert.deepEqual(await route('dames/jurken'), { redirect_code: 301, relative_url: 'dames/dirndls' });
  });

  it('is found where it went, from where it was', async () => {
    const { version, values } = await read(mini);
    await edit(mini, version, [{ field: 'place', base: values['place'], value: { parentId: Number(women), after: null } }]);
    assert.deepEqual(await route('dames/dirndls/mini-dirndls'), { redirect_code: 301, relative_url: 'dames/mini-dirndls' });
    assert.equal((await route('damen/dirndl/mini-dirndl', 'de'))?.redirect_code, 301);
    await edit(mini, version + 1, [{ field: 'place', value: values['place'] }]);
    assert.deepEqual(await route('dames/mini-dirndls'), { redirect_code: 301, relative_url: 'dames/dirndls/mini-dirndls' });
  });

  const refusals: readonly (readonly [string, string, Change, string])[] = [
    ['below itself', women, { field: 'place', value: { parentId: 111, after: null } }, 'category-circle'],
    ['below nothing', mini, { field: 'place', value: { parentId: 99_999, after: null } }, 'category-place'],
    ['behind one that stands elsewhere', mini, { field: 'place', value: { parentId: 110, after: 100 } }, 'category-place'],
    ['at no place at all', mini, { field: 'place', value: 'top' }, 'category-place'],
    ['to the address of another one', mini, { field: 'texts.nl.urlKey', value: 'midi-dirndls' }, 'category-url-taken'],
    ['when it is the root', '2', { field: 'isActive', value: false }, 'category-root'],
    ['with a green claim (LAW-11)', mini, { field: 'texts.nl.description', value: 'Duurzame mode.' }, 'structure-claim'],
  ];
  for (const [name, id, change, code] of refusals) {
    it(`is refused ${name}`, async () => {
      const { version } = await read(id);
      const answer = await edit(id, version, [change]);
      assert.deepEqual([answer.__typename, answer.code, answer.field], ['Refusal', code, change.field]);
      assert.equal((await read(id)).version, version);
    });
  }
});

describe('products of a category', () => {
  const shown = async (): Promise<readonly string[]> => {
    const { data } = await shop.ask<{ products: { items: { id: number }[] } }>(
      'query ($id: String!) { products(filter: { category_id: { eq: $id } }, sort: { position: ASC }, pageSize: 50) { items { id } } }',
      { variables: { id: midi } },
    );
    return data.products.items.map(({ id }) => String(id));
  };

  it('stand in the shop as they were put by hand, with their places by sales and age beside them', async () => {
    const { version, products, values } = await read(midi);
    const last = products.at(-1)?.id ?? '';
    assert.ok(products.length > 1);
    assert.deepEqual(
      products.map((one) => one.bySales).toSorted((a, b) => a - b),
      products.map((_, index) => index + 1),
    );
    const first = Number(values[`products.${products[0]?.id ?? ''}`]);
    const counts = await written(() =>
      edit(midi, version, [{ field: `products.${last}`, base: values[`products.${last}`], value: first - 1 }]),
    );
    assert.deepEqual(counts, { category: 1, product_category: 1, product: 1 });
    assert.equal((await shown())[0], last);
  });

  it('come and go one by one', async () => {
    const { version, products } = await read(midi);
    const gone = products[0]?.id ?? '';
    await edit(midi, version, [{ field: `products.${gone}`, value: null }]);
    assert.ok(!(await shown()).includes(gone));
    await edit(midi, version + 1, [{ field: `products.${gone}`, base: null, value: 1 }]);
    assert.ok((await shown()).includes(gone));
  });
});

describe('products that leave a category by their own page or by a file', () => {
  /** Takes a product out of the category on the page of the product. */
  async function takeOut(of: string): Promise<void> {
    const { data } = await editor.ask<{ product: { version: number; values: Values } }>(
      'query ($sku: ID!) { product(sku: $sku) { version values } }',
      { sku: of },
    );
    const field = `categories.${midi}`;
    const changes = [{ field, base: data.product.values[field], value: null }];
    const { data: answer } = await editor.ask<{ editProduct: Result }>(
      'mutation ($edit: Edit!) { editProduct(edit: $edit) { __typename } }',
      { edit: { id: of, version: data.product.version, changes, key: `p${(keys += 1)}` } },
    );
    assert.equal(answer.editProduct.__typename, 'ProductSaved');
  }
  const skuOf = async (id: string): Promise<string> =>
    (await shop.database.query<{ sku: string }>('select sku from product where id = $1', [id])).rows[0]?.sku ?? '';
  /** Puts all of its products in another order, as "by sales" does. */
  const sort = ({ version, products, values }: Page) =>
    edit(
      midi,
      version,
      products.map(({ id }, index) => ({ field: `products.${id}`, base: values[`products.${id}`], value: 100 + index })),
    );

  it('are not put back by who sorts it as it was: on a page', async () => {
    const open = await read(midi);
    const gone = open.products[0]?.id ?? '';
    await takeOut(await skuOf(gone));
    const sorted = await sort(open);
    assert.deepEqual([sorted.__typename, sorted.fields], ['EditConflict', [{ path: `products.${gone}`, theirs: null }]]);
    const now = await read(midi);
    assert.ok(now.version > open.version, 'who has it open hears of it');
    assert.equal((await sort(now)).__typename, 'CategorySaved');
  });

  it('are not put back by who sorts it as it was: by a file, and who changes something else meets no conflict', async () => {
    const open = await read(midi);
    const gone = open.products[0]?.id ?? '';
    const run = await imported(shop, manager, 'catalogue', `sku,categories\n${await skuOf(gone)},Default Category/Dames\n`);
    assert.equal(run.changed, 1);
    assert.equal((await sort(open)).__typename, 'EditConflict');
    const text = await edit(midi, open.version, [{ field: 'texts.nl.metaTitle', base: open.values['texts.nl.metaTitle'], value: 'Midi!' }]);
    assert.equal(text.__typename, 'CategorySaved');
  });

  it('are not put back by an undo of who had moved them', async () => {
    const { version, products, values } = await read(midi);
    const one = products[0]?.id ?? '';
    await edit(midi, version, [{ field: `products.${one}`, base: values[`products.${one}`], value: 500 }]);
    await takeOut(await skuOf(one));
    const { data } = await manager.ask<{ audit: { items: readonly { id: string }[] } }>(
      'query ($id: String!) { audit(list: { first: 1 }, filter: { entity: "category", entityId: $id }) { items { id } } }',
      { id: midi },
    );
    const undo = await manager.ask<{ undo: { __typename: string } }>(
      'mutation ($id: ID!) { undo(entry: $id, key: "undo-move") { __typename } }',
      {
        id: data.audit.items[0]?.id,
      },
    );
    assert.equal(undo.data.undo.__typename, 'EditConflict');
    assert.ok((await read(midi)).products.every(({ id }) => id !== one));
  });

  it('raise its version once for a file of many, and not at all where they stay where they are', async () => {
    const { version, products } = await read(midi);
    const skus = await Promise.all(products.map(({ id }) => skuOf(id)));
    await imported(shop, manager, 'catalogue', `sku,meta_title\n${skus.map((sku) => `${sku},Een dirndl voor u`).join('\n')}\n`);
    assert.equal((await read(midi)).version, version);
    await imported(
      shop,
      manager,
      'catalogue',
      `sku,categories\n${skus
        .slice(0, 2)
        .map((sku) => `${sku},Default Category/Dames`)
        .join('\n')}\n`,
    );
    assert.equal((await read(midi)).version, version + 1);
  });
});

describe('making and removing categories', () => {
  it('a new one is behind the others, hidden until it is shown, and called the same by nobody else', async () => {
    const made = await create(dirndls, 'Dirndls voor Kinderen');
    const id = made.category?.id ?? '';
    const { version, values } = await read(id);
    assert.deepEqual(
      [values['isActive'], values['texts.nl.urlKey'], (await menuOf(dirndls)).includes('Dirndls voor Kinderen')],
      [false, 'dirndls-voor-kinderen', false],
    );
    await edit(id, version, [{ field: 'isActive', base: false, value: true }]);
    assert.equal((await menuOf(dirndls)).at(-1), 'Dirndls voor Kinderen');
    assert.equal((await create(dirndls, ' ')).code, 'category-name');
    assert.deepEqual(
      [(await remove(id)).__typename, await menuOf(dirndls).then((names) => names.includes('Dirndls voor Kinderen'))],
      ['CategoryRemoved', false],
    );
  });

  it('one with categories below it is refused; its products are asked where they go, and its address follows them', async () => {
    assert.equal((await remove(women)).code, 'category-children');
    assert.equal((await remove('113')).code, 'category-products');
    const before = (await read('113')).products.map(({ id }) => id);
    const { version } = await read(midi);
    assert.deepEqual(await remove('113', midi), { __typename: 'CategoryRemoved', products: before.length });
    const { products, version: raised } = await read(midi);
    assert.equal(raised, version + 1, 'who has it open hears of the products that came');
    const now = products.map(({ id }) => id);
    assert.ok(before.length > 0 && before.every((id) => now.includes(id)));
    assert.deepEqual(await route('dames/dirndls/lange-dirndls'), { redirect_code: 301, relative_url: 'dames/dirndls/midi-dirndls' });
    assert.deepEqual((await editor.ask('{ category(id: "113") { id } }')).errors.length, 1);
  });

  it('who may read, change and delete', async () => {
    for (const role of ['owner', 'manager', 'editor', 'service', 'finance', 'auditor']) {
      const client = staffClient(shop.app);
      client.setCookie(await makeSession(shop.database, await memberId(shop.database, role), shop.clock.now()));
      const { version } = await read(midi, client);
      const variables = { edit: { id: midi, version, changes: [{ field: 'isAnchor', value: true }], key: `r${role}` } };
      const changed = await client.ask('mutation ($edit: Edit!) { editCategory(edit: $edit) { __typename } }', variables);
      assert.equal(changed.status === 403, !['owner', 'manager', 'editor'].includes(role), role);
      const removal = 'mutation ($id: ID!) { removeCategory(id: $id, version: 1, key: "x") { __typename } }';
      assert.equal((await client.ask(removal, { id: women })).status === 403, !['owner', 'manager'].includes(role), role);
    }
  });
});

describe('what is told to caches when a category changes', () => {
  it('the menu, the category and those above it, and products that stand in it; nothing of others', async () => {
    const { version, products } = await read(midi);
    seen = [];
    await edit(midi, version, [{ field: 'texts.nl.name', value: 'Midi-dirndls' }]);
    const tags = seen.flatMap((one) => one ?? ['everything']);
    for (const tag of ['catalog', `c${midi}`, `c${dirndls}`, `c${women}`, ...products.map(({ id }) => `p${id}`)])
      assert.ok(tags.includes(tag), tag);
    const { rows } = await shop.database.query<{ id: number }>(
      `select id from product where is_visible and id not in (select product_id from product_category where category_id = $1)
       and type = 'simple' limit 20`,
      [midi],
    );
    assert.deepEqual(
      tags.filter((tag) => tag === 'everything' || tag === 'c200' || rows.some(({ id }) => tag === `p${id}`)),
      [],
    );
  });
});
