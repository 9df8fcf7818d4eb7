import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getNamedType, isLeafType } from 'graphql';
import { readStaffDocuments } from '@shop/contract/server';
import { readConfig } from '#kernel/config.ts';
import { silentLogger } from '#kernel/logger.ts';
import { openBackendOn } from '../app/open-backend.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { filled, generatedCall } from '#testing/generated-call.ts';
import { logIn } from '#testing/log-in.ts';
import { staffClient, staffHeaders } from '#testing/staff-client.ts';
import { makeSession, memberId, rootFields, staffSchema, staffSnapshot } from '#testing/staff-sessions.ts';

const secrets = { SHOP_ACCESS_TOKEN: 'shop-token-of-this-test', CONSUMER_KEY: 'consumer-key-of-this-test' };

let shop: TestShop;
let owner: number;
before(async () => {
  shop = await createTestShop(secrets);
  owner = await memberId(shop.database, 'owner');
});
after(() => shop.close());

/** The least a field takes, asking for the least. */
function callOf({ type, field }: (typeof rootFields)[number]): string {
  if (field.args.length === 0) {
    const asked = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
    return JSON.stringify({ query: `${type.toLowerCase()} { ${field.name} ${asked} }` });
  }
  const [argument] = field.args;
  const named = { key: `${type}.${field.name}`, type, field: field.name, path: [argument?.name ?? ''] } as never;
  return JSON.stringify(generatedCall(staffSchema, named, argument && filled(getNamedType(argument.type)), {}, 0));
}

describe('every field of the back office', () => {
  it('is closed to every credential that is not a living session of its own', async () => {
    const customer = (await logIn(shop, 0)).headers['authorization'] ?? '';
    const now = shop.clock.now();
    const living = await makeSession(shop.database, owner, now);
    const suspended = await memberId(shop.database, 'editor');
    const ofSuspended = await makeSession(shop.database, suspended, now);
    await shop.database.query("update staff_account set state = 'suspended' where id = $1", [suspended]);
    const callers: readonly (readonly [string, Record<string, string>])[] = [
      ['a customer’s token', { authorization: customer }],
      ['the shop’s token', { authorization: `Bearer ${secrets.SHOP_ACCESS_TOKEN}` }],
      ['the consumer key', { authorization: `Bearer ${secrets.CONSUMER_KEY}` }],
      ['a token beside a living cookie', { authorization: customer, cookie: living }],
      ['an idle session', { cookie: await makeSession(shop.database, owner, now, { at: new Date(now.getTime() - 61 * 60_000) }) }],
      ['a session of somebody suspended', { cookie: ofSuspended }],
      ['a session of another host', { cookie: await makeSession(shop.database, owner, now, { origin: 'https://office.example' }) }],
      ['a made-up cookie', { cookie: `staff=${'0'.repeat(64)}` }],
      ['a customer’s token as a cookie', { cookie: `staff=${customer.replace('Bearer ', '')}` }],
      ['nothing', {}],
    ];
    const before = await staffSnapshot(shop.database);
    for (const root of rootFields) {
      const payload = callOf(root);
      for (const [who, headers] of callers) {
        // Whoever has no session, or one that has ended, may log in.
        if (root.isPublic && headers['authorization'] === undefined) continue;
        const response = await staffClient(shop.app).send({ ...staffHeaders, ...headers }, payload);
        assert.equal(response.statusCode, 401, `${root.key} with ${who}: ${response.body}`);
      }
    }
    assert.equal(await staffSnapshot(shop.database), before, 'nothing was written');
    await shop.database.query("update staff_account set state = 'active' where id = $1", [suspended]);
  });

  it('answers a living session, and no cache may keep the answer', async () => {
    const client = staffClient(shop.app);
    client.setCookie(await makeSession(shop.database, owner, shop.clock.now()));
    const { status, data, headers } = await client.ask<{ me: { name: string } }>('{ me { name } }');
    assert.equal(status, 200);
    assert.equal(data.me.name, 'Mieke Maas');
    assert.equal(headers['cache-control'], 'no-store');
  });

  it('is nothing to the shop: its own address answers a session of staff like a guest, byte for byte', async () => {
    const cookie = await makeSession(shop.database, owner, shop.clock.now());
    const payload = JSON.stringify({ query: '{ customer { email } storeConfig { store_code } }' });
    const ask = (headers: Record<string, string>) =>
      shop.request('POST', '/graphql', { 'content-type': 'application/json', ...headers }, payload);
    const [guest, staff] = [await ask({}), await ask({ cookie })];
    assert.equal(staff.statusCode, guest.statusCode);
    assert.equal(staff.body, guest.body);
  });
});

