import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { staffClient, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';
import { checkInvariants } from '../app/check-invariants.ts';
import { seedManyCustomers } from './many-customers.ts';
import { seedManyOrders } from './many-orders.ts';

const count = 620;
let shop: TestShop;
let owner: StaffClient;
let demo: number;
before(async () => {
  shop = await createTestShop();
  demo = (await shop.database.query<{ id: number }>('select max(id) as id from customer')).rows[0]?.id ?? 0;
  await shop.database.transaction(async (tx) => {
    await seedManyOrders(tx, count, shop.clock);
    await seedManyCustomers(tx, count, shop.clock);
  });
  owner = staffClient(shop.app);
  owner.setCookie(await makeSession(shop.database, await memberId(shop.database, 'owner'), shop.clock.now()));
});
after(() => shop.close());

const countOf = async (text: string): Promise<number> =>
  (await shop.database.query<{ count: number }>(`select count(*)::int as count from ${text}`)).rows[0]?.count ?? 0;

describe('a shop with customers for measuring', () => {
  it('adds up, with half as many returns as customers, in every state and tab', async () => {
    assert.deepEqual(await checkInvariants(shop.database, shop.clock.now()), []);
    assert.equal(await countOf(`customer where id > ${demo} and words is not null`), count);
    assert.equal(await countOf(`return where customer_id > ${demo}`), count / 2);
    const { data } = await owner.ask<{ returnTabs: { tab: string; count: number }[]; customerTabs: { tab: string; count: number }[] }>(
      '{ returnTabs { tab count } customerTabs { tab count } }',
    );
    for (const { tab, count: found } of [...data.returnTabs, ...data.customerTabs]) assert.ok(found > 0, tab);
    assert.ok((await countOf('return_settlement')) > 0, 'some have their money');
  });

  it('has one who bought again and again, whom staff finds and opens', async () => {
    const { rows } = await shop.database.query<{ id: number; email: string; count: number }>(
      `select c.id, c.email, count(*)::int as count from sales_order as o join customer as c on c.id = o.customer_id
       where c.id > $1 group by c.id order by count(*) desc limit 1`,
      [demo],
    );
    assert.equal(rows[0]?.count, 500);
    const found = await owner.ask<{ customers: { items: { id: string }[] } }>(
      'query ($search: String) { customers(list: { search: $search }) { items { id } } }',
      { search: rows[0].email },
    );
    assert.deepEqual(found.data.customers.items, [{ id: String(rows[0].id) }]);
    const opened = await owner.ask<{ openCustomer: { orderCount: number; orders: unknown[]; addresses: unknown[] } }>(
      'mutation ($id: ID!) { openCustomer(id: $id, key: "great") { ... on Customer { orderCount orders { number } addresses { city } } } }',
      { id: rows[0].id },
    );
    const { orderCount, orders, addresses } = opened.data.openCustomer;
    assert.deepEqual([orderCount, orders.length, addresses.length], [500, 50, 1]);
  });

  it('goes on: a return that is made there is decided and received', async () => {
    const { rows } = await shop.database.query<{ number: string; version: number }>(
      "select number, version from return where state = 'announced' order by id desc limit 1",
    );
    const move = async (to: string, version: number) =>
      (
        await owner.ask<{ moveReturn: { state: string; version: number } }>(
          `mutation ($id: ID!, $v: Int!, $to: ReturnState!, $key: ID!) { moveReturn(id: $id, version: $v, to: $to, source: "SIT", key: $key) {
            ... on Return { state version } } }`,
          { id: rows[0]?.number, v: version, to, key: to },
        )
      ).data.moveReturn;
    const accepted = await move('accepted', rows[0]?.version ?? 0);
    assert.equal((await move('received', accepted.version)).state, 'received');
    assert.deepEqual(await checkInvariants(shop.database, shop.clock.now()), []);
  });
});
