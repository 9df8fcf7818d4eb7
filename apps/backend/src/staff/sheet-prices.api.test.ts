import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { writeCatalogue } from '#modules/catalog/index.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { demoMember, type StaffClient } from '#testing/staff-client.ts';
import { sheetClient, type SheetEdit } from '#testing/staff-sheet.ts';

const [single, sized] = ['MA-SIE-6202', 'MA-DIR-1001'] as const;
const [price, title] = ['regular.nl.now', 'texts.nl.metaTitle'] as const;

let shop: TestShop;
let manager: StaffClient;
let sheet: ReturnType<typeof sheetClient>;
before(async () => {
  shop = await createTestShop();
  manager = await demoMember(shop.app, 'manager');
  sheet = sheetClient(shop, manager);
});
after(() => shop.close());

/** An edit of the price of a product as it is now, and of more of it. */
async function priced(sku: string, value: unknown, more: SheetEdit['changes'] = []): Promise<SheetEdit> {
  const [row] = await sheet.rows([sku], [price]);
  assert.ok(row);
  return { id: sku, version: row.version, changes: [{ field: price, base: row.values[0], value }, ...more] };
}

const cell = async (sku: string): Promise<unknown> => (await sheet.rows([sku], [price]))[0]?.values[0];

const sizes = async (): Promise<readonly string[]> => {
  const { rows } = await shop.database.query<{ sku: string }>(
    `select variant.sku from product_variant join product as variant on variant.id = variant_id
     where product_id = (select id from product where sku = $1) order by variant.sku`,
    [sized],
  );
  return rows.map(({ sku }) => sku);
};

type Period = {
  readonly id: number;
  readonly sku: string;
  readonly cents: number;
  readonly valid_from: Date;
  readonly valid_to: Date | null;
};
const periods = async (): Promise<readonly Period[]> =>
  (await shop.database.query<Period>('select * from price_period where valid_from < $1 order by id', [shop.clock.now()])).rows;

const setPrice = (sku: string, base: unknown, value: number) =>
  manager.ask('mutation ($edit: Edit!) { editPrices(edit: $edit) { __typename } }', {
    edit: { id: sku, version: 0, changes: [{ field: price, base, value }], key: `page-${sku}-${value}` },
  });

