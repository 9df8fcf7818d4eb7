import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { customers } from '@shop/demo-data/customers';
import { setStock } from '#modules/inventory/index.ts';
import { logInAs } from '#testing/cart-client.ts';
import { checkoutClient } from '#testing/checkout-client.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { demoMember, type StaffClient } from '#testing/staff-client.ts';

const ring = 'MA-SIE-6202';
const dress = 'MA-DIR-1001';
const eva = {
  firstname: 'Eva',
  lastname: 'Janssen',
  street: ['Marktstraat 12'],
  postcode: '6131 EK',
  city: 'Sittard',
  country: 'NL',
  telephone: '0460000001',
};

let shop: TestShop;
let service: StaffClient;
before(async () => {
  shop = await createTestShop();
  service = await demoMember(shop.app, 'service');
});
after(() => shop.close());
beforeEach(() => shop.database.transaction((tx) => setStock(tx, [{ sku: ring, source: 'WEB', quantity: 50 }])));

let count = 0;
const key = (): string => `telephone-${(count += 1)}`;
const someone = (): string => `caller${(count += 1)}@example.org`;
const wishOf = (email: string, more: object = {}) => ({ store: 'nl', email, lines: [{ sku: ring, quantity: 2 }], ...more });

type Sent = {
  readonly __typename: string;
  readonly id: string;
  readonly code?: string;
  readonly version: number;
  readonly state: string;
  readonly order: string | null;
  readonly can: readonly string[];
};
const fields = `__typename ... on TelephoneOrder { id version state order can } ... on Refusal { code }`;

async function run(call: string, types: string, variables: object, client = service): Promise<Sent> {
  const name = call.split('(')[0] ?? '';
  const { data, errors } = await client.ask<Record<string, Sent>>(`mutation (${types}, $key: ID!) { ${call} { ${fields} } }`, {
    key: key(),
    ...variables,
  });
  assert.deepEqual(errors, []);
  return data[name] ?? assert.fail('no answer');
}
const send = (wish: object) => run('sendTelephoneOrder(wish: $wish, key: $key)', '$wish: TelephoneWishInput!', { wish });
const takeBack = (id: string) => run('takeBackTelephoneOrder(id: $id, key: $key)', '$id: ID!', { id });
const sendLink = (id: string) => run('sendTelephoneLink(id: $id, key: $key)', '$id: ID!', { id });
const change = (id: string, version: number, wish: object) =>
  run('changeTelephoneOrder(id: $id, version: $version, wish: $wish, key: $key)', '$id: ID!, $version: Int!, $wish: TelephoneWishInput!', {
    id,
    version,
    wish,
  });

async function read(id: string): Promise<Sent> {
  const { data } = await service.ask<{ telephoneOrders: { items: readonly Sent[] } }>(
    '{ telephoneOrders(list: { first: 100 }) { items { __typename id version state order can } } }',
  );
  return data.telephoneOrders.items.find((one) => one.id === id) ?? assert.fail('not in the list');
}

