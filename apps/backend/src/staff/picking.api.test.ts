import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setStock } from '#modules/inventory/index.ts';
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
  const { shop } = paying;
  manager = await demoMember(shop.app, 'manager');
  sittard = await demoMember(shop.app, 'branchStaff', 'SIT');
  aachen = await demoMember(shop.app, 'branchStaff', 'AAC');
  await shop.database.transaction((tx) =>
    setStock(
      tx,
      [ring, apron].flatMap((sku) => ['WEB', 'SIT'].map((source) => ({ sku, source, quantity: 50 }))),
    ),
  );
});
after(() => paying.close());

let keys = 0;
const key = (): string => `picking-${(keys += 1)}`;
async function ordered(items: readonly object[]): Promise<string> {
  const { order } = await paying.checkout.place({ email: 'pakket@example.org', items }, 'banktransfer');
  await paying.shop.backend.orders.desk.paid(order.number);
  return order.number;
}
async function plan(order: string, lines: readonly object[], source = 'SIT'): Promise<string> {
  const { data, errors } = await manager.ask<{ planShipment: { shipments: { number: string }[] } }>(
    'mutation ($input: ShipmentInput!) { planShipment(input: $input) { ... on Order { shipments { number } } } }',
    { input: { order, source, lines, key: key() } },
  );
  assert.deepEqual(errors, []);
  return data.planShipment.shipments.at(-1)?.number ?? assert.fail('nothing is planned');
}
const move = (number: string, to: string) =>
  manager.ask('mutation ($n: ID!, $to: ShipmentState!, $key: ID!) { moveShipment(number: $n, to: $to, key: $key) { __typename } }', {
    n: number,
    to,
    key: key(),
  });

type Standing = { readonly number: string; readonly order: string; readonly name: string; readonly kind: string; readonly state: string };
type PickList = {
  readonly shipments: number;
  readonly hasMore: boolean;
  readonly parcels: readonly Standing[];
  readonly packed: readonly Standing[];
  readonly toPlan: readonly { readonly order: string; readonly lines: readonly { readonly lineId: number; readonly quantity: number }[] }[];
  readonly items: readonly {
    readonly sku: string;
    readonly picture: string | null;
    readonly quantity: number;
    readonly pieces: readonly { readonly shipment: string; readonly order: string; readonly quantity: number; readonly state: string }[];
  }[];
};
const ask = (client: StaffClient, source: string) =>
  client.ask<{ pickList: PickList }>(
    `query ($s: String!) { pickList(source: $s) { shipments hasMore parcels { number order name kind state } packed { number order name kind state }
      toPlan { order lines { lineId quantity } } items { sku name options { value } picture quantity pieces { shipment order lineId quantity perLine state plannedAt } } } }`,
    { s: source },
  );
async function pickList(client = sittard): Promise<PickList> {
  const { data, errors } = await ask(client, 'SIT');
  assert.deepEqual(errors, []);
  return data.pickList;
}

