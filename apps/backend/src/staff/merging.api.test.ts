import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { demoPassword } from '@shop/demo-data/customers';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { fillCustomer, tablesNaming } from '#testing/customer-rows.ts';
import { staffClient, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';
import { readMailedCopy } from '#testing/mailed-copy.ts';

const day = 86_400_000;
let shop: TestShop;
let service: StaffClient;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

let made = 0;
const key = (): string => `merge-${(made += 1)}`;

async function session(role = 'service'): Promise<StaffClient> {
  const client = staffClient(shop.app);
  client.setCookie(await makeSession(shop.database, await memberId(shop.database, role), shop.clock.now()));
  return client;
}

type Person = { readonly id: number; readonly email: string };
async function aCustomer(more: object = {}): Promise<Person> {
  const email = `merged-${(made += 1)}@example.nl`;
  const { errors } = await shop.ask('mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id } } }', {
    variables: { input: { firstname: 'Eva', lastname: 'Vos', email, password: demoPassword, ...more } },
  });
  assert.deepEqual(errors, []);
  const { rows } = await shop.database.query<{ id: number }>('select id from customer where email = $1', [email]);
  return { id: rows[0]?.id ?? 0, email };
}

const logIn = async ({ email }: Person) =>
  (
    await shop.ask<{ generateCustomerToken: { token: string } | null }>(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { variables: { email, password: demoPassword } },
    )
  ).data?.generateCustomerToken?.token;

const subscribe = ({ email }: Person, state: string) =>
  shop.database.query(
    `insert into newsletter_subscription (email, state, store_code, requested_at, evidence)
     values ($1, $2, 'nl', $3, '{"words": "newsletter-1", "requestedFrom": "192.0.2.1"}')`,
    [email, state, shop.clock.now()],
  );

type Answer = {
  readonly __typename: string;
  readonly code?: string;
  readonly warnings?: readonly string[];
  readonly moves?: readonly { readonly what: string; readonly count: number }[];
};
const call = async (text: string, variables: object): Promise<Answer> => {
  const { data, errors } = await service.ask<Record<string, Answer>>(text, variables);
  assert.deepEqual(errors, []);
  return Object.values(data)[0] ?? assert.fail('no answer');
};
const versionOf = async ({ id }: Person): Promise<number> =>
  (await shop.database.query<{ version: number }>('select version from customer where id = $1', [id])).rows[0]?.version ?? 0;
const merge = async (winner: Person, loser: Person, version?: number) =>
  call('mutation ($input: MergeInput!) { mergeCustomers(input: $input) { __typename ... on Refusal { code } } }', {
    input: {
      winner: String(winner.id),
      winnerVersion: version ?? (await versionOf(winner)),
      loser: String(loser.id),
      loserVersion: await versionOf(loser),
      key: key(),
    },
  });
const preview = (winner: Person, loser: Person) =>
  call(
    `query ($winner: ID!, $loser: ID!) { mergePreview(winner: $winner, loser: $loser) { __typename
      ... on MergePreview { warnings moves { what count } winner { version newsletter } loser { newsletter customer { email } } }
      ... on Refusal { code } } }`,
    { winner: String(winner.id), loser: String(loser.id) },
  );
const undo = (loser: Person) =>
  call('mutation ($loser: ID!, $key: ID!) { undoMerge(loser: $loser, key: $key) { __typename ... on Refusal { code } } }', {
    loser: String(loser.id),
    key: key(),
  });
const refused = (code: string) => ({ __typename: 'Refusal', code });

/** What an undo does not bring back, because a merge ends it: sessions, and the way to another address. */
const ended = ['customer_token', 'email_change'];

/** Every row that names one of them, and what is in their lists. */
async function belongings(...people: readonly Person[]): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  const read = async (name: string, text: string) => {
    const { rows } = await shop.database.query<{ row: object }>(text, [people.map(({ id }) => id)]);
    found[name] = rows.map(({ row }) => JSON.stringify(row)).sort();
  };
  for (const table of (await tablesNaming(shop.database, ['customer_id'])).filter((name) => !ended.includes(name)))
    await read(table, `select to_jsonb(t) - 'updated_at' - 'version' as row from "${table}" as t where customer_id = any($1::int[])`);
  const lists = (table: string, list: string, column: string) =>
    read(
      table,
      `select to_jsonb(i) || jsonb_build_object('of', l.customer_id) as row from ${table} as i join ${list} as l on l.id = i.${column}
       where l.customer_id = any($1::int[])`,
    );
  await lists('wishlist_item', 'wishlist', 'wishlist_id');
  await lists('compare_item', 'compare_list', 'list_id');
  await read(
    'coupon_use',
    `select to_jsonb(u) as row from coupon_use as u where customer_key = any(select 'customer:' || unnest($1::int[]))`,
  );
  return found;
}

