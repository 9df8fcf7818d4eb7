import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { demoMember, demoPassword, staffClient, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';
import { codeOf, stepOf } from './totp.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

const password = 'Een-lang-wachtwoord-7';
const prove = 'mutation ($code: String!) { proveCode(code: $code) { next } }';
const stepUp = 'mutation ($password: String!, $code: String) { stepUp(password: $password, code: $code) { next } }';

/** Base32, as an app reads it. */
function keyOf(secret: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
}

/** A code of the app now; every call is a step later, because none is taken twice. */
function nextCode(secret: string): string {
  shop.clock.advance(30_000);
  return codeOf(keyOf(secret), stepOf(shop.clock.now()));
}

async function enrol(client: StaffClient): Promise<{ secret: string; codes: readonly string[] }> {
  const { data } = await client.ask<{ startTotp: { secret: string } }>('mutation { startTotp { secret uri } }');
  const { secret } = data.startTotp;
  const confirmed = await client.ask<{ confirmTotp: { codes: string[] } }>(
    'mutation ($code: String!) { confirmTotp(code: $code) { codes } }',
    {
      code: nextCode(secret),
    },
  );
  assert.deepEqual(confirmed.errors, []);
  return { secret, codes: confirmed.data.confirmTotp.codes };
}

const linkIn = (text: string): string => /\/staff\/welcome#([0-9a-f]{64})/.exec(text)?.[1] ?? 'no link';

describe('the log-in', () => {
  it('lets every demo person in, and says so on its first page', async () => {
    const { data } = await staffClient(shop.app).ask<{ entrance: { demo: { email: string }[]; demoPassword: string } }>(
      '{ entrance { demo { email name roles { role branch } } demoPassword } }',
    );
    assert.equal(data.entrance.demoPassword, demoPassword);
    assert.equal(data.entrance.demo.length, 10);
    for (const { email } of data.entrance.demo)
      assert.deepEqual((await staffClient(shop.app).logIn(email)).data, { logIn: { next: 'done' } });
  });

  it('gives a cookie that only /staff sees, which ends with the log-out', async () => {
    const client = staffClient(shop.app);
    const { headers } = await client.logIn('manager@maas-alm.example');
    assert.match(String(headers['set-cookie']), /^staff=[0-9a-f]{64}; Max-Age=43200; Path=\/staff; HttpOnly; SameSite=Strict$/);
    const cookie = client.cookie();
    assert.deepEqual((await client.ask<object>('mutation { logOut }')).data, { logOut: true });
    assert.equal(client.cookie(), undefined);
    client.setCookie(cookie);
    assert.equal((await client.ask('{ me { id } }')).status, 401);
  });

  it('shows somebody what they may do and where', async () => {
    const client = await demoMember(shop.app, 'branchManager', 'AAC');
    const { data } = await client.ask<{ me: { permits: { permission: string; branches: string[] | null }[] } }>(
      '{ me { name language strength permits { permission branches } secondFactorDue } }',
    );
    const { permits } = data.me;
    const elsewhere = permits.filter(({ branches }) => branches?.join() !== 'AAC').map(({ permission }) => permission);
    // Articles and their prices are the same in every branch.
    assert.deepEqual(elsewhere, ['catalog.read', 'prices.read']);
    const names = new Set(permits.map(({ permission }) => permission));
    for (const may of ['today.read', 'staff.read', 'refunds.request']) assert.ok(names.has(may), may);
    for (const mayNot of ['refunds.approve', 'settings.read', 'audit.read']) assert.ok(!names.has(mayNot), mayNot);
  });

  it('ends after an hour without a click, and after twelve with them', async () => {
    const [idle, busy] = [await demoMember(shop.app, 'editor'), await demoMember(shop.app, 'editor')];
    for (let minutes = 0; minutes < 12 * 60; minutes += 40) {
      assert.equal((await busy.ask('{ me { id } }')).status, 200, `${minutes} minutes`);
      shop.clock.advance(40 * 60_000);
    }
    assert.equal((await idle.ask('{ me { id } }')).status, 401);
    shop.clock.advance(60_000);
    assert.equal((await busy.ask('{ me { id } }')).status, 401);
  });
});

describe('a second factor', () => {
  it('is asked for at the next log-in; a code works once, a recovery code once', async () => {
    const email = 'service@maas-alm.example';
    const here = await demoMember(shop.app, 'service');
    const { secret, codes } = await enrol(here);
    assert.equal(codes.length, 10);
    assert.deepEqual((await here.ask<object>('{ me { strength } }')).data, { me: { strength: 'two' } }, 'who enrols stays in');
    const client = staffClient(shop.app);
    assert.deepEqual((await client.logIn(email)).data, { logIn: { next: 'secondFactor' } });
    const half = client.cookie();
    for (const closed of ['{ me { id } }', '{ approvals { id } }', 'mutation { startTotp { secret } }', 'mutation { removeTotp }'])
      assert.equal((await client.ask(closed)).status, 403, closed);
    const code = nextCode(secret);
    assert.deepEqual((await client.ask<object>(prove, { code })).data, { proveCode: { next: 'done' } });
    assert.notEqual(client.cookie(), half, 'who has proven more has another token');
    const other = staffClient(shop.app);
    await other.logIn(email);
    assert.equal((await other.ask(prove, { code })).status, 401, 'the same code again');
    assert.deepEqual((await other.ask<object>(prove, { code: codes[0]?.toUpperCase() })).data, { proveCode: { next: 'done' } });
    const third = staffClient(shop.app);
    await third.logIn(email);
    assert.equal((await third.ask(prove, { code: codes[0] })).status, 401, 'the same recovery code again');
    assert.deepEqual((await other.ask<object>('{ me { recoveryCodesLeft hasTotp strength } }')).data, {
      me: { recoveryCodesLeft: 9, hasTotp: true, strength: 'two' },
    });
  });

  it('works once even when it is sent many times at once', async () => {
    const { secret } = await enrol(await demoMember(shop.app, 'finance'));
    const clients = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const client = staffClient(shop.app);
        await client.logIn('finance@maas-alm.example');
        return client;
      }),
    );
    const code = nextCode(secret);
    const statuses = await Promise.all(clients.map(async (client) => (await client.ask(prove, { code })).status));
    assert.deepEqual(
      statuses.sort((a, b) => a - b),
      [200, 401, 401, 401],
    );
  });

  it('cannot be guessed without end by somebody who knows the password', async () => {
    const client = await demoMember(shop.app, 'auditor');
    await enrol(client);
    const statuses: number[] = [];
    for (let guess = 0; guess < 10; guess += 1) {
      const thief = staffClient(shop.app);
      statuses.push((await thief.logIn('auditor@maas-alm.example')).status);
      if (thief.cookie()) await thief.ask(prove, { code: '000000' });
    }
    assert.deepEqual(statuses.slice(0, 8), Array(8).fill(200));
    assert.deepEqual(statuses.slice(8), [401, 401], 'locked');
  });

  it('is kept under the shop’s secret: nothing in the database makes a code', async () => {
    const { rows } = await shop.database.query<{ secret: string }>('select secret_encrypted as secret from staff_totp');
    for (const { secret } of rows) assert.doesNotMatch(secret, /^[A-Z2-7]{32}$/);
  });
});