describe('the pick list of a branch', () => {
  it('has what is planned and being picked there, together by article, what was planned first before the rest', async () => {
    const both = await ordered([
      { sku: ring, quantity: 2 },
      { sku: apron, quantity: 1 },
    ]);
    const first = await plan(both, [
      { lineId: 1, quantity: 1 },
      { lineId: 2, quantity: 1 },
    ]);
    paying.shop.clock.advance(60_000);
    const single = await ordered([{ sku: ring, quantity: 3 }]);
    const second = await plan(single, [{ lineId: 1, quantity: 3 }]);
    await plan(await ordered([{ sku: ring, quantity: 1 }]), [{ lineId: 1, quantity: 1 }], 'WEB');
    await move(second, 'picking');
    const { items, shipments, hasMore, parcels } = await pickList();
    assert.deepEqual([shipments, hasMore], [2, false]);
    assert.deepEqual(
      parcels.map(({ number, order, kind, state }) => [number, order, kind, state]),
      [
        [first, both, 'parcel', 'planned'],
        [second, single, 'parcel', 'picking'],
      ],
    );
    assert.ok(
      items.every(({ picture }) => picture?.startsWith('/media/')),
      JSON.stringify(items),
    );
    assert.deepEqual(
      items.map(({ sku, quantity }) => [sku, quantity]),
      [
        [ring, 4],
        [apron, 1],
      ],
    );
    assert.deepEqual(
      items[0]?.pieces.map(({ shipment, order, quantity, state }) => [shipment, order, quantity, state]),
      [
        [first, both, 1, 'planned'],
        [second, single, 3, 'picking'],
      ],
    );
    await move(first, 'canceled');
    await move(second, 'packed');
    const after = await pickList();
    assert.deepEqual(after.items, []);
    assert.deepEqual(
      after.packed.map(({ number, state, name }) => [number, state, name]),
      [[second, 'packed', 'Eva Janssen']],
    );
    await move(second, 'canceled');
  });

  it('offers orders whose pieces lie there and that nobody has planned, once', async () => {
    await paying.shop.database.transaction((tx) =>
      setStock(tx, [
        { sku: ring, source: 'WEB', quantity: 0 },
        { sku: ring, source: 'SIT', quantity: 9 },
      ]),
    );
    const number = await ordered([
      { sku: ring, quantity: 2 },
      { sku: apron, quantity: 1 },
    ]);
    const offered = async () => (await pickList()).toPlan.find(({ order }) => order === number);
    // The apron lies in the warehouse.
    assert.deepEqual(await offered(), { order: number, lines: [{ lineId: 1, quantity: 2 }] });
    const shipment = await plan(number, [{ lineId: 1, quantity: 2 }]);
    assert.equal(await offered(), undefined);
    await manager.ask('mutation ($input: ShortPickInput!) { shortPick(input: $input) { __typename } }', {
      input: { number: shipment, found: [], key: key() },
    });
    assert.equal(await offered(), undefined, 'what was not found is not looked for again by itself');
    await paying.shop.database.transaction((tx) =>
      setStock(
        tx,
        ['WEB', 'SIT'].map((source) => ({ sku: ring, source, quantity: 50 })),
      ),
    );
  });

  it('has what is collected in its branch where it lies there, and what was taken over in the warehouse', async () => {
    const offers = async (source: string) => (await ask(manager, source)).data.pickList.toPlan.map(({ order }) => order);
    const forget = (number: string, sources: string) =>
      paying.shop.database.query(`update sales_order set pieces = '[]', sources = $2 where number = $1`, [number, sources]);
    const collected = (await paying.checkout.place({ pickup: 'SIT', items: [{ sku: ring, quantity: 1 }] }, 'payinstore')).order.number;
    const sent = await ordered([{ sku: ring, quantity: 1 }]);
    const [web, sit] = [await offers('WEB'), await offers('SIT')];
    assert.deepEqual(
      [web.includes(collected), sit.includes(collected), web.includes(sent), sit.includes(sent)],
      [false, true, true, false],
    );
    // Nobody wrote down where their pieces lay.
    await forget(collected, '{SIT}');
    await forget(sent, '{}');
    assert.deepEqual([await offers('WEB'), await offers('SIT')], [web, sit]);
  });

  it('leaves out what is held', async () => {
    const number = await ordered([{ sku: ring, quantity: 1 }]);
    const shipment = await plan(number, [{ lineId: 1, quantity: 1 }]);
    assert.equal((await pickList()).shipments, 1);
    const hold = await manager.ask('mutation ($input: OrderReasonInput!) { holdOrder(input: $input) { __typename } }', {
      input: { order: number, reason: 'Adres vragen', key: key() },
    });
    assert.deepEqual(hold.errors, []);
    assert.equal((await pickList()).shipments, 0);
    await move(shipment, 'canceled');
  });

  it('is nobody else’s, and a source nobody has answers alike', async () => {
    const [foreign, unknown] = [await ask(aachen, 'SIT'), await ask(aachen, 'MARS')];
    assert.deepEqual([foreign.errors, foreign.status], [unknown.errors, unknown.status]);
    assert.equal(foreign.errors[0]?.extensions?.['category'], 'graphql-no-such-entity');
    assert.equal((await ask(manager, 'MARS')).errors.length, 1);
    assert.equal((await ask(await demoMember(paying.shop.app, 'service'), 'SIT')).status, 403);
  });
});

