import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { demoMember, type StaffClient } from '#testing/staff-client.ts';
import { sheetClient, type SheetChange, type SheetEdit, type SheetRun } from '#testing/staff-sheet.ts';

const isLong = process.env['TEST_SIZE'] === 'long';
const many = isLong ? 5_000 : 200;
let shop: TestShop;
let manager: StaffClient;
let owner: StaffClient;
let sheet: ReturnType<typeof sheetClient>;
before(async () => {
  shop = await createTestShop();
  [manager, owner] = [await demoMember(shop.app, 'manager'), await demoMember(shop.app, 'owner')];
  sheet = sheetClient(shop, manager);
});
after(() => shop.close());

const title = 'texts.nl.metaTitle';
async function titleEdits(skus: readonly string[], value: (sku: string) => string): Promise<readonly SheetEdit[]> {
  return (await sheet.rows(skus, [title])).map(({ sku, version, values: [base] }) => ({
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
    const rows = await sheet.rows([one, other, third], ['texts.nl.name', 'brandId', 'texts.de.urlKey']);
    const edit = (index: number, changes: readonly SheetChange[]): SheetEdit => ({
      id: rows[index]?.sku ?? '',
      version: rows[index]?.version ?? 0,
      changes,
    });
    const before = await titles();
    const found = await sheet.tryOut([
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
    const [row, same] = await sheet.rows([sku, other], ['texts.nl.name', 'weightGrams']);
    assert.ok(row && same);
    const begun = await sheet.call(
      'applySheet',
      await sheet.send([
        { id: sku, version: row.version, changes: [{ field: 'texts.nl.name', base: row.values[0], value: 'Uit de tabel' }] },
        { id: other, version: same.version, changes: [{ field: 'weightGrams', base: same.values[1], value: same.values[1] }] },
      ]),
    );
    assert.deepEqual([begun.__typename, begun.state, begun.rows, begun.done], ['BulkRun', 'waiting', 2, 0]);
    const run = await sheet.workedOff(begun.id);
    assert.deepEqual([run.state, run.done, run.changed], ['done', 2, 1]);
    assert.equal(await nameInShop(sku), 'Uit de tabel');
    const [is, still] = await sheet.rows([sku, other], ['texts.nl.name']);
    assert.deepEqual([is?.version, still?.version], [row.version + 1, same.version]);
    const { rows: entries } = await shop.database.query(
      "select entity_id, actor_name from audit_entry where bulk_id = $1 and action = 'product.bulk'",
      [begun.id],
    );
    assert.deepEqual(entries, [{ entity_id: sku, actor_name: 'Joris Willems' }]);
  });

  it('has what a product is made of, how it is washed and how much of it there is, each as one cell (LAW-15, LAW-04)', async () => {
    const fields = ['materials', 'care', 'content'];
    const [sku = ''] = await someSkus(1);
    const [row] = await sheet.rows([sku], fields);
    assert.ok(row);
    const edit = (values: readonly unknown[]): SheetEdit => ({
      id: sku,
      version: row.version,
      changes: fields.map((field, index) => ({ field, base: row.values[index], value: values[index] })),
    });
    const part = (percent: number) => [{ part: { nl: 'Voering', de: 'Futter' }, fibres: [{ fibre: 'katoen', percent }] }];
    const found = await sheet.tryOut([edit([part(90), [], { amount: 0, unit: 'ml' }])]);
    assert.deepEqual(
      found.faults.map(({ field, code }) => [field, code]),
      [
        ['materials', 'product-fibres'],
        ['content', 'product-value'],
      ],
    );
    const wanted = [part(100), [], { amount: 250, unit: 'ml' }];
    const run = await sheet.change([edit(wanted)]);
    assert.deepEqual([run.changed, (await sheet.rows([sku], fields))[0]?.values], [1, wanted]);
    await sheet.undo(run.id);
    assert.deepEqual((await sheet.rows([sku], fields))[0]?.values, row.values);
    // A document that is asked often is compiled, and answers the same.
    for (let times = 0; times < 5; times += 1) {
      const { data } = await manager.ask<{ productChoices: { materialWords: readonly object[] } }>('{ productChoices { materialWords } }');
      assert.ok(data.productChoices.materialWords.some((words) => Object.values(words).includes('Futter')));
    }
  });

  it('meets who edits the same cell on the page: a conflict in the cell with their value, and the others are written', async () => {
    const [sku = '', other = ''] = await someSkus(2);
    const edits = await titleEdits([sku, other], (of) => `Tabel ${of}`);
    await manager.ask('mutation ($edit: Edit!) { editProduct(edit: $edit) { __typename } }', {
      edit: { ...edits[0], changes: [{ ...edits[0]?.changes[0], value: 'Van de pagina' }], key: 'page' },
    });
    const found = await sheet.tryOut(edits);
    assert.deepEqual(
      found.faults.map(({ sku: of, field, code, theirs }) => [of, field, code, theirs]),
      [[sku, title, 'conflict', 'Van de pagina']],
    );
    const run = await sheet.workedOff((await sheet.call('applySheet', await sheet.send(edits))).id);
    assert.deepEqual([run.state, run.changed, run.conflicts], ['done', 1, 1]);
    assert.deepEqual(await sheet.report(run.id, 'conflict'), [
      { thing: sku, code: 'conflict', conflicts: [{ path: title, theirs: 'Van de pagina', mine: `Tabel ${sku}` }] },
    ]);
    assert.equal((await titles()).get(other), `Tabel ${other}`);
  });

  it('stops when it is canceled; what was not done is named, and what cannot be is refused', async () => {
    const edits = await titleEdits(await someSkus(3), () => 'Nooit');
    const { id } = await sheet.call('applySheet', await sheet.send(edits));
    assert.equal((await sheet.call('undoBulk', id)).code, 'bulk-running');
    assert.equal((await sheet.call('cancelBulk', id)).state, 'canceled');
    assert.deepEqual([(await sheet.workedOff(id)).changed, (await sheet.report(id, 'canceled')).length], [0, 3]);
    assert.ok(![...(await titles()).values()].includes('Nooit'));
    assert.equal((await sheet.call('cancelBulk', id)).code, 'bulk-ended');
    assert.equal((await sheet.call('undoBulk', id)).code, 'bulk-nothing');
  });

  it('is refused as a whole when it is none: no JSON, a product twice, more rows or columns than a sheet has', async () => {
    const edit = { id: 'A', version: 1, changes: [{ field: title, base: null, value: 'x' }] };
    const columns = Array.from({ length: 31 }, (_, index) => ({ field: `attributes.a${index}`, base: null, value: 'x' }));
    assert.equal((await manager.upload('sku,qty\nA,1\n', { kind: 'sheet' })).statusCode, 415);
    assert.equal((await sheet.tryOut([edit, edit])).code, 'file');
    assert.equal((await sheet.tryOut([{ ...edit, changes: columns }])).code, 'file');
    const rows = Array.from({ length: 5_001 }, (_, index) => ({ ...edit, id: `A${index}` }));
    assert.equal((await sheet.tryOut(rows)).code, 'bulk-rows');
  });

  it('that was put back is made again, and put back again: each run says which it does', async () => {
    const [sku = ''] = await someSkus(1);
    const before = (await titles()).get(sku);
    const run = await sheet.change(await titleEdits([sku], () => 'Heen'));
    const back = await sheet.undo(run.id);
    assert.deepEqual([back.isAgain, (await titles()).get(sku)], [false, before]);
    const again = await sheet.undo(back.id);
    assert.deepEqual([again.isAgain, (await titles()).get(sku)], [true, 'Heen']);
    const last = await sheet.undo(again.id);
    assert.deepEqual([last.isAgain, (await titles()).get(sku)], [false, before]);
  });

  it(`of ${many} is undone: what three have changed since stays and is named with both values, all others go back`, async () => {
    await growTo(many);
    const skus = await someSkus(many);
    const before = await titles();
    const edits = (await Promise.all(inParts(skus).map((part) => titleEdits(part, (sku) => `Alles ${sku}`)))).flat();
    const asked = await sheet.call('applySheet', await sheet.send(edits));
    const id = asked.__typename === 'WaitsForApproval' ? await approved(asked) : asked.id;
    const run = await sheet.workedOff(id);
    assert.deepEqual([run.state, run.changed, run.canUndo], ['done', many, true]);
    const touched = skus.slice(5, 8);
    for (const edit of await titleEdits(touched, (sku) => `Later ${sku}`))
      await manager.ask('mutation ($edit: Edit!) { editProduct(edit: $edit) { __typename } }', { edit: { ...edit, key: edit.id } });
    const undoing = await sheetClient(shop, owner).call('undoBulk', id);
    const undone = await sheet.workedOff(undoing.id);
    assert.deepEqual([undone.state, undone.changed, undone.conflicts], ['done', many - 3, 3]);
    assert.deepEqual(
      (await sheet.report(undoing.id, 'conflict')).map(({ thing, conflicts }) => [thing, conflicts[0]?.theirs, conflicts[0]?.mine]),
      touched.map((sku) => [sku, `Later ${sku}`, before.get(sku) ?? null]),
    );
    const now = await titles();
    for (const sku of skus) assert.equal(now.get(sku) ?? null, touched.includes(sku) ? `Later ${sku}` : (before.get(sku) ?? null));
    assert.equal((await sheet.call('undoBulk', id)).code, 'bulk-undone');
  });
});

const inParts = (skus: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(skus.length / 500) }, (_, index) => skus.slice(index * 500, index * 500 + 500));

/** More rows than one person may change: somebody else decides. */
async function approved({ request }: SheetRun): Promise<string> {
  assert.match(request?.summary ?? '', /5\.000 .* 1 /);
  await owner.ask('mutation ($id: ID!) { decide(request: $id, approve: true, key: "bulk") { __typename } }', { id: request?.id });
  const { data } = await manager.ask<{ bulkRuns: { id: string; state: string }[] }>('{ bulkRuns { id state } }');
  return data.bulkRuns.find(({ state }) => state === 'waiting')?.id ?? assert.fail('it did not begin');
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
