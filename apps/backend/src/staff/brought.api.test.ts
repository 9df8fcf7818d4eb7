import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setStock } from '#modules/inventory/index.ts';
import { countWaiting } from '#modules/orders/waiting-orders.ts';
import { createPayingShop, ring, type PayingShop } from '#testing/paying-shop.ts';
import { readPdf } from '#testing/read-pdf.ts';
import { demoMember, type StaffClient } from '#testing/staff-client.ts';
import { checkInvariants } from '../app/check-invariants.ts';

const apron = 'MA-ONV-6601';
let paying: PayingShop;
let manager: StaffClient;
let sittard: StaffClient;
let aachen: StaffClient;
before(async () => {
  paying = await createPayingShop(100);
  const { app } = paying.shop;
  manager = await demoMember(app, 'manager');
  sittard = await demoMember(app, 'branchStaff', 'SIT');
  aachen = await demoMember(app, 'branchStaff', 'AAC');
});
after(async () => {
  assert.deepEqual(await checkInvariants(paying.shop.database, paying.shop.clock.now()), []);
  await paying.close();
});
/** Rings lie in the warehouse and aprons in Sittard, unless a test says otherwise. */
const lying = (levels: Readonly<Record<string, readonly [ring: number, apron: number]>>) =>
  paying.shop.database.transaction((tx) =>
    setStock(
      tx,
      Object.entries(levels).flatMap(([source, [rings, aprons]]) => [
        { sku: ring, source, quantity: rings },
        { sku: apron, source, quantity: aprons },
      ]),
    ),
  );
beforeEach(async () => {
  // What earlier tests hold stays where it is.
  const { rows } = await paying.shop.database.query<{ held: number }>(
    'select coalesce(sum(reserved), 0)::int as held from stock_level where sku = any($1)',
    [[ring, apron]],
  );
  assert.equal(rows[0]?.held, 0);
  await lying({ WEB: [50, 0], SIT: [0, 50], AAC: [0, 0], ROE: [0, 0] });
});

type Level = { readonly quantity: number; readonly reserved: number };
async function level(source: string): Promise<Level> {
  const { rows } = await paying.shop.database.query<Level>(
    'select quantity, reserved from stock_level where sku = $1 and source_code = $2',
    [ring, source],
  );
  return rows[0] ?? { quantity: 0, reserved: 0 };
}
let keys = 0;
const key = (): string => `brought-${(keys += 1)}`;
const place = async (email: string, items: readonly object[], code = 'payinstore') =>
  (await paying.checkout.place({ pickup: 'SIT', email, items }, code)).order;
async function paid(email: string, quantity: number): Promise<string> {
  const { number } = await place(email, [{ sku: ring, quantity }], 'banktransfer');
  await paying.shop.backend.orders.desk.paid(number);
  return number;
}

type Shipment = Readonly<Record<'number' | 'state' | 'source' | 'broughtTo', string | null>> & { readonly can: readonly string[] };
type Page = { readonly __typename: string; readonly message?: string; readonly status: string; readonly shipments: readonly Shipment[] };
const fields = '__typename ... on Refusal { message } ... on Order { status shipments { number state source broughtTo can } }';
async function plan(order: string, line: object, source: string, client = manager): Promise<string> {
  const { data, errors } = await client.ask<{ planShipment: Page }>(
    `mutation ($input: ShipmentInput!) { planShipment(input: $input) { ${fields} } }`,
    { input: { order, source, lines: [line], key: key() } },
  );
  assert.deepEqual([errors, data.planShipment.message], [[], undefined]);
  return data.planShipment.shipments.at(-1)?.number ?? assert.fail('nothing is planned');
}
const tryMove = (n: string, to: string, client: StaffClient) =>
  client.ask<{ moveShipment: Page }>(
    `mutation ($n: ID!, $to: ShipmentState!, $key: ID!) { moveShipment(number: $n, to: $to, key: $key) { ${fields} } }`,
    { n, to, key: key() },
  );
async function move(n: string, to: string, client = manager): Promise<Page> {
  const { data, errors } = await tryMove(n, to, client);
  assert.deepEqual(errors, []);
  return data.moveShipment;
}
/** Packed at its source: on its way. */
async function underWay(order: string, line: object, source = 'WEB', client = manager): Promise<string> {
  const number = await plan(order, line, source, client);
  await move(number, 'picking', client);
  assert.equal((await move(number, 'packed', client)).shipments.find((one) => one.number === number)?.state, 'packed');
  return number;
}
const takeBack = (n: string, client: StaffClient) =>
  client.ask<{ takeBoxBack: Page }>(`mutation ($n: ID!, $key: ID!) { takeBoxBack(number: $n, key: $key) { ${fields} } }`, {
    n,
    key: key(),
  });