const priceInShop = async (sku: string): Promise<unknown> => {
  const { data } = await shop.ask<{ products: { items: { price_range: { minimum_price: { regular_price: { value: number } } } }[] } }>(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { price_range { minimum_price { regular_price { value } } } } } }`,
    { variables: { sku }, headers: { store: 'nl' } },
  );
  return data.products.items[0]?.price_range.minimum_price.regular_price.value;
};

describe('prices in a sheet of products', () => {
  it('are tried out and written from now on: what was asked stays, and each has its entry as on its own screen', async () => {
    const [old, asked] = [await cell(single), await periods()];
    assert.equal(typeof old, 'number');
    const edit = await priced(single, 9_990);
    const found = await sheet.tryOut([edit]);
    assert.deepEqual(found.changes, [{ sku: single, field: price, before: old, after: 9_990 }]);
    assert.equal(await cell(single), old);
    const run = await sheet.change([edit]);
    assert.deepEqual([run.state, run.changed, run.canUndo], ['done', 1, true]);
    assert.equal(await priceInShop(single), 99.9);
    const kept = new Map((await periods()).map((period) => [period.id, period]));
    for (const { id, cents, valid_from: from } of asked) assert.deepEqual([kept.get(id)?.cents, kept.get(id)?.valid_from], [cents, from]);
    const { rows } = await shop.database.query<{ action: string; entity_id: string; changes: unknown }>(
      'select action, entity_id, changes from audit_entry where bulk_id = $1',
      [run.id],
    );
    assert.deepEqual(
      rows.filter(({ action }) => action === 'price.edit'),
      [{ action: 'price.edit', entity_id: single, changes: [{ field: price, before: old, after: 9_990 }] }],
    );
    // A price that nobody has been asked yet is no history.
    shop.clock.advance(60_000);
    const undone = await sheet.undo(run.id);
    assert.deepEqual([undone.state, undone.changed], ['done', 1]);
    assert.equal(await cell(single), old);
    assert.ok((await periods()).some(({ sku, cents, valid_to: to }) => sku === single && cents === 9_990 && to !== null));
  });

  it('are set for all sizes of a product, and go back to what each size had', async () => {
    const all = await sizes();
    // Large sizes cost more.
    const old = (await cell(sized)) as Readonly<Record<string, number>>;
    assert.deepEqual(Object.keys(old).toSorted(), all);
    assert.equal(new Set(Object.values(old)).size, 2);
    const dearer = Object.fromEntries(Object.entries(old).map(([sku, cents]) => [sku, cents + 1_000]));
    assert.equal((await sheet.change([await priced(sized, dearer)])).changed, 1);
    assert.deepEqual(await cell(sized), dearer);
    shop.clock.advance(60_000);
    const run = await sheet.change([await priced(sized, 17_700)]);
    assert.deepEqual([run.changed, await cell(sized)], [1, 17_700]);
    const { rows } = await shop.database.query<{ count: number }>(
      `select count(*)::int as count from audit_entry where bulk_id = $1 and action = 'price.edit'`,
      [run.id],
    );
    assert.equal(rows[0]?.count, all.length);
    shop.clock.advance(60_000);
    assert.equal((await sheet.undo(run.id)).changed, 1);
    assert.deepEqual(await cell(sized), dearer);
  });

  it('are set in a store view that has none yet, where another has one', async () => {
    const product = { id: 930_002, sku: 'BLAD-NL', type: 'simple' as const, brandId: 1, categories: new Map([[110, 1]]) };
    const more = {
      texts: { nl: { name: 'Blad', urlKey: 'blad-nl' } },
      prices: { nl: [{ kind: 'regular' as const, cents: 4_900, from: 0 }] },
    };
    await shop.database.transaction((tx) => writeCatalogue(tx, { products: [{ ...product, ...more }] }, shop.clock.now()));
    await shop.backend.refresh();
    const germanOf = async () => (await sheet.rows([product.sku], ['regular.de.now']))[0] ?? assert.fail('no row');
    const { version, values } = await germanOf();
    assert.equal(values[0], null);
    const run = await sheet.change([{ id: product.sku, version, changes: [{ field: 'regular.de.now', base: null, value: 5_900 }] }]);
    assert.deepEqual([run.changed, run.refused, (await germanOf()).values[0]], [1, 0, 5_900]);
  });

  it('that somebody has changed meanwhile are a conflict with their value, at whichever version the product is', async () => {
    const old = await cell(single);
    const edit = await priced(single, 8_800);
    await setPrice(single, old, 7_700);
    assert.deepEqual(
      (await sheet.tryOut([edit])).faults.map(({ field, code, theirs }) => [field, code, theirs]),
      [[price, 'conflict', 7_700]],
    );
    const run = await sheet.change([edit]);
    assert.deepEqual([run.changed, run.conflicts, await cell(single)], [0, 1, 7_700]);
    assert.deepEqual((await sheet.report(run.id, 'conflict'))[0]?.conflicts, [{ path: price, theirs: 7_700, mine: 8_800 }]);
  });

  it('that are none are refused in their cell, with everything else of the row', async () => {
    const { rows } = await shop.database.query<{ sku: string }>(`select sku from product where type = 'bundle' order by id limit 1`);
    const bundle = rows[0]?.sku ?? assert.fail('no bundle');
    const edits = [
      await priced(single, 0, [{ field: title, base: null, value: 'Nooit' }]),
      await priced(sized, { [single]: 1_000 }),
      await priced(bundle, 1_000),
    ];
    const expected = [
      [single, price, 'price-amount'],
      [sized, price, 'price-amount'],
      [bundle, price, 'price-none'],
    ];
    const found = await sheet.tryOut(edits);
    assert.deepEqual(
      found.faults.map(({ sku, field, code }) => [sku, field, code]),
      expected,
    );
    assert.equal((await sheet.change(edits)).refused, 3);
    assert.notEqual((await sheet.rows([single], [title]))[0]?.values[0], 'Nooit');
    const { errors } = await manager.ask('{ sheetRows(list: {}, fields: ["regular.xx.now"]) { next } }');
    assert.equal(errors[0]?.extensions?.['category'], 'graphql-input');
  });

  it('are seen by who may see prices, and changed by nobody but who may change many products', async () => {
    const upload = await sheet.send([await priced(single, 5_500)]);
    const before = await cell(single);
    for (const [role, branch] of [
      ['branchManager', 'SIT'],
      ['branchStaff', 'AAC'],
      ['editor'],
      ['service'],
      ['finance'],
      ['auditor'],
    ] as const) {
      const client = await demoMember(shop.app, role, branch ?? null);
      const ask = async (query: string): Promise<unknown> => {
        const { errors } = await client.ask(query, { upload, sku: single });
        return errors[0]?.extensions?.['category'] ?? 'seen';
      };
      const met = [
        await ask('query ($sku: ID!) { sheetRows(list: {}, skus: [$sku], fields: ["texts.nl.name", "materials"]) { items { values } } }'),
        await ask('query ($sku: ID!) { sheetRows(list: {}, skus: [$sku], fields: ["regular.nl.now"]) { items { values } } }'),
        await ask('query ($upload: ID!) { sheetCheck(upload: $upload) { __typename } }'),
        await ask('mutation ($upload: ID!) { applySheet(upload: $upload, key: "no") { __typename } }'),
        await ask('{ bulkRuns { id } }'),
      ];
      const no = 'graphql-authorization';
      const seesPrices = role !== 'branchStaff' && role !== 'editor';
      assert.deepEqual(met, ['seen', seesPrices ? 'seen' : no, no, no, no], role);
    }
    assert.equal(await cell(single), before);
  });
});
