import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { demoMember, type StaffClient } from '#testing/staff-client.ts';

const isLong = process.env['TEST_SIZE'] === 'long';
const many = isLong ? 5_000 : 200;
let shop: TestShop;
let manager: StaffClient;
let owner: StaffClient;
before(async () => {
  shop = await createTestShop();
  [manager, owner] = [await demoMember(shop.app, 'manager'), await demoMember(shop.app, 'owner')];
});
after(() => shop.close());

type Change = { readonly field: string; readonly base: unknown; readonly value: unknown };
type Edit = { readonly id: string; readonly version: number; readonly changes: readonly Change[] };
type Run = {
  readonly __typename: string;
  readonly id: string;
  readonly state: string;
  readonly rows: number;
  readonly done: number;
  readonly changed: number;
  readonly refused: number;
  readonly conflicts: number;
  readonly canUndo: boolean;
  readonly code?: string;
  readonly request?: { readonly id: string; readonly summary: string };
};
type Check = {
  readonly __typename: string;
  readonly code?: string;
  readonly rows: number;
  readonly cells: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly waits: boolean;
  readonly faults: readonly { readonly sku: string; readonly field: string | null; readonly code: string; readonly theirs: unknown }[];
  readonly changes: readonly { readonly sku: string; readonly field: string; readonly before: unknown; readonly after: unknown }[];
};
type Row = { readonly sku: string; readonly version: number; readonly values: readonly unknown[] };

async function send(edits: readonly Edit[], client = manager): Promise<string> {
  const sent = await client.upload(edits.map((edit) => JSON.stringify(edit)).join('\n'), { kind: 'sheet', name: 'sheet' });
  assert.equal(sent.statusCode, 200, sent.body);
  return sent.json<{ data: { upload: { id: string } } }>().data.upload.id;
}

async function tryOut(edits: readonly Edit[]): Promise<Check> {
  const { data, errors } = await manager.ask<{ sheetCheck: Check }>(
    `query ($upload: ID!) { sheetCheck(upload: $upload) { __typename ... on Refusal { code message }
       ... on SheetCheck { rows cells unchanged refused waits faults { sku field code theirs } changes { sku field before after } } } }`,
    { upload: await send(edits) },
  );
  assert.deepEqual(errors, []);
  return data.sheetCheck;
}

let keys = 0;
const runFields = 'id state rows done changed refused conflicts canUndo';
async function call(name: 'applySheet' | 'cancelBulk' | 'undoBulk', id: string, client = manager): Promise<Run> {
  const { data, errors } = await client.ask<Record<string, Run>>(
    `mutation ($id: ID!, $key: ID!) { ${name}(${name === 'applySheet' ? 'upload' : 'id'}: $id, key: $key) { __typename
       ... on BulkRun { ${runFields} } ... on Refusal { code } ... on WaitsForApproval { request { id summary } } } }`,
    { id, key: `bulk-${(keys += 1)}` },
  );
  assert.deepEqual(errors, []);
  return data[name] ?? assert.fail('no answer');
}

const look = async (id: string): Promise<Run> =>
  (await manager.ask<{ bulkRun: Run }>(`query ($id: ID!) { bulkRun(id: $id) { ${runFields} } }`, { id })).data.bulkRun;

async function workedOff(id: string): Promise<Run> {
  await shop.backend.runDueJobs();
  return look(id);
}

/** What came of the rows of a run that are in a state. */
async function report(run: string, state: string) {
  const { data } = await manager.ask<{
    bulkRows: { items: { thing: string; code: string | null; conflicts: { path: string; theirs: unknown; mine: unknown }[] }[] };
  }>(
    'query ($run: ID!, $state: BulkRowState) { bulkRows(run: $run, state: $state) { items { thing code conflicts { path theirs mine } } } }',
    {
      run,
      state,
    },
  );
  return data.bulkRows.items;
}

const rowsOf = async (skus: readonly string[], fields: readonly string[]): Promise<readonly Row[]> => {
  const { data, errors } = await manager.ask<{ sheetRows: { items: Row[] } }>(
    'query ($skus: [ID!], $fields: [String!]!) { sheetRows(list: {}, skus: $skus, fields: $fields) { items { sku version values } } }',
    { skus, fields },
  );
  assert.deepEqual(errors, []);
  return data.sheetRows.items;
};

const title = 'texts.nl.metaTitle';
async function titleEdits(skus: readonly string[], value: (sku: string) => string): Promise<readonly Edit[]> {
  return (await rowsOf(skus, [title])).map(({ sku, version, values: [base] }) => ({
    id: sku,
    version,
    changes: [{ field: title, base, value: value(sku) }],
  }));
}

const titles = async (): Promise<ReadonlyMap<string, string | null>> => {
  const { rows } = await shop.database.query<{ sku: string; title: string | null }>(
    `select sku, meta_title as title from product left join product_text on product_id = product.id and store_code = 'nl' order by sku`,
  );
  return new Map(rows.map(({ sku, title: is }) => [sku, is]));
};

