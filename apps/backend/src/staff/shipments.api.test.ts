import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setStock } from '#modules/inventory/index.ts';
import { createPayingShop, ring, type PayingShop } from '#testing/paying-shop.ts';
import { demoMember, type StaffClient } from '#testing/staff-client.ts';
import { checkInvariants } from '../app/check-invariants.ts';

let paying: PayingShop;
let manager: StaffClient;
let sittard: StaffClient;
before(async () => {
  paying = await createPayingShop(100);
  const { shop } = paying;
  manager = await demoMember(shop.app, 'manager');
  sittard = await demoMember(shop.app, 'branchStaff', 'SIT');
  await shop.database.transaction((tx) =>
    setStock(tx, [
      { sku: ring, source: 'SIT', quantity: 20 },
      { sku: ring, source: 'AAC', quantity: 1 },
    ]),
  );
});
after(async () => {
  assert.deepEqual(await checkInvariants(paying.shop.database, paying.shop.clock.now()), []);
  await paying.close();
});

type Shipment = { readonly number: string; readonly state: string; readonly source: string | null; readonly can: readonly string[] };
type Line = Readonly<Record<'open' | 'planned' | 'sent' | 'canceled', number>>;
type Page = {
  readonly __typename: string;
  readonly message?: string;
  readonly status: string;
  readonly fulfilment: string;
  readonly version: number;
  readonly lines: readonly Line[];
  readonly shipments: readonly Shipment[];
};
const fields = `__typename ... on Refusal { message } ... on Order { number status fulfilment version lines { open planned sent canceled }
  shipments { number state source can } }`;

let keys = 0;
const key = (): string => `shipment-${(keys += 1)}`;
async function change(client: StaffClient, name: string, args: string, variables: object): Promise<Page> {
  const declared = Object.entries(variables).map(([at, value]) => `$${at}: ${typesOf[at] ?? typeof value}`);
  const query = `mutation (${declared.join(', ')}) { ${name}(${args}) { ${fields} } }`;
  const { data, errors } = await client.ask<Record<string, Page>>(query, variables);
  assert.deepEqual(errors, []);
  return data[name] ?? assert.fail('no answer');
}
const typesOf: Readonly<Record<string, string>> = {
  input: 'ShipmentInput!',
  short: 'ShortPickInput!',
  edit: 'RevisionInput!',
  n: 'ID!',
  to: 'ShipmentState!',
  key: 'ID!',
  tracking: 'TrackingInput',
  code: 'String',
  name: 'String',
};
const plan = (order: string, quantity: number, source = 'WEB', client = manager): Promise<Page> =>
  change(client, 'planShipment', 'input: $input', { input: { order, source, lines: [{ lineId: 1, quantity }], key: key() } });
const move = (n: string, to: string, tracking: object | null = null, client = manager): Promise<Page> =>
  change(client, 'moveShipment', 'number: $n, to: $to, tracking: $tracking, key: $key', { n, to, tracking, key: key() });
const handOver = (n: string, proof: { code?: string; name?: string }, client = sittard): Promise<Page> =>
  change(client, 'handOver', 'number: $n, code: $code, name: $name, key: $key', { n, code: null, name: null, ...proof, key: key() });
const last = ({ shipments }: Page): string => shipments.at(-1)?.number ?? '';

async function packed(order: string, quantity: number): Promise<string> {
  const number = last(await plan(order, quantity));
  await move(number, 'picking');
  assert.equal((await move(number, 'packed')).shipments.at(-1)?.state, 'packed');
  return number;
}

async function paid(email: string, quantity: number): Promise<{ readonly number: string; readonly hash: string }> {
  const { shop, provider, checkout } = paying;
  const { order } = await checkout.place({ email, items: [{ sku: ring, quantity }] });
  await provider.become(order.number, 'completed');
  await provider.tell(shop, order.number);
  return order;
}
const stock = async (source: string): Promise<number> =>
  (
    await paying.shop.database.query<{ quantity: number }>('select quantity from stock_level where sku = $1 and source_code = $2', [
      ring,
      source,
    ])
  ).rows[0]?.quantity ?? 0;
