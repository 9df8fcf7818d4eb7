import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { silentLogger } from '#kernel/logger.ts';
import { openStaff } from '#modules/staff/index.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { softwareAuthenticator, type SoftwareAuthenticator } from '#testing/software-authenticator.ts';
import { demoMember, staffClient, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

type Options = { readonly challenge: string; readonly user: { readonly id: string }; readonly rp: { readonly id: string } };
type Factor = 'passkeyLogInOptions' | 'passkeyStepUpOptions' | 'passkeyRegistrationOptions';

async function optionsOf(client: StaffClient, field: Factor): Promise<Options> {
  const { data, errors } = await client.ask<Record<string, Options>>(`{ ${field} }`);
  assert.deepEqual(errors, []);
  return data[field] ?? assert.fail('no options');
}

const answerWith = (client: StaffClient, field: string, response: object) =>
  client.ask<Record<string, { next: string } | null>>(`mutation ($response: JSON!) { ${field}(response: $response) { next factors } }`, {
    response,
  });

const addKey = (client: StaffClient, response: object) =>
  client.ask<{ addPasskey: { passkey: { id: string; name: string }; codes: string[] | null } }>(
    'mutation ($response: JSON!) { addPasskey(name: "Laptop", response: $response) { passkey { id name } codes } }',
    { response },
  );

/** Somebody of the demo with a passkey. */
async function withPasskey(role: string, branch: string | null = null, loggedIn?: StaffClient) {
  const client = loggedIn ?? staffClient(shop.app);
  if (!loggedIn) client.setCookie(await makeSession(shop.database, await memberId(shop.database, role, branch), shop.clock.now()));
  const authenticator = softwareAuthenticator();
  const { data, errors } = await addKey(client, authenticator.create(await optionsOf(client, 'passkeyRegistrationOptions')));
  assert.deepEqual(errors, []);
  return { client, authenticator, added: data.addPasskey };
}

async function logIn(authenticator: SoftwareAuthenticator) {
  const client = staffClient(shop.app);
  const response = authenticator.get(await optionsOf(client, 'passkeyLogInOptions'));
  return { client, response, answer: await answerWith(client, 'logInWithPasskey', response) };
}

const entriesOf = async (action: string): Promise<number> =>
  (await shop.database.query('select 1 from audit_entry where action = $1', [action])).rows.length;

const me = (client: StaffClient) =>
  client.ask<{ me: { name: string; strength: string; passkeys: { name: string; usedAt: string | null }[] } }>(
    '{ me { name strength passkeys { id name usedAt } } }',
  );

describe('a passkey', () => {
  it('is set up by who is logged in, comes with recovery codes, and makes the session worth both factors', async () => {
    const { client, added } = await withPasskey('manager', null, await demoMember(shop.app, 'manager'));
    assert.equal(added.passkey.name, 'Laptop');
    assert.equal(added.codes?.length, 10);
    const { data } = await me(client);
    assert.equal(data.me.strength, 'two');
    assert.deepEqual(
      data.me.passkeys.map(({ name, usedAt }) => ({ name, usedAt })),
      [{ name: 'Laptop', usedAt: null }],
    );
  });

  it('lets somebody in without a name and a password, with both factors', async () => {
    const { authenticator } = await withPasskey('editor');
    const { client, answer } = await logIn(authenticator);
    assert.deepEqual(answer.data, { logInWithPasskey: { next: 'done', factors: [] } });
    const { data } = await me(client);
    assert.equal(data.me.strength, 'two');
    assert.ok(data.me.passkeys[0]?.usedAt);
  });

  it('is the second factor after a password, in place of a code', async () => {
    const { authenticator } = await withPasskey('service');
    const client = staffClient(shop.app);
    const first = await client.ask<{ logIn: { next: string; factors: string[] } }>(
      'mutation ($p: String!) { logIn(email: "service@maas-alm.example", password: $p) { next factors } }',
      { p: 'Bergwiese-2026!' },
    );
    assert.deepEqual(first.data.logIn, { next: 'secondFactor', factors: ['passkey', 'recoveryCode'] });
    assert.equal((await client.ask('{ me { id } }')).status, 403);
    const response = authenticator.get(await optionsOf(client, 'passkeyStepUpOptions'));
    assert.equal((await answerWith(client, 'proveWithPasskey', response)).data['proveWithPasskey']?.next, 'done');
    assert.equal((await client.ask('{ me { id } }')).status, 200);
  });

  it('shows the factors again before what asks for it', async () => {
    const { authenticator, client } = await withPasskey('owner');
    shop.clock.advance(6 * 60_000);
    const rename = 'mutation { renewRecoveryCodes { codes } }';
    assert.equal((await client.ask(rename)).errors[0]?.extensions?.['code'], 'step-up');
    const response = authenticator.get(await optionsOf(client, 'passkeyStepUpOptions'));
    assert.equal((await answerWith(client, 'stepUpWithPasskey', response)).data['stepUpWithPasskey']?.next, 'done');
    assert.deepEqual((await client.ask(rename)).errors, []);
  });

  it('that exists twice lets nobody in by the copy: it is in the log, and its person and the owners hear of it', async () => {
    const { authenticator } = await withPasskey('finance');
    const copy = authenticator.copy();
    assert.equal((await logIn(authenticator)).answer.status, 200);
    const before = await entriesOf('staff.passkeyCopied');
    assert.equal((await logIn(copy)).answer.status, 401);
    assert.equal(await entriesOf('staff.passkeyCopied'), before + 1);
    const told = (await shop.mails()).filter(({ subject }) => /passkey/i.test(subject));
    assert.deepEqual(told.map(({ to }) => to).sort(), ['finance@maas-alm.example', 'owner@maas-alm.example']);
    assert.equal((await logIn(authenticator)).answer.status, 200, 'the first one goes on');
  });

  it('is answered alike when it is unknown, wrong, of another site, of nobody in person, or too late', async () => {
    const { authenticator } = await withPasskey('auditor');
    const client = staffClient(shop.app);
    const options = () => optionsOf(client, 'passkeyLogInOptions');
    const late = authenticator.get(await options());
    shop.clock.advance(6 * 60_000);
    const forStepUp = await optionsOf((await withPasskey('branchStaff', 'SIT')).client, 'passkeyStepUpOptions');
    const answers = [
      late,
      softwareAuthenticator().get(await options()),
      authenticator.get(await options(), { origin: 'https://evil.example' }),
      authenticator.get(await options(), { origin: 'http://localhost:3001' }),
      authenticator.get(await options(), { rpId: 'evil.example' }),
      authenticator.get(await options(), { isUnverified: true }),
      authenticator.get(await options(), { userHandle: 'c29tZWJvZHkgZWxzZQ' }),
      authenticator.get({ challenge: 'bWFkZSB1cA' }),
      authenticator.get(forStepUp),
      { id: 'x' },
    ];
    const texts = new Set<string>();
    for (const response of answers) {
      const { status, data, errors } = await answerWith(client, 'logInWithPasskey', response);
      assert.equal(status, 401);
      texts.add(JSON.stringify({ data, errors }));
    }
    assert.equal(texts.size, 1, [...texts].join('\n'));
  });

  it('answers a question once, and for the browser that asked', async () => {
    const { authenticator } = await withPasskey('branchManager', 'AAC');
    const { response, answer } = await logIn(authenticator);
    assert.equal(answer.status, 200);
    assert.equal((await answerWith(staffClient(shop.app), 'logInWithPasskey', response)).status, 401);
    const asked = await optionsOf(staffClient(shop.app), 'passkeyLogInOptions');
    const elsewhere = await shop.app.inject({
      method: 'POST',
      url: '/staff/graphql',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3000', 'x-staff': '1', 'user-agent': 'another browser' },
      payload: JSON.stringify({
        query: 'mutation ($response: JSON!) { logInWithPasskey(response: $response) { next } }',
        variables: { response: authenticator.get(asked) },
      }),
    });
    assert.equal(elsewhere.statusCode, 401);
  });

  it('of somebody else proves nothing, and a question to one session is not answered by another', async () => {
    const { client } = await withPasskey('branchStaff', 'AAC');
    const stranger = await withPasskey('branchManager', 'SIT');
    const asked = await optionsOf(client, 'passkeyStepUpOptions');
    assert.equal((await answerWith(client, 'stepUpWithPasskey', stranger.authenticator.get(asked))).status, 401);
    const own = await optionsOf(stranger.client, 'passkeyStepUpOptions');
    assert.equal((await answerWith(client, 'stepUpWithPasskey', stranger.authenticator.get(own))).status, 401);
  });

  it('is not set up twice, nor by an answer to another question', async () => {
    const { client, authenticator } = await withPasskey('branchStaff', 'SIT');
    const again = authenticator.create(await optionsOf(client, 'passkeyRegistrationOptions'));
    assert.equal((await addKey(client, again)).errors[0]?.extensions?.['code'], 'passkey');
    const asked = await optionsOf(client, 'passkeyStepUpOptions');
    const wrong = softwareAuthenticator().create({ ...asked, user: { id: 'eA' } });
    assert.equal((await addKey(client, wrong)).errors[0]?.extensions?.['code'], 'passkey');
  });
});

describe('an invitation', () => {
  it('may be taken with a passkey in place of a password; that passkey then stays, for nothing else lets them in', async () => {
    const link = await shop.backend.staff.invite({ email: 'key@maas-alm.example', name: 'Kiki', language: 'nl', roles: ['editor'] });
    const token = link.split('#')[1] ?? '';
    const client = staffClient(shop.app);
    const authenticator = softwareAuthenticator();
    const asked = await client.ask<{ passkeyInvitationOptions: Options }>(
      'query ($token: String!) { passkeyInvitationOptions(token: $token) }',
      { token },
    );
    const accept = () =>
      client.ask<{ acceptInvitationWithPasskey: { next: string } }>(
        'mutation ($token: String!, $response: JSON!) { acceptInvitationWithPasskey(token: $token, name: "Phone", response: $response) { next } }',
        { token, response: authenticator.create(asked.data.passkeyInvitationOptions) },
      );
    assert.deepEqual((await accept()).data, { acceptInvitationWithPasskey: { next: 'done' } });
    const own = await client.ask<{ me: { hasPassword: boolean; passkeys: { id: string }[]; strength: string } }>(
      '{ me { hasPassword strength passkeys { id } } }',
    );
    assert.equal(own.data.me.strength, 'two');
    assert.equal(own.data.me.hasPassword, false);
    const removed = await client.ask('mutation ($id: ID!) { removePasskey(id: $id) }', { id: own.data.me.passkeys[0]?.id });
    assert.equal(removed.errors[0]?.extensions?.['code'], 'last-factor');
    assert.equal((await logIn(authenticator)).answer.status, 200);
    assert.match((await accept()).errors[0]?.message ?? '', /^The link is not known/, 'it works once');
  });
});

describe('the last factor', () => {
  it('goes in a demo, where none is required', async () => {
    const client = staffClient(shop.app);
    client.setCookie(await makeSession(shop.database, await memberId(shop.database, 'editor'), shop.clock.now()));
    const ids = async () =>
      (await client.ask<{ me: { passkeys: { id: string }[] } }>('{ me { passkeys { id } } }')).data.me.passkeys.map(({ id }) => id);
    const [first = ''] = await ids();
    const renamed = await client.ask('mutation ($id: ID!) { renamePasskey(id: $id, name: "Oude laptop") { name } }', { id: first });
    assert.deepEqual(renamed.data, { renamePasskey: { name: 'Oude laptop' } });
    assert.deepEqual((await client.ask('mutation ($id: ID!) { removePasskey(id: $id) }', { id: first })).errors, []);
    assert.deepEqual(await ids(), []);
  });

  it('stays where one is required, be it a passkey or the app', async () => {
    const { database, clock } = shop;
    const none = { register: () => ({}), record: async () => '' };
    const staff = openStaff({
      database,
      clock,
      audit: none,
      jobs: none,
      mailer: none,
      logger: silentLogger,
      isSecondFactorRequired: true,
      backOffice: { url: 'http://localhost:3000', session: { idleMinutes: 60, totalHours: 12 }, secret: 'a secret' },
    } as never);
    const { client } = await withPasskey('editor');
    const identity = (await staff.sessions.identify(client.cookie()?.split('=')[1] ?? '')) ?? assert.fail('nobody');
    const [key] = await staff.passkeys.list(identity.id);
    const place = { ip: '::1', browser: 'test' };
    const remove = () => staff.passkeys.remove(identity, key?.id ?? 0, place);
    await assert.rejects(remove(), /The last factor cannot be removed/);
    assert.equal((await staff.passkeys.list(identity.id)).length, 1);
    await database.query("insert into staff_totp (staff_id, secret_encrypted, confirmed_at, last_step) values ($1, 'x', now(), 0)", [
      identity.id,
    ]);
    await remove();
    await assert.rejects(staff.factors.removeTotp(identity), /The last factor cannot be removed/);
  });
});
