import assert from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { demoMember, type StaffClient } from '#testing/staff-client.ts';
import { exportCatalogue } from '../import-export/catalogue/export-catalogue.ts';
import { silentProgress } from '../import-export/catalogue/progress.ts';

let shop: TestShop;
let editor: StaffClient;
before(async () => {
  shop = await createTestShop();
  editor = await demoMember(shop.app, 'editor');
});
after(() => shop.close());

type Page = { readonly version: number; readonly values: Readonly<Record<string, unknown>> };
type Result = { readonly __typename: string; readonly code?: string; readonly field?: string };
type Change = { readonly field: string; readonly base: unknown; readonly value: unknown };
let keys = 0;

async function read(sku: string): Promise<Page> {
  const { data, errors } = await editor.ask<{ product: Page }>('query ($sku: ID!) { product(sku: $sku) { version values } }', { sku });
  assert.deepEqual(errors, []);
  return data.product;
}

async function edit(sku: string, version: number, changes: readonly Change[]): Promise<Result> {
  const { data, errors } = await editor.ask<{ editProduct: Result }>(
    'mutation ($edit: Edit!) { editProduct(edit: $edit) { __typename ... on Refusal { code field } } }',
    { edit: { id: sku, version, changes, key: `k${(keys += 1)}` } },
  );
  assert.deepEqual(errors, []);
  return data.editProduct;
}

const aProductOf = async (type: string): Promise<string> =>
  (await shop.database.query<{ sku: string }>('select sku from product where type = $1 and is_visible order by id limit 1', [type])).rows[0]
    ?.sku ?? assert.fail(`no ${type}`);

async function undoLast(sku: string): Promise<string> {
  const manager = await demoMember(shop.app, 'manager');
  const { data } = await manager.ask<{ audit: { items: { id: string }[] } }>(
    'query ($id: String!) { audit(list: { first: 1 }, filter: { entity: "product", entityId: $id }) { items { id } } }',
    { id: sku },
  );
  const undone = await manager.ask<{ undo: { __typename: string } }>(
    'mutation ($id: ID!, $key: ID!) { undo(entry: $id, key: $key) { __typename } }',
    {
      id: data.audit.items[0]?.id,
      key: `u${(keys += 1)}`,
    },
  );
  return undone.data.undo.__typename;
}