describe('a request that a page of the back office did not send', () => {
  const wrong = JSON.stringify({ query: 'mutation { logIn(email: "owner@maas-alm.example", password: "wrong") { next } }' });
  const without = (name: string): Record<string, string> =>
    Object.fromEntries(Object.entries(staffHeaders).filter(([key]) => key !== name));
  const forged: readonly (readonly [string, number, Record<string, string>, ('POST' | 'GET' | 'PUT')?])[] = [
    ['comes from another site', 403, { ...staffHeaders, origin: 'https://evil.example' }],
    ['comes from a neighbour of the shop', 403, { ...staffHeaders, origin: 'http://localhost:3001' }],
    ['does not say where it comes from', 403, without('origin')],
    ['comes from a sandboxed page', 403, { ...staffHeaders, origin: 'null' }],
    ['has not the header a form cannot set', 403, without('x-staff')],
    ['is plain text', 400, { ...staffHeaders, 'content-type': 'text/plain' }],
    ['is a form', 400, { ...staffHeaders, 'content-type': 'application/x-www-form-urlencoded' }],
    ['is a file form', 400, { ...staffHeaders, 'content-type': 'multipart/form-data; boundary=x' }],
    ['has no type', 400, without('content-type')],
    ['is a GET', 405, staffHeaders, 'GET'],
    ['is a PUT', 405, staffHeaders, 'PUT'],
  ];
  for (const [what, status, headers, method] of forged) {
    it(`is refused before anything runs when it ${what}`, async () => {
      const client = staffClient(shop.app);
      client.setCookie(await makeSession(shop.database, owner, shop.clock.now()));
      const before = await staffSnapshot(shop.database);
      assert.equal((await client.send(headers, wrong, method)).statusCode, status);
      assert.equal(await staffSnapshot(shop.database), before, 'not even a guess was counted');
    });
  }

  it('is refused when the cookie is there twice', async () => {
    const cookie = await makeSession(shop.database, owner, shop.clock.now());
    const response = await staffClient(shop.app).send(
      { ...staffHeaders, cookie: `${cookie}; ${cookie}` },
      JSON.stringify({ query: '{ me { id } }' }),
    );
    assert.equal(response.statusCode, 401);
  });
});

describe('a back office that is switched off or elsewhere', () => {
  it('answers nothing under /staff', async () => {
    const closed = await createTestShop({ BACK_OFFICE: 'off' });
    try {
      for (const url of ['/staff/graphql', '/staff/orders'])
        assert.equal(
          (await closed.request('POST', url, { ...staffHeaders }, JSON.stringify({ query: '{ __typename }' }))).statusCode,
          404,
          url,
        );
    } finally {
      await closed.close();
    }
  });

  it('answers on its own host alone, with a cookie of https', async () => {
    const apart = await createTestShop({ BACK_OFFICE_URL: 'https://office.example' });
    try {
      const headers = { ...staffHeaders, origin: 'https://office.example' };
      const payload = JSON.stringify({
        query: 'mutation { logIn(email: "owner@maas-alm.example", password: "Bergwiese-2026!") { next } }',
      });
      assert.equal((await apart.request('POST', '/staff/graphql', headers, payload)).statusCode, 404);
      const inside = await apart.request('POST', '/staff/graphql', { ...headers, host: 'office.example' }, payload);
      assert.equal(inside.statusCode, 200);
      assert.match(
        String(inside.headers['set-cookie']),
        /^__Secure-staff=[0-9a-f]{64}; Max-Age=43200; Path=\/staff; HttpOnly; SameSite=Strict; Secure$/,
      );
    } finally {
      await apart.close();
    }
  });
});

describe('in production', () => {
  const config = () =>
    readConfig({
      SHOP_ENV: 'production',
      PUBLIC_URL: 'https://shop.example',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/unused',
      SMTP_URL: 'smtp://127.0.0.1:1',
      SHOP_ACCESS_TOKEN: 'a-token-of-the-test-shop-0001',
      CONSUMER_KEY: 'a-consumer-key-of-the-test-0001',
      METRICS_TOKEN: 'a-metrics-token-of-the-test-0001',
      POSTCODE_URL: 'https://postcode.example',
      VAT_URL: 'https://vat.example',
      MULTISAFEPAY_API_KEY: 'a-payment-key-of-the-test-0001',
      STAFF_SECRET: 'a-staff-secret-of-the-test-0001',
    });

  it('the shop does not open while a customer or somebody else of the demo can log in, and a browser runs known documents alone', async () => {
    const open = () =>
      openBackendOn(shop.database, {
        // Every document is asked for, and each is refused: over the limit that takes a second.
        config: { ...config(), smtpUrl: undefined, rateLimits: undefined },
        clock: shop.clock,
        logger: silentLogger,
        workers: false,
      });
    await assert.rejects(open(), /^StartError: The database has the customers of the demo, whose password is public/);
    await shop.database.query("update customer set email_key = 'was-' || email_key");
    await assert.rejects(open(), /^StartError: The database has staff of the demo, whose password is public/);
    await shop.database.query("update staff_account set email_key = 'was-' || email_key");
    const backend = await open();
    try {
      const { default: Fastify } = await import('fastify');
      const app = Fastify();
      backend.register(app);
      const ask = (body: object) =>
        app.inject({
          method: 'POST',
          url: '/staff/graphql',
          headers: { ...staffHeaders, origin: 'https://shop.example' },
          payload: JSON.stringify(body),
        });
      assert.equal((await ask({ query: '{ entrance { demoPassword } }' })).statusCode, 400, 'a document nobody built');
      const unknown = { extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } } };
      assert.equal((await ask(unknown)).statusCode, 400, 'a hash nobody built');
      assert.equal((await ask({ ...unknown, query: '{ entrance { demoPassword } }' })).statusCode, 400, 'a text with a hash');
      for (const [hash] of readStaffDocuments()) {
        const known = await ask({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } } });
        assert.notEqual(known.statusCode, 400, 'a document of the back office');
      }
      await app.close();
    } finally {
      await backend.close();
      await shop.database.query("update customer set email_key = replace(email_key, 'was-', '')");
      await shop.database.query("update staff_account set email_key = replace(email_key, 'was-', '')");
    }
  });

  it('a shop in which nobody works says the one command that makes the first owner', async () => {
    await shop.database.query("update customer set email_key = 'was-' || email_key");
    await shop.database.query('truncate staff_account cascade');
    const said: string[] = [];
    const backend = await openBackendOn(shop.database, {
      config: { ...config(), smtpUrl: undefined },
      clock: shop.clock,
      logger: silentLogger,
      workers: false,
      progress: (sentence) => void said.push(sentence),
    });
    await backend.close();
    assert.match(said.join('\n'), /"npm run staff -- owner EMAIL NAME" makes the first owner/);
  });
});