const handOver = async (n: string, client = sittard): Promise<Page> =>
  (
    await client.ask<{ handOver: Page }>(
      `mutation ($n: ID!, $key: ID!) { handOver(number: $n, name: "Janssen", key: $key) { ${fields} } }`,
      { n, key: key() },
    )
  ).data.handOver;

type Standing = Readonly<Record<'number' | 'order' | 'name' | 'source' | 'broughtTo' | 'state', string | null>>;
const standing = 'number order name source broughtTo state';
type Picks = Readonly<Record<'toPlan' | 'parcels' | 'packed' | 'canceled', readonly Standing[]>>;
const picks = async (source: string, client = manager): Promise<Picks> =>
  (
    await client.ask<{ pickList: Picks }>(
      `query ($s: String!) { pickList(source: $s) { toPlan { order broughtTo } parcels { ${standing} } packed { ${standing} } canceled { ${standing} } } }`,
      { s: source },
    )
  ).data.pickList;
type Pickups = Readonly<Record<'items' | 'underWay' | 'canceled', readonly Standing[]>>;
const pickups = async (branch = 'SIT', client = sittard): Promise<Pickups> =>
  (
    await client.ask<{ pickups: Pickups }>(
      `query ($b: String!) { pickups(branch: $b) { items { ${standing} } underWay { ${standing} } canceled { ${standing} } } }`,
      { b: branch },
    )
  ).data.pickups;
const offered = async (order: string, source: string) => (await picks(source)).toPlan.find((one) => one.order === order);
const readyMails = async (email: string) => (await paying.shop.mails(email)).filter(({ subject }) => subject.includes('ligt klaar'));
const isThere = (rows: readonly Standing[], number: string) => rows.some((one) => one.number === number);
const codeOf = (text = ''): string => /Je ophaalcode\D*(\d{6})/.exec(text)?.[1] ?? '';

