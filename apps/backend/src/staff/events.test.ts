import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { setStock } from '#modules/inventory/index.ts';
import { checkoutClient } from '#testing/checkout-client.ts';
import { ring } from '#testing/paying-shop.ts';
import { staffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';
import { startTestProvider, type TestProvider } from '#testing/test-provider.ts';
import { openTwoBackends, type TwoBackends } from '#testing/two-backends.ts';

let shops: TwoBackends;
let provider: TestProvider;
let apps: FastifyInstance[];
let addresses: string[];
before(async () => {
  provider = await startTestProvider();
  shops = await openTwoBackends({ MULTISAFEPAY_URL: provider.url });
  provider.follow(shops.clock);
  apps = [];
  addresses = [];
  for (const index of [0, 1]) {
    // Connections of streams that were read to their end stay open for another request, for more than a minute.
    const app = Fastify({ forceCloseConnections: true });
    shops.backend(index).register(app);
    addresses.push(await app.listen({ port: 0, host: '127.0.0.1' }));
    apps.push(app);
  }
});
after(async () => {
  for (const app of apps) await app.close();
  await shops.close();
  await provider.close();
});

const cookieOf = async (role: string, branch: string | null = null): Promise<string> =>
  makeSession(shops.database(0), await memberId(shops.database(0), role, branch), shops.clock.now());

async function openStream(cookie: string | undefined, index: number, headers: Record<string, string> = {}) {
  const answer = await fetch(`${addresses[index]}/staff/events`, { headers: { ...headers, ...(cookie ? { cookie } : {}) } });
  const text = new TextDecoder();
  const reader = answer.body?.getReader();
  let read = '';
  /** Reads until the text is there or the stream ends. */
  const until = async (wanted: string | undefined): Promise<string> => {
    while (wanted === undefined || !read.includes(wanted)) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) break;
      read += text.decode(value);
    }
    return read;
  };
  return { status: answer.status, type: answer.headers.get('content-type'), until, close: () => reader?.cancel() };
}

async function editThresholds(field: string): Promise<void> {
  const owner = staffClient(apps[0]!);
  owner.setCookie(await cookieOf('owner'));
  const { data } = await owner.ask<{ thresholds: { version: number } }>('{ thresholds { version } }');
  const edit = { id: 'thresholds', version: data.thresholds.version, changes: [{ field, value: 7 + data.thresholds.version }], key: field };
  const saved = await owner.ask<object>('mutation ($edit: Edit!) { editThresholds(edit: $edit) { __typename } }', { edit });
  assert.deepEqual(saved.data, { editThresholds: { __typename: 'ThresholdsSaved' } });
}

async function editStaff(id: number, field: string, value: unknown): Promise<void> {
  const owner = staffClient(apps[0]!);
  owner.setCookie(await cookieOf('owner'));
  const { data } = await owner.ask<{ staffMember: { version: number } }>('query ($id: ID!) { staffMember(id: $id) { version } }', {
    id: String(id),
  });
  const edit = { id: String(id), version: data.staffMember.version, changes: [{ field, value }], key: `${id} ${field}` };
  const saved = await owner.ask<object>('mutation ($edit: Edit!) { editStaff(edit: $edit) { __typename } }', { edit });
  assert.deepEqual(saved.data, { editStaff: { __typename: 'StaffSaved' } });
}

