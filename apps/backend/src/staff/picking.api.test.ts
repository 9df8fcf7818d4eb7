import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setStock } from '#modules/inventory/index.ts';
import { createPayingShop, ring, type PayingShop } from '#testing/paying-shop.ts';
import { readPdf } from '#testing/read-pdf.ts';
import { demoMember, type StaffClient } from '#testing/staff-client.ts';

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

type PickList = {
  readonly shipments: number;
  readonly hasMore: boolean;
  readonly items: readonly {
    readonly sku: string;
    readonly picture: string | null;
    readonly quantity: number;
    readonly pieces: readonly { readonly shipment: string; readonly order: string; readonly quantity: number; readonly state: string }[];
  }[];
};
const ask = (client: StaffClient, source: string) =>
  client.ask<{ pickList: PickList }>(
    'query ($s: String!) { pickList(source: $s) { shipments hasMore items { sku name options { value } picture quantity pieces { shipment order lineId quantity state plannedAt } } } }',
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
    const { items, shipments, hasMore } = await pickList();
    assert.deepEqual([shipments, hasMore], [2, false]);
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
    assert.deepEqual((await pickList()).items, []);
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

type Printed = { readonly printShipment: { readonly __typename: string; readonly id: string; readonly fileName: string } };
const print = (client: StaffClient, number: string, paper: 'slip' | 'label', given = key()) =>
  client.ask<Printed>(
    'mutation ($n: ID!, $p: ShipmentPaper!, $key: ID!) { printShipment(number: $n, paper: $p, key: $key) { __typename ... on Download { id fileName } ... on Refusal { message } } }',
    { n: number, p: paper, key: given },
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
      assert.equal(data.printShipment.fileName, `${paper}-${shipment}.pdf`);
      const file = await fetchFile(sittard, data.printShipment.id);
      assert.deepEqual(
        [file.statusCode, file.headers['content-type'], file.headers['cache-control']],
        [200, 'application/pdf', 'no-store'],
      );
      assert.ok(readPdf(file.rawPayload).includes(part));
      assert.equal((await fetchFile(sittard, data.printShipment.id)).statusCode, 404);
    }
    const { rows } = await paying.shop.database.query(`select from audit_entry where entity_id = $1 and action = 'shipment.print'`, [
      number,
    ]);
    assert.equal(rows.length, 2);
    await move(shipment, 'canceled');
    assert.equal((await print(sittard, shipment, 'slip')).data.printShipment.__typename, 'Refusal');
  });

  it('of another branch does not exist, also when its pieces went there after it was asked for', async () => {
    const number = await ordered([{ sku: ring, quantity: 1 }]);
    const shipment = await plan(number, [{ lineId: 1, quantity: 1 }]);
    const [foreign, unknown] = [await print(aachen, shipment, 'label'), await print(aachen, '399999999', 'label')];
    assert.deepEqual([foreign.errors, foreign.status], [unknown.errors, unknown.status]);
    const { data } = await print(sittard, shipment, 'label');
    await paying.shop.database.query(`update order_shipment set source_code = 'AAC' where number = $1`, [shipment]);
    assert.equal((await fetchFile(sittard, data.printShipment.id)).statusCode, 404);
    await paying.shop.database.query(`update order_shipment set source_code = 'SIT' where number = $1`, [shipment]);
  });
});
