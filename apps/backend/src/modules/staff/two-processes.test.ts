import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { openTwoBackends, type TwoBackends } from '#testing/two-backends.ts';
import { staffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';

describe('two processes of the back office', () => {
  let shops: TwoBackends;
  let apps: FastifyInstance[];
  before(async () => {
    shops = await openTwoBackends();
    apps = [0, 1].map((index) => {
      const app = Fastify();
      shops.backend(index).register(app);
      return app;
    });
  });
  after(async () => {
    for (const app of apps) await app.close();
    await shops.close();
  });

  const client = (index: number) => staffClient(apps[index % 2]!);
  const email = 'service@maas-alm.example';
  const entries = async (action: string): Promise<number> => {
    const { rows } = await shops
      .database(0)
      .query<{ count: number }>('select count(*)::int as count from audit_entry where action = $1', [action]);
    return rows[0]?.count ?? 0;
  };

  it('look at no more than eight of 200 wrong passwords at once; then the account is locked, for the right one too', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => client(index).logIn(email, `Wrong-${index}-password`)));
    // What waits too long is told to come again; nobody gets in.
    assert.deepEqual(
      [...new Set(answers.map(({ status }) => status))].filter((status) => status !== 401 && status !== 503),
      [],
    );
    const tries = (await entries('staff.logInFailed')) + (await entries('staff.locked'));
    const { rows } = await shops.database(0).query('select failures, locked_until from staff_account where email = $1', [email]);
    assert.equal(rows[0]?.['failures'], 8);
    assert.ok(tries <= 8, `${tries} were looked at`);
    assert.equal(new Date(String(rows[0]?.['locked_until'])).getTime(), shops.clock.now().getTime() + 15 * 60_000);
    assert.equal((await client(1).logIn(email)).status, 401);
  });

  it('answer alike whether the account is unknown, locked or suspended, or the password wrong', async () => {
    await shops.database(0).query("update staff_account set state = 'suspended' where email = 'auditor@maas-alm.example'");
    const texts = new Set<string>();
    for (const address of [email, 'nobody@maas-alm.example', 'auditor@maas-alm.example', 'manager@maas-alm.example']) {
      const { status, data, errors, headers } = await client(0).logIn(address, 'Wrong-1-password');
      const { date: _date, ...rest } = headers;
      texts.add(JSON.stringify({ status, data, errors, rest }));
    }
    assert.equal(texts.size, 1, [...texts].join('\n'));
  });

  it('forget wrong guesses a quarter of an hour later', async () => {
    shops.clock.advance(15 * 60_000);
    assert.equal((await client(0).logIn(email)).status, 200);
  });

  it('look at no more than eight of 50 wrong codes at once', async () => {
    const id = await memberId(shops.database(0), 'finance');
    const cookie = await makeSession(shops.database(0), id, shops.clock.now(), { strength: 'password' });
    const guess = async (index: number): Promise<number> => {
      const browser = client(index);
      browser.setCookie(cookie);
      return (await browser.ask('mutation ($code: String!) { proveCode(code: $code) { next } }', { code: String(100_000 + index) })).status;
    };
    const statuses = await Promise.all(Array.from({ length: 50 }, (_, index) => guess(index)));
    assert.deepEqual([...new Set(statuses)], [401]);
    const looked = await shops
      .database(0)
      .query("select 1 from audit_entry where entity_id = $1 and action in ('staff.codeFailed', 'staff.locked')", [String(id)]);
    assert.equal(looked.rows.length, 8);
    const { rows } = await shops.database(0).query('select failures from staff_account where id = $1', [id]);
    assert.equal(rows[0]?.['failures'], 8);
  });

  it('have the same sessions: who loses a role in one is out of the other with the next call', async () => {
    const [owner, editor] = [client(0), client(1)];
    await owner.logIn('owner@maas-alm.example');
    await editor.logIn('content@maas-alm.example');
    assert.equal((await editor.ask('{ me { id } }')).status, 200);
    const id = String(await memberId(shops.database(0), 'editor'));
    const changes = [{ field: 'roles', base: null, value: [{ role: 'service', branch: null }] }];
    const edit = { edit: { id, version: 1, changes, key: 'other-role' } };
    const saved = await owner.ask<object>('mutation ($edit: Edit!) { editStaff(edit: $edit) { __typename } }', edit);
    assert.deepEqual(saved.data, { editStaff: { __typename: 'StaffSaved' } });
    assert.equal((await editor.ask('{ me { id } }')).status, 401);
  });
});