describe('an open page of the back office', () => {
  it('hears of a change in another process: what, which version and by whom, never the values', async () => {
    const stream = await openStream(await cookieOf('manager'), 1);
    assert.equal(stream.status, 200);
    assert.match(stream.type ?? '', /^text\/event-stream/);
    await stream.until('retry');
    await editThresholds('bulkRows');
    const heard = await stream.until('event: change');
    assert.match(
      heard,
      /data: \{"entity":"setting","id":"thresholds","version":\d+,"action":"setting\.edit","by":"Mieke Maas","isMine":false\}\n/,
    );
    await stream.close();
  });

  it('hears nothing of what its person may not see', async () => {
    const [editor, branch] = [await openStream(await cookieOf('editor'), 1), await openStream(await cookieOf('branchManager', 'SIT'), 1)];
    const owner = await openStream(await cookieOf('owner'), 1);
    await editThresholds('campaignSkus');
    await editStaff(await memberId(shops.database(0), 'auditor'), 'name', 'Another Name');
    assert.match(await owner.until('"entity":"staff"'), /"entity":"setting".*"isMine":true/s);
    for (const stream of [editor, branch]) {
      await shops
        .database(0)
        .query("select pg_notify('staff_event', $1)", [JSON.stringify({ entity: 'approval', entityId: '1', action: 'approval.ask' })]);
      assert.doesNotMatch(await stream.until('"entity":"approval"'), /"entity":"(?:setting|staff)"/);
      await stream.close();
    }
    await owner.close();
  });

  it('hears of an order that is placed, and in a branch of its own alone', async () => {
    const checkout = checkoutClient(shops.shop(0));
    await shops.database(0).transaction((tx) =>
      setStock(tx, [
        { sku: ring, source: 'SIT', quantity: 5 },
        { sku: ring, source: 'AAC', quantity: 5 },
      ]),
    );
    const [service, sittard] = [await openStream(await cookieOf('service'), 1), await openStream(await cookieOf('branchStaff', 'SIT'), 1)];
    await service.until('retry');
    await sittard.until('retry');
    const { order: other } = await checkout.place({ pickup: 'AAC' }, 'payinstore');
    const { order: own } = await checkout.place({ pickup: 'SIT' }, 'payinstore');
    assert.match(
      await service.until(`"id":"${own.number}"`),
      new RegExp(`"entity":"order","id":"${other.number}".*"action":"order\\.place"`),
    );
    assert.doesNotMatch(await sittard.until(`"id":"${own.number}"`), new RegExp(other.number));
    await service.close();
    await sittard.close();
  });

  it('hears what a shopper, the provider and the clock do with an order, in a branch of its own alone', async () => {
    const checkout = checkoutClient(shops.shop(0));
    const request = async (method: 'POST', url: string, headers: Record<string, string>, payload?: string) =>
      apps[0]!.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    const told = { clock: shops.clock, request } as never;
    const [service, aachen] = [await openStream(await cookieOf('service'), 1), await openStream(await cookieOf('branchStaff', 'AAC'), 1)];
    const sittard = await openStream(await cookieOf('branchStaff', 'SIT'), 1);
    for (const stream of [service, aachen, sittard]) await stream.until('retry');
    const changed = (number: string) => `"entity":"order","id":"${number}","version":null,"action":"order.change"`;

    const paid = (await checkout.place({ pickup: 'SIT' })).order;
    await provider.become(paid.number, 'completed');
    assert.equal((await provider.tell(told, paid.number)).status, 200);
    await sittard.until(changed(paid.number));

    const canceled = (await checkout.place({ pickup: 'SIT' })).order;
    await checkout.run('mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { order { status_code } } }', {
      input: { order_id: canceled.hash, reason: 'Toch niet' },
    });
    await sittard.until(changed(canceled.number));

    const input = { order_number: paid.number, name: 'Eva Janssen', email: 'eva@example.org' };
    const { submitWithdrawal } = await checkout.run<{ submitWithdrawal: { reference: string } }>(
      'mutation ($input: WithdrawalInput!) { submitWithdrawal(input: $input) { reference } }',
      { input },
    );
    const withdrawn = `"entity":"withdrawal","id":"${submitWithdrawal.reference}"`;
    await service.until(withdrawn);
    await shops.backend(0).runDueJobs();
    await sittard.until(withdrawn);

    const unpaid = (await checkout.place({ pickup: 'SIT' })).order;
    shops.clock.advance(65 * 60_000);
    await shops.backend(0).runJob('orders-end-holdings');
    const heard = await sittard.until(changed(unpaid.number));
    assert.doesNotMatch(heard, /Janssen|example\.org/);
    await shops
      .database(0)
      .query("select pg_notify('staff_event', $1)", [JSON.stringify({ entity: 'approval', entityId: '9', action: 'approval.ask' })]);
    assert.doesNotMatch(await aachen.until('"entity":"approval","id":"9"'), /"entity":"(?:order|withdrawal)"/);
    for (const stream of [service, aachen, sittard]) await stream.close();
    shops.clock.advance(-65 * 60_000);
  });

  it('hears who else has an order open, who works on it, and that they have gone, in a branch of its own alone', async () => {
    const { number } = (await checkoutClient(shops.shop(0)).place({ pickup: 'SIT' }, 'payinstore')).order;
    const at = async (index: number, role: string, branch: string | null = null) => {
      const client = staffClient(apps[index]!);
      client.setCookie(await cookieOf(role, branch));
      return (doing: string, order = number) =>
        client.ask<{ orderCompany: readonly { name: string; isEditing: boolean }[] }>(
          'query ($n: String!, $d: Doing!) { orderCompany(number: $n, window: "w1", doing: $d) { name isEditing } }',
          { n: order, d: doing },
        );
    };
    const [sittard, aachen] = [
      await openStream(await cookieOf('branchStaff', 'SIT'), 1),
      await openStream(await cookieOf('branchStaff', 'AAC'), 1),
    ];
    const service = await openStream(await cookieOf('service'), 1);
    for (const stream of [sittard, aachen, service]) await stream.until('retry');
    const [manager, colleague] = [await at(0, 'manager'), await at(1, 'service')];
    const entries = async () => (await shops.database(0).query('select count(*) from audit_entry')).rows;
    const before = await entries();
    assert.deepEqual((await manager('looks')).data.orderCompany, []);
    const others = (text: string) => `event: company\ndata: {"entity":"order","id":"${number}","others":[${text}]}`;
    for (const stream of [sittard, service]) await stream.until(others('{"name":"Joris Willems","isEditing":false}'));
    assert.deepEqual((await colleague('looks')).data.orderCompany, [{ name: 'Joris Willems', isEditing: false }]);
    await sittard.until('"Femke Hendriks"');
    // Whoever had it open before their stream was there, or lost it meanwhile, is told with the first words of the next.
    const late = await openStream(await cookieOf('service'), 1);
    await late.until(others('{"name":"Joris Willems","isEditing":false}'));
    await late.close();
    await manager('edits');
    await service.until(others('{"name":"Joris Willems","isEditing":true}'));
    await manager('leaves');
    assert.doesNotMatch(await service.until(others('')), /Femke/, 'nobody hears of themselves');
    const [foreign, unknown] = [
      await (await at(1, 'branchStaff', 'AAC'))('looks'),
      await (await at(1, 'branchStaff', 'AAC'))('looks', '199999999'),
    ];
    assert.deepEqual(foreign.errors, unknown.errors);
    await shops
      .database(0)
      .query("select pg_notify('staff_event', $1)", [JSON.stringify({ entity: 'approval', entityId: '8', action: 'approval.ask' })]);
    assert.doesNotMatch(await aachen.until('"entity":"approval","id":"8"'), /company/);
    assert.deepEqual(await entries(), before, 'looking writes nothing');
    for (const stream of [sittard, aachen, service]) await stream.close();
  });

  it('is told that its session has ended when somebody takes a role away in another process, and gets no other', async () => {
    const id = await memberId(shops.database(0), 'editor');
    const cookie = await cookieOf('editor');
    const stream = await openStream(cookie, 1);
    await stream.until('retry');
    await editStaff(id, 'roles', [{ role: 'service', branch: null }]);
    assert.match(await stream.until(undefined), /event: end\ndata: \{"why":"session"\}\n\n$/);
    const client = staffClient(apps[1]!);
    client.setCookie(cookie);
    assert.equal((await client.ask('{ me { id } }')).status, 401);
    assert.equal((await openStream(cookie, 1)).status, 401);
  });

  it('is told so when its person is suspended, logs out or ends the session elsewhere', async () => {
    const id = await memberId(shops.database(0), 'finance');
    const [first, second] = [await cookieOf('finance'), await cookieOf('finance')];
    const streams = [await openStream(first, 1), await openStream(second, 0)];
    const client = staffClient(apps[0]!);
    client.setCookie(first);
    await client.ask('mutation { logOut }');
    assert.match(await streams[0]!.until(undefined), /event: end/);
    await editStaff(id, 'state', 'suspended');
    assert.match(await streams[1]!.until(undefined), /event: end/);
  });

  it('has at most four streams a session', async () => {
    const cookie = await cookieOf('auditor');
    const streams = [];
    for (let number = 0; number < 4; number += 1) streams.push(await openStream(cookie, 1));
    assert.equal((await openStream(cookie, 1)).status, 503);
    for (const stream of streams) await stream.close();
  });
});