describe('what asks for the factors again', () => {
  it('is refused five minutes later, until they are shown', async () => {
    const client = await demoMember(shop.app, 'owner');
    const edit = 'mutation { editThresholds(edit: { id: "thresholds", version: 0, changes: [], key: "s1" }) { __typename } }';
    assert.equal((await client.ask(edit)).status, 200);
    shop.clock.advance(5 * 60_000 + 1_000);
    const refused = await client.ask(edit);
    assert.equal(refused.status, 403);
    assert.equal(refused.errors[0]?.extensions?.['code'], 'step-up');
    assert.equal((await client.ask(stepUp, { password: 'wrong' })).status, 401);
    const cookie = client.cookie();
    assert.equal((await client.ask(stepUp, { password: demoPassword })).status, 200);
    assert.notEqual(client.cookie(), cookie);
    assert.equal((await client.ask(edit)).status, 200);
  });
});

describe('an invitation', () => {
  const invite = (email: string, roles: object[], key: string) => ({ input: { email, name: 'Nora Smeets', language: 'de', roles, key } });
  const send =
    'mutation ($input: InviteInput!) { inviteStaff(input: $input) { __typename ... on StaffSaved { staff { id state } } ... on Refusal { code field } } }';
  const accept = 'mutation ($token: String!, $password: String!) { acceptInvitation(token: $token, password: $password) { next } }';

  it('comes by mail in the language of whoever gets it, works once, and makes the account active', async () => {
    const owner = await demoMember(shop.app, 'owner');
    const sent = await owner.ask<{ inviteStaff: { staff: { id: string; state: string } } }>(
      send,
      invite('nora@maas-alm.example', [{ role: 'branchStaff', branch: 'AAC' }], 'i1'),
    );
    assert.equal(sent.data.inviteStaff.staff.state, 'invited');
    const [mail] = await shop.mails('nora@maas-alm.example');
    assert.equal(mail?.subject, 'Deine Einladung ins Backoffice');
    const token = linkIn(mail?.text ?? '');
    const nora = staffClient(shop.app);
    assert.deepEqual((await nora.ask<object>('query ($token: String!) { invitation(token: $token) { name language } }', { token })).data, {
      invitation: { name: 'Nora Smeets', language: 'de' },
    });
    assert.equal((await nora.ask(accept, { token, password: 'Short-1' })).errors[0]?.extensions?.['category'], 'graphql-input');
    assert.deepEqual((await nora.ask<object>(accept, { token, password })).data, { acceptInvitation: { next: 'done' } });
    assert.equal((await nora.ask('{ me { id } }')).status, 200);
    const again = await staffClient(shop.app).ask(accept, { token, password });
    const unknown = await staffClient(shop.app).ask(accept, { token: '0'.repeat(64), password });
    assert.deepEqual(again.errors, unknown.errors);
    assert.equal((await staffClient(shop.app).logIn('nora@maas-alm.example', password)).status, 200);
  });

  it('ends after 72 hours', async () => {
    const owner = await demoMember(shop.app, 'owner');
    await owner.ask(send, invite('late@maas-alm.example', [{ role: 'editor' }], 'i2'));
    const token = linkIn((await shop.mails('late@maas-alm.example'))[0]?.text ?? '');
    shop.clock.advance(72 * 3_600_000);
    assert.equal((await staffClient(shop.app).ask(accept, { token, password })).errors.length, 1);
  });

  it('names an address once, a branch where a role has one, and known roles', async () => {
    const owner = await demoMember(shop.app, 'owner');
    const codeOfRefusal = async (email: string, roles: object[], key: string): Promise<unknown> =>
      (await owner.ask<{ inviteStaff: { code?: string } }>(send, invite(email, roles, key))).data.inviteStaff.code;
    assert.equal(await codeOfRefusal('Manager@Maas-Alm.example', [{ role: 'editor' }], 'r1'), 'exists');
    assert.equal(await codeOfRefusal('x@maas-alm.example', [{ role: 'branchStaff' }], 'r2'), 'branch');
    assert.equal(await codeOfRefusal('x@maas-alm.example', [{ role: 'branchStaff', branch: 'XXX' }], 'r3'), 'branch');
    assert.equal(await codeOfRefusal('x@maas-alm.example', [], 'r4'), 'roles');
    assert.equal(await codeOfRefusal('no address', [{ role: 'editor' }], 'r5'), 'email');
  });
});