const subjects = async (email: string, word: string): Promise<number> =>
  (await paying.shop.mails(email)).filter(({ subject }) => subject.includes(word)).length;

describe('an order that goes out in parts', () => {
  it('has a mail a parcel, is told to the provider, and is complete with its last piece', async () => {
    const { number, hash } = await paid('delen@example.org', 3);
    const first = await packed(number, 2);
    const part = await move(first, 'sent', { number: '3SEEN', url: 'https://post.example/3SEEN' });
    assert.deepEqual([part.status, part.fulfilment], ['processing', 'part']);
    assert.deepEqual(part.lines[0], { open: 1, planned: 0, sent: 2, canceled: 0 });
    assert.equal(await subjects('delen@example.org', 'onderweg'), 1);
    assert.equal((await paying.provider.order(number))?.['status'], 'shipped');
    const second = last(await plan(number, 1));
    const seen = await paying.checkout.read(
      hash,
      'id number hash status_code can_pay payment_is_declined total { grand_total { value } total_tax { value } } shipments { number tracking { number } } items { quantity_shipped quantity_canceled }',
    );
    assert.deepEqual(
      { ...(seen as object) } as { shipments?: unknown; items?: unknown },
      { ...seen, shipments: [{ number: first, tracking: [{ number: '3SEEN' }] }], items: [{ quantity_shipped: 2, quantity_canceled: 0 }] },
      'customers see what has left, and nothing that is planned',
    );
    await move(second, 'picking');
    await move(second, 'packed');
    const done = await move(second, 'sent');
    assert.deepEqual([done.status, done.fulfilment], ['complete', 'full']);
    assert.equal(await subjects('delen@example.org', 'onderweg'), 2);
    assert.equal((await paying.shop.backend.orders.desk.show(number)).invoices.length, 1);
    assert.deepEqual((await move(first, 'delivered')).shipments[0]?.state, 'delivered');
  });

  it('is sent once by many clicks at once: one parcel, one mail, one word to the provider', async () => {
    const { number } = await paid('klik@example.org', 1);
    const parcel = await packed(number, 1);
    const answers = await Promise.all(Array.from({ length: 20 }, () => move(parcel, 'sent')));
    assert.deepEqual(answers.map(({ __typename }) => __typename).filter((name) => name === 'Order').length, 1);
    assert.equal(await subjects('klik@example.org', 'onderweg'), 1);
    const { rows } = await paying.shop.database.query(`select from pgboss.job where name = 'tell-shipped' and data->>'shipment' = $1`, [
      parcel,
    ]);
    assert.equal(rows.length, 1);
  });

  it('cannot have more pieces in its parcels than were ordered, however many plan at once', async () => {
    const { number } = await paid('samen@example.org', 3);
    const answers = await Promise.all(Array.from({ length: 6 }, () => plan(number, 2)));
    assert.equal(answers.filter(({ __typename }) => __typename === 'Order').length, 1);
    assert.match(answers.find(({ __typename }) => __typename === 'Refusal')?.message ?? '', /has 1 pieces/);
  });

  it('leaves no edge of the table out', async () => {
    const { number } = await paid('randen@example.org', 1);
    const parcel = last(await plan(number, 1));
    for (const to of ['packed', 'sent', 'delivered', 'ready', 'uncollected', 'planned'])
      assert.equal((await move(parcel, to)).__typename, 'Refusal', to);
    assert.equal((await move(parcel, 'handed_over')).__typename, 'Refusal');
    const { shipments } = await move(parcel, 'picking');
    assert.deepEqual(shipments[0]?.can, ['packed', 'canceled']);
  });
});

