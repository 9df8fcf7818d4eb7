import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { staffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

const cookieOf = async (role: string): Promise<string> => makeSession(shop.database, await memberId(shop.database, role), shop.clock.now());

let keys = 0;
async function askForLog(cookie: string, filter: object = {}): Promise<string> {
  const client = staffClient(shop.app);
  client.setCookie(cookie);
  const { data, errors } = await client.ask<{ exportAudit: { id: string; fileName: string } }>(
    'mutation ($filter: AuditFilter, $key: ID!) { exportAudit(filter: $filter, key: $key) { ... on Download { id fileName } } }',
    { filter, key: `export-${(keys += 1)}` },
  );
  assert.deepEqual(errors, []);
  assert.match(data.exportAudit.fileName, /^log-\d{4}-\d\d-\d\d\.csv$/);
  return data.exportAudit.id;
}

const fetchFile = (id: string, headers: Record<string, string>) => shop.request('GET', `/staff/download/${id}`, headers);

describe('the log as a file', () => {
  it('has a line for every field that was changed, and no cell that a spreadsheet computes', async () => {
    const owner = staffClient(shop.app);
    owner.setCookie(await cookieOf('owner'));
    const id = String(await memberId(shop.database, 'editor'));
    const changes = [{ field: 'name', base: null, value: '=HYPERLINK("https://evil.example")' }];
    await owner.ask('mutation ($edit: Edit!) { editStaff(edit: $edit) { __typename } }', {
      edit: { id, version: 1, changes, key: 'name' },
    });
    const cookie = await cookieOf('auditor');
    const file = await fetchFile(await askForLog(cookie, { action: 'staff.edit' }), { cookie });
    assert.equal(file.statusCode, 200);
    assert.equal(file.headers['content-type'], 'text/csv; charset=utf-8');
    assert.match(String(file.headers['content-disposition']), /^attachment; filename="log-[\d-]+\.csv"$/);
    assert.equal(file.headers['cache-control'], 'no-store');
    const [head, line, ...rest] = file.body.trim().split('\n');
    assert.equal(head, 'id,at,actor_kind,actor,action,entity,entity_id,branch,version,field,before,after,reason,approval,undo_of');
    assert.match(
      line ?? '',
      new RegExp(`staff,Mieke Maas,staff\\.edit,staff,${id},,2,name,[^,]+,"'=HYPERLINK\\(""https://evil\\.example""\\)",,,$`),
    );
    assert.deepEqual(rest, []);
  });

  it('is longer than a page of the database', async () => {
    await shop.database.query(
      `insert into audit_entry (at, actor_kind, action, entity, entity_id, changes, changes_digest, digest)
       select now(), 'job', 'test.many', 'test', n::text, '[]', '', '' from generate_series(1, 2500) as n`,
    );
    const cookie = await cookieOf('finance');
    const { body } = await fetchFile(await askForLog(cookie, { entity: 'test' }), { cookie });
    assert.equal(new Set(body.trim().split('\n')).size, 2_501);
  });

  it('is fetched once, within five minutes, and by who asked for it', async () => {
    const [cookie, other] = [await cookieOf('auditor'), await cookieOf('finance')];
    const id = await askForLog(cookie);
    assert.equal((await fetchFile(id, {})).statusCode, 401);
    assert.equal((await fetchFile(id, { cookie: other })).statusCode, 404);
    assert.equal((await fetchFile(id, { cookie, authorization: 'Bearer x' })).statusCode, 401);
    assert.equal((await fetchFile(id, { cookie, 'sec-fetch-site': 'cross-site' })).statusCode, 403);
    assert.equal((await shop.app.inject({ method: 'HEAD', url: `/staff/download/${id}`, headers: { cookie } })).statusCode, 404);
    assert.equal((await fetchFile(id, { cookie })).statusCode, 200);
    assert.equal((await fetchFile(id, { cookie })).statusCode, 404);
    const late = await askForLog(cookie);
    shop.clock.advance(5 * 60_000);
    assert.equal((await fetchFile(late, { cookie })).statusCode, 404);
  });

  it('is refused when the permission is gone by the time it is fetched', async () => {
    const cookie = await cookieOf('manager');
    const id = await askForLog(cookie);
    await shop.database.query("update staff_role set role = 'editor' where role = 'manager'");
    assert.equal((await fetchFile(id, { cookie })).statusCode, 403);
    await shop.database.query("update staff_role set role = 'manager' where staff_id = $1", [await memberId(shop.database, 'manager')]);
    assert.equal((await fetchFile(id, { cookie })).statusCode, 404, 'and used up by it');
  });
});
