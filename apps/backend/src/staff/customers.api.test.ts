import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { demoPassword } from '@shop/demo-data/customers';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { staffClient, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

let keys = 0;
const key = (): string => `customer-${(keys += 1)}`;

async function session(role: string, branch: string | null = null): Promise<StaffClient> {
  const client = staffClient(shop.app);
  client.setCookie(await makeSession(shop.database, await memberId(shop.database, role, branch), shop.clock.now()));
  return client;
}

const register = async (email: string, more: object = {}): Promise<number> => {
  const { errors } = await shop.ask('mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id } } }', {
    variables: { input: { firstname: 'Eva', lastname: 'Müller-Vos', email, password: demoPassword, ...more } },
  });
  assert.deepEqual(errors, []);
  const { rows } = await shop.database.query<{ id: number }>('select id from customer where email = $1', [email]);
  return rows[0]?.id ?? assert.fail('no customer');
};

const logIn = async (email: string) =>
  (
    await shop.ask<{ generateCustomerToken: { token: string } | null }>(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { variables: { email, password: demoPassword } },
    )
  ).data?.generateCustomerToken?.token;

const found = async (client: StaffClient, search: string): Promise<readonly string[]> => {
  const { data, errors } = await client.ask<{ customers: { items: { email: string }[] } }>(
    'query ($search: String) { customers(list: { search: $search }) { items { email } } }',
    { search },
  );
  assert.deepEqual(errors, []);
  return data.customers.items.map(({ email }) => email);
};

type Answer = { readonly __typename: string; readonly code?: string; readonly id?: string; readonly can?: readonly string[] };
const call = async (client: StaffClient, field: string, given: Readonly<Record<string, unknown>>): Promise<Answer> => {
  const types: Readonly<Record<string, string>> = {
    id: 'ID!',
    key: 'ID!',
    reason: field === 'blockCustomer' ? 'String!' : 'String',
    approve: 'Boolean!',
  };
  const variables: Readonly<Record<string, unknown>> = { key: key(), ...given };
  const names = Object.keys(variables);
  const { data, errors } = await client.ask<Record<string, Answer>>(
    `mutation (${names.map((name) => `$${name}: ${types[name]}`).join(', ')}) { ${field}(${names.map((name) => `${name}: $${name}`).join(', ')}) {
      __typename ... on Refusal { code } ... on Customer { id can } } }`,
    variables,
  );
  assert.deepEqual(errors, []);
  return data[field] ?? assert.fail('no answer');
};

type Cents = { readonly cents: number };
type Seen = {
  readonly isBusiness: boolean;
  readonly cart: readonly {
    readonly sku: string;
    readonly quantity: number;
    readonly unit: Cents | null;
    readonly total: Cents | null;
    readonly tiers: readonly { readonly quantity: number }[];
  }[];
  readonly bill: { readonly rows: readonly { readonly kind: string }[]; readonly tax: Cents; readonly total: Cents } | null;
  readonly wishlist: readonly object[];
};

/** An article that businesses pay less for by the number, and that can be bought by itself. */
const tieredSku = async (): Promise<string> => {
  const { rows } = await shop.database.query<{ sku: string }>(
    `select p.sku from product as p join tier_price as t on t.sku = p.sku join stock_level as s on s.sku = p.sku
     where p.type = 'simple' and s.source_code = 'WEB' and s.quantity >= 12 order by p.id limit 1`,
  );
  return rows[0]?.sku ?? assert.fail('nothing has tiers');
};

type OwnCart = {
  readonly items: readonly {
    readonly prices: Readonly<
      Record<'price' | 'price_including_tax' | 'row_total' | 'row_total_including_tax', { readonly value: number }>
    >;
  }[];
  readonly prices: { readonly grand_total: { readonly value: number } };
};

/** Puts an article into the cart of somebody, as they do it themselves; gives how they see it from then on. */
async function fillCart(email: string, sku: string, quantity: number): Promise<() => Promise<OwnCart>> {
  const headers = { authorization: `Bearer ${await logIn(email)}` };
  const { data } = await shop.ask<{ customerCart: { id: string } }>('{ customerCart { id } }', { headers });
  const added = await shop.ask<{ addProductsToCart: { user_errors: readonly object[] } }>(
    'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }',
    { headers, variables: { id: data.customerCart.id, items: [{ sku, quantity }] } },
  );
  assert.deepEqual([added.errors, added.data.addProductsToCart.user_errors], [[], []]);
  return async () => {
    const seen = await shop.ask<{ customerCart: OwnCart }>(
      `{ customerCart { items { prices { price { value } price_including_tax { value } row_total { value } row_total_including_tax { value } } }
         prices { grand_total { value } } } }`,
      { headers },
    );
    return seen.data.customerCart;
  };
}

describe('the list of customers', () => {
  it('finds somebody by each of their words, however they are spelled', async () => {
    const service = await session('service');
    await register('eva.words@example.nl', {});
    for (const search of ['eva.words', 'mueller', 'muller', 'vos eva', 'MÜLLER-V']) {
      assert.ok((await found(service, search)).includes('eva.words@example.nl'), search);
    }
    assert.deepEqual(await found(service, 'eva.words nobody'), []);
    assert.deepEqual(await found(service, '***'), []);
  });

  it('knows a new name, telephone and address at once', async () => {
    const service = await session('service');
    const id = await register('eva.renamed@example.nl');
    const token = await logIn('eva.renamed@example.nl');
    const headers = { authorization: `Bearer ${token}` };
    await shop.ask('mutation { updateCustomerV2(input: { lastname: "Zuiderveld" }) { customer { id } } }', { headers });
    assert.deepEqual(await found(service, 'zuiderveld'), ['eva.renamed@example.nl']);
    await shop.database.query('update customer set words = null where id = $1', [id]);
    assert.deepEqual(await found(service, 'zuiderveld'), []);
    await shop.backend.runJob('customers-fill-words');
    assert.deepEqual(await found(service, 'zuiderveld'), ['eva.renamed@example.nl']);
  });

  it('is not there for branches, and their palette does not tell who has an account', async () => {
    await register('eva.secret@example.nl');
    for (const role of ['branchManager', 'branchStaff']) {
      const client = await session(role, 'SIT');
      const list = await client.ask('{ customers(list: {}) { items { id } } }');
      assert.equal(list.errors[0]?.extensions?.['category'], 'graphql-authorization');
      const { data } = await client.ask<{ find: { __typename: string }[] }>('{ find(text: "eva.secret@example.nl") { __typename } }');
      assert.deepEqual(data.find, []);
    }
    const { data } = await (
      await session('service')
    ).ask<{ find: { email: string }[] }>('{ find(text: "eva.secret") { ... on CustomerSummary { email } } }');
    assert.deepEqual(data.find, [{ email: 'eva.secret@example.nl' }]);
  });
});

const openings = async (id: number) =>
  (
    await shop.database.query<{ actor: string; reason: string | null }>(
      `select actor_name as actor, reason from audit_entry where action = 'customer.open' and entity_id = $1 order by id`,
      [String(id)],
    )
  ).rows;

describe('the page of a customer', () => {
  it('is opened with an entry in the log, and with a reason where the role has to give one (LAW-20)', async () => {
    const id = await register('eva.opened@example.nl');
    assert.equal((await call(await session('service'), 'openCustomer', { id: String(id) })).__typename, 'Customer');
    const finance = await session('finance');
    assert.deepEqual(await call(finance, 'openCustomer', { id: String(id) }), { __typename: 'Refusal', code: 'reason-needed' });
    assert.equal((await openings(id)).length, 1);
    const visit = { id: String(id), reason: 'Factuur 2026-000012', key: key() };
    assert.equal((await call(finance, 'openCustomer', visit)).__typename, 'Customer');
    assert.equal((await call(finance, 'openCustomer', visit)).__typename, 'Customer');
    assert.deepEqual(
      (await openings(id)).map(({ reason }) => reason),
      [null, 'Factuur 2026-000012'],
    );
  });

  it('shows addresses, consents with their proof, sessions, lists, reviews, orders and returns', async () => {
    const { rows } = await shop.database.query<{ id: number }>(
      'select customer_id as id from sales_order where customer_id is not null group by customer_id order by count(*) desc limit 1',
    );
    const { data, errors } = await (
      await session('owner')
    ).ask<{ openCustomer: Record<string, unknown> }>(
      `mutation ($id: ID!, $key: ID!) { openCustomer(id: $id, key: $key) { ... on Customer {
        email addresses { name city } newsletter { state requestedFrom words } sessions { since } orderCount orders { number status }
        reviews { summary } sees { isBusiness language cart { sku } wishlist { sku } isWishlistShared } } } }`,
      { id: String(rows[0]?.id), key: key() },
    );
    assert.deepEqual(errors, []);
    assert.ok((data.openCustomer['orders'] as readonly unknown[]).length > 0);
    assert.equal(data.openCustomer['orderCount'], (data.openCustomer['orders'] as readonly unknown[]).length);
  });

  it('shows what they see with its amounts: as their own cart says it, for a business without VAT and cheaper by the number', async () => {
    const sku = await tieredSku();
    const seen = async (id: number) =>
      (
        await (
          await session('owner')
        ).ask<{ openCustomer: { sees: Seen } }>(
          `mutation ($id: ID!, $key: ID!) { openCustomer(id: $id, key: $key) { ... on Customer { sees { isBusiness
            cart { sku quantity unit { cents } total { cents } tiers { quantity unit { cents } } }
            bill { rows { kind amount { cents } } tax { cents } total { cents } } wishlist { sku unit { cents } total { cents } } } } } }`,
          { id: String(id), key: key() },
        )
      ).data.openCustomer.sees;
    const id = await register('sees.amounts@example.nl');
    assert.deepEqual(await seen(id), { isBusiness: false, cart: [], bill: null, wishlist: [] });
    assert.equal((await shop.database.query('select from cart where customer_id = $1', [id])).rowCount, 0, 'looking makes no cart');
    const own = await fillCart('sees.amounts@example.nl', sku, 12);
    const cents = (amount: number): number => Math.round(amount * 100);
    const compare = async (isBusiness: boolean): Promise<Seen> => {
      const sees = await seen(id);
      const { items, prices } = await own();
      const [price] = items.map((item) => item.prices);
      assert.equal(sees.isBusiness, isBusiness);
      assert.equal(sees.cart[0]?.unit?.cents, cents((isBusiness ? price?.price : price?.price_including_tax)?.value ?? 0));
      assert.equal(sees.cart[0]?.total?.cents, cents((isBusiness ? price?.row_total : price?.row_total_including_tax)?.value ?? 0));
      assert.equal(sees.bill?.total.cents, cents(prices.grand_total.value));
      assert.deepEqual([sees.cart[0]?.quantity, sees.bill?.rows[0]?.kind], [12, 'goods']);
      return sees;
    };
    const before = await compare(false);
    assert.deepEqual(before.cart[0]?.tiers, []);
    await shop.database.query("update customer set approval = 'approved', company = 'Vos BV' where id = $1", [id]);
    const after = await compare(true);
    assert.ok((after.cart[0]?.tiers.length ?? 0) > 0);
    assert.ok(
      (after.cart[0]?.unit?.cents ?? 0) < Math.floor((before.cart[0]?.unit?.cents ?? 0) / 1.21) - 1,
      'without VAT, and cheaper by the number',
    );
    await shop.database.query("update cart set document = jsonb_set(document, '{lines,0,sku}', '\"GONE\"') where customer_id = $1", [id]);
    assert.partialDeepStrictEqual(await seen(id), { cart: [{ sku: 'GONE', unit: null, total: null }], bill: null });
  });

  it('is edited field by field; values about the person lie apart in the log and can be put back', async () => {
    const id = await register('eva.edited@example.nl');
    const service = await session('service');
    const edit = async (version: number, field: string, base: unknown, value: unknown) =>
      (
        await service.ask<{ editCustomer: Record<string, unknown> }>(
          `mutation ($edit: Edit!) { editCustomer(edit: $edit) { __typename
            ... on CustomerSaved { customer { version firstname lastname company approval } } ... on Refusal { code } } }`,
          { edit: { id: String(id), version, changes: [{ field, base, value }], key: key() } },
        )
      ).data.editCustomer;
    const { rows } = await shop.database.query<{ version: number }>('select version from customer where id = $1', [id]);
    const version = rows[0]?.version ?? 0;
    assert.partialDeepStrictEqual(await edit(version, 'firstname', 'Eva', 'Evi'), { customer: { firstname: 'Evi' } });
    assert.deepEqual(await edit(version, 'firstname', 'Eva', 'Ava'), { __typename: 'EditConflict' });
    assert.partialDeepStrictEqual(await edit(version, 'company', null, 'Vos BV'), {
      customer: { firstname: 'Evi', company: 'Vos BV', approval: 'waiting' },
    });
    assert.deepEqual(await edit(version, 'lastname', 'Müller-Vos', ''), { __typename: 'Refusal', code: 'profile' });
    assert.deepEqual(await edit(version, 'lastname', 'Müller-Vos', { a: 1 }), { __typename: 'Refusal', code: 'profile' });
    const { rows: entries } = await shop.database.query<{ id: string; text: string }>(
      `select id::text, changes::text as text from audit_entry where action = 'customer.edit' and entity_id = $1 order by id`,
      [String(id)],
    );
    assert.ok(entries.length === 2 && entries.every(({ text }) => !/Evi|Vos BV/.test(text)));
    const undone = await (
      await session('manager')
    ).ask<{ undo: { __typename: string } }>('mutation ($entry: ID!, $key: ID!) { undo(entry: $entry, key: $key) { __typename } }', {
      entry: entries[0]?.id,
      key: key(),
    });
    assert.deepEqual(undone.data.undo, { __typename: 'Undone' });
    const { rows: now } = await shop.database.query('select firstname from customer where id = $1', [id]);
    assert.deepEqual(now, [{ firstname: 'Eva' }]);
  });
});

describe('a page that was asked for without a change', () => {
  const entriesOf = async (id: number): Promise<readonly string[]> =>
    (
      await shop.database.query<{ action: string }>(
        `select action from audit_entry where entity = 'customer' and entity_id = $1 and actor_kind = 'staff' order by id`,
        [String(id)],
      )
    ).rows.map(({ action }) => action);

  it('by an edit, by the verdict there is, or by letting in who is not kept out, was looked at (LAW-20)', async () => {
    const id = await register('eva.unchanged@example.nl');
    await shop.database.query("update customer set company = 'Vos BV', approval = 'approved' where id = $1", [id]);
    const service = await session('service');
    const edit = async (changes: readonly object[]): Promise<unknown> => {
      const { rows } = await shop.database.query<{ version: number }>('select version from customer where id = $1', [id]);
      const { data, errors } = await service.ask<{ editCustomer: object }>(
        'mutation ($edit: Edit!) { editCustomer(edit: $edit) { __typename ... on CustomerSaved { customer { email } } } }',
        { edit: { id: String(id), version: rows[0]?.version, changes, key: key() } },
      );
      assert.deepEqual(errors, []);
      return data.editCustomer;
    };
    const page = { __typename: 'CustomerSaved', customer: { email: 'eva.unchanged@example.nl' } };
    assert.deepEqual(await edit([]), page);
    assert.deepEqual(await edit([{ field: 'firstname', base: 'Eva', value: 'Eva' }]), page);
    assert.equal((await call(service, 'judgeCustomer', { id: String(id), approve: true })).__typename, 'Customer');
    assert.equal((await call(service, 'unblockCustomer', { id: String(id) })).__typename, 'Customer');
    assert.deepEqual(await entriesOf(id), Array(4).fill('customer.open'));
    await call(service, 'blockCustomer', { id: String(id), reason: 'Misbruik' });
    await call(service, 'blockCustomer', { id: String(id), reason: 'Nog eens' });
    assert.deepEqual((await entriesOf(id)).slice(4), ['customer.block', 'customer.open']);
    assert.equal((await openings(id)).at(-1)?.reason, 'Nog eens');
  });

  it('is as much looked at when an order by telephone is for them (LAW-20)', async () => {
    const id = await register('eva.calls@example.nl');
    const service = await session('service');
    const ask = async (email: string) =>
      (
        await service.ask<{ telephoneCustomer: object | null }>(
          'query ($email: String!) { telephoneCustomer(email: $email) { name addresses { city } } }',
          { email },
        )
      ).data.telephoneCustomer;
    assert.equal(await ask('nobody@example.nl'), null);
    assert.deepEqual(await ask('Eva.Calls@example.nl'), { name: 'Eva Müller-Vos', addresses: [] });
    assert.deepEqual(await entriesOf(id), ['customer.open']);
  });
});

describe('what is done with an account', () => {
  it('keeps somebody out at once, and lets them in again', async () => {
    const email = 'eva.blocked@example.nl';
    const id = String(await register(email));
    const token = await logIn(email);
    assert.ok(token);
    const service = await session('service');
    assert.deepEqual(await call(service, 'blockCustomer', { id, reason: ' ' }), { __typename: 'Refusal', code: 'reason' });
    assert.equal((await call(service, 'blockCustomer', { id, reason: 'Misbruik van codes' })).__typename, 'Customer');
    const { errors } = await shop.ask('{ customer { email } }', { headers: { authorization: `Bearer ${token}` } });
    assert.ok(errors.length > 0, 'the session ended');
    assert.equal(await logIn(email), undefined);
    assert.deepEqual(await call(service, 'resetCustomer', { id }), { __typename: 'Refusal', code: 'blocked' });
    assert.equal((await call(service, 'unblockCustomer', { id })).__typename, 'Customer');
    assert.ok(await logIn(email));
  });

  it('forgives who guessed too often', async () => {
    const email = 'eva.guesses@example.nl';
    const id = await register(email);
    await shop.database.query('update customer set failures = 10, locked_until = $2 where id = $1', [
      id,
      new Date(shop.clock.now().getTime() + 600_000),
    ]);
    assert.equal(await logIn(email), undefined);
    await call(await session('service'), 'unblockCustomer', { id: String(id) });
    assert.ok(await logIn(email));
  });

  it('mails a link to a new password as often as anybody may ask for one', async () => {
    const email = 'eva.reset@example.nl';
    const id = String(await register(email));
    const service = await session('service');
    assert.equal((await call(service, 'resetCustomer', { id })).__typename, 'Customer');
    assert.deepEqual(await call(service, 'resetCustomer', { id }), { __typename: 'Refusal', code: 'mail-limit' });
    const links = (await shop.mails()).filter((mail) => mail.to === email && /createPassword|token=/.test(mail.text));
    assert.equal(links.length, 1);
  });

  it('ends every session of a customer', async () => {
    const email = 'eva.sessions@example.nl';
    const id = String(await register(email));
    const token = await logIn(email);
    assert.equal((await call(await session('service'), 'endCustomerSessions', { id })).__typename, 'Customer');
    const { errors } = await shop.ask('{ customer { email } }', { headers: { authorization: `Bearer ${token}` } });
    assert.ok(errors.length > 0);
  });

  it('approves a business after the tax office was asked, and tells it by mail', async () => {
    const email = 'eva.business@example.nl';
    const id = String(await register(email));
    const service = await session('service');
    assert.deepEqual(await call(service, 'judgeCustomer', { id, approve: true }), { __typename: 'Refusal', code: 'no-business' });
    await shop.database.query(
      `update customer set company = 'Vos BV', approval = 'waiting', taxvat = (select taxvat from customer where taxvat is not null limit 1) where id = $1`,
      [id],
    );
    const { data, errors } = await service.ask<{ customerVat: { number: string; valid: boolean | null } }>(
      'query ($id: ID!) { customerVat(id: $id) { number valid name requestId } }',
      { id },
    );
    assert.deepEqual(errors, []);
    assert.equal(typeof data.customerVat.valid, 'boolean');
    assert.equal((await call(service, 'judgeCustomer', { id, approve: true })).__typename, 'Customer');
    const { rows } = await shop.database.query('select approval from customer where id = $1', [id]);
    assert.deepEqual(rows, [{ approval: 'approved' }]);
    assert.ok((await shop.mails()).some((mail) => mail.to === email));
  });
});
