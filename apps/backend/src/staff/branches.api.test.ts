import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { auditWriter } from '#modules/audit/index.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { staffClient, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
  await shop.database.query("update sales_order set sources = '{WEB}', branch_code = null");
  await shop.database.query(
    "update sales_order set sources = '{AAC}', branch_code = 'AAC' where id in (select id from sales_order order by id limit 2)",
  );
});
after(() => shop.close());

async function as(role: string, branch: string | null = null): Promise<StaffClient> {
  const client = staffClient(shop.app);
  client.setCookie(await makeSession(shop.database, await memberId(shop.database, role, branch), shop.clock.now()));
  return client;
}

async function data<T>(client: StaffClient, query: string): Promise<T> {
  const answer = await client.ask<T>(query);
  assert.deepEqual(answer.errors, []);
  return answer.data;
}

const branchesOf = async (role: string, branch: string | null = null) =>
  (await data<{ branches: { code: string; name: string }[] }>(await as(role, branch), '{ branches { code name } }')).branches;

describe('the choice of a branch', () => {
  it('offers the branches somebody may look at, by their names', async () => {
    assert.deepEqual((await branchesOf('owner')).map(({ code }) => code).sort(), ['AAC', 'ROE', 'SIT']);
    assert.deepEqual(await branchesOf('branchStaff', 'SIT'), [{ code: 'SIT', name: 'Sittard' }]);
  });

  it('is named at the entrance of a demo, where people are chosen before anybody is logged in', async () => {
    type Entrance = { entrance: { branches: { code: string; name: string }[] } };
    const { entrance } = await data<Entrance>(staffClient(shop.app), '{ entrance { branches { code name } } }');
    assert.ok(entrance.branches.some(({ code, name }) => code === 'SIT' && name === 'Sittard'));
  });

  it('counts the tabs of orders in that branch alone', async () => {
    type Tabs = { orderTabs: { tab: string; count: number }[] };
    const owner = await as('owner');
    const all = async (argument: string) =>
      (await data<Tabs>(owner, `{ orderTabs${argument} { tab count } }`)).orderTabs.find(({ tab }) => tab === 'all')?.count;
    assert.equal(await all('(branch: "AAC")'), 2);
    assert.equal(await all('(branch: "SIT")'), 0);
    assert.ok(((await all('')) ?? 0) > 2);
  });

  it('shows who works there', async () => {
    type People = { staff: { items: { name: string }[]; page: { count: number } } };
    const { staff } = await data<People>(await as('owner'), '{ staff(list: {}, branch: "AAC") { items { name } page { count } } }');
    assert.deepEqual(
      { names: staff.items.map(({ name }) => name), count: staff.page.count },
      { names: ['Katrin Vogel', 'Lukas Brandt'], count: 2 },
    );
  });

  it('shows what the log has of it', async () => {
    const { record } = auditWriter(shop.clock);
    const note = (entityId: string, branchCode?: string) =>
      record(shop.database, { actor: { kind: 'job' }, action: 'order.note', entity: 'order', entityId, branchCode });
    await note('there', 'AAC');
    await note('elsewhere', 'SIT');
    await note('nowhere');
    type Log = { audit: { items: { entityId: string }[]; page: { count: number } } };
    const { audit } = await data<Log>(
      await as('owner'),
      '{ audit(list: {}, filter: { branch: "AAC" }) { items { entityId } page { count } } }',
    );
    assert.deepEqual(audit, { items: [{ entityId: 'there' }], page: { count: 1 } });
  });

  it('never widens what somebody sees: another branch is as unknown as none', async () => {
    const sittard = await as('branchManager', 'SIT');
    for (const query of [
      'today(branch: "AAC") { at }',
      'orderTabs(branch: "AAC") { count }',
      'staff(list: {}, branch: "AAC") { page { count } }',
    ]) {
      const { errors } = await sittard.ask(`{ ${query} }`);
      assert.equal(errors[0]?.extensions?.['category'], 'graphql-no-such-entity', query);
      const unknown = await sittard.ask(`{ ${query.replace('AAC', 'XXX')} }`);
      assert.equal(unknown.errors[0]?.message, errors[0]?.message, query);
    }
    const { errors } = await (await as('owner')).ask('{ today(branch: "XXX") { at } }');
    assert.equal(errors[0]?.extensions?.['category'], 'graphql-no-such-entity');
  });
});