const pickupsOf = (client: StaffClient, branch: string) =>
  client.ask<{ pickups: { readonly keptDays: number; readonly items: readonly Standing[] } }>(
    'query ($b: String!) { pickups(branch: $b) { keptDays hasMore items { number order name kind state packedAt lines { lineId quantity } } } }',
    { b: branch },
  );

describe('a set of which one piece was not found', () => {
  it('leaves the others on their shelves, and on sale, when its money goes back', async () => {
    const set = 'MA-SET-7002';
    type Part = { readonly options: readonly { readonly uid: string; readonly product: { readonly sku: string } }[] };
    const { products } = await paying.checkout.run<{ products: { items: readonly [{ items: readonly Part[] }] } }>(
      `{ products(filter: { sku: { eq: "${set}" } }) { items { ... on BundleProduct { items { options { uid product { sku } } } } } } }`,
      {},
    );
    const chosen = products.items[0].items.map(({ options }) => options[0] ?? assert.fail('a part without a choice'));
    const skus = chosen.map(({ product }) => product.sku);
    await paying.shop.database.transaction((tx) =>
      setStock(
        tx,
        skus.flatMap((sku) => ['WEB', 'SIT'].map((source) => ({ sku, source, quantity: source === 'SIT' ? 1 : 0 }))),
      ),
    );
    const number = await ordered([{ sku: set, quantity: 1, selected_options: chosen.map(({ uid }) => uid) }]);
    const shipment = await plan(number, [{ lineId: 1, quantity: 1 }]);
    const missing = [{ sku: skus[0], quantity: 1 }];
    const { errors } = await sittard.ask('mutation ($input: ShortPickInput!) { shortPick(input: $input) { __typename } }', {
      input: { number: shipment, found: [], missing, key: key() },
    });
    assert.deepEqual(errors, []);
    await paying.shop.backend.orders.desk.refund(number, 'everything', 'Niet gevonden');
    const { rows } = await paying.shop.database.query<{ sku: string; quantity: number }>(
      `select sku, quantity from stock_level where sku = any($1) and source_code = 'SIT'`,
      [skus],
    );
    const left = new Map(rows.map(({ sku, quantity }) => [sku, quantity]));
    assert.deepEqual(
      skus.map((sku) => left.get(sku)),
      skus.map((_sku, index) => (index === 0 ? 0 : 1)),
    );
    assert.deepEqual(await checkInvariants(paying.shop.database, paying.shop.clock.now()), []);
  });
});

describe('what is collected in a branch', () => {
  it('stands there from when it is ready until somebody has it, by name and without a code', async () => {
    const { order } = await paying.checkout.place({ pickup: 'SIT', items: [{ sku: ring, quantity: 1 }] }, 'payinstore');
    const shipment = await plan(order.number, [{ lineId: 1, quantity: 1 }]);
    const standing = async () => (await pickupsOf(sittard, 'SIT')).data.pickups.items;
    assert.deepEqual(await standing(), []);
    await move(shipment, 'picking');
    await move(shipment, 'ready');
    const [ready] = await standing();
    assert.deepEqual([ready?.number, ready?.order, ready?.kind, ready?.state], [shipment, order.number, 'pickup', 'ready']);
    assert.equal(ready?.name, 'Eva Janssen');
    const given = await sittard.ask<{ handOver: { __typename: string } }>(
      'mutation ($n: ID!, $key: ID!) { handOver(number: $n, name: "Janssen", key: $key) { __typename } }',
      { n: shipment, key: key() },
    );
    assert.equal(given.data.handOver.__typename, 'Order');
    assert.deepEqual(await standing(), []);
  });

  it('is nobody else’s, and a branch nobody has answers alike', async () => {
    const [foreign, unknown] = [await pickupsOf(aachen, 'SIT'), await pickupsOf(aachen, 'MARS')];
    assert.deepEqual([foreign.errors, foreign.status], [unknown.errors, unknown.status]);
    assert.equal(foreign.errors[0]?.extensions?.['category'], 'graphql-no-such-entity');
  });
});

