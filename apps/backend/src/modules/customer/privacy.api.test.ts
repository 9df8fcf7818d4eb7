import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { fillCustomer, tablesNaming } from '#testing/customer-rows.ts';
import { filesOf, readMailedCopy } from '#testing/mailed-copy.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

const password = 'Zilver-7berg';
const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
const address = {
  country_code: 'NL',
  street: ['Markt', '12'],
  postcode: '6131 EK',
  city: 'Sittard',
  telephone: '0460000001',
  default_shipping: true,
  default_billing: true,
};

type Person = { readonly id: number; readonly email: string; readonly headers: Record<string, string> };
async function register(email: string): Promise<Person> {
  const input = { email, password, firstname: 'Eva', lastname: 'Janssen', address, is_subscribed: true };
  const { data, errors } = await shop.ask<{ createCustomerWithAddress: { token: string; customer: { id: number } } }>(
    'mutation ($input: CreateCustomerWithAddressInput!) { createCustomerWithAddress(input: $input) { token customer { id } } }',
    { variables: { input } },
  );
  assert.deepEqual(errors, []);
  const { token, customer } = data.createCustomerWithAddress;
  return { id: Number(customer.id), email, headers: bearer(token) };
}

const request = ({ headers }: Person, store = 'nl') =>
  shop.ask<{ requestMyData: boolean | null }>('mutation { requestMyData }', { headers: { ...headers, store } });
const download = (token: string, headers: Record<string, string>, store = 'nl') =>
  shop.ask<{ downloadMyData: { name: string; content: string } | null }>(
    'mutation ($token: String!) { downloadMyData(token: $token) { name content } }',
    { variables: { token }, headers: { ...headers, store } },
  );