describe('an account', () => {
  const editStaff = 'mutation ($edit: Edit!) { editStaff(edit: $edit) { __typename ... on StaffSaved { staff { version } } } }';
  let keys = 0;
  const edit = async (owner: StaffClient, id: number, field: string, value: unknown): Promise<string> => {
    const { rows } = await shop.database.query<{ version: number }>('select version from staff_account where id = $1', [id]);
    const changes = [{ field, base: null, value }];
    const { data, errors } = await owner.ask<{ editStaff: { __typename: string } }>(editStaff, {
      edit: { id: String(id), version: rows[0]?.version, changes, key: `a${(keys += 1)}` },
    });
    assert.deepEqual(errors, []);
    return data.editStaff.__typename;
  };

  it('that loses a role is out at once, and may do less when it comes back', async () => {
    const owner = await demoMember(shop.app, 'owner');
    const manager = await demoMember(shop.app, 'manager');
    assert.equal((await manager.ask('{ thresholds { version } }')).status, 200);
    const id = await memberId(shop.database, 'manager');
    assert.equal(await edit(owner, id, 'roles', [{ role: 'editor', branch: null }]), 'StaffSaved');
    assert.equal((await manager.ask('{ thresholds { version } }')).status, 401);
    await manager.logIn('manager@maas-alm.example');
    assert.equal((await manager.ask('{ thresholds { version } }')).status, 403);
    await edit(owner, id, 'roles', [{ role: 'manager', branch: null }]);
  });

  it('that is suspended is out at once and cannot come back', async () => {
    const owner = await demoMember(shop.app, 'owner');
    const editor = await demoMember(shop.app, 'editor');
    const id = await memberId(shop.database, 'editor');
    await edit(owner, id, 'state', 'suspended');
    assert.equal((await editor.ask('{ me { id } }')).status, 401);
    assert.equal((await editor.logIn('content@maas-alm.example')).status, 401);
    await edit(owner, id, 'state', 'active');
    assert.equal((await editor.logIn('content@maas-alm.example')).status, 200);
  });

  it('of the last owner stays one', async () => {
    const owner = await demoMember(shop.app, 'owner');
    const id = await memberId(shop.database, 'owner');
    assert.equal(await edit(owner, id, 'state', 'suspended'), 'Refusal');
    assert.equal(await edit(owner, id, 'roles', [{ role: 'editor', branch: null }]), 'Refusal');
    assert.equal((await owner.ask('{ me { id } }')).status, 200);
  });

  it('with a new password is logged out everywhere else, and its owner gets a mail', async () => {
    const [here, there] = [await demoMember(shop.app, 'branchStaff', 'SIT'), await demoMember(shop.app, 'branchStaff', 'SIT')];
    const change = 'mutation ($password: String!) { changePassword(password: $password) { next } }';
    assert.deepEqual((await here.ask<object>(change, { password })).data, { changePassword: { next: 'done' } });
    assert.equal((await here.ask('{ me { id } }')).status, 200);
    assert.equal((await there.ask('{ me { id } }')).status, 401);
    assert.equal((await shop.mails('staff.sittard@maas-alm.example'))[0]?.subject, 'Je wachtwoord voor de back office is gewijzigd');
  });

  it('shows its sessions, and ends them one by one', async () => {
    const [here, there] = [await demoMember(shop.app, 'branchStaff', 'AAC'), await demoMember(shop.app, 'branchStaff', 'AAC')];
    type Listed = { me: { sessions: { id: string; isThis: boolean }[] } };
    const { data } = await here.ask<Listed>('{ me { sessions { id isThis strength since lastUsed ip browser } } }');
    const other = data.me.sessions.find(({ isThis }) => !isThis);
    const end = 'mutation ($id: ID!) { endSession(id: $id) }';
    const foreign = await demoMember(shop.app, 'branchManager', 'SIT');
    assert.deepEqual((await foreign.ask<object>(end, { id: other?.id })).data, { endSession: false }, 'not somebody else’s');
    assert.deepEqual((await here.ask<object>(end, { id: other?.id })).data, { endSession: true });
    assert.equal((await there.ask('{ me { id } }')).status, 401);
    assert.equal((await here.ask('{ me { id } }')).status, 200);
  });

  it('is found by its name, and by its address for who may see addresses: nobody else finds one out by trying', async () => {
    const found = async (client: StaffClient, search: string): Promise<readonly [names: readonly string[], count: number]> => {
      const { data } = await client.ask<{ staff: { items: { name: string }[]; page: { count: number } } }>(
        'query ($search: String) { staff(list: { search: $search }) { items { name } page { count } } }',
        { search },
      );
      return [data.staff.items.map(({ name }) => name), data.staff.page.count];
    };
    const as = async (role: string, branch: string | null): Promise<StaffClient> => {
      const client = staffClient(shop.app);
      client.setCookie(await makeSession(shop.database, await memberId(shop.database, role, branch), shop.clock.now()));
      return client;
    };
    assert.deepEqual(await found(await as('owner', null), 'staff.sittard@'), [['Sem Jacobs'], 1]);
    for (const [role, branch] of [
      ['manager', null],
      ['branchManager', 'SIT'],
      ['auditor', null],
    ] as const) {
      const client = await as(role, branch);
      assert.deepEqual(await found(client, 'staff.sittard@'), [[], 0], role);
      assert.deepEqual(await found(client, 'sem jac'), [['Sem Jacobs'], 1], role);
    }
  });

  it('of another branch does not exist for who manages one, and addresses are for owners', async () => {
    const manager = await demoMember(shop.app, 'branchManager', 'SIT');
    type Listed = { staff: { items: { name: string; email: string | null }[]; page: { count: number } } };
    const list = '{ staff(list: {}) { items { name email } page { count countIsCapped next } } }';
    const { data, masked } = await manager.ask<Listed>(list);
    assert.deepEqual(data.staff.items.map(({ name }) => name).sort(), ['Anouk Peeters', 'Sem Jacobs']);
    assert.deepEqual([data.staff.items[0]?.email, masked], [null, ['StaffAccount.email']]);
    const find = 'query ($id: ID!) { staffMember(id: $id) { name } }';
    const foreign = await manager.ask(find, { id: String(await memberId(shop.database, 'branchStaff', 'AAC')) });
    const unknown = await manager.ask(find, { id: '999999' });
    assert.deepEqual(foreign.errors, unknown.errors);
    const all = await (await demoMember(shop.app, 'owner')).ask<Listed>(list);
    assert.ok(all.data.staff.items.length >= 10);
    assert.equal(all.data.staff.items[0]?.email, 'owner@maas-alm.example');
    assert.deepEqual(all.masked, []);
  });

  it('that lost its factors is reset: out, without them, with a link, and every owner hears of it', async () => {
    const owner = await demoMember(shop.app, 'owner');
    const id = await memberId(shop.database, 'service');
    const cookie = await makeSession(shop.database, id, shop.clock.now());
    const reset = 'mutation ($id: ID!, $key: ID!) { resetStaff(id: $id, key: $key) { __typename } }';
    assert.deepEqual((await owner.ask<object>(reset, { id: String(id), key: 'reset' })).data, { resetStaff: { __typename: 'StaffSaved' } });
    const service = staffClient(shop.app);
    service.setCookie(cookie);
    assert.equal((await service.ask('{ me { id } }')).status, 401);
    assert.equal((await staffClient(shop.app).logIn('service@maas-alm.example')).status, 401, 'the old password');
    const token = linkIn((await shop.mails('service@maas-alm.example'))[0]?.text ?? '');
    assert.match((await shop.mails('owner@maas-alm.example'))[0]?.text ?? '', /De toegang van Femke Hendriks is opnieuw ingesteld/);
    const accept = 'mutation ($token: String!, $password: String!) { acceptInvitation(token: $token, password: $password) { next } }';
    assert.deepEqual((await staffClient(shop.app).ask<object>(accept, { token, password })).data, { acceptInvitation: { next: 'done' } });
  });
});