const rowsOf = async (table: string, { id }: Person): Promise<number> =>
  (await shop.database.query(`select from "${table}" where customer_id = $1`, [id])).rowCount ?? 0;

describe('two accounts of one person', () => {
  it('become one: nothing is lost, both are logged out, and an undo gives back what was', async () => {
    service = await session();
    const [winner, loser] = [await aCustomer(), await aCustomer()];
    for (const one of [winner, loser]) await fillCustomer(shop.database, one, shop.clock.now());
    for (const table of await tablesNaming(shop.database, ['customer_id']))
      assert.ok((await rowsOf(table, loser)) > 0, `${table} is not filled`);
    const tokens = [await logIn(winner), await logIn(loser)];
    const before = await belongings(winner, loser);
    const seen = await preview(winner, loser);
    assert.deepEqual(seen.moves?.map(({ what, count }) => `${what} ${count}`).sort(), [
      'addresses 1',
      'carts 2',
      'compareList 2',
      'forms 2',
      'orders 1',
      'returns 1',
      'reviews 1',
      'stockAlerts 1',
      'wishlist 2',
    ]);
    assert.deepEqual(seen.warnings, ['savedCards']);
    assert.deepEqual(await belongings(winner, loser), before, 'a look changes nothing');
    assert.deepEqual(await merge(winner, loser), { __typename: 'Customer' });
    // What one has once stays with its owner and is added to the other's; cards, the log and counts of mails do not go over.
    const stays = [
      'audit_value',
      'cart',
      'compare_list',
      'customer_data_link',
      'password_reset',
      'payment_token',
      'wishlist',
      'wishlist_share',
    ];
    for (const table of await tablesNaming(shop.database, ['customer_id']))
      assert.equal((await rowsOf(table, loser)) > 0, stays.includes(table), table);
    const after = await belongings(winner);
    assert.equal(after['wishlist_item']?.length, 3);
    assert.equal(after['compare_item']?.length, 3);
    assert.equal(after['coupon_use']?.length, 2);
    assert.match(after['cart']?.join() ?? '', new RegExp(`"sku":"of-${winner.id}".*"sku":"of-${loser.id}"`));
    for (const token of tokens) {
      const { errors } = await shop.ask('{ customer { email } }', { headers: { authorization: `Bearer ${token}` } });
      assert.ok(errors.length > 0, 'a session goes on');
    }
    assert.ok(await logIn(winner));
    assert.equal(await logIn(loser), undefined, 'nobody gets in any more');
    assert.deepEqual(await undo(loser), { __typename: 'Customer' });
    assert.deepEqual(await belongings(winner, loser), before);
    assert.ok(await logIn(loser));
  });

  it('keep what came since, and lists of their own where the other had none', async () => {
    service = await session();
    const [winner, loser] = [await aCustomer(), await aCustomer()];
    await fillCustomer(shop.database, loser, shop.clock.now());
    const before = await belongings(loser);
    await merge(winner, loser);
    const token = await logIn(winner);
    const { data } = await shop.ask<{
      customer: { addresses: unknown[]; wishlists: { items_count: number }[]; orders: { total_count: number } };
    }>('{ customer { addresses { id } wishlists { items_count } orders { total_count } } }', {
      headers: { authorization: `Bearer ${token}` },
    });
    assert.equal(data.customer.addresses.length, 1);
    assert.equal(data.customer.orders.total_count, 1);
    const calls = await shop.database.query('select from telephone_order where email = $1', [loser.email]);
    assert.equal(calls.rowCount, 1, 'an order by telephone is of its address');
    await shop.database.query(
      `insert into wishlist_item (wishlist_id, sku, selections, choice_key, quantity, added_at)
       select id, 'MA-SINCE', '[]', '', 1, $2 from wishlist where customer_id = $1`,
      [winner.id, shop.clock.now()],
    );
    await undo(loser);
    assert.deepEqual(await belongings(loser), before);
    assert.match((await belongings(winner))['wishlist_item']?.join() ?? '', /^\{[^{]*MA-SINCE[^{]*\}$/);
  });

  it('leave each address its own consent: none becomes wider (LAW-19)', async () => {
    service = await session();
    const [winner, loser] = [await aCustomer(), await aCustomer()];
    await subscribe(winner, 'unconfirmed');
    await subscribe(loser, 'subscribed');
    assert.partialDeepStrictEqual(await preview(winner, loser), {
      winner: { newsletter: 'unconfirmed' },
      loser: { newsletter: 'subscribed', customer: { email: loser.email } },
    });
    await merge(winner, loser);
    const { rows } = await shop.database.query(
      'select email, state, evidence from newsletter_subscription where email = any($1::text[]) order by state desc',
      [[winner.email, loser.email]],
    );
    const evidence = { words: 'newsletter-1', requestedFrom: '192.0.2.1' };
    assert.deepEqual(rows, [
      { email: winner.email, state: 'unconfirmed', evidence },
      { email: loser.email, state: 'subscribed', evidence },
    ]);
    const { data } = await service.ask<{ openCustomer: object }>(
      `mutation ($id: ID!, $key: ID!) { openCustomer(id: $id, key: $key) { ... on Customer { newsletter { state }
        merged { email newsletter { state } } } } }`,
      { id: String(winner.id), key: key() },
    );
    assert.deepEqual(data.openCustomer, {
      newsletter: { state: 'unconfirmed' },
      merged: [{ email: loser.email, newsletter: { state: 'subscribed' } }],
    });
  });

  it('are not merged with themselves, in a circle, twice, in a chain, when one is erased, or unseen', async () => {
    service = await session();
    const [one, two, three] = [await aCustomer(), await aCustomer(), await aCustomer()];
    assert.deepEqual(await merge(one, one), refused('merge-self'));
    assert.deepEqual(await merge(one, { id: 99_999_999, email: '' }), refused('merge-gone'));
    assert.deepEqual(await merge(one, two, 99), refused('customer-changed'));
    assert.deepEqual(await merge(one, two), { __typename: 'Customer' });
    assert.deepEqual(await merge(two, one), refused('merge-circle'));
    assert.deepEqual(await merge(three, two), refused('merge-merged'));
    assert.deepEqual(await merge(three, one), refused('merge-chain'));
    const leaving = await aCustomer();
    await shop.database.query('update customer set erase_after = $2 where id = $1', [leaving.id, shop.clock.now()]);
    assert.deepEqual(await merge(three, leaving), refused('merge-leaving'));
    assert.deepEqual(await preview(leaving, three), refused('merge-leaving'));
    assert.deepEqual(await undo(three), refused('merge-none'));
    const blocked = await call(
      'mutation ($id: ID!, $key: ID!) { blockCustomer(id: $id, reason: "x", key: $key) { __typename ... on Refusal { code } } }',
      { id: String(two.id), key: key() },
    );
    assert.deepEqual(blocked, refused('is-merged'));
  });

  it('are warned of: a business that bought without VAT, a business and a private person, one that staff keeps out', async () => {
    service = await session();
    const [winner, loser] = [await aCustomer(), await aCustomer()];
    await shop.database.query(`update customer set company = 'Vos BV', approval = 'approved', blocked_at = $2 where id = $1`, [
      loser.id,
      shop.clock.now(),
    ]);
    await shop.database.query(
      `update sales_order set customer_id = $1, snapshot = jsonb_set(snapshot, '{tax,isExempt}', 'true') where id = (select max(id) from sales_order)`,
      [loser.id],
    );
    assert.deepEqual((await preview(winner, loser)).warnings, ['exemptOrders', 'otherKind', 'blocked']);
  });

  it('are found as one, by the old address too', async () => {
    service = await session();
    const [winner, loser] = [await aCustomer(), await aCustomer()];
    await merge(winner, loser);
    const { data } = await service.ask<{ customers: { items: { email: string }[] } }>(
      'query ($search: String) { customers(list: { search: $search }) { items { email } } }',
      { search: loser.email },
    );
    assert.deepEqual(data.customers.items, [{ email: winner.email }]);
  });

  it('have one list of orders and of returns, whichever address they are of, until they are two again', async () => {
    service = await session();
    const [winner, loser] = [await aCustomer(), await aCustomer()];
    for (const one of [winner, loser]) await fillCustomer(shop.database, one, shop.clock.now());
    const numbersOf = async (filter: object, search: string | null = null): Promise<readonly string[]> => {
      // Counts are kept for five seconds.
      shop.clock.advance(6_000);
      const { data, errors } = await service.ask<{ orders: { items: { number: string }[]; page: { count: number } } }>(
        `query ($filter: OrderFilter, $search: String) { orders(list: { search: $search }, filter: $filter) { items { number } page { count } } }`,
        { filter, search },
      );
      assert.deepEqual(errors, []);
      assert.equal(data.orders.page.count, data.orders.items.length);
      return data.orders.items.map(({ number }) => number).toSorted();
    };
    const of = ({ id }: Person) => numbersOf({ customer: String(id) });
    const [own, others] = [await of(winner), await of(loser)];
    assert.deepEqual([own.length, others.length], [1, 1]);
    await merge(winner, loser);
    assert.deepEqual(await of(winner), [...own, ...others].toSorted());
    assert.deepEqual(await of(loser), []);
    assert.deepEqual(await numbersOf({ customer: String(winner.id), numbers: others }), others, 'with every other filter');
    const { data } = await service.ask<{ orderChoices: { customer: string | null } }>(
      'query ($customer: ID) { orderChoices(customer: $customer) { customer } }',
      { customer: String(winner.id) },
    );
    assert.deepEqual(data.orderChoices, { customer: 'Eva Vos' });
    const returnsOf = async ({ id }: Person): Promise<readonly string[]> => {
      const opened = await service.ask<{ openCustomer: { returns: { number: string }[] } }>(
        'mutation ($id: ID!, $key: ID!) { openCustomer(id: $id, key: $key) { ... on Customer { returns { number state daysLeft } } } }',
        { id: String(id), key: key() },
      );
      assert.deepEqual(opened.errors, []);
      return opened.data.openCustomer.returns.map(({ number }) => number).toSorted();
    };
    assert.deepEqual(await returnsOf(winner), [`of-${winner.id}`, `of-${loser.id}`].toSorted());
    await undo(loser);
    assert.deepEqual([await of(winner), await of(loser)], [own, others]);
    assert.deepEqual(await returnsOf(winner), [`of-${winner.id}`]);
  });

  it('are one for good after 30 days: the address is free again, its consent and what the log has of it stay known', async () => {
    service = await session();
    const [winner, loser] = [await aCustomer(), await aCustomer()];
    await fillCustomer(shop.database, loser, shop.clock.now());
    await subscribe(loser, 'subscribed');
    await merge(winner, loser);
    const alerts = await rowsOf('stock_alert', winner);
    shop.clock.advance(30 * day + 1);
    service = await session();
    assert.deepEqual(await undo(loser), refused('merge-late'));
    await shop.backend.runJob('customer-retention');
    assert.equal((await shop.database.query('select from customer where id = $1', [loser.id])).rowCount, 0);
    assert.equal((await shop.database.query('select from newsletter_subscription where email = $1', [loser.email])).rowCount, 1);
    assert.equal(await rowsOf('stock_alert', winner), alerts);
    for (const table of ['cart', 'wishlist', 'compare_list', 'payment_token']) assert.equal(await rowsOf(table, loser), 0, table);
    const { rows } = await shop.database.query('select sharing_code from wishlist where customer_id = $1', [winner.id]);
    assert.deepEqual(rows, [{ sharing_code: `code-of-${loser.id}` }], 'a link that was shared goes on');
    const token = await logIn(winner);
    const copy = await readMailedCopy(shop, winner.email, { authorization: `Bearer ${token}` });
    assert.partialDeepStrictEqual(JSON.parse(copy), {
      mergedAccounts: [{ email: loser.email, newsletter: { state: 'subscribed' }, changesByStaff: [{ value: loser.email }] }],
    });
  });

  it('are forgotten together (LAW-20)', async () => {
    service = await session();
    const [winner, loser] = [await aCustomer(), await aCustomer()];
    for (const one of [winner, loser]) await fillCustomer(shop.database, one, shop.clock.now());
    await subscribe(loser, 'subscribed');
    await merge(winner, loser);
    await shop.database.query('update customer set erase_after = $2 where id = $1', [winner.id, shop.clock.now()]);
    await shop.backend.runJob('customer-retention');
    for (const table of await tablesNaming(shop.database, ['customer_id']))
      for (const one of [winner, loser]) assert.equal(await rowsOf(table, one), 0, table);
    assert.equal((await shop.database.query('select from customer where id = any($1::int[])', [[winner.id, loser.id]])).rowCount, 0);
    assert.equal((await shop.database.query('select from newsletter_subscription where email = $1', [loser.email])).rowCount, 0);
  });
});