describe('an order that is collected where its pieces are not', () => {
  it('is picked where they lie, brought, laid ready by one of many clicks, and handed over', async () => {
    const [web, sit] = [await level('WEB'), await level('SIT')];
    const { number, hash } = await place('brengen@example.org', [{ sku: ring, quantity: 2 }]);
    assert.deepEqual([await offered(number, 'WEB'), await offered(number, 'SIT')], [{ order: number, broughtTo: 'SIT' }, undefined]);
    const shipment = await plan(number, { lineId: 1, quantity: 2 }, 'WEB');
    assert.equal((await tryMove(shipment, 'picking', sittard)).errors[0]?.extensions?.['category'], 'graphql-no-such-entity');
    assert.deepEqual((await move(shipment, 'picking')).shipments[0]?.can, ['packed', 'canceled']);
    assert.equal((await move(shipment, 'ready')).__typename, 'Refusal');
    assert.deepEqual(
      (await picks('WEB')).parcels.map(({ order, name, broughtTo }) => [order, name, broughtTo]),
      [[number, null, 'SIT']],
    );
    await move(shipment, 'packed');
    assert.ok(isThere((await picks('WEB')).packed, shipment));
    const [coming] = (await pickups()).underWay;
    assert.deepEqual([coming?.order, coming?.name, coming?.source, coming?.state], [number, 'Eva Janssen', 'WEB', 'packed']);
    const fieldsOfOrder =
      'id number hash status_code can_pay payment_is_declined total { grand_total { value } total_tax { value } } shipments { number }';
    assert.deepEqual(((await paying.checkout.read(hash, fieldsOfOrder)) as unknown as { shipments: unknown }).shipments, []);
    assert.equal((await readyMails('brengen@example.org')).length, 0);

    const clicks = await Promise.all(Array.from({ length: 10 }, () => move(shipment, 'ready', sittard)));
    assert.equal(clicks.filter(({ __typename }) => __typename === 'Order').length, 1);
    assert.equal((await readyMails('brengen@example.org')).length, 1);
    const after = await pickups();
    assert.deepEqual([isThere(after.items, shipment), isThere(after.underWay, shipment)], [true, false]);
    assert.deepEqual(await level('WEB'), { quantity: web.quantity - 2, reserved: 0 });
    assert.deepEqual(await level('SIT'), { quantity: sit.quantity + 2, reserved: 2 });
    assert.deepEqual((await handOver(shipment)).status, 'complete');
    assert.deepEqual(await level('SIT'), { quantity: sit.quantity, reserved: 0 });
  });

  it('goes back to the shelf of the branch when nobody comes for it, and is not looked for there by itself', async () => {
    const [web, sit] = [await level('WEB'), await level('SIT')];
    const number = await paid('nooit@example.org', 2);
    const shipment = await underWay(number, { lineId: 1, quantity: 2 });
    const [laid] = (await move(shipment, 'ready', sittard)).shipments;
    assert.deepEqual([laid?.source, laid?.broughtTo, laid?.can], ['WEB', 'SIT', ['handed_over', 'canceled']]);
    assert.deepEqual([await level('WEB'), await level('SIT')], [{ ...web, quantity: web.quantity - 2 }, sit]);
    paying.shop.clock.advance(15 * 86_400_000);
    await paying.shop.backend.runJob('orders-uncollected');
    sittard = await demoMember(paying.shop.app, 'branchStaff', 'SIT');
    manager = await demoMember(paying.shop.app, 'manager');
    aachen = await demoMember(paying.shop.app, 'branchStaff', 'AAC');
    assert.equal((await pickups()).items.find((one) => one.number === shipment)?.state, 'uncollected');
    assert.equal((await move(shipment, 'canceled', sittard)).__typename, 'Order');
    assert.equal((await pickups()).canceled.find((one) => one.number === shipment)?.broughtTo, null, 'its pieces are to be put back here');
    assert.deepEqual([(await picks('WEB')).canceled, (await picks('SIT')).canceled], [[], []]);
    assert.equal((await takeBack(shipment, sittard)).data.takeBoxBack.__typename, 'Order');
    assert.deepEqual((await pickups()).canceled, []);
    assert.deepEqual([await offered(number, 'SIT'), await offered(number, 'WEB')], [undefined, undefined]);
    await paying.shop.backend.orders.desk.refund(number, 'everything', 'Niet opgehaald');
    assert.deepEqual(
      [await level('WEB'), await level('SIT')],
      [
        { ...web, quantity: web.quantity - 2 },
        { ...sit, quantity: sit.quantity + 2 },
      ],
    );
    const { rows } = await paying.shop.database.query<{ moved: string }>(
      `select source_code || ' ' || reason || ' ' || change as moved from stock_movement where reference = $1 order by id`,
      [number],
    );
    assert.deepEqual(
      rows.map(({ moved }) => moved),
      ['WEB sale -2', 'WEB return 2', 'WEB transfer -2', 'SIT transfer 2', 'SIT sale -2', 'SIT return 2'],
    );
  });

  it('stays with its source as long as it is under way', async () => {
    const web = await level('WEB');
    const number = await paid('terug@example.org', 1);
    const shipment = await underWay(number, { lineId: 1, quantity: 1 });
    assert.equal((await tryMove(shipment, 'canceled', sittard)).errors[0]?.extensions?.['category'], 'graphql-no-such-entity');
    await move(shipment, 'canceled');
    assert.deepEqual((await pickups()).underWay, []);
    assert.ok(isThere((await pickups()).canceled, shipment) && isThere((await picks('WEB')).canceled, shipment), 'its box is on the road');
    assert.equal((await takeBack(shipment, manager)).data.takeBoxBack.__typename, 'Order');
    assert.deepEqual((await pickups()).canceled, []);
    await paying.shop.backend.orders.desk.refund(number, 'everything', 'Kapot onderweg');
    assert.deepEqual(await level('WEB'), web);
  });

  it('is on the lists of both places when it was canceled on its way, until somebody has taken its box in', async () => {
    await lying({ WEB: [0, 0], AAC: [5, 0] });
    const own = await level('AAC');
    const { number } = await place('onderweg-weg@example.org', [{ sku: ring, quantity: 1 }]);
    const box = await underWay(number, { lineId: 1, quantity: 1 }, 'AAC', aachen);
    assert.deepEqual([(await pickups()).canceled, (await picks('AAC', aachen)).canceled], [[], []]);
    await paying.shop.backend.orders.desk.cancel(number, 'Toch niet');
    assert.deepEqual(await level('AAC'), own, 'its pieces are free where they came from');
    const here = await pickups();
    assert.deepEqual([here.items, here.underWay], [[], []]);
    const shown = ({ number: shipment, order, name, source, broughtTo, state }: Standing) => [
      shipment,
      order,
      name,
      source,
      broughtTo,
      state,
    ];
    assert.deepEqual(here.canceled.map(shown), [[box, number, 'Eva Janssen', 'AAC', 'SIT', 'canceled']]);
    assert.deepEqual((await picks('AAC', aachen)).canceled.map(shown), [[box, number, null, 'AAC', 'SIT', 'canceled']]);
    assert.deepEqual([(await picks('WEB')).canceled, (await pickups('ROE', manager)).canceled], [[], []]);

    assert.equal((await takeBack(box, sittard)).data.takeBoxBack.__typename, 'Order');
    assert.deepEqual([(await pickups()).canceled, (await picks('AAC', aachen)).canceled], [[], []]);
    assert.equal((await takeBack(box, aachen)).data.takeBoxBack.__typename, 'Refusal');
    assert.deepEqual(await level('AAC'), own);
  });

  it('is laid ready and handed over as a whole by the commands, too', async () => {
    const { number } = await place('opdracht@example.org', [
      { sku: ring, quantity: 1 },
      { sku: apron, quantity: 1 },
    ]);
    const { desk } = paying.shop.backend.orders;
    await plan(number, { lineId: 1, quantity: 1 }, 'WEB');
    await desk.ready(number);
    assert.deepEqual(
      (await desk.show(number)).shipments.map(({ state, source, broughtFrom }) => [state, source, broughtFrom]),
      [
        ['ready', 'SIT', 'WEB'],
        ['ready', 'SIT', null],
      ],
    );
    assert.equal((await desk.ship(number, {})).status, 'complete');
  });
});

