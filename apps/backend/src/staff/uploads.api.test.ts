import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { staffClient, staffOrigin, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';

const sku = 'MA-SIE-6202';
const day = 24 * 3_600_000;
let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

async function as(role: string, at?: Date): Promise<StaffClient> {
  const client = staffClient(shop.app);
  const options = at === undefined ? {} : { at };
  client.setCookie(await makeSession(shop.database, await memberId(shop.database, role), shop.clock.now(), options));
  return client;
}

/** What lies in the folder, and what the database knows of it. */
async function kept(): Promise<{ readonly files: number; readonly rows: number }> {
  const folder = join(shop.environment.DATA_DIR, 'uploads');
  const { rows } = await shop.database.query<{ count: number }>('select count(*)::int as count from staff_upload');
  return { files: existsSync(folder) ? readdirSync(folder).length : 0, rows: rows[0]?.count ?? 0 };
}
const nothing = { files: 0, rows: 0 };

type Sent = { readonly data: { readonly upload: { readonly id: string; readonly fileName: string; readonly bytes: number } } };
async function send(client: StaffClient, text: string, name?: string): Promise<string> {
  const response = await client.upload(text, name === undefined ? {} : { name });
  assert.equal(response.statusCode, 200, response.body);
  assert.equal(response.headers['cache-control'], 'no-store');
  return response.json<Sent>().data.upload.id;
}

type Row = { readonly line: number; readonly sku: string; readonly status: string; readonly reason: string | null };
type Preview = {
  readonly __typename: string;
  readonly message?: string;
  readonly rows: number;
  readonly changed: number;
  readonly refused: number;
  readonly waits: boolean;
  readonly items: readonly (Row & { readonly fields: readonly { readonly column: string; readonly after: string }[] })[];
};
const tryOut = (client: StaffClient, upload: string, status?: string) =>
  client.ask<{ cataloguePreview: Preview }>(
    `query ($upload: ID!, $status: ImportStatus) { cataloguePreview(upload: $upload, status: $status) { __typename ... on Refusal { code message }
       ... on ImportPreview { fileName rows created changed unchanged refused ignoredColumns waits next
         items { line sku view status reason fields { column before after } } } } }`,
    { upload, ...(status ? { status } : {}) },
  );

let keys = 0;
type Result = {
  readonly __typename: string;
  readonly code?: string;
  readonly changed?: number;
  readonly request?: { id: string; summary: string };
};
const write = (client: StaffClient, upload: string) =>
  client.ask<{ importCatalogue: Result }>(
    `mutation ($upload: ID!, $key: ID!) { importCatalogue(upload: $upload, key: $key) { __typename ... on Refusal { code message }
       ... on CatalogueImported { created changed } ... on WaitsForApproval { request { id summary } } } }`,
    { upload, key: `import-${(keys += 1)}` },
  );

const pieces = async (): Promise<number | undefined> =>
  (await shop.database.query<{ quantity: number }>("select quantity from stock_level where sku = $1 and source_code = 'WEB'", [sku]))
    .rows[0]?.quantity;

describe('a product file that staff sends', () => {
  it('is tried out, then written, stands in the log and is gone', async () => {
    const manager = await as('manager');
    const upload = await send(manager, `sku,qty\n${sku},7\n`, 'C:\\Users\\anna\\../voorraad.csv');
    assert.deepEqual(await kept(), { files: 1, rows: 1 });
    const before = await pieces();
    const { data, errors } = await tryOut(manager, upload);
    assert.deepEqual(errors, []);
    const { rows, changed, refused, waits, items } = data.cataloguePreview;
    assert.deepEqual({ rows, changed, refused, waits }, { rows: 1, changed: 1, refused: 0, waits: false });
    assert.deepEqual(
      items.map(({ line, sku: of, status, fields }) => [line, of, status, fields.some(({ after: is }) => is.startsWith('7'))]),
      [[2, sku, 'changed', true]],
    );
    assert.equal(await pieces(), before, 'a dry run writes nothing');
    assert.deepEqual((await write(manager, upload)).data.importCatalogue, { __typename: 'CatalogueImported', created: 0, changed: 1 });
    assert.equal(await pieces(), 7);
    const { rows: entries } = await shop.database.query(
      "select actor_kind, actor_name, entity_id, reason from audit_entry where action = 'product.import' order by id desc limit 1",
    );
    assert.deepEqual(entries, [{ actor_kind: 'staff', actor_name: 'Joris Willems', entity_id: sku, reason: 'voorraad.csv' }]);
    assert.deepEqual(await kept(), nothing);
    assert.equal((await tryOut(manager, upload)).errors[0]?.extensions?.['category'], 'graphql-no-such-entity', 'used up');
  });

  it('is written as a whole or not at all, and says which row is wrong', async () => {
    const manager = await as('manager');
    const before = await pieces();
    const upload = await send(manager, `sku,qty,base_image\n${sku},9,\n${sku},10,\nNEW-9,3,gone.jpg\n`);
    const { items, refused } = (await tryOut(manager, upload)).data.cataloguePreview;
    assert.ok(refused >= 2);
    assert.match(items.find(({ line }) => line === 3)?.reason ?? '', /stands in the file twice/);
    assert.doesNotMatch(JSON.stringify(items), /--images/, 'what a command would say');
    const statusesOf = async (status: string) =>
      new Set((await tryOut(manager, upload, status)).data.cataloguePreview.items.map((row) => row.status));
    assert.deepEqual([...(await statusesOf('refused')), ...(await statusesOf('created'))], ['refused']);
    assert.equal((await write(manager, upload)).data.importCatalogue.code, 'rows');
    assert.equal(await pieces(), before);
    assert.equal((await tryOut(manager, upload)).data.cataloguePreview.__typename, 'ImportPreview', 'it can be looked at again');
    const other = await send(manager, 'name,price\nHoed,3\n');
    assert.match((await tryOut(manager, other)).data.cataloguePreview.message ?? '', /no column "sku"/);
    assert.equal((await write(manager, other)).data.importCatalogue.code, 'file');
    await shop.database.query('update staff_upload set expires_at = $1', [shop.clock.now()]);
    await shop.backend.runJob('staff-upkeep');
    assert.deepEqual(await kept(), nothing);
  });

  it('waits for a second person when it is long, who reads what it is', async () => {
    await shop.database.query(
      `insert into setting (key, value, version, changed_at) values ('thresholds', '{"bulkRows": 1}', 1, $1)
       on conflict (key) do update set value = setting.value || '{"bulkRows": 1}'`,
      [shop.clock.now()],
    );
    const [manager, owner] = [await as('manager'), await as('owner')];
    const { rows } = await shop.database.query<{ sku: string }>("select sku from product where type = 'simple' and sku <> $1 limit 1", [
      sku,
    ]);
    const upload = await send(manager, `sku,qty\n${sku},11\n${rows[0]?.sku},12\n`, 'lang.csv');
    assert.equal((await tryOut(manager, upload)).data.cataloguePreview.waits, true);
    const { request } = (await write(manager, upload)).data.importCatalogue;
    assert.equal(request?.summary, 'lang.csv importeren: 2 regels');
    assert.notEqual(await pieces(), 11);
    // The next day it is still there for the decision.
    shop.clock.advance(2 * day);
    await shop.backend.runJob('staff-upkeep');
    owner.setCookie((await as('owner')).cookie());
    const { data, errors } = await owner.ask<{ decide: { state: string } }>(
      'mutation ($id: ID!) { decide(request: $id, approve: true, key: "yes") { ... on ApprovalRequest { state reason } } }',
      { id: request?.id },
    );
    assert.deepEqual([errors, data.decide.state], [[], 'executed']);
    assert.equal(await pieces(), 11);
    await shop.backend.runJob('staff-upkeep');
    assert.deepEqual(await kept(), nothing);
  });
});

describe('who sends a file', () => {
  it('must come from the back office, be logged in and be allowed to', async () => {
    const manager = await as('manager');
    const status = async (client: StaffClient, headers: Record<string, string> = {}, kind = 'csv') => {
      const response = await client.upload('sku,qty\n', { headers, kind });
      assert.match(response.json<{ errors: { message: string }[] }>().errors[0]?.message ?? '', /\w+ \w+/);
      return response.statusCode;
    };
    const asManager = { cookie: manager.cookie() ?? '' };
    const noOrigin = await shop.app.inject({
      method: 'POST',
      url: '/staff/upload?kind=csv',
      headers: { 'x-staff': '1', ...asManager },
      payload: 'x',
    });
    assert.equal(noOrigin.statusCode, 403);
    assert.equal(await status(manager, { origin: 'https://evil.example' }), 403);
    assert.equal(await status(manager, { 'x-staff': '0' }), 403);
    assert.equal(await status(manager, { authorization: 'Bearer demo-shop-access-token' }), 401);
    assert.equal(await status(staffClient(shop.app)), 401);
    assert.equal(await status(await as('manager', new Date(shop.clock.now().getTime() - 2 * 3_600_000))), 401, 'a session that has ended');
    for (const role of ['editor', 'service', 'finance', 'auditor']) assert.equal(await status(await as(role)), 403, role);
    assert.equal(await status(manager, {}, 'exe'), 400);
    assert.equal(await status(manager, {}, '__proto__'), 400);
    assert.equal((await shop.request('GET', '/staff/upload', asManager)).statusCode, 405);
    assert.deepEqual(await kept(), nothing);
  });

  it('sends what it says: other files are refused in words, and nothing of them is kept', async () => {
    const manager = await as('manager');
    const files: readonly (readonly [string, Buffer | string])[] = [
      ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
      ['a spreadsheet', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(40)])],
      ['a PDF', '%PDF-1.7\n1 0 obj\n'],
      ['a page', '\n<!doctype html><script>alert(1)</script>'],
      ['JSON', '{"sku": 1}'],
      ['another encoding', Buffer.from('sku,name\nA,M\u00fctze\n', 'latin1')],
      ['a letter cut off', Buffer.from('sku,name\nA,M\u00fc', 'utf8').subarray(0, -1)],
      ['Excel without UTF-8', Buffer.from('sku,name\nA,B\n', 'utf16le')],
    ];
    for (const [name, bytes] of files) {
      const response = await manager.upload(bytes, { name: 'products.csv', headers: { 'content-type': 'text/csv' } });
      assert.equal(response.statusCode, 415, name);
      assert.match(response.body, /CSV UTF-8/, name);
    }
    assert.equal((await manager.upload('')).statusCode, 400);
    assert.deepEqual(await kept(), nothing);
  });

  it('reads why a file is too large, also over a connection on which all of it is sent', async () => {
    const cookie = (await as('manager')).cookie() ?? '';
    const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${address}/staff/upload?kind=csv&name=big.csv`, {
      method: 'POST',
      headers: { origin: staffOrigin, 'x-staff': '1', cookie },
      body: Buffer.alloc(50 * 1024 ** 2 + 1, 'sku,name\n'),
    });
    assert.equal(response.status, 413);
    assert.match(await response.text(), /at most 50 MB/);
    assert.deepEqual(await kept(), nothing);
  });

  it('is the only one who can use it, for a day', async () => {
    const [manager, owner] = [await as('manager'), await as('owner')];
    const upload = await send(manager, `sku,qty\n${sku},1\n`);
    for (const asked of [await tryOut(owner, upload), await write(owner, upload)])
      assert.equal(asked.errors[0]?.extensions?.['category'], 'graphql-no-such-entity');
    shop.clock.advance(day);
    const later = await as('manager');
    assert.equal((await write(later, upload)).errors[0]?.extensions?.['category'], 'graphql-no-such-entity');
    await shop.backend.runJob('staff-upkeep');
    assert.deepEqual(await kept(), nothing);
  });

  it('has no more than ten waiting', async () => {
    const owner = await as('owner');
    for (let sent = 0; sent < 10; sent += 1) await send(owner, 'sku,qty\n');
    assert.equal((await owner.upload('sku,qty\n')).statusCode, 409);
    shop.clock.advance(day);
    await shop.backend.runJob('staff-upkeep');
    assert.deepEqual(await kept(), nothing);
  });
});
