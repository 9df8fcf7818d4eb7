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
      body: Buffer.alloc(200 * 1024 ** 2 + 1, 'sku,name\n'),
    });
    assert.equal(response.status, 413);
    assert.match(await response.text(), /at most 200 MB/);
    assert.deepEqual(await kept(), nothing);
  });

  it('is the only one who can use it, for a day', async () => {
    const [manager, owner] = [await as('manager'), await as('owner')];
    const upload = await send(manager, `sku,qty\n${sku},1\n`);
    const use = (client: StaffClient) =>
      client.ask(`mutation ($upload: ID!) { checkImport(kind: stock, upload: $upload, key: "use") { __typename } }`, { upload });
    assert.equal((await use(owner)).errors[0]?.extensions?.['category'], 'graphql-no-such-entity');
    shop.clock.advance(day);
    assert.equal((await use(await as('manager'))).errors[0]?.extensions?.['category'], 'graphql-no-such-entity');
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