const someSkus = async (count: number): Promise<readonly string[]> => {
  const { rows } = await shop.database.query<{ sku: string }>(
    `select sku from product where type = 'simple' and not exists (select from product_variant where variant_id = product.id) order by sku limit $1`,
    [count],
  );
  return rows.map(({ sku }) => sku);
};

const nameInShop = async (sku: string): Promise<string | undefined> => {
  const { data } = await shop.ask<{ products: { items: { name: string }[] } }>(
    'query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { name } } }',
    { variables: { sku }, headers: { store: 'nl' } },
  );
  return data.products.items[0]?.name;
};

describe('a sheet of products', () => {
  it('is tried out: what it would change is told cell by cell, and nothing is written', async () => {
    const [one = '', other = '', third = ''] = await someSkus(3);
    const rows = await rowsOf([one, other, third], ['texts.nl.name', 'brandId', 'texts.de.urlKey']);
    const edit = (index: number, changes: readonly Change[]): Edit => ({
      id: rows[index]?.sku ?? '',
      version: rows[index]?.version ?? 0,
      changes,
    });
    const before = await titles();
    const found = await tryOut([
      edit(0, [{ field: 'texts.nl.name', base: rows[0]?.values[0], value: '  Nieuwe naam ' }]),
      edit(1, [
        { field: 'brandId', base: rows[1]?.values[1], value: null },
        { field: 'texts.de.urlKey', base: rows[1]?.values[2], value: 'Nicht So' },
      ]),
      edit(2, [{ field: 'texts.de.urlKey', base: rows[2]?.values[2], value: rows[0]?.values[2] }]),
      { id: 'NO-SUCH', version: 1, changes: [{ field: title, base: null, value: 'x' }] },
    ]);
    assert.deepEqual(
      found.changes.map(({ sku, field, after: is }) => [sku, field, is]),
      [[one, 'texts.nl.name', 'Nieuwe naam']],
    );
    assert.deepEqual(
      found.faults.map(({ sku, field, code }) => [sku, field, code]),
      [
        [other, 'texts.de.urlKey', 'product-url'],
        [third, 'texts.de.urlKey', 'product-url-taken'],
        ['NO-SUCH', null, 'gone'],
      ],
    );
    assert.deepEqual([found.rows, found.refused, found.waits], [1, 3, false]);
    assert.deepEqual(await titles(), before);
  });

  it('is written, only where it changes something, and is in the shop before anybody reads that it is done', async () => {
    const [sku = '', other = ''] = await someSkus(2);
    const [row, same] = await rowsOf([sku, other], ['texts.nl.name', 'weightGrams']);
    assert.ok(row && same);
    const begun = await call(
      'applySheet',
      await send([
        { id: sku, version: row.version, changes: [{ field: 'texts.nl.name', base: row.values[0], value: 'Uit de tabel' }] },
        { id: other, version: same.version, changes: [{ field: 'weightGrams', base: same.values[1], value: same.values[1] }] },
      ]),
    );
    assert.deepEqual([begun.__typename, begun.state, begun.rows, begun.done], ['BulkRun', 'waiting', 2, 0]);
    const run = await workedOff(begun.id);
    assert.deepEqual([run.state, run.done, run.changed], ['done', 2, 1]);
    assert.equal(await nameInShop(sku), 'Uit de tabel');
    const [is, still] = await rowsOf([sku, other], ['texts.nl.name']);
    assert.deepEqual([is?.version, still?.version], [row.version + 1, same.version]);
    const { rows: entries } = await shop.database.query(
      "select entity_id, actor_name from audit_entry where bulk_id = $1 and action = 'product.bulk'",
      [begun.id],
    );
    assert.deepEqual(entries, [{ entity_id: sku, actor_name: 'Joris Willems' }]);
  });

  it('meets who edits the same cell on the page: a conflict in the cell with their value, and the others are written', async () => {
    const [sku = '', other = ''] = await someSkus(2);
    const edits = await titleEdits([sku, other], (of) => `Tabel ${of}`);
    await manager.ask('mutation ($edit: Edit!) { editProduct(edit: $edit) { __typename } }', {
      edit: { ...edits[0], changes: [{ ...edits[0]?.changes[0], value: 'Van de pagina' }], key: 'page' },
    });
    const found = await tryOut(edits);
    assert.deepEqual(
      found.faults.map(({ sku: of, field, code, theirs }) => [of, field, code, theirs]),
      [[sku, title, 'conflict', 'Van de pagina']],
    );
    const run = await workedOff((await call('applySheet', await send(edits))).id);
    assert.deepEqual([run.state, run.changed, run.conflicts], ['done', 1, 1]);
    assert.deepEqual(await report(run.id, 'conflict'), [
      { thing: sku, code: 'conflict', conflicts: [{ path: title, theirs: 'Van de pagina', mine: `Tabel ${sku}` }] },
    ]);
    assert.equal((await titles()).get(other), `Tabel ${other}`);
  });

  it('stops when it is canceled; what was not done is named, and what cannot be is refused', async () => {
    const edits = await titleEdits(await someSkus(3), () => 'Nooit');
    const { id } = await call('applySheet', await send(edits));
    assert.equal((await call('undoBulk', id)).code, 'bulk-running');
    assert.equal((await call('cancelBulk', id)).state, 'canceled');
    assert.deepEqual([(await workedOff(id)).changed, (await report(id, 'canceled')).length], [0, 3]);
    assert.ok(![...(await titles()).values()].includes('Nooit'));
    assert.equal((await call('cancelBulk', id)).code, 'bulk-ended');
    assert.equal((await call('undoBulk', id)).code, 'bulk-nothing');
  });

  it('is refused as a whole when it is none: no JSON, a product twice, more rows or columns than a sheet has', async () => {
    const edit = { id: 'A', version: 1, changes: [{ field: title, base: null, value: 'x' }] };
    const columns = Array.from({ length: 31 }, (_, index) => ({ field: `attributes.a${index}`, base: null, value: 'x' }));
    assert.equal((await manager.upload('sku,qty\nA,1\n', { kind: 'sheet' })).statusCode, 415);
    assert.equal((await tryOut([edit, edit])).code, 'file');
    assert.equal((await tryOut([{ ...edit, changes: columns }])).code, 'file');
    const rows = Array.from({ length: 5_001 }, (_, index) => ({ ...edit, id: `A${index}` }));
    assert.equal((await tryOut(rows)).code, 'bulk-rows');
  });

  it(`of ${many} is undone: what three have changed since stays and is named with both values, all others go back`, async () => {
    await growTo(many);
    const skus = await someSkus(many);
    const before = await titles();
    const edits = (await Promise.all(inParts(skus).map((part) => titleEdits(part, (sku) => `Alles ${sku}`)))).flat();
    const asked = await call('applySheet', await send(edits));
    const id = asked.__typename === 'WaitsForApproval' ? await approved(asked) : asked.id;
    const run = await workedOff(id);
    assert.deepEqual([run.state, run.changed, run.canUndo], ['done', many, true]);
    const touched = skus.slice(5, 8);
    for (const edit of await titleEdits(touched, (sku) => `Later ${sku}`))
      await manager.ask('mutation ($edit: Edit!) { editProduct(edit: $edit) { __typename } }', { edit: { ...edit, key: edit.id } });
    const undoing = await call('undoBulk', id, owner);
    const undone = await workedOff(undoing.id);
    assert.deepEqual([undone.state, undone.changed, undone.conflicts], ['done', many - 3, 3]);
    assert.deepEqual(
      (await report(undoing.id, 'conflict')).map(({ thing, conflicts }) => [thing, conflicts[0]?.theirs, conflicts[0]?.mine]),
      touched.map((sku) => [sku, `Later ${sku}`, before.get(sku) ?? null]),
    );
    const now = await titles();
    for (const sku of skus) assert.equal(now.get(sku) ?? null, touched.includes(sku) ? `Later ${sku}` : (before.get(sku) ?? null));
    assert.equal((await call('undoBulk', id)).code, 'bulk-undone');
  });
});