type Printed = { readonly printShipments: { readonly __typename: string; readonly id: string; readonly fileName: string } };
const print = (client: StaffClient, numbers: string | readonly string[], paper: 'slip' | 'label', given = key()) =>
  client.ask<Printed>(
    'mutation ($n: [ID!]!, $p: ShipmentPaper!, $key: ID!) { printShipments(numbers: $n, paper: $p, key: $key) { __typename ... on Download { id fileName } ... on Refusal { message } } }',
    { n: [numbers].flat(), p: paper, key: given },
  );
const fetchFile = (client: StaffClient, id: string) =>
  paying.shop.app.inject({ method: 'GET', url: `/staff/download/${id}`, headers: { cookie: client.cookie() ?? '' } });

describe('a paper of a shipment', () => {
  it('is fetched once as a PDF by who packs it, and the log says so', async () => {
    const number = await ordered([{ sku: ring, quantity: 2 }]);
    const shipment = await plan(number, [{ lineId: 1, quantity: 2 }]);
    for (const [paper, part] of [
      ['slip', `Pakbon ${shipment}`],
      ['label', 'Ontvanger'],
    ] as const) {
      const { data, errors } = await print(sittard, shipment, paper);
      assert.deepEqual(errors, []);
      assert.equal(data.printShipments.fileName, `${paper}-${shipment}.pdf`);
      const file = await fetchFile(sittard, data.printShipments.id);
      assert.deepEqual(
        [file.statusCode, file.headers['content-type'], file.headers['cache-control']],
        [200, 'application/pdf', 'no-store'],
      );
      assert.ok(readPdf(file.rawPayload).includes(part));
      assert.equal((await fetchFile(sittard, data.printShipments.id)).statusCode, 404);
    }
    const { rows } = await paying.shop.database.query(`select from audit_entry where entity_id = $1 and action = 'shipment.print'`, [
      number,
    ]);
    assert.equal(rows.length, 2);
    await move(shipment, 'canceled');
    assert.equal((await print(sittard, shipment, 'slip')).data.printShipments.__typename, 'Refusal');
  });

  it('is fetched with those of other shipments in one file', async () => {
    const shipments: string[] = [];
    for (const quantity of [1, 2]) shipments.push(await plan(await ordered([{ sku: ring, quantity }]), [{ lineId: 1, quantity }]));
    const { data, errors } = await print(sittard, [...shipments.toReversed(), shipments[0] ?? ''], 'slip');
    assert.deepEqual(errors, []);
    const file = await fetchFile(sittard, data.printShipments.id);
    for (const number of shipments) assert.ok(readPdf(file.rawPayload).includes(`Pakbon ${number}`), number);
    assert.equal(file.rawPayload.toString('latin1').match(/\/Type \/Page\n/g)?.length, 2);
    assert.equal((await print(sittard, [], 'slip')).data.printShipments.__typename, 'Refusal');
    const foreign = await plan(await ordered([{ sku: ring, quantity: 1 }]), [{ lineId: 1, quantity: 1 }], 'WEB');
    assert.equal(
      (await print(sittard, [shipments[0] ?? '', foreign], 'slip')).errors[0]?.extensions?.['category'],
      'graphql-no-such-entity',
    );
    for (const number of [...shipments, foreign]) await move(number, 'canceled');
  });

  it('of another branch does not exist, also when its pieces went there after it was asked for', async () => {
    const number = await ordered([{ sku: ring, quantity: 1 }]);
    const shipment = await plan(number, [{ lineId: 1, quantity: 1 }]);
    const [foreign, unknown] = [await print(aachen, shipment, 'label'), await print(aachen, '399999999', 'label')];
    assert.deepEqual([foreign.errors, foreign.status], [unknown.errors, unknown.status]);
    const { data } = await print(sittard, shipment, 'label');
    await paying.shop.database.query(`update order_shipment set source_code = 'AAC' where number = $1`, [shipment]);
    assert.equal((await fetchFile(sittard, data.printShipments.id)).statusCode, 404);
    await paying.shop.database.query(`update order_shipment set source_code = 'SIT' where number = $1`, [shipment]);
  });
});
