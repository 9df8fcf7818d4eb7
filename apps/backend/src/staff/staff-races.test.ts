import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { moneyLedger, type Order } from '#modules/orders/index.ts';
import { setStock } from '#modules/inventory/index.ts';
import { checkoutClient } from '#testing/checkout-client.ts';
import { countCalls, type CallCounter } from '#testing/count-calls.ts';
import { nextTry } from '#testing/next-try.ts';
import { ring } from '#testing/paying-shop.ts';
import { staffClient, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';
import { startTestProvider, type TestProvider } from '#testing/test-provider.ts';
import { openTwoBackends, type TwoBackends } from '#testing/two-backends.ts';
import { checkInvariants } from '../app/check-invariants.ts';

const clicks = process.env['TEST_SIZE'] === 'long' ? 50 : 10;
const both = [0, 1] as const;

describe('two processes on PostgreSQL in which staff clicks', { timeout: 600_000 }, () => {
  let two: TwoBackends;
  let provider: TestProvider;
  let calls: CallCounter;
  before(async () => {
    provider = await startTestProvider();
    calls = await countCalls(provider.url);
    two = await openTwoBackends({ MULTISAFEPAY_URL: calls.url });
    provider.follow(two.clock);
    await two.database(0).transaction((tx) => setStock(tx, [{ sku: ring, source: 'WEB', quantity: 200 }]));
  });
  afterEach(() => provider.reset());
  after(async () => {
    assert.deepEqual(await checkInvariants(two.database(0), two.clock.now()), []);
    await two.close();
    await calls.close();
    await provider.close();
  });

  const atOnce = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));
  const show = (number: string): Promise<Order> => two.backend(0).orders.desk.show(number);
  const web = (index: number) => ({
    clock: two.clock,
    request: async (method: 'GET' | 'POST' | 'OPTIONS', url: string, headers: Record<string, string> = {}, payload?: string) =>
      two.app(index).inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) }),
  });

  /** A manager in a browser of each process, whose factors are fresh. */
  async function managers(): Promise<readonly StaffClient[]> {
    const database = two.database(0);
    const id = await memberId(database, 'manager');
    return Promise.all(
      both.map(async (index) => {
        const client = staffClient(two.app(index));
        client.setCookie(await makeSession(database, id, two.clock.now()));
        return client;
      }),
    );
  }
  const one = (clients: readonly StaffClient[], index: number): StaffClient => clients[index % 2] ?? assert.fail('nobody is there');

  async function paid(email: string): Promise<string> {
    const { order } = await checkoutClient(two.shop(0)).place({ email, items: [{ sku: ring, quantity: 1 }] });
    await provider.become(order.number, 'completed');
    await provider.tell(web(0), order.number);
    return order.number;
  }

  type Answer = { readonly __typename: string; readonly shipments?: readonly { readonly number: string }[] };
  let keys = 0;
  const key = (): string => `race-${(keys += 1)}`;
  const move = (client: StaffClient, number: string, to: string, given = key()) =>
    client.ask<{ moveShipment: Answer }>(
      'mutation ($n: ID!, $to: ShipmentState!, $key: ID!) { moveShipment(number: $n, to: $to, key: $key) { __typename } }',
      { n: number, to, key: given },
    );

  async function packed(client: StaffClient, order: string): Promise<string> {
    const { data } = await client.ask<{ planShipment: Answer }>(
      'mutation ($input: ShipmentInput!) { planShipment(input: $input) { __typename ... on Order { shipments { number } } } }',
      { input: { order, source: 'WEB', lines: [{ lineId: 1, quantity: 1 }], key: key() } },
    );
    const number = data.planShipment.shipments?.[0]?.number ?? assert.fail('nothing is planned');
    for (const to of ['picking', 'packed']) assert.equal((await move(client, number, to)).data.moveShipment.__typename, 'Order');
    return number;
  }

  const runJobs = (): Promise<unknown> => Promise.all(both.map((index) => two.backend(index).runDueJobs()));
  const mails = async (email: string, word: string): Promise<number> =>
    ((await two.backend(0).mailbox?.list({ to: email })) ?? []).filter(({ subject }) => subject.includes(word)).length;

  it(`send a parcel once, with ${clicks} clicks: one shipment, one mail, one call to the provider`, async () => {
    const email = 'klikken@example.org';
    const number = await paid(email);
    const clients = await managers();
    const parcel = await packed(one(clients, 0), number);
    // Half of them are one impatient person, the others somebody else each time.
    const own = key();
    const answers = await atOnce(clicks, (index) => move(one(clients, index), parcel, 'sent', index % 4 < 2 ? own : key()));
    assert.deepEqual(
      answers.flatMap(({ errors }) => errors),
      [],
    );
    assert.ok(answers.some(({ data }) => data.moveShipment.__typename === 'Order'));
    const order = await show(number);
    assert.deepEqual([order.status, order.shipments.map(({ state }) => state), order.invoices.length], ['complete', ['sent'], 1]);
    assert.equal(order.events.filter(({ message }) => message === `Shipment ${parcel} is sent.`).length, 1);
    await runJobs();
    await runJobs();
    assert.deepEqual([await mails(email, 'onderweg'), calls.count('PATCH', `/orders/${number}`)], [1, 1]);
    assert.equal((await provider.order(number))?.['status'], 'shipped');
  });

  const refund = (client: StaffClient, order: string, given: string) =>
    client.ask<{ refund: Answer }>('mutation ($input: RefundInput!) { refund(input: $input) { __typename } }', {
      input: { order, lines: [{ lineId: 1, quantity: 1 }], shipping: 0, adjustment: 0, reason: 'Op verzoek', key: given },
    });
  /** Two people click on the refund of the only piece, each many times. */
  async function clickRefund(number: string): Promise<Order> {
    const clients = await managers();
    const own = [key(), key()] as const;
    const answers = await atOnce(clicks, (index) => refund(one(clients, index), number, own[index % 4 < 2 ? 0 : 1]));
    assert.deepEqual(
      answers.flatMap(({ errors }) => errors),
      [],
    );
    return show(number);
  }
  const there = async (number: string): Promise<number> => {
    const order = (await provider.order(number)) ?? assert.fail('the provider does not know it');
    return (order['related_transactions'] as readonly unknown[]).length;
  };
  const asked = (number: string): number => calls.count('POST', `/orders/${number}/refunds`);
  const jobOnBoth = (): Promise<unknown> =>
    Promise.all(
      both.map((index) => nextTry({ database: two.database(index), clock: two.clock, backend: two.backend(index) }, 'repeat-refund')),
    );
  const states = async (number: string): Promise<readonly string[]> => (await show(number)).refunds.map(({ state }) => state);

  it(`give money back once, with ${clicks} clicks, when the provider answers late`, async () => {
    const email = 'laat@example.org';
    const number = await paid(email);
    await provider.set({ failure: { kind: 'timeout', ms: 300 } });
    assert.equal((await clickRefund(number)).refunds.length, 1);
    assert.deepEqual([await there(number), asked(number)], [1, 1]);
    await provider.reset();
    await jobOnBoth();
    await runJobs();
    assert.deepEqual([await there(number), asked(number), await mails(email, 'krijgt')], [1, 1, 1]);
  });

  it('count it once when the provider says so twice, to both', async () => {
    const email = 'tweemaal@example.org';
    const number = await paid(email);
    await clickRefund(number);
    await Promise.all([...both, ...both].map((index) => provider.tell(web(index), number)));
    await jobOnBoth();
    await runJobs();
    assert.deepEqual([await states(number), await there(number), asked(number), await mails(email, 'krijgt')], [['done'], 1, 1, 1]);
  });

  for (const [what, failure, taken] of [
    ['is not reached', { kind: 'reset' }, 0],
    ['takes it and never answers', { kind: 'lost-answer' }, 1],
  ] as const) {
    it(`give it back once when the provider ${what}, and both look after it later`, async () => {
      const email = `${failure.kind}@example.org`;
      const number = await paid(email);
      await provider.set({ failure });
      assert.deepEqual(
        (await clickRefund(number)).refunds.map(({ state, providerRefundId }) => [state, providerRefundId]),
        [['requested', null]],
      );
      assert.deepEqual([await there(number), asked(number)], [taken, 1]);
      await provider.reset();
      for (let round = 0; round < 3; round++) await jobOnBoth();
      await provider.tell(web(1), number);
      await runJobs();
      assert.deepEqual([await there(number), await states(number), await mails(email, 'krijgt')], [1, ['done'], 1]);
    });
  }

  it('give nothing back when the provider says no, and all of it is left for another time', async () => {
    const email = 'nee@example.org';
    const number = await paid(email);
    await provider.set({ failure: { kind: 'error', code: 1001 } });
    const refused = await clickRefund(number);
    assert.ok(refused.refunds.length >= 1 && refused.refunds.length <= 2, 'at most one for each of the two');
    assert.ok(refused.refunds.every(({ state }) => state === 'failed'));
    const { refundable, total } = moneyLedger(refused);
    assert.deepEqual([await there(number), refundable, asked(number)], [0, total, refused.refunds.length]);
    await provider.reset();
    await runJobs();
    assert.equal(await mails(email, 'krijgt'), 0);
    const [client] = await managers();
    assert.equal((await refund(client ?? assert.fail('nobody'), number, key())).data.refund.__typename, 'Order');
    assert.equal(await there(number), 1);
  });
});