/** The whole file, by the cells of its rows. */
async function exported(): Promise<readonly (readonly string[])[]> {
  const file = join(tmpdir(), `parts-${process.pid}-${(keys += 1)}.csv`);
  const media = { sourceType: async () => 'webp' as const, takeAway: async () => new Uint8Array() };
  await exportCatalogue({ database: shop.database, media, clock: shop.clock, file, progress: silentProgress });
  const text = await readFile(file, 'utf8');
  await rm(file);
  return text.split('\n').map((line) => line.match(/(?:"(?:[^"]|"")*"|[^,]*)(?:,|$)/g) ?? []);
}

type Selection = { readonly id: number | null; readonly productId: number; readonly quantity: number };
type Option = { readonly id: number | null; readonly title: Record<string, string>; readonly selections: readonly Selection[] };

describe('parts of a product on its page', () => {
  for (const type of ['simple', 'configurable', 'bundle', 'grouped']) {
    it(`of a ${type} one are saved unchanged without a row being written`, async () => {
      const sku = await aProductOf(type);
      const { version, values } = await read(sku);
      const changes = Object.entries(values)
        .filter(([field]) => !['isEnabled', 'manufacturerPriceCents', 'bundleDiscountPercent'].includes(field))
        .map(([field, base]) => ({ field, base, value: base }));
      assert.equal((await edit(sku, version, changes)).__typename, 'ProductSaved');
      assert.equal((await read(sku)).version, version);
    });
  }

  it('keep their numbers in a set, which carts know them by; what is new gets one; undone it is as before', async () => {
    const sku = await aProductOf('bundle');
    const before = await read(sku);
    const options = before.values['bundleOptions'] as readonly Option[];
    const [first = assert.fail(), ...rest] = options;
    const [selection = assert.fail()] = first.selections;
    const added = { ...selection, id: null, quantity: 2 };
    const changed = { ...first, title: { ...first.title, nl: 'Anders' }, selections: [...first.selections, added] };
    const value = [...rest, changed, { ...first, id: null, selections: [{ ...selection, id: null }] }];
    assert.equal((await edit(sku, before.version, [{ field: 'bundleOptions', base: options, value }])).__typename, 'ProductSaved');
    const after = (await read(sku)).values['bundleOptions'] as readonly Option[];
    assert.deepEqual(
      after.slice(0, -1).map(({ id }) => id),
      [...rest.map(({ id }) => id), first.id],
    );
    const own = after.find(({ id }) => id === first.id);
    assert.deepEqual(
      [own?.title['nl'], own?.selections[0]?.id, own?.selections.length],
      ['Anders', selection.id, first.selections.length + 1],
    );
    assert.ok([after.at(-1)?.id, own?.selections.at(-1)?.id].every((id) => typeof id === 'number'));
    assert.equal(await undoLast(sku), 'Undone');
    assert.deepEqual((await read(sku)).values['bundleOptions'], options);
  });

  it('are refused when they are parts of another, or consist of others themselves', async () => {
    const { rows } = await shop.database.query<{ sku: string }>("select sku from product where type = 'bundle' order by id limit 2");
    const [one = '', other = ''] = rows.map((row) => row.sku);
    const [mine, theirs] = [await read(one), await read(other)];
    const base = mine.values['bundleOptions'];
    const stolen = await edit(one, mine.version, [{ field: 'bundleOptions', base, value: theirs.values['bundleOptions'] }]);
    assert.deepEqual([stolen.code, stolen.field], ['product-value', 'bundleOptions']);
    const grouped = (await shop.database.query<{ id: number }>("select id from product where type = 'grouped' limit 1")).rows[0]?.id;
    const [option] = base as readonly Option[];
    const value = [{ ...option, selections: [{ ...option?.selections[0], id: null, productId: grouped }] }];
    assert.equal((await edit(one, mine.version, [{ field: 'bundleOptions', base, value }])).code, 'product-value');
    assert.deepEqual((await read(one)).values, mine.values);
  });

  it('that are leaflets keep their address when they are changed', async () => {
    const { rows } = await shop.database.query<{ sku: string }>(
      'select sku from product join product_download on product_id = product.id limit 1',
    );
    const sku = rows[0]?.sku ?? assert.fail('no leaflet');
    const ids = async () =>
      (
        await shop.database.query(
          'select product_download.id from product_download join product on product.id = product_id where sku = $1',
          [sku],
        )
      ).rows;
    const [before, had] = [await read(sku), await ids()];
    const leaflets = before.values['downloads'] as readonly { readonly name: Record<string, string> }[];
    const value = leaflets.map((leaflet) => ({ ...leaflet, name: { ...leaflet.name, nl: 'Zo was je het' } }));
    assert.equal((await edit(sku, before.version, [{ field: 'downloads', base: leaflets, value }])).__typename, 'ProductSaved');
    assert.deepEqual(await ids(), had);
    assert.deepEqual((await read(sku)).values['downloads'], value);
    assert.equal((await edit(sku, before.version + 1, [{ field: 'downloads', base: value, value: [] }])).__typename, 'ProductSaved');
    assert.deepEqual(await ids(), []);
  });
});

describe('a product file', () => {
  it('differs in the one cell that was changed on the screen', async () => {
    const before = await exported();
    const sku = 'MA-DIR-1001';
    const { version, values } = await read(sku);
    const field = 'texts.de.metaTitle';
    assert.equal(
      (await edit(sku, version, [{ field, base: values[field] ?? null, value: 'Midi-Dirndl in Grün' }])).__typename,
      'ProductSaved',
    );
    const after = await exported();
    const updated = before[0]?.findIndex((name) => name.startsWith('updated_at')) ?? -1;
    const different = after.flatMap((row, y) =>
      row.flatMap((cell, x) =>
        cell !== before[y]?.[x] && x !== updated ? [[before[0]?.[x]?.replace(',', ''), cell.replace(',', '')]] : [],
      ),
    );
    assert.equal(after.length, before.length);
    assert.deepEqual(different, [['meta_title', 'Midi-Dirndl in Grün']]);
  });
});
