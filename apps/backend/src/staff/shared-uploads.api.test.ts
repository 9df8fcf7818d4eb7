import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { readConfig } from '#kernel/config.ts';
import { openBucket } from '#kernel/storage/bucket-store.ts';
import { eventually } from '#testing/eventually.ts';
import { twoColours } from '#testing/media-client.ts';
import { openOneBackend } from '#testing/one-backend.ts';
import { copySeededShop } from '#testing/seeded-shop.ts';
import { demoMember, type StaffClient } from '#testing/staff-client.ts';
import { beginApply, beginCheck, rowsOf, sendCsv, worked } from '#testing/staff-imports.ts';
import { startStorageServer, type StorageServer } from '#testing/storage-server.ts';
import { openTwoBackends, type TwoBackends } from '#testing/two-backends.ts';

const sku = 'MA-SIE-6202';
const day = 24 * 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'shop-machines-'));
let storage: StorageServer;
let shops: TwoBackends;
before(async () => {
  storage = await startStorageServer({ isStrict: false });
  shops = await openTwoBackends(storage.environment, (index) => ({ DATA_DIR: join(folder, String(index)) }));
});
after(async () => {
  await shops.close();
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The same person, by whatever machine answers. */
async function member(role: string): Promise<readonly [one: StaffClient, other: StaffClient]> {
  const [one, other] = [await demoMember(shops.app(0), role), await demoMember(shops.app(1), role)];
  return [one, other];
}
const otherShop = { backend: { runDueJobs: () => shops.backend(1).runDueJobs() } };

async function inBucket(part: string): Promise<readonly string[]> {
  const { mediaBucket } = readConfig(storage.environment);
  assert.ok(mediaBucket);
  const keys: string[] = [];
  for await (const key of openBucket(mediaBucket).store(part).list()) keys.push(key);
  return keys;
}

/** What waits in the bucket, in the table, and on the disks of the machines. */
async function waiting(): Promise<readonly number[]> {
  const { rows } = await shops.database(0).query<{ count: number }>('select count(*)::int as count from staff_upload');
  const folders = ['0', '1'].map((name) => join(folder, name, 'uploads')).filter((path) => existsSync(path));
  return [(await inBucket('uploads')).length, rows[0]?.count ?? 0, folders.flatMap((path) => readdirSync(path)).length];
}
const nothing = [0, 0, 0];

const send = async (client: StaffClient, kind: string, bytes: Buffer | string): Promise<string> => {
  const response = await client.upload(bytes, { kind });
  assert.equal(response.statusCode, 200, response.body);
  return response.json<{ data: { upload: { id: string } } }>().data.upload.id;
};
const jpeg = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

const addPhoto = async (client: StaffClient, upload: string) => {
  const { rows } = await shops.database(0).query<{ number: string }>("select number from return where state = 'received'");
  const { data, errors } = await client.ask<{ addReturnPhoto: { code?: string; photos?: readonly { picture: string }[] } }>(
    `mutation ($id: ID!, $upload: ID!, $key: ID!) {
       addReturnPhoto(id: $id, upload: $upload, key: $key) { ... on Refusal { code } ... on Return { photos { picture } } } }`,
    { id: rows[0]?.number, upload, key: upload.slice(0, 20) },
  );
  assert.deepEqual(errors, []);
  return data.addReturnPhoto;
};

const sheetOf = async (name: string): Promise<string> => {
  const { rows } = await shops
    .database(0)
    .query<{ version: number; title: string | null }>(
      `select version, (select meta_title from product_text where product_id = id and store_code = 'nl') as title from product where sku = $1`,
      [sku],
    );
  const edit = { id: sku, version: rows[0]?.version, changes: [{ field: 'texts.nl.metaTitle', base: rows[0]?.title, value: name }] };
  return `${JSON.stringify(edit)}\n`;
};

describe('a file that staff sends to one machine', () => {
  it('is tried out and written by another', async () => {
    const [one, other] = await member('manager');
    const upload = await sendCsv(one, `sku,source_code,quantity\n${sku},WEB,7\n`);
    assert.deepEqual(await waiting(), [1, 1, 0]);
    const begun = await beginCheck(other, 'stock', upload);
    assert.equal(begun.__typename, 'BulkRun', JSON.stringify(begun));
    const run = await worked(otherShop, other, begun.id);
    assert.deepEqual([run.state, run.changed, run.canApply], ['checked', 1, true], JSON.stringify(await rowsOf(other, run.id)));
    assert.deepEqual(await waiting(), nothing);
    await beginApply(other, run.id);
    assert.equal((await worked(otherShop, other, run.id)).state, 'done');
    const { rows } = await shops
      .database(0)
      .query<{ quantity: number }>("select quantity from stock_level where sku = $1 and source_code = 'WEB'", [sku]);
    assert.equal(rows[0]?.quantity, 7);
  });

  it('is read in parts, however large it is', async () => {
    const [one, other] = await member('manager');
    const lines = Array.from({ length: 10_000 }, (_, line) => `NOPE-${line},WEB,1,${'x'.repeat(900)}`);
    const upload = await sendCsv(one, `sku,source_code,quantity,note\n${lines.join('\n')}\n`);
    assert.deepEqual(await waiting(), [3, 1, 0]);
    const begun = await beginCheck(other, 'stock', upload);
    const run = await worked(otherShop, other, begun.id);
    assert.deepEqual([run.state, run.refused], ['checked', lines.length]);
    assert.deepEqual(await waiting(), nothing);
  });

  it('is a photograph of a return by another, and nobody sees it by its place in the bucket', async () => {
    const [one, other] = await member('service');
    const upload = await send(one, 'picture', await jpeg('brown'));
    const [part = ''] = await inBucket('uploads');
    for (const url of [`/media/uploads/${part}`, `/media/${upload}`, `/media/${upload}/320.webp`, `/media/../uploads/${part}`])
      assert.ok([400, 404].includes((await shops.app(1).inject({ method: 'GET', url })).statusCode), url);
    const { photos } = await addPhoto(other, upload);
    assert.equal(photos?.length, 1);
    assert.deepEqual(await waiting(), nothing);
    const shown = await shops
      .app(0)
      .inject({ url: photos?.[0]?.picture ?? '', headers: { cookie: one.cookie() ?? '', 'sec-fetch-site': 'same-origin' } });
    assert.equal(shown.statusCode, 200);
  });

  it('comes into the library by another', async () => {
    const [one, other] = await member('editor');
    const upload = await send(one, 'media', await twoColours('#224466', '#664422'));
    const { data } = await other.ask<{ addMedia: { __typename: string } }>(
      'mutation ($upload: ID!) { addMedia(upload: $upload, key: "shared") { __typename ... on Refusal { code } } }',
      { upload },
    );
    assert.equal(data.addMedia.__typename, 'MediaAdded', JSON.stringify(data));
    assert.deepEqual(await waiting(), nothing);
  });

  it('is a sheet that another tries out and writes', async () => {
    const [one, other] = await member('manager');
    const upload = await send(one, 'sheet', await sheetOf('Shared'));
    const checked = await other.ask<{ sheetCheck: { rows: number } }>(
      'query ($upload: ID!) { sheetCheck(upload: $upload) { ... on SheetCheck { rows } ... on Refusal { code } } }',
      { upload },
    );
    assert.deepEqual(checked.errors, []);
    assert.equal(checked.data.sheetCheck.rows, 1);
    const { data, errors } = await other.ask<{ applySheet: { __typename: string; id: string } }>(
      'mutation ($upload: ID!) { applySheet(upload: $upload, key: "shared") { __typename ... on BulkRun { id } ... on Refusal { code } } }',
      { upload },
    );
    assert.deepEqual([errors, data.applySheet.__typename], [[], 'BulkRun']);
    assert.equal((await worked(otherShop, other, data.applySheet.id)).state, 'done');
    assert.deepEqual(await waiting(), nothing);
  });

  it('and uses nowhere goes with the upkeep of another, also what a machine left that died meanwhile', async () => {
    const [one] = await member('manager');
    const upload = await sendCsv(one, 'sku,source_code,quantity\n');
    await shops.database(0).query('update staff_upload set bytes = null where id = $1', [upload]);
    await sendCsv(one, 'sku,source_code,quantity\n');
    assert.deepEqual(await waiting(), [2, 2, 0]);
    shops.clock.advance(day);
    await shops.backend(1).runJob('staff-upkeep');
    assert.deepEqual(await waiting(), nothing);
  });

  it('is refused where a part of it is gone: half a table is none', async () => {
    const [one, other] = await member('manager');
    const rows = Array.from({ length: 6_000 }, () => `${sku},WEB,1,${'x'.repeat(900)}`);
    const begun = await beginCheck(other, 'stock', await sendCsv(one, `sku,source_code,quantity,note\n${rows.join('\n')}\n`));
    const { mediaBucket } = readConfig(storage.environment);
    assert.ok(mediaBucket);
    await openBucket(mediaBucket)
      .store('uploads')
      .remove((await inBucket('uploads')).at(-1) ?? '');
    const run = await worked(otherShop, other, begun.id);
    assert.deepEqual([run.state, run.rows], ['failed', 0]);
    assert.match(run.problem ?? '', /not there any more: send it again/);
    assert.deepEqual(await waiting(), nothing);
  });
});

describe('while the storage is away', () => {
  it('a file is refused in a sentence, and nothing of it is left', async () => {
    const [one] = await member('manager');
    await storage.stop();
    const answer = await one.upload('sku,source_code,quantity\n');
    assert.deepEqual([answer.statusCode, /storage of the shop does not answer/.test(answer.body)], [424, true]);
    await storage.start();
    await eventually(async () => {
      await shops.backend(1).runJob('staff-upkeep');
      assert.deepEqual(await waiting(), nothing);
    });
  });

  it('what waits is not used, and is there again afterwards', async () => {
    const [one, other] = await member('manager');
    const upload = await eventually(() => sendCsv(one, `sku,source_code,quantity\n${sku},WEB,9\n`));
    const sheet = await send(one, 'sheet', await sheetOf('Away'));
    const photo = await send((await member('service'))[0], 'picture', await jpeg('olive'));
    const [, service] = await member('service');
    await storage.stop();
    assert.equal((await beginCheck(other, 'stock', upload)).code, 'storage-away');
    const { data } = await other.ask<{ sheetCheck: { code: string } }>(
      'query ($upload: ID!) { sheetCheck(upload: $upload) { ... on Refusal { code } } }',
      { upload: sheet },
    );
    assert.equal(data.sheetCheck.code, 'storage-away');
    assert.equal((await addPhoto(service, photo)).code, 'storage-away');
    await storage.start();
    const begun = await eventually(async () => {
      const again = await beginCheck(other, 'stock', upload);
      assert.equal(again.__typename, 'BulkRun');
      return again;
    });
    assert.equal((await worked(otherShop, other, begun.id)).state, 'checked');
    shops.clock.advance(day);
    await shops.backend(1).runJob('staff-upkeep');
    assert.deepEqual(await waiting(), nothing);
  });
});

describe('a machine that kept its files itself until now', () => {
  it('shares them when it starts: who waits finds them, what nobody waits for goes', async () => {
    const copy = await copySeededShop('postgres');
    const [known, forgotten] = ['a'.repeat(32), 'b'.repeat(32)];
    const own = join(copy.environment.DATA_DIR, 'uploads');
    mkdirSync(own);
    for (const name of [known, forgotten]) writeFileSync(join(own, name), 'sku\n');
    const before = await openOneBackend(copy.environment);
    assert.deepEqual(readdirSync(own).length, 2);
    await before.database.query(
      `insert into staff_upload (id, staff_id, kind, file_name, bytes, created_at, expires_at)
       select $1, min(id), 'csv', 'x.csv', 4, $2, $2::timestamptz + interval '1 day' from staff_account`,
      [known, before.clock.now()],
    );
    await before.close();
    const after = await openOneBackend({ ...copy.environment, ...storage.environment });
    assert.deepEqual([readdirSync(own), await inBucket('uploads')], [[], [`${known}/000000`]]);
    await after.close();
    copy.remove();
  });
});