const dataMail = /Je gegevens staan klaar|Deine Daten liegen bereit|Your data are ready/;
const mailedToken = async ({ email }: Person): Promise<string> => {
  const mail = (await shop.mails(email)).find(({ subject }) => dataMail.test(subject));
  return /\/account\/privacy\?data=([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1] ?? '';
};
const refused = 'This link does not work any more. Ask for a new one.';

describe('a copy of everything (LAW-20)', () => {
  it('comes by a mailed link, to read in the language of its reader and for programs', async () => {
    const eva = await register('copy-link@example.nl');
    assert.deepEqual((await request(eva, 'de')).data, { requestMyData: true });
    const token = await mailedToken(eva);
    const { data, errors } = await download(token, eva.headers, 'de');
    assert.deepEqual(errors, []);
    assert.equal(data.downloadMyData?.name, 'maas-en-alm-2026-11-15.zip');
    const files = filesOf(data.downloadMyData.content);
    assert.match(files['maas-en-alm.html'] ?? '', /<html lang="de">[^]*<dt>Vorname<\/dt><dd>Eva<\/dd>/);
    const known = JSON.parse(files['maas-en-alm.json'] ?? '{}') as { account: { email: string }; addresses: unknown[] };
    assert.deepEqual([known.account.email, known.addresses.length], [eva.email, 1]);
    assert.deepEqual((await download(token, eva.headers)).errors, [], 'again, within its day');
  });

  it('has a link that is made when the mail goes out, and waits in no queue', async () => {
    const eva = await register('queue-link@example.nl');
    await shop.mails();
    await request(eva);
    const waiting = await shop.database.query<{ data: object }>(
      `select data - 'askedAt' as data from pgboss.job where name = 'customer-data-mail' and state = 'created'`,
    );
    assert.deepEqual(
      waiting.rows.map(({ data }) => data),
      [{ customerId: eva.id, storeCode: 'nl' }],
    );
    const made = 'select count(*)::int as count from customer_data_link where customer_id = $1';
    assert.equal((await shop.database.query(made, [eva.id])).rows[0]?.['count'], 0);
    const token = await mailedToken(eva);
    assert.match(token, /^[0-9a-f]{64}$/);
    const { rows } = await shop.database.query('select hash from customer_data_link where customer_id = $1', [eva.id]);
    assert.ok(rows.length === 1 && rows[0]?.['hash'] !== token);
  });

  it('opens for its owner alone, for a day, and until the next one is sent', async () => {
    const [eva, eve] = [await register('mine@example.nl'), await register('eve@example.nl')];
    await request(eva);
    const first = await mailedToken(eva);
    assert.equal((await download(first, eve.headers)).errors[0]?.message, refused, 'somebody else’s log-in');
    assert.equal((await download(first, {})).errors[0]?.extensions?.['category'], 'graphql-authorization', 'no log-in');
    assert.equal((await download('f'.repeat(64), eva.headers)).errors[0]?.message, refused);
    await request(eva);
    const second = await mailedToken(eva);
    assert.notEqual(second, first);
    assert.equal((await download(first, eva.headers)).errors[0]?.message, refused, 'the next one ended it');
    shop.clock.advance(24 * 3_600_000);
    const { data } = await shop.ask<{ generateCustomerToken: { token: string } }>(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { variables: { email: eva.email, password } },
    );
    assert.equal((await download(second, bearer(data.generateCustomerToken.token))).errors[0]?.message, refused, 'its day is over');
    await shop.backend.runJob('customer-retention');
    assert.equal((await shop.database.query('select from customer_data_link')).rowCount, 0);
  });

  it('is asked for by somebody who has just logged in', async () => {
    const eva = await register('stale@example.nl');
    shop.clock.advance(16 * 60_000);
    assert.equal((await request(eva)).errors[0]?.message, 'Log in again to download your data.');
  });
});

/** Every table that names a customer or an address, and the part of the copy it is in; a new one must say where it belongs. */
const partOf: Readonly<Record<string, string | null>> = {
  audit_value: 'changesByStaff',
  cart: 'carts',
  compare_list: 'compareList',
  customer: 'account',
  customer_address: 'addresses',
  customer_data_link: 'dataLinks',
  customer_merge: 'mergedAccounts',
  customer_token: 'sessions',
  email_change: 'emailChanges',
  form_submission: 'forms',
  newsletter_subscription: 'newsletter',
  password_reset: 'passwordResets',
  privacy_request: 'privacyRequests',
  payment_token: 'paymentReferences',
  return: 'returns',
  review: 'reviews',
  sales_order: 'orders',
  stock_alert: 'stockAlerts',
  telephone_order: 'telephoneOrders',
  wishlist: 'wishlist',
  withdrawal: 'forms',
  // How many were told of a list, for two days; whom, nobody knows.
  wishlist_share: null,
  // The shop's own.
  branch: null,
  seller: null,
  staff_account: null,
};

describe('what is kept of a customer (LAW-20)', () => {
  let eva: Person;
  before(async () => {
    eva = await register('everything@example.nl');
    await fillCustomer(shop.database, eva, shop.clock.now());
    await request(eva);
    await shop.mails();
    await shop.database.query(
      `insert into customer_merge (winner_id, loser_id, email, merged_at) values ($1, 999999, 'former@example.nl', $2)`,
      [eva.id, shop.clock.now()],
    );
  });

  it('is in the copy, from every table that names people', async () => {
    const tables = (await tablesNaming(shop.database, ['customer_id', 'email'])).filter((table) => table !== 'mailbox_message');
    assert.deepEqual(tables, Object.keys(partOf).toSorted());
    const text = await readMailedCopy(shop, eva.email, eva.headers);
    const copy = JSON.parse(text) as Readonly<Record<string, unknown>>;
    for (const [table, part] of Object.entries(partOf)) {
      if (part === null) continue;
      const value = copy[part];
      assert.ok(Array.isArray(value) ? value.length > 0 : value, `${table} is not in the copy as ${part}`);
    }
    assert.partialDeepStrictEqual(copy, {
      returns: [{ photos: [{ picture: 'data:image/webp;base64,cGljdHVyZQ==' }] }],
      paymentReferences: [
        { methodCode: 'multisafepay_creditcard', brand: 'Visa', lastFour: '1111', reference: `provider-reference-of-${eva.id}` },
      ],
      forms: { messages: [{ identifier: 'contact-us' }], withdrawals: [{ orderNumber: '1' }] },
    });
    assert.ok(!text.includes('$argon2'), 'no secret, nor its hash');
  });

  it('is not given to a stranger who makes an account for an address: what only has the address goes to the address', async () => {
    const email = 'somebody@example.nl';
    await shop.ask('mutation { subscribeEmailToNewsletter(email: "somebody@example.nl") { status } }');
    await shop.database.query(
      `insert into telephone_order (store_code, email, email_key, document, created_by, created_at, expires_at)
       values ('nl', $1, $1, '{"lines":[],"nextLineId":1}', 1, $2, $2)`,
      [email, shop.clock.now()],
    );
    const stranger = await register(email);
    const { data } = await shop.ask<{ exportMyData: string }>('mutation { exportMyData }', { headers: stranger.headers });
    const copy = JSON.parse(data.exportMyData) as Readonly<Record<string, unknown>>;
    assert.deepEqual([copy['newsletter'], copy['telephoneOrders'], copy['stockAlerts']], [null, [], []]);
    assert.deepEqual(copy['forms'], { messages: [], withdrawals: [] });
    const whole = JSON.parse(await readMailedCopy(shop, email, stranger.headers)) as typeof copy;
    assert.ok(whole['newsletter'] && Array.isArray(whole['telephoneOrders']) && whole['telephoneOrders'].length === 1);
  });

  it('stays for the 14 days of grace, and comes back with a log-in', async () => {
    const back = await register('second-thoughts@example.nl');
    const erase = 'mutation ($password: String!) { eraseMyAccount(password: $password) }';
    assert.deepEqual((await shop.ask(erase, { variables: { password }, headers: back.headers })).errors, []);
    shop.clock.advance(14 * 86_400_000 - 60_000);
    await shop.ask(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      {
        variables: { email: back.email, password },
      },
    );
    shop.clock.advance(2 * 86_400_000);
    await shop.backend.runJob('customer-retention');
    assert.equal((await shop.database.query('select from customer where id = $1', [back.id])).rowCount, 1);
  });

  it('is gone when they are over: only orders, invoices and what belongs to them stay', async () => {
    const { data } = await shop.ask<{ generateCustomerToken: { token: string } }>(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { variables: { email: eva.email, password } },
    );
    const headers = bearer(data.generateCustomerToken.token);
    assert.deepEqual(
      (await shop.ask('mutation ($password: String!) { eraseMyAccount(password: $password) }', { variables: { password }, headers }))
        .errors,
      [],
    );
    const run = async (milliseconds: number): Promise<void> => {
      shop.clock.advance(milliseconds);
      await shop.backend.runJob('customer-retention');
    };
    await run(14 * 86_400_000 - 60_000);
    assert.equal((await shop.database.query('select from review where customer_id = $1', [eva.id])).rowCount, 1, 'a minute before');
    await run(2 * 60_000);
    for (const table of await tablesNaming(shop.database, ['customer_id'])) {
      const { rowCount } = await shop.database.query(`select from "${table}" where customer_id = $1`, [eva.id]);
      assert.equal(rowCount, 0, table);
    }
    const { rows } = await shop.database.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name",
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const { rowCount } = await shop.database.query(`select from "${name}" as entry where entry::text ilike '%' || $1 || '%'`, [
        eva.email,
      ]);
      if (rowCount !== null && rowCount > 0) found.push(name);
    }
    // The mailbox is the demo shop's mail server: a mail that was sent cannot be taken back.
    assert.deepEqual(found, ['mailbox_message', 'sales_order', 'withdrawal']);
    await shop.backend.runDueJobs();
  });
});
