import assert from 'node:assert/strict';
import fs, { existsSync, readdirSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { after, before, describe, it, mock } from 'node:test';
import { gzipSync } from 'node:zlib';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { demoMember, staffOrigin, type StaffClient } from '#testing/staff-client.ts';
import { beginApply, checked, imported, rowsOf, worked } from '#testing/staff-imports.ts';

const isLong = process.env['TEST_SIZE'] === 'long';
const sku = 'MA-SIE-6202';
const megabyte = 1024 ** 2;
let shop: TestShop;
let manager: StaffClient;
before(async () => {
  shop = await createTestShop();
  manager = await demoMember(shop.app, 'manager');
});
after(() => shop.close());

/** What is left of files in the shop: none of it after it was refused or read. */
async function left(): Promise<{ readonly files: number; readonly uploads: number }> {
  const folder = join(shop.environment.DATA_DIR, 'uploads');
  const { rows } = await shop.database.query<{ count: number }>('select count(*)::int as count from staff_upload');
  return { files: existsSync(folder) ? readdirSync(folder).length : 0, uploads: rows[0]?.count ?? 0 };
}
const nothing = { files: 0, uploads: 0 };

const pieces = async (): Promise<number | undefined> =>
  (await shop.database.query<{ quantity: number }>("select quantity from stock_level where sku = $1 and source_code = 'WEB'", [sku]))
    .rows[0]?.quantity;

/** Asks the shop again and again while something else goes on. */
async function shoppersDuring<T>(work: Promise<T>): Promise<T> {
  const state = { isOver: false };
  void work.finally(() => (state.isOver = true)).catch(() => undefined);
  let answered = 0;
  do {
    const { errors } = await shop.ask('{ products(search: "dirndl", pageSize: 4) { items { sku } } }');
    assert.deepEqual(errors ?? [], []);
    answered += 1;
  } while (!state.isOver);
  assert.ok(answered > 0);
  return work;
}

describe('a hostile file', { timeout: 900_000 }, () => {
  for (const [what, bytes] of [
    ['a bomb, packed', gzipSync(Buffer.alloc(20 * megabyte))],
    ['a ZIP that calls itself CSV', Buffer.concat([Buffer.from('PK\u0003\u0004\u0014\u0000'), Buffer.alloc(megabyte)])],
    ['text with a NUL', 'sku,source_code,quantity\nA\0,WEB,1\n'],
    ['UTF-16', Buffer.from('\uFEFFsku,source_code,quantity\nA,WEB,1\n', 'utf16le')],
    ['Windows-1252', Buffer.from('sku,source_code,quantity\nM\u00fctze,WEB,1\n', 'latin1')],
  ] as const)
    it(`that is ${what} is refused in a sentence, and nothing of it is kept`, async () => {
      const answer = await shoppersDuring(manager.upload(bytes, { name: 'products.csv' }));
      assert.equal(answer.statusCode, 415);
      assert.match(answer.body, /This is no CSV file in UTF-8\./);
      assert.deepEqual(await left(), nothing);
    });

  it('with formulas brings texts, which go out again as texts', async () => {
    const formula = `=cmd|' /C calc'!A0`;
    const run = await imported(shop, manager, 'catalogue', `sku,meta_title\n${sku},${formula}\n`);
    assert.equal(run.changed, 1);
    const { rows } = await shop.database.query<{ title: string }>(
      `select meta_title as title from product_text join product on product.id = product_id where sku = $1 and store_code = 'nl'`,
      [sku],
    );
    assert.equal(rows[0]?.title, formula);
    const { data } = await manager.ask<{ exportTable: { id: string } }>(
      'mutation { exportTable(kind: catalogue, key: "formula") { ... on Download { id } } }',
    );
    const file = await shop.app.inject({
      method: 'GET',
      url: `/staff/download/${data.exportTable.id}`,
      headers: { cookie: manager.cookie() ?? '', 'sec-fetch-site': 'same-origin' },
    });
    assert.ok(file.body.includes(`'${formula}`), 'defused for whoever opens it in a spreadsheet');
    assert.doesNotMatch(file.body, /(?:^|,)=cmd/m);
  });

  it('of one endless line is refused where it is too long', async () => {
    const run = await shoppersDuring(checked(shop, manager, 'catalogue', Buffer.alloc(12 * megabyte, 'sku')));
    assert.equal(run.state, 'failed');
    assert.match(run.problem ?? '', /longer than 10 MB/);
    assert.deepEqual(await left(), nothing);
  });

  const rows = isLong ? 100_000 : 5_000;
  it(`of ${rows} refused rows says each of them, is not written, and shoppers are answered meanwhile`, async () => {
    const before = await pieces();
    const lines = Array.from({ length: rows }, (_, index) => `NOPE-${index},WEB,1`);
    const run = await shoppersDuring(checked(shop, manager, 'stock', `sku,source_code,quantity\n${sku},WEB,1\n${lines.join('\n')}\n`));
    assert.deepEqual([run.state, run.refused, run.changed, run.canApply], ['checked', rows, 1, false]);
    assert.equal((await rowsOf(manager, run.id, 'refused')).length, 100);
    assert.equal((await beginApply(manager, run.id)).code, 'rows');
    assert.equal(await pieces(), before);
    assert.deepEqual(await left(), nothing);
  });

  const size = (isLong ? 200 : 120) * megabyte;
  it(`of ${size / megabyte} MB is read as it comes: the memory of the shop stays small, and it is told to be split`, async () => {
    const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const head = 'sku,source_code,quantity\n';
    const line = Buffer.from(`${sku},WEB,1,${'x'.repeat(980)}\n`);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from(head)),
      pull: sendUntil(size - 2 * line.length, line),
    });
    // Other shops of this process, which are gone but not yet collected, are not the file's.
    const before = process.memoryUsage().arrayBuffers;
    const most = { memory: 0 };
    const watch = setInterval(() => (most.memory = Math.max(most.memory, process.memoryUsage().arrayBuffers - before)), 20);
    const answer = await shoppersDuring(
      fetch(`${address}/staff/upload?kind=csv&name=large.csv`, {
        method: 'POST',
        headers: { origin: staffOrigin, 'x-staff': '1', cookie: manager.cookie() ?? '' },
        body,
        duplex: 'half',
      } as RequestInit),
    );
    clearInterval(watch);
    assert.equal(answer.status, 200);
    assert.ok(most.memory < size * 0.75, `${Math.round(most.memory / megabyte)} MB of buffers`);
    const { data } = (await answer.json()) as { data: { upload: { id: string } } };
    const { data: begun } = await manager.ask<{ checkImport: { id: string } }>(
      'mutation ($id: ID!) { checkImport(kind: catalogue, upload: $id, key: $id) { ... on BulkRun { id } } }',
      { id: data.upload.id },
    );
    const run = await shoppersDuring(worked(shop, manager, begun.checkImport.id));
    assert.equal(run.canApply, false);
    assert.match(run.problem ?? '', /split it/);
    assert.deepEqual(await left(), nothing);
  });

  it('is refused in a sentence when the disk is full, and nothing of it is kept', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const broken = mock.method(fs.promises, 'open', () => Promise.reject(full));
    syncBuiltinESMExports();
    try {
      const answer = await shoppersDuring(manager.upload('sku,source_code,quantity\n'));
      assert.deepEqual([answer.statusCode, /disk of the shop is full/.test(answer.body)], [507, true]);
    } finally {
      broken.mock.restore();
      syncBuiltinESMExports();
    }
    assert.deepEqual(await left(), nothing);
  });

  it('whose rows the database cannot keep is no dry run that somebody could write', async () => {
    const before = await pieces();
    await shop.database.query('alter table bulk_row add constraint full_disk check (line < 50) not valid');
    const lines = Array.from({ length: 100 }, (_, index) => `NOPE-${index},WEB,1`);
    const answer = checked(shop, manager, 'stock', `sku,source_code,quantity\n${sku},WEB,1\n${lines.join('\n')}\n`);
    await assert.doesNotReject(answer);
    await shop.database.query('alter table bulk_row drop constraint full_disk');
    assert.equal((await answer).canApply, false);
    assert.equal(await pieces(), before);
  });
});

/** The same line again and again, until there is so much of it. */
function sendUntil(size: number, line: Buffer): (controller: ReadableStreamDefaultController<Uint8Array>) => void {
  let sent = 0;
  const chunk = Buffer.concat(Array.from({ length: 64 }, () => line));
  return (controller) => {
    if (sent + chunk.length >= size) controller.close();
    else controller.enqueue(chunk);
    sent += chunk.length;
  };
}