const inParts = (skus: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(skus.length / 500) }, (_, index) => skus.slice(index * 500, index * 500 + 500));

/** More rows than one person may change: somebody else decides. */
async function approved({ request }: Run): Promise<string> {
  assert.match(request?.summary ?? '', /5\.000 .* 1 /);
  await owner.ask('mutation ($id: ID!) { decide(request: $id, approve: true, key: "bulk") { __typename } }', { id: request?.id });
  const { data } = await manager.ask<{ bulkRuns: { id: string }[] }>('{ bulkRuns { id } }');
  return data.bulkRuns[0]?.id ?? assert.fail('it did not begin');
}

/** Copies of a product until there are enough: with names, prices and pictures, so that they may be in the shop. */
async function growTo(count: number): Promise<void> {
  const there = (await someSkus(count)).length;
  if (there >= count) return;
  const [sku = ''] = await someSkus(1);
  const columns = async (table: string, without: readonly string[]): Promise<string> => {
    const { rows } = await shop.database.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
      [table],
    );
    return rows.flatMap(({ name }) => (without.includes(name) ? [] : [name])).join(', ');
  };
  const product = await columns('product', ['id', 'sku']);
  await shop.database.query(
    `insert into product (id, sku, ${product}) select (select max(id) from product) + n, 'COPY-' || lpad(n::text, 5, '0'), ${product}
     from product, generate_series(1, $2) as n where sku = $1`,
    [sku, count - there],
  );
  await shop.database.query(
    `insert into product_text (product_id, store_code, name) select id, 'nl', sku from product where sku like 'COPY-%'`,
  );
  await shop.database.query(`update product set is_enabled = false where sku like 'COPY-%'`);
}