/** The token in the newest mail to an address. */
async function tokenOf(email: string): Promise<string> {
  const [mail] = await shop.mails(email);
  return /checkout\/telephone\?token=([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1] ?? assert.fail(`no link to ${email}`);
}

type Opened = {
  readonly id: string;
  readonly email: string | null;
  readonly items: readonly { readonly quantity: number; readonly product: { readonly sku: string } }[];
  readonly shipping_addresses: readonly { readonly middlename: string | null; readonly lastname: string; readonly city: string }[];
};
const open = (token: string, cart: string | null = null, headers: Record<string, string> = {}) =>
  shop.ask<{ openTelephoneOrder: Opened }>(
    `mutation ($token: String!, $cart: String) { openTelephoneOrder(token: $token, cart_id: $cart) {
       id email items { quantity product { sku } } shipping_addresses { middlename lastname city } } }`,
    { variables: { token, cart }, headers },
  );
async function opened(token: string, cart: string | null = null, headers: Record<string, string> = {}): Promise<Opened> {
  const { data, errors } = await open(token, cart, headers);
  assert.deepEqual(errors, []);
  return data.openTelephoneOrder;
}
const saidOf = async (token: string, language = 'nl'): Promise<string> =>
  (await open(token, null, { store: language })).errors[0]?.message ?? assert.fail('it opened');

describe('an order by telephone', () => {
  it('is counted as the customer will see it, with what keeps it from being sent', async () => {
    const quote = async (wish: object) => {
      const { data, errors } = await service.ask<{ telephoneQuote: Record<string, never> }>(
        `query ($wish: TelephoneWishInput!) { telephoneQuote(wish: $wish) { total { cents } delivery { cents } lines { sku quantity row { cents } }
           methods { code isChosen } pickups { branch } coupon { problem } problems { code sku available field } } }`,
        { wish },
      );
      assert.deepEqual(errors, []);
      return data.telephoneQuote as unknown as {
        readonly total: { readonly cents: number };
        readonly delivery: { readonly cents: number } | null;
        readonly lines: readonly { readonly sku: string; readonly row: { readonly cents: number } }[];
        readonly methods: readonly { readonly code: string; readonly isChosen: boolean }[];
        readonly pickups: readonly { readonly branch: string }[];
        readonly coupon: { readonly problem: string | null } | null;
        readonly problems: readonly {
          readonly code: string;
          readonly sku: string | null;
          readonly available: number | null;
          readonly field: string | null;
        }[];
      };
    };
    const there = await quote(wishOf('eva@example.org', { address: eva }));
    assert.deepEqual(there.problems, []);
    assert.deepEqual(
      there.lines.map(({ sku }) => sku),
      [ring],
    );
    assert.equal(there.methods.find(({ isChosen }) => isChosen)?.code, 'postnl/home');
    assert.equal(there.total.cents, (there.lines[0]?.row.cents ?? 0) + (there.delivery?.cents ?? 0));
    const wrong = await quote({
      store: 'nl',
      email: 'nobody',
      lines: [
        { sku: ring, quantity: 999 },
        { sku: dress, quantity: 1 },
        { sku: 'nothing', quantity: 1 },
      ],
      coupon: 'NO-SUCH-CODE',
      address: { ...eva, postcode: 'x' },
    });
    assert.deepEqual(
      wrong.problems.map(({ code, sku, field }) => [code, sku ?? field]),
      [
        ['email', null],
        ['address', 'postcode'],
        ['line', ring],
        ['choose', dress],
        ['line', 'nothing'],
        ['coupon', null],
      ],
    );
    assert.deepEqual(
      (await quote({ store: 'nl', email: 'eva@example.org', lines: [] })).problems.map(({ code }) => code),
      ['nothing'],
    );
  });

  it('finds articles by number and by words, each size with its price and where it lies', async () => {
    const find = async (text: string) =>
      (
        await service.ask<{
          telephoneArticles: readonly {
            sku: string;
            units: readonly { sku: string; price: { cents: number }; stock: readonly object[] }[];
          }[];
        }>(
          'query ($text: String!) { telephoneArticles(store: "nl", text: $text) { sku name units { sku options { label value } price { cents } stock { source quantity } } } }',
          { text },
        )
      ).data.telephoneArticles;
    assert.deepEqual(
      (await find(ring)).map(({ sku, units }) => [sku, units.length]),
      [[ring, 1]],
    );
    const [found] = await find('ma-dir-1001-dg-l60-32');
    assert.equal(found?.sku, dress);
    assert.ok(found.units.some(({ sku, price, stock }) => sku === 'MA-DIR-1001-DG-L60-32' && price.cents > 0 && stock.length > 1));
    assert.ok((await find('dirndl')).length > 1);
    assert.deepEqual(await find('x'), []);
  });

  it('goes to the customer as a link, without a word that somebody typed', async () => {
    const email = someone();
    const sent = await send(wishOf(email, { name: 'Eva www.evil.example' }));
    assert.equal(sent.code, 'telephone-name');
    await send(wishOf(email, { name: 'Eva', address: eva, store: 'de' }));
    const [mail] = await shop.mails(email);
    assert.equal(mail?.subject, 'Dein Warenkorb steht bereit');
    assert.match(mail.text, /Hallo Eva,/);
    assert.match(mail.text, /\/de\/checkout\/telephone\?token=/);
    assert.doesNotMatch(mail.text, /Janssen|Marktstraat|0460000001/);
    const { rows } = await shop.database.query<{ hash: string }>('select token_hash as hash from telephone_order where email = $1', [
      email,
    ]);
    assert.doesNotMatch(mail.text, new RegExp(rows[0]?.hash ?? 'x'));
  });

  it('is ordered by the customer in the usual checkout, and the list says so', async () => {
    const email = someone();
    const { id, state } = await send(wishOf(email, { address: eva }));
    assert.equal(state, 'sent');
    const token = await tokenOf(email);
    const cart = await opened(token);
    assert.deepEqual([cart.email, cart.items[0]?.quantity, cart.shipping_addresses[0]?.lastname], [email, 2, 'Janssen']);
    assert.equal((await read(id)).state, 'opened');
    const checkout = checkoutClient(shop);
    const placed = checkout.carts.ok(await checkout.order(cart.id, 'banktransfer')).setPaymentMethod.order;
    const after = await read(id);
    assert.deepEqual([after.state, after.order, after.can], ['ordered', placed.number, []]);
    assert.match(await saidOf(token), /al besteld/);
    assert.match(await saidOf(token, 'de'), /schon bestellt/);
    assert.match(await saidOf(token, 'en'), /already ordered/);
  });

  it('goes to an address of the account with the whole name of who lives there', async () => {
    const { email } = customers.find(({ addresses }) => addresses.some(({ middlename }) => middlename)) ?? assert.fail('no customer');
    const { data } = await service.ask<{ telephoneCustomer: { addresses: readonly object[] } }>(
      `query ($email: String!) { telephoneCustomer(email: $email) { addresses {
         prefix firstname middlename lastname suffix company street postcode city country telephone } } }`,
      { email },
    );
    const [address] = data.telephoneCustomer.addresses;
    const caller = someone();
    const { id } = await send(wishOf(caller, { address: { ...address, prefix: 'Dr.', suffix: 'MSc' } }));
    const { data: kept } = await service.ask<{ telephoneOrder: { address: Readonly<Record<string, string>> } }>(
      'query ($id: ID!) { telephoneOrder(id: $id) { address { prefix firstname middlename lastname suffix } } }',
      { id },
    );
    assert.deepEqual(kept.telephoneOrder.address, {
      prefix: 'Dr.',
      firstname: 'Marieke',
      middlename: 'van den',
      lastname: 'Berg',
      suffix: 'MSc',
    });
    const [theirs] = (await opened(await tokenOf(caller))).shipping_addresses;
    assert.deepEqual([theirs?.middlename, theirs?.lastname], ['van den', 'Berg']);
    const { data: wrong } = await service.ask<{ telephoneQuote: { problems: readonly object[] } }>(
      'query ($wish: TelephoneWishInput!) { telephoneQuote(wish: $wish) { problems { code field } } }',
      { wish: wishOf(caller, { address: { ...eva, middlename: 'www.evil.example' } }) },
    );
    assert.deepEqual(wrong.telephoneQuote.problems, [{ code: 'address', field: 'middlename' }]);
  });

  it('is ordered by nobody but who has the link: the API of staff knows no cart', async () => {
    const { data } = await service.ask<{ __type: { fields: readonly { name: string }[] } }>(
      '{ __type(name: "TelephoneOrder") { fields { name } } }',
    );
    assert.deepEqual(
      data.__type.fields.map(({ name }) => name).filter((name) => /cart|token|hash|link$/i.test(name)),
      [],
    );
  });
});

describe('the link to an order by telephone', () => {
  it('opens nothing for who guesses', async () => {
    for (const token of ['', 'x', '0'.repeat(64), 'f'.repeat(64)]) {
      const { errors } = await open(token);
      assert.equal(errors[0]?.extensions?.['category'], 'graphql-no-such-entity');
      assert.match(errors[0].message, /Deze link werkt niet/);
    }
  });

  it('gives everybody a cart of their own: who passes it on sees nothing of what others type', async () => {
    const email = someone();
    await send(wishOf(email));
    const token = await tokenOf(email);
    const [one, other] = [await opened(token), await opened(token)];
    assert.notEqual(one.id, other.id);
    assert.equal((await opened(token, one.id)).items[0]?.quantity, 2, 'opened again nothing is added');
  });

  it('loses nothing of the cart a visitor has, and keeps what they filled in', async () => {
    const email = someone();
    await send(wishOf(email, { address: eva }));
    const token = await tokenOf(email);
    const { carts, ...checkout } = checkoutClient(shop);
    const own = await carts.create();
    assert.deepEqual((await carts.add(own, [{ sku: 'MA-DIR-1001-DG-L60-32', quantity: 1 }])).user_errors, []);
    carts.ok(await checkout.setEmail(own, 'visitor@example.org'));
    const cart = await opened(token, own);
    assert.equal(cart.id, own);
    assert.deepEqual(
      cart.items.map(({ product, quantity }) => `${quantity} ${product.sku}`),
      [`1 ${dress}`, `2 ${ring}`],
    );
    assert.equal(cart.email, 'visitor@example.org');
    assert.deepEqual(cart.shipping_addresses, []);
  });

  it('fills the cart of who is logged in, and gives an address to its own account alone', async () => {
    const [owner, stranger] = [customers[0], customers[1]];
    assert.ok(owner && stranger);
    await send(wishOf(owner.email, { address: eva }));
    const token = await tokenOf(owner.email);
    const theirs = await opened(token, null, await logInAs(shop, stranger.id));
    assert.deepEqual(theirs.shipping_addresses, []);
    assert.ok(theirs.items.some(({ product }) => product.sku === ring));
    const own = await opened(token, null, await logInAs(shop, owner.id));
    assert.ok(own.items.some(({ product }) => product.sku === ring));
    assert.equal(own.shipping_addresses.at(-1)?.city, 'Sittard');
  });

  it('leaves a cart of somebody else alone', async () => {
    const email = someone();
    await send(wishOf(email));
    const { carts } = checkoutClient(shop);
    const headers = await logInAs(shop, customers[2]?.id ?? 0);
    const theirs = await carts.create(headers);
    const before = await carts.read(theirs, headers);
    assert.notEqual((await opened(await tokenOf(email), theirs)).id, theirs);
    assert.deepEqual(await carts.read(theirs, headers), before);
  });

  it('ends after seven days, and a new one ends the one before', async () => {
    const email = someone();
    const { id } = await send(wishOf(email));
    const first = await tokenOf(email);
    shop.clock.advance(7 * 86_400_000 + 1);
    service = await demoMember(shop.app, 'service');
    assert.match(await saidOf(first), /verlopen/);
    assert.match(await saidOf(first, 'de'), /abgelaufen/);
    assert.match(await saidOf(first, 'en'), /expired/);
    assert.equal((await read(id)).state, 'expired');
    assert.equal((await sendLink(id)).state, 'sent');
    const second = await tokenOf(email);
    assert.notEqual(second, first);
    assert.match(await saidOf(first), /werkt niet/);
    assert.equal((await opened(second)).items[0]?.quantity, 2);
  });

  it('that was taken back says so, and nothing can be done with it any more', async () => {
    const email = someone();
    const { id, version } = await send(wishOf(email));
    const token = await tokenOf(email);
    assert.equal((await takeBack(id)).state, 'takenBack');
    assert.match(await saidOf(token), /ingetrokken/);
    assert.match(await saidOf(token, 'de'), /zurückgezogen/);
    assert.match(await saidOf(token, 'en'), /withdrawn/);
    for (const again of [await takeBack(id), await sendLink(id), await change(id, version + 1, wishOf(email))])
      assert.equal(again.code, 'not-now');
  });

  it('is not written for an order that was taken back before its mail went out', async () => {
    const email = someone();
    await takeBack((await send(wishOf(email))).id);
    assert.deepEqual(await shop.mails(email), []);
  });
});

describe('staff', () => {
  it('changes an order until it is opened; another address ends the first link', async () => {
    const [email, other] = [someone(), someone()];
    const sent = await send(wishOf(email));
    const token = await tokenOf(email);
    const more = await change(sent.id, sent.version, wishOf(email, { lines: [{ sku: ring, quantity: 3 }] }));
    assert.equal(more.version, sent.version + 1);
    assert.equal((await change(sent.id, sent.version, wishOf(email))).code, 'changed');
    await change(sent.id, more.version, wishOf(other, { lines: [{ sku: ring, quantity: 3 }] }));
    assert.match(await saidOf(token), /werkt niet/);
    assert.equal((await opened(await tokenOf(other))).items[0]?.quantity, 3);
    assert.equal((await change(sent.id, more.version + 1, wishOf(other))).code, 'not-now');
  });

  it('finds an order to change by its id, on whatever page of the list it is, and one that is gone not at all', async () => {
    const find = async (id: string) =>
      (
        await service.ask<{ telephoneOrder: Sent | null }>(
          'query ($id: ID!) { telephoneOrder(id: $id) { __typename id version state order can } }',
          { id },
        )
      ).data.telephoneOrder;
    const older = await send(wishOf(someone()));
    await send(wishOf(someone()));
    const { data } = await service.ask<{ telephoneOrders: { items: readonly Sent[] } }>(
      '{ telephoneOrders(list: { first: 1 }) { items { id } } }',
    );
    assert.ok(data.telephoneOrders.items.every(({ id }) => id !== older.id));
    assert.deepEqual(await find(older.id), older);
    await takeBack(older.id);
    assert.deepEqual([(await find(older.id))?.state, (await find(older.id))?.can], ['takenBack', []]);
    for (const id of ['999999999', '0', 'x', '9'.repeat(30)]) assert.equal(await find(id), null);
  });

  it('of a branch is told neither of orders nor whether an address has an account', async () => {
    const { email } = customers[0] ?? assert.fail('no customer');
    const ask = 'query ($email: String!) { telephoneCustomer(email: $email) { name addresses { city } } }';
    for (const [role, branch] of [
      ['branchManager', 'SIT'],
      ['branchStaff', 'SIT'],
      ['finance', null],
      ['auditor', null],
    ] as const) {
      const client = await demoMember(shop.app, role, branch);
      for (const address of [email, 'nobody@example.org']) assert.equal((await client.ask(ask, { email: address })).status, 403);
      for (const orders of ['telephoneOrders(list: {}) { page { count } }', 'telephoneOrder(id: "1") { email }'])
        assert.equal((await client.ask(`{ ${orders} }`)).status, 403);
    }
    const { data } = await service.ask<{ telephoneCustomer: { name: string } | null }>(ask, { email });
    assert.ok(data.telephoneCustomer?.name);
    assert.equal((await service.ask<{ telephoneCustomer: null }>(ask, { email: 'nobody@example.org' })).data.telephoneCustomer, null);
  });

  it('leaves nothing about the customer in the log', async () => {
    const email = someone();
    const { id } = await send(wishOf(email, { address: eva, name: 'Eva' }));
    const { rows } = await shop.database.query<{ entry: string }>(
      `select changes::text as entry from audit_entry where entity = 'telephone' and entity_id = $1`,
      [id],
    );
    assert.equal(rows.length, 1);
    assert.match(rows[0]?.entry ?? '', /2 MA-SIE-6202/);
    assert.doesNotMatch(rows[0]?.entry ?? '', new RegExp(`${email}|Janssen|Markt|Eva`));
  });
});

describe('what the shop keeps of an order by telephone', () => {
  it('goes 30 days after its link has ended', async () => {
    const { id } = await send(wishOf(someone()));
    shop.clock.advance(36 * 86_400_000);
    await shop.backend.runJob('telephone-orders-forget');
    service = await demoMember(shop.app, 'service');
    await read(id);
    shop.clock.advance(2 * 86_400_000);
    await shop.backend.runJob('telephone-orders-forget');
    const { rows } = await shop.database.query('select 1 from telephone_order where id = $1', [Number(id)]);
    assert.deepEqual(rows, []);
  });

  it('is in the copy of an account with its address', async () => {
    service = await demoMember(shop.app, 'service');
    const { email, id } = customers[3] ?? assert.fail('no customer');
    await send(wishOf(email));
    const { rows } = await shop.database.query<{ found: number }>(
      'select count(*)::int as found from telephone_order where email_key = (select email_key from customer where id = $1)',
      [id],
    );
    assert.equal(rows[0]?.found, 1);
  });
});