describe('an order of which a part lies in its branch', () => {
  it('is laid ready part by part with one code, and handed over at once by who pays at the till', async () => {
    const email = 'delen@example.org';
    const { number } = await place(email, [
      { sku: ring, quantity: 1 },
      { sku: apron, quantity: 1 },
    ]);
    assert.ok((await offered(number, 'SIT')) && (await offered(number, 'WEB')));
    const waiting = async () => (await countWaiting(paying.shop.database, 'picking', ['SIT'], 100, paying.shop.clock.now())).count;
    const before = await waiting();
    const own = await plan(number, { lineId: 2, quantity: 1 }, 'SIT', sittard);
    await move(own, 'picking', sittard);
    await move(own, 'ready', sittard);
    const [first] = await readyMails(email);
    assert.match(first?.text ?? '', /Nog niet alles is er\. Je betaalt alles in één keer/);
    assert.equal(await waiting(), before, 'a part is still to be picked');
    assert.match((await handOver(own)).message ?? '', /paid at the till/);
    const brought = await underWay(number, { lineId: 1, quantity: 1 });
    await move(brought, 'ready', sittard);
    assert.equal(await waiting(), before - 1);
    const mails = await readyMails(email);
    const second = mails.find(({ text }) => !text.includes('Nog niet alles'));
    assert.equal(mails.length, 2);
    assert.ok(codeOf(first?.text) !== '' && codeOf(first?.text) === codeOf(second?.text), second?.text);
    const { lines } = await paying.shop.backend.orders.desk.show(number);
    for (const { name } of lines) assert.ok(second?.text.includes(name), name);
    const done = await handOver(brought);
    assert.deepEqual([done.status, ...done.shipments.map(({ state }) => state)], ['complete', 'handed_over', 'handed_over']);
  });

  it('is still to be fetched from its own shelf after the rest was brought', async () => {
    const email = 'later@example.org';
    const { number } = await place(
      email,
      [
        { sku: ring, quantity: 1 },
        { sku: apron, quantity: 1 },
      ],
      'banktransfer',
    );
    await paying.shop.backend.orders.desk.paid(number);
    const brought = await underWay(number, { lineId: 1, quantity: 1 });
    await move(brought, 'ready', sittard);
    assert.ok(await offered(number, 'SIT'));
    assert.match((await readyMails(email))[0]?.text ?? '', /Zodra de rest klaarligt/);
    assert.equal((await handOver(brought)).status, 'processing');
  });
});

