import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { demoMember, type StaffClient } from '#testing/staff-client.ts';
import { checked, rowsOf } from '#testing/staff-imports.ts';
import { readCsv, type CsvRecord } from '../import-export/catalogue/csv-reader.ts';

const sku = 'MA-DIR-1001';
let shop: TestShop;
let manager: StaffClient;
let keys = 0;
before(async () => {
  shop = await createTestShop();
  manager = await demoMember(shop.app, 'manager');
});
after(() => shop.close());

type Choice = { readonly tab?: string; readonly filter?: object; readonly search?: string };
type Asked = { readonly exportProducts: { readonly id: string; readonly fileName: string } };
const askForFile = (choice: Choice, client = manager) =>
  client.ask<Asked>(
    `mutation ($filter: ProductFilter, $tab: ProductTab, $search: String, $key: ID!) {
       exportProducts(filter: $filter, tab: $tab, search: $search, key: $key) { ... on Download { id fileName } } }`,
    { ...choice, key: `products-${(keys += 1)}` },
  );

async function fileOf(choice: Choice): Promise<string> {
  const { data, errors } = await askForFile(choice);
  assert.deepEqual(errors, []);
  assert.match(data.exportProducts.fileName, /^products-\d{4}-\d\d-\d\d\.csv$/);
  const file = await shop.request('GET', `/staff/download/${data.exportProducts.id}`, { cookie: manager.cookie() ?? '' });
  assert.deepEqual([file.statusCode, file.headers['content-type']], [200, 'text/csv; charset=utf-8']);
  return file.body;
}

type Row = Readonly<Record<string, string>>;
async function rowsIn(file: string): Promise<readonly Row[]> {
  const records: CsvRecord[] = [];
  for await (const record of readCsv(Readable.from([Buffer.from(file)]))) records.push(record);
  const [head, ...rows] = records;
  return rows.map(({ cells }) => Object.fromEntries((head?.cells ?? []).map((column, index) => [column, cells[index] ?? ''])));
}

const byCode = (a: string, b: string): number => (a < b ? -1 : 1);
const skusIn = (rows: readonly Row[]): readonly string[] => [...new Set(rows.map((row) => row['sku'] ?? ''))].toSorted(byCode);

/** SKUs of a list, with those of their variants. */
async function listed({ tab, filter, search }: Choice): Promise<readonly string[]> {
  const { data, errors } = await manager.ask<{ products: { items: { sku: string }[] } }>(
    `query ($list: ListInput!, $filter: ProductFilter, $tab: ProductTab) { products(list: $list, filter: $filter, tab: $tab) { items { sku } } }`,
    { list: { first: 200, search }, filter, tab },
  );
  assert.deepEqual(errors, []);
  const { rows } = await shop.database.query<{ sku: string }>(
    `select sku from product where sku = any($1) union
     select variant.sku from product variant join product_variant on variant_id = variant.id
     join product parent on parent.id = product_id where parent.sku = any($1)`,
    [data.products.items.map((item) => item.sku)],
  );
  return rows.map((row) => row.sku).toSorted(byCode);
}

async function edit(field: string, value: unknown): Promise<void> {
  const { data } = await manager.ask<{ product: { version: number; values: Readonly<Record<string, unknown>> } }>(
    'query ($sku: ID!) { product(sku: $sku) { version values } }',
    { sku },
  );
  const { version, values } = data.product;
  const edited = await manager.ask<{ editProduct: { __typename: string } }>(
    'mutation ($edit: Edit!) { editProduct(edit: $edit) { __typename } }',
    { edit: { id: sku, version, changes: [{ field, base: values[field], value }], key: `edit-${field}` } },
  );
  assert.deepEqual(edited.data, { editProduct: { __typename: 'ProductSaved' } });
}

describe('a list of products as a file', { timeout: 300_000 }, () => {
  const none: Choice = { search: 'nothingiscalledso' };
  const choices: readonly Choice[] = [
    { search: sku },
    { tab: 'on', filter: { type: 'configurable', category: '110' } },
    { filter: { type: 'bundle' } },
    none,
  ];
  for (const choice of choices) {
    it(`has what ${JSON.stringify(choice)} finds, with its variants, and brought back it changes nothing`, async () => {
      const [file, skus] = [await fileOf(choice), await listed(choice)];
      assert.deepEqual(skusIn(await rowsIn(file)), skus);
      assert.equal(skus.length > 0, choice !== none);
      const run = await checked(shop, manager, 'catalogue', file);
      assert.deepEqual(
        [run.state, run.rows, run.refused, run.problem],
        ['checked', 0, 0, null],
        JSON.stringify(await rowsOf(manager, run.id)),
      );
    });
  }

  it('has every page of it: all that the shop sells', async () => {
    const { rows } = await shop.database.query<{ sku: string }>('select sku from product');
    assert.deepEqual(skusIn(await rowsIn(await fileOf({}))), rows.map((row) => row.sku).toSorted(byCode));
  });

  const edits: readonly (readonly [field: string, value: unknown, cell: string, now: string])[] = [
    ['texts.de.metaTitle', 'Dirndl, "Vroni"', 'de meta_title', 'Dirndl, "Vroni"'],
    ['weightGrams', 712, ' weight', '0.7120'],
  ];
  for (const [field, value, cell, text] of edits) {
    it(`differs after an edit of ${field} in that cell, and in the moment of it`, async () => {
      const before = await rowsIn(await fileOf({ search: sku }));
      assert.ok(before.length > 10);
      shop.clock.advance(60_000);
      await edit(field, value);
      const now = await rowsIn(await fileOf({ search: sku }));
      assert.equal(now.length, before.length);
      const differing = now.flatMap((row, index) =>
        Object.entries(row).flatMap(([column, is]) =>
          is === before[index]?.[column] || column === 'updated_at' ? [] : [[row['sku'], `${row['store_view_code']} ${column}`, is]],
        ),
      );
      assert.deepEqual(differing, [[sku, cell, text]]);
    });
  }

  it('is in the log by what was asked for', async () => {
    await fileOf({ tab: 'on', filter: { type: 'configurable', attributes: [{ code: 'kleur', value: '2200' }] }, search: 'dirndl' });
    const { rows } = await shop.database.query<{ entity: string; changes: { field: string; after: unknown }[] }>(
      "select entity, changes from audit_entry where action = 'product.export' order by id desc limit 1",
    );
    assert.equal(rows[0]?.entity, 'file');
    assert.deepEqual(Object.fromEntries(rows[0].changes.map(({ field, after: value }) => [field, value])), {
      tab: 'on',
      type: 'configurable',
      attributes: 'kleur: 2200',
      search: 'dirndl',
    });
  });

  it('is for who may export, with fresh factors, and of a choice that is one', async () => {
    for (const role of ['editor', 'auditor', 'finance'] as const) {
      const refused = await askForFile({}, await demoMember(shop.app, role));
      assert.equal(refused.errors[0]?.extensions?.['category'], 'graphql-authorization', role);
    }
    const wrong = await askForFile({ filter: { brand: 'all' } });
    assert.equal(wrong.errors[0]?.extensions?.['category'], 'graphql-input');
    shop.clock.advance(6 * 60_000);
    assert.equal((await askForFile({})).errors[0]?.extensions?.['code'], 'step-up');
  });
});