describe('the events of the back office', () => {
  it('are for living sessions with all factors, from its own pages', async () => {
    const cookie = await cookieOf('manager');
    const half = await makeSession(shops.database(0), await memberId(shops.database(0), 'manager'), shops.clock.now(), {
      strength: 'password',
    });
    await shops
      .database(0)
      .query("insert into staff_totp (staff_id, secret_encrypted, confirmed_at, last_step) values ($1, 'x', now(), 0)", [
        await memberId(shops.database(0), 'manager'),
      ]);
    const callers: readonly (readonly [number, string | undefined, Record<string, string>?])[] = [
      [401, undefined],
      [401, `staff=${'0'.repeat(64)}`],
      [403, half],
      [403, cookie, { origin: 'https://evil.example' }],
      [403, cookie, { 'sec-fetch-site': 'same-site' }],
      [401, cookie, { authorization: 'Bearer x' }],
    ];
    for (const [status, given, headers] of callers) assert.equal((await openStream(given, 0, headers)).status, status);
  });

  it('end with their process, politely', async () => {
    const app = Fastify();
    shops.backend(0).register(app);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    addresses[2] = address;
    const stream = await openStream(await cookieOf('owner'), 2);
    await stream.until('retry');
    await app.close();
    assert.match(await stream.until(undefined), /data: \{"why":"restart"\}\n\n$/);
  });
});
