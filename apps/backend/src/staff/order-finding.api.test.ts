import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setStock } from '#modules/inventory/index.ts';
import { createPayingShop, ring, type PayingShop } from '#testing/paying-shop.ts';
import { demoMember, staffClient, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';
import { seedManyOrders } from '../seed/many-orders.ts';

let paying: PayingShop;
let shop: PayingShop['shop'];
let own: string;
let other: string;
let sent: string;

before(async () => {
  paying = await createPayingShop(50);
  ({ shop } = paying);
  await shop.database.transaction((tx) =>
    setStock(tx, [
      { sku: ring, source: 'SIT', quantity: 50 },
      { sku: ring, source: 'AAC', quantity: 50 },
    ]),
  );
  const pickedUp = async (pickup: string, email: string) => (await paying.checkout.place({ pickup, email }, 'payinstore')).order.number;
  own = await pickedUp('SIT', 'eigen@example.org');
  other = await pickedUp('AAC', 'vreemd@example.org');
  sent = (await paying.checkout.place({ email: 'bezorgd@example.org' })).order.number;
});
after(() => paying.close());

type Hit = { readonly __typename: string; readonly number: string };

const hits = async (client: StaffClient, text: string): Promise<readonly Hit[]> => {
  const { data, errors } = await client.ask<{ find: Hit[] }>(
    'query ($text: String!) { find(text: $text) { __typename ... on OrderSummary { number name status total { cents } } } }',
    { text },
  );
  assert.deepEqual(errors, []);
  return data.find;
};
const find = async (client: StaffClient, text: string): Promise<readonly string[]> =>
  (await hits(client, text)).flatMap((hit) => (hit.__typename === 'OrderSummary' ? [hit.number] : []));

describe('what somebody types anywhere', () => {
  it('leads to orders by number, name, mail, telephone and SKU, the newest first and eight at most', async () => {
    const service = await demoMember(shop.app, 'service');
    for (const text of [sent, 'bezorgd@', 'janssen bezorgd@example.org']) assert.deepEqual(await find(service, text), [sent], text);
    assert.deepEqual((await find(service, ring)).slice(0, 3), [sent, other, own]);
    assert.ok((await find(service, '046 000 0001')).includes(own));
    // Returns of orders are found by the same number.
    assert.equal((await hits(service, '10')).filter(({ __typename }) => /^(?:Order|Return)/.test(__typename)).length, 8);
    assert.deepEqual(await find(service, 'nobody at all'), []);
  });

  it('of one letter, of blanks or of signs leads nowhere', async () => {
    const service = await demoMember(shop.app, 'service');
    for (const text of ['', ' ', 'j', '  e ', '&|!', "':*"]) assert.deepEqual(await find(service, text), [], text);
    const { errors } = await service.ask('query ($text: String!) { find(text: $text) { __typename } }', { text: 'a'.repeat(101) });
    assert.equal(errors[0]?.extensions?.['category'], 'graphql-input');
  });

  it('leads nobody of Sittard to an order of another branch, neither here nor in a list, a count or a choice of numbers', async () => {
    const sittard = await demoMember(shop.app, 'branchStaff', 'SIT');
    assert.deepEqual(await find(sittard, own), [own]);
    for (const text of [other, sent, 'vreemd@example.org', 'eigen@example.org', '0460000001'])
      assert.deepEqual(await find(sittard, text), [], text);
    const named = await find(sittard, 'janssen');
    assert.ok(named.includes(own) && !named.includes(other) && !named.includes(sent));
    const { data } = await sittard.ask<{ orders: { items: { number: string }[]; page: { count: number } } }>(
      'query ($numbers: [String!]!) { orders(list: {}, filter: { numbers: $numbers }) { items { number } page { count } } }',
      { numbers: [own, other, sent] },
    );
    assert.deepEqual([data.orders.items, data.orders.page.count], [[{ number: own }], 1]);
    const manager = await demoMember(shop.app, 'branchManager', 'SIT');
    assert.deepEqual([await find(manager, 'eigen@example.org'), await find(manager, 'vreemd@example.org')], [[own], []]);
  });

  it('leads who sees no orders to none', async () => {
    assert.deepEqual(await find(await demoMember(shop.app, 'editor'), own), []);
  });
});

describe('the filters of orders', () => {
  it('offer the countries and ways to pay there are', async () => {
    const { data, errors } = await (
      await demoMember(shop.app, 'service')
    ).ask<{ orderChoices: { countries: string[]; payments: string[] } }>('{ orderChoices { countries payments } }');
    assert.deepEqual(errors, []);
    const used = async (column: string): Promise<readonly unknown[]> =>
      (await shop.database.query<{ value: string }>(`select distinct ${column} as value from sales_order where ${column} is not null`)).rows
        .map(({ value }) => value)
        .sort();
    assert.deepEqual(data.orderChoices.countries.toSorted(), await used('country_code'));
    assert.deepEqual(data.orderChoices.payments.toSorted(), await used('payment_code'));
    assert.ok(data.orderChoices.payments.includes('payinstore'));
  });

  it('tell nobody of a branch whose orders they are, whether there is such an account or not', async () => {
    const byAccount = 'query ($id: ID) { orders(list: {}, filter: { customer: $id }) { page { count } } }';
    const name = 'query ($id: ID) { orderChoices(customer: $id) { customer } }';
    const { rows } = await shop.database.query<{ id: number }>('select min(id) as id from customer');
    for (const role of ['branchManager', 'branchStaff'])
      for (const query of [byAccount, name]) {
        const client = await demoMember(shop.app, role, 'SIT');
        const answers = [];
        for (const id of [rows[0]?.id, 999_999_999, 'x']) answers.push((await client.ask(query, { id: String(id) })).errors);
        assert.equal(answers[0]?.[0]?.extensions?.['category'], 'graphql-authorization', role);
        for (const answer of answers) assert.deepEqual(answer, answers[0]);
        assert.deepEqual((await client.ask(query, { id: null })).errors, []);
      }
    const auditor = await demoMember(shop.app, 'auditor');
    const { data } = await auditor.ask<{ orders: object }>(byAccount, { id: '999999999' });
    assert.deepEqual(data.orders, { page: { count: 0 } });
    assert.deepEqual((await auditor.ask(name, { id: '999999999' })).data, { orderChoices: { customer: null } });
    assert.equal((await auditor.ask(byAccount, { id: 'x' })).errors[0]?.extensions?.['category'], 'graphql-no-such-entity');
  });

  it('take a thousand numbers and no more', async () => {
    const service = await demoMember(shop.app, 'service');
    const count = async (filter: object) => {
      const answer = await service.ask<{ orders: { page: { count: number } } }>(
        'query ($filter: OrderFilter) { orders(list: {}, filter: $filter) { page { count } } }',
        { filter },
      );
      return answer.errors[0]?.extensions?.['category'] ?? answer.data.orders.page.count;
    };
    const all = Number(await count({}));
    assert.equal(await count({ except: [own, other] }), all - 2);
    assert.equal(await count({ numbers: [] }), 0);
    assert.equal(await count({ numbers: Array(1_001).fill(own) }), 'graphql-input');
  });
});

const cookieOf = async (role: string): Promise<string> => makeSession(shop.database, await memberId(shop.database, role), shop.clock.now());

let keys = 0;
type Asked = { readonly exportOrders: { readonly id: string; readonly fileName: string } };
async function askForFile(cookie: string, choice: object = {}) {
  const client = staffClient(shop.app);
  client.setCookie(cookie);
  return client.ask<Asked>(
    `mutation ($filter: OrderFilter, $tab: OrderTab, $search: String, $key: ID!) {
       exportOrders(filter: $filter, tab: $tab, search: $search, key: $key) { ... on Download { id fileName } } }`,
    { ...choice, key: `orders-${(keys += 1)}` },
  );
}

async function fileOf(cookie: string, choice: object = {}): Promise<readonly string[]> {
  const { data, errors } = await askForFile(cookie, choice);
  assert.deepEqual(errors, []);
  assert.match(data.exportOrders.fileName, /^orders-\d{4}-\d\d-\d\d\.csv$/);
  const file = await shop.request('GET', `/staff/download/${data.exportOrders.id}`, { cookie });
  assert.deepEqual([file.statusCode, file.headers['content-type']], [200, 'text/csv; charset=utf-8']);
  return file.body.trimEnd().split('\n');
}

describe('a list of orders as a file', () => {
  it('has what was filtered, with no cell that a spreadsheet computes and nothing of how somebody is reached', async () => {
    const cookie = await cookieOf('finance');
    await shop.database.query('update sales_order set person_name = $2 where number = $1', [own, '=HYPERLINK("https://evil.example")']);
    const [head, ...lines] = await fileOf(cookie, { filter: { numbers: [own] } });
    assert.equal(head, 'number,placed_at,name,country,status,fulfilment,branch,payment,total,currency');
    assert.equal(lines.length, 1);
    assert.match(
      lines[0] ?? '',
      new RegExp(`^${own},[^,]+Z,"'=HYPERLINK\\(""https://evil\\.example""\\)",NL,pending,none,SIT,payinstore,\\d+\\.\\d\\d,EUR$`),
    );
    const picked = await fileOf(cookie, { filter: { payment: 'payinstore', branch: 'AAC' }, tab: 'toPick', search: 'vreemd@example.org' });
    assert.deepEqual(
      picked.slice(1).map((line) => line.split(',')[0]),
      [other],
    );
    assert.doesNotMatch(picked.join(), /@/);
  });

  it('has every page of it, each order once', async () => {
    await shop.database.transaction((tx) => seedManyOrders(tx, 1_100, shop.clock));
    const { rows } = await shop.database.query<{ count: number }>('select count(*)::int as count from sales_order');
    const lines = await fileOf(await cookieOf('manager'));
    assert.equal(lines.length - 1, rows[0]?.count);
    assert.equal(new Set(lines).size, lines.length);
  });

  it('is in the log by what it has, without whose it is and the words somebody searched for', async () => {
    const cookie = await cookieOf('owner');
    await fileOf(cookie, { filter: { country: 'NL', numbers: [own, other], customer: '1' }, tab: 'toPick', search: 'eigen@example.org' });
    const { rows } = await shop.database.query<{ entity: string; changes: { field: string; after: unknown }[] }>(
      "select entity, changes from audit_entry where action = 'order.export' order by id desc limit 1",
    );
    assert.equal(rows[0]?.entity, 'file');
    assert.deepEqual(Object.fromEntries(rows[0]?.changes.map(({ field, after }) => [field, after]) ?? []), {
      tab: 'toPick',
      country: 'NL',
      numbers: 2,
      customer: true,
      search: true,
    });
  });

  it('is for who may take orders along, with fresh factors, and refused for a day that is none', async () => {
    for (const role of ['service', 'auditor', 'editor'])
      assert.equal((await askForFile(await cookieOf(role))).errors[0]?.extensions?.['category'], 'graphql-authorization', role);
    const sittard = await makeSession(shop.database, await memberId(shop.database, 'branchManager', 'SIT'), shop.clock.now());
    assert.equal((await askForFile(sittard)).errors[0]?.extensions?.['category'], 'graphql-authorization');
    const cookie = await cookieOf('finance');
    const wrong = await askForFile(cookie, { filter: { placedFrom: '2026-02-30' } });
    assert.equal(wrong.errors[0]?.extensions?.['category'], 'graphql-input');
    shop.clock.advance(6 * 60_000);
    assert.equal((await askForFile(cookie)).errors[0]?.extensions?.['code'], 'step-up');
  });
});