describe('canceling a packed shipment', () => {
  it('frees its pieces', async () => {
    const { number } = await paid('vrij@example.org', 2);
    const freed = await move(await packed(number, 2), 'canceled');
    assert.deepEqual(freed.lines[0], { open: 2, planned: 0, sent: 0, canceled: 0 });
    assert.equal((await plan(number, 2)).lines[0]?.planned, 2);
  });

  it('comes with canceling its order', async () => {
    const { number } = await paid('weg@example.org', 1);
    const { desk } = paying.shop.backend.orders;
    const parcel = await packed(number, 1);
    await assert.rejects(desk.refund(number, 'everything', 'Op verzoek'), /in a shipment that has not left/);
    await move(parcel, 'canceled');
    await desk.refund(number, 'everything', 'Op verzoek');
    await desk.cancel(number, 'Op verzoek');
    assert.equal((await plan(number, 1)).__typename, 'Refusal');
  });
});

describe('a short pick', () => {
  it('leaves the pieces that were found in the shipment and opens the others', async () => {
    const { number } = await paid('tekort@example.org', 3);
    const parcel = last(await plan(number, 3));
    const found = await change(manager, 'shortPick', 'input: $short', {
      short: { number: parcel, found: [{ lineId: 1, quantity: 2 }], key: key() },
    });
    assert.deepEqual(found.lines[0], { open: 1, planned: 2, sent: 0, canceled: 0 });
    const none = await change(manager, 'shortPick', 'input: $short', { short: { number: parcel, found: [], key: key() } });
    assert.deepEqual([none.shipments[0]?.state, none.lines[0]?.open], ['canceled', 3]);
  });
});

describe('pieces that were not found on their shelf', () => {
  const sell = (web: number, sit = 20): Promise<void> =>
    paying.shop.database.transaction((tx) =>
      setStock(tx, [
        { sku: ring, source: 'WEB', quantity: web },
        { sku: ring, source: 'SIT', quantity: sit },
      ]),
    );
  const looked = async (order: string, quantity: number, found: number, client = manager, source = 'WEB'): Promise<void> => {
    const number = last(await plan(order, quantity, source, client));
    const lines = found === 0 ? [] : [{ lineId: 1, quantity: found }];
    const { __typename } = await change(client, 'shortPick', 'input: $short', { short: { number, found: lines, key: key() } });
    assert.equal(__typename, 'Order');
  };
  const refund = (order: string, quantity: number) =>
    paying.shop.backend.orders.desk.refund(
      order,
      { lines: [{ lineId: 1, quantity }], shipping: 0, adjustment: 0, reason: 'Niet gevonden', isUnsent: true },
      'Niet gevonden',
    );
  const movements = async (order: string): Promise<readonly string[]> =>
    (
      await paying.shop.database.query<{ moved: string }>(
        `select source_code || ' ' || reason || ' ' || change as moved from stock_movement where reference = $1 order by id`,
        [order],
      )
    ).rows.map(({ moved }) => moved);
  const unplan = async (order: string): Promise<void> => {
    const { shipments } = await paying.shop.backend.orders.desk.show(order);
    await move(shipments.find(({ state }) => state === 'planned')?.number ?? '', 'canceled');
  };
  const counts = async (): Promise<readonly number[]> => [await stock('WEB'), await stock('SIT')];

  it('are not on sale again when their money goes back', async () => {
    await sell(3);
    const { number } = await paid('zoek@example.org', 3);
    await looked(number, 3, 2);
    assert.deepEqual(await counts(), [0, 20]);
    await refund(number, 1);
    assert.deepEqual(await counts(), [0, 20]);
    assert.deepEqual(await movements(number), ['WEB sale -3', 'WEB return 1', 'WEB count -1']);
    await unplan(number);
    await refund(number, 2);
    assert.deepEqual(await counts(), [2, 20], 'the others lie there');
  });

  it('are not on sale again when they come from another shelf instead', async () => {
    await sell(2);
    const { number } = await paid('andere@example.org', 2);
    await looked(number, 2, 0);
    await plan(number, 1, 'SIT');
    assert.deepEqual(await counts(), [0, 19]);
    await refund(number, 1);
    assert.deepEqual(await counts(), [0, 19]);
    assert.equal((await paying.shop.backend.orders.desk.show(number)).status, 'processing');
  });

  it('are missing once, however often somebody looks for them', async () => {
    await sell(3);
    const { number } = await paid('nogeens@example.org', 3);
    await looked(number, 3, 2);
    for (let times = 0; times < 2; times++) await looked(number, 1, 0);
    await unplan(number);
    await refund(number, 3);
    assert.deepEqual(await counts(), [2, 20]);
  });

  it('are there as soon as somebody has packed them after all', async () => {
    await sell(1);
    const { number } = await paid('toch@example.org', 1);
    await looked(number, 1, 0);
    await move(await packed(number, 1), 'canceled');
    await refund(number, 1);
    assert.deepEqual(await counts(), [1, 20]);
  });

  it('are not on sale again when who would have paid at the till is told', async () => {
    await sell(0, 2);
    const { order } = await paying.checkout.place(
      { pickup: 'SIT', email: 'kassa@example.org', items: [{ sku: ring, quantity: 2 }] },
      'payinstore',
    );
    await looked(order.number, 2, 1, sittard, 'SIT');
    await paying.shop.backend.orders.desk.cancel(order.number, 'Niet gevonden');
    assert.deepEqual(await counts(), [0, 1]);
    assert.deepEqual(await movements(order.number), ['SIT count -1']);
  });

  it('are not on sale again when an edit takes them away', async () => {
    await sell(2);
    const { number } = await paid('minder@example.org', 2);
    await looked(number, 2, 1);
    const { rows } = await paying.shop.database.query<{ version: number }>('select version from sales_order where number = $1', [number]);
    const version = rows[0]?.version;
    const input = { order: number, version, lines: [{ lineId: 1, quantity: 1 }], reason: 'Niet gevonden', key: key() };
    assert.equal((await change(manager, 'proposeRevision', 'input: $edit', { edit: input })).__typename, 'Order');
    assert.deepEqual(await counts(), [0, 20]);
    await sell(100);
  });
});