describe('the command', () => {
  it('makes the first owner, and says who is there', async () => {
    const link = await shop.backend.staff.invite({ email: 'first@shop.example', name: 'First', language: 'en', roles: ['owner'] });
    assert.match(link, /^http:\/\/localhost:3000\/staff\/welcome#[0-9a-f]{64}$/);
    const mailed = linkIn((await shop.mails('first@shop.example'))[0]?.text ?? '');
    const accept = 'mutation ($token: String!, $password: String!) { acceptInvitation(token: $token, password: $password) { next } }';
    const printed = await staffClient(shop.app).ask<object>(accept, { token: link.split('#')[1], password });
    assert.deepEqual(printed.data, { acceptInvitation: { next: 'done' } }, 'what was printed works, though the mail went out');
    assert.equal(
      (await staffClient(shop.app).ask(accept, { token: mailed, password })).errors.length,
      1,
      'and then the other one does not',
    );
    const listed = await shop.backend.staff.list();
    assert.deepEqual(listed.find(({ email }) => email === 'first@shop.example')?.roles, [{ role: 'owner', branch: null }]);
  });

  it('unlocks, suspends and gives roles, each with an entry in the log', async () => {
    const desk = shop.backend.staff;
    await desk.setRoles('content@maas-alm.example', ['editor', 'branchStaff:SIT']);
    await desk.unlock('content@maas-alm.example');
    await desk.suspend('content@maas-alm.example');
    const { rows } = await shop.database.query<{ action: string }>(
      "select action from audit_entry where actor_kind = 'command' and entity_id = $1 order by id",
      [String((await desk.list()).find(({ email }) => email === 'content@maas-alm.example')?.id)],
    );
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['staff.edit', 'staff.unlock', 'staff.edit'],
    );
    await assert.rejects(desk.setRoles('content@maas-alm.example', ['boss']), /One of the roles is not known/);
    await assert.rejects(desk.reset('nobody@maas-alm.example'), /There is no account/);
  });
});