describe('what lies ready as its order ends', () => {
  it('is to be put back by its branch, and by no other, until that is done', async () => {
    const { shop } = paying;
    const { number } = await place('niet-gekomen@example.org', [{ sku: apron, quantity: 1 }]);
    await shop.backend.orders.desk.ready(number);
    const [box] = (await pickups()).items;
    assert.equal(box?.order, number);
    shop.clock.advance(4 * 86_400_000);
    await shop.backend.runJob('inventory-end-reservations');
    await shop.backend.runJob('orders-end-holdings');
    sittard = await demoMember(shop.app, 'branchStaff', 'SIT');
    manager = await demoMember(shop.app, 'manager');
    aachen = await demoMember(shop.app, 'branchStaff', 'AAC');
    const { items, canceled } = await pickups();
    assert.deepEqual(
      [items, canceled.map((one) => [one.number, one.order, one.name, one.state, one.source, one.broughtTo])],
      [[], [[box?.number, number, 'Eva Janssen', 'canceled', 'SIT', null]]],
    );
    assert.deepEqual([(await picks('SIT')).canceled, (await pickups('AAC', aachen)).canceled], [[], []]);
    const shipment = box?.number ?? '';
    assert.equal((await takeBack(shipment, aachen)).errors[0]?.extensions?.['category'], 'graphql-no-such-entity');
    assert.equal((await takeBack(shipment, sittard)).data.takeBoxBack.__typename, 'Order');
    assert.deepEqual((await pickups()).canceled, []);
    assert.equal((await takeBack(shipment, sittard)).data.takeBoxBack.__typename, 'Refusal');
  });
});

describe('who picks for another branch', () => {
  it('knows the number, prints where it goes, and nothing of how somebody is reached', async () => {
    await lying({ WEB: [0, 0], AAC: [5, 0] });
    const email = 'aken@example.org';
    const number = await paid(email, 1);
    const boss = await demoMember(paying.shop.app, 'branchManager', 'AAC');
    assert.deepEqual((await picks('AAC', aachen)).toPlan, [{ order: number, broughtTo: 'SIT' }]);
    const shipment = await plan(number, { lineId: 1, quantity: 1 }, 'AAC', aachen);
    assert.equal((await picks('AAC', aachen)).parcels[0]?.name, null);
    const person = async (client: StaffClient) =>
      (await client.ask<{ order: { person: unknown } }>('query ($n: String!) { order(number: $n) { person { email } } }', { n: number }))
        .data.order.person;
    assert.deepEqual([await person(aachen), await person(boss), await person(sittard)], [null, null, null]);
    const bossHere = await demoMember(paying.shop.app, 'branchManager', 'SIT');
    assert.deepEqual(await person(bossHere), { email });
    const found = async (client: StaffClient, search: string) =>
      (
        await client.ask<{ orders: { items: { number: string }[] } }>('query ($l: ListInput!) { orders(list: $l) { items { number } } }', {
          l: { search },
        })
      ).data.orders.items.length;
    assert.deepEqual([await found(boss, email), await found(boss, number), await found(bossHere, email)], [0, 1, 1]);

    const print = async (client: StaffClient, paper: string): Promise<string> => {
      const { data } = await client.ask<{ printShipments: { id: string } }>(
        'mutation ($n: [ID!]!, $p: ShipmentPaper!, $key: ID!) { printShipments(numbers: $n, paper: $p, key: $key) { ... on Download { id } } }',
        { n: [shipment], p: paper, key: key() },
      );
      const url = `/staff/download/${data.printShipments.id}`;
      const file = await paying.shop.app.inject({ method: 'GET', url, headers: { cookie: client.cookie() ?? '' } });
      return readPdf(file.rawPayload).replaceAll(/\s+/g, ' ');
    };
    for (const [client, paper] of [
      [aachen, 'slip'],
      [aachen, 'label'],
      [sittard, 'label'],
    ] as const) {
      const text = await print(client, paper);
      for (const part of ['Naar de winkel', 'Sittard', number, shipment]) assert.ok(text.includes(part), `${part} in ${text}`);
      assert.doesNotMatch(text, /Marktstraat|aken@|0460000001/);
    }
    await move(shipment, 'picking', aachen);
    await move(shipment, 'packed', aachen);
    assert.equal((await tryMove(shipment, 'ready', aachen)).errors[0]?.extensions?.['category'], 'graphql-no-such-entity');
    const other = await pickups('AAC', aachen);
    assert.deepEqual([other.items, other.underWay], [[], []]);
    await move(shipment, 'ready', sittard);
    const gone = (n: string) => aachen.ask('query ($n: String!) { order(number: $n) { number } }', { n });
    assert.deepEqual((await gone(number)).errors, (await gone('199999999')).errors, 'what has arrived is of its branch alone');
    assert.equal((await handOver(shipment)).status, 'complete');
  });
});