describe('pieces of another source than sold', () => {
  it('are given back there and taken here, and the branch sees the order', async () => {
    const { number } = await paid('elders@example.org', 2);
    const [web, sit] = [await stock('WEB'), await stock('SIT')];
    const look = () => sittard.ask('query ($n: String!) { order(number: $n) { number } }', { n: number });
    assert.equal((await look()).errors.length, 1);
    assert.equal((await plan(number, 2, 'SIT')).shipments[0]?.source, 'SIT');
    assert.deepEqual([await stock('WEB'), await stock('SIT')], [web + 2, sit - 2]);
    assert.deepEqual((await look()).errors, []);
  });

  it('stay where they are when they are not there', async () => {
    const { number } = await paid('leeg@example.org', 2);
    const [web, aachen] = [await stock('WEB'), await stock('AAC')];
    assert.match((await plan(number, 2, 'AAC')).message ?? '', /AAC has 1 free pieces/);
    assert.match((await plan(number, 2, 'MARS')).message ?? '', /no stock in MARS/);
    assert.deepEqual([await stock('WEB'), await stock('AAC')], [web, aachen]);
  });

  it('are no business of another branch', async () => {
    const { number } = await paid('grens@example.org', 2);
    await plan(number, 1, 'SIT');
    const ask = (n: string, source: string) =>
      sittard.ask('mutation ($input: ShipmentInput!) { planShipment(input: $input) { __typename } }', {
        input: { order: n, source, lines: [{ lineId: 1, quantity: 1 }], key: key() },
      });
    assert.equal((await ask(number, 'WEB')).errors[0]?.extensions?.['category'], 'graphql-no-such-entity');
    assert.deepEqual((await ask(number, 'SIT')).errors, []);
    const moveAt = (n: string) =>
      sittard.ask('mutation ($n: ID!, $key: ID!) { moveShipment(number: $n, to: picking, key: $key) { __typename } }', { n, key: key() });
    const elsewhere = last(await plan((await paid('verderop@example.org', 1)).number, 1));
    assert.deepEqual(
      (await moveAt(elsewhere)).errors,
      (await moveAt('399999999')).errors,
      'a refused number and an unknown one answer alike',
    );
  });
});

describe('what is collected', () => {
  const ordered = async (email: string, code = 'payinstore'): Promise<string> =>
    (await paying.checkout.place({ pickup: 'SIT', email, items: [{ sku: ring, quantity: 2 }] }, code)).order.number;
  const ready = async (number: string): Promise<string> => {
    const shipment = last(await plan(number, 2, 'SIT', sittard));
    await move(shipment, 'picking', null, sittard);
    assert.equal((await move(shipment, 'ready', null, sittard)).shipments[0]?.state, 'ready');
    return shipment;
  };

  it('is handed over to who shows the code of the mail, and paid at the till', async () => {
    const number = await ordered('code@example.org');
    const shipment = await ready(number);
    const [mail] = (await paying.shop.mails('code@example.org')).filter(({ subject }) => subject.includes('ligt klaar'));
    const code = /\b\d{6}\b/.exec((mail?.text ?? '').split('ophaalcode')[2] ?? mail?.text.split('Je ophaalcode')[1] ?? '')?.[0] ?? '';
    assert.equal(code.length, 6, mail?.text);
    assert.match((await handOver(shipment, { code: code === '000000' ? '000001' : '000000' })).message ?? '', /not the code/);
    assert.equal((await handOver(shipment, {})).__typename, 'Refusal');
    const done = await handOver(shipment, { code });
    assert.deepEqual([done.status, done.shipments[0]?.state], ['complete', 'handed_over']);
    const { paidAt, invoices } = await paying.shop.backend.orders.desk.show(number);
    assert.ok(paidAt !== null && invoices.length === 1);
  });

  it('is handed over to who has the name of the order', async () => {
    const shipment = await ready(await ordered('naam@example.org'));
    assert.equal((await handOver(shipment, { name: 'Jan Peters' })).__typename, 'Refusal');
    assert.equal((await handOver(shipment, { name: 'mevrouw JANSSEN' })).status, 'complete');
  });

  it('is handed over as a whole while it is unpaid', async () => {
    const number = await ordered('deels@example.org');
    const shipment = last(await plan(number, 1, 'SIT', sittard));
    await move(shipment, 'picking', null, sittard);
    await move(shipment, 'ready', null, sittard);
    assert.match((await handOver(shipment, { name: 'Janssen' })).message ?? '', /paid at the till/);
  });

  it('is uncollected after 14 days, and staff hears of it', async () => {
    const number = await ordered('vergeten@example.org', 'banktransfer');
    await paying.shop.backend.orders.desk.paid(number);
    const shipment = await ready(number);
    paying.shop.clock.advance(13 * 86_400_000);
    await paying.shop.backend.runJob('orders-uncollected');
    const state = async (): Promise<string | undefined> =>
      (await paying.shop.backend.orders.desk.show(number)).shipments.find((one) => one.number === shipment)?.state;
    assert.equal(await state(), 'ready');
    paying.shop.clock.advance(2 * 86_400_000);
    await paying.shop.backend.runJob('orders-uncollected');
    assert.equal(await state(), 'uncollected');
    assert.equal((await paying.shop.mails()).filter(({ text }) => text.includes(`Nobody collected shipment ${shipment}`)).length, 1);
    const client = await demoMember(paying.shop.app, 'manager');
    assert.equal((await move(shipment, 'canceled', null, client)).lines[0]?.open, 2);
    await paying.shop.backend.runJob('orders-end-holdings');
    await paying.shop.backend.runJob('inventory-end-reservations');
  });
});
