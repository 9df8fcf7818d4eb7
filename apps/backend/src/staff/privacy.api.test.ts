import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { demoPassword } from '@shop/demo-data/customers';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { fillCustomer } from '#testing/customer-rows.ts';
import { staffClient, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';

const day = 86_400_000;
let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

let made = 0;
const key = (): string => `privacy-${(made += 1)}`;

async function session(role: string): Promise<StaffClient> {
  const client = staffClient(shop.app);
  client.setCookie(await makeSession(shop.database, await memberId(shop.database, role), shop.clock.now()));
  return client;
}

const usual = { firstname: 'Eva', lastname: 'Vos', telephone: '+31612000000' };
/** Nobody else is called so. */
const unique = { firstname: 'Xaveria', lastname: 'Quintelaar', telephone: '+31612987654' };
type Person = { readonly id: number; readonly email: string; readonly headers: Record<string, string> };
async function register(who = usual): Promise<Person> {
  const email = `asks-${(made += 1)}@example.nl`;
  const address = { country_code: 'NL', street: ['Markt', '12'], postcode: '6131 EK', city: 'Sittard', telephone: who.telephone };
  const { firstname, lastname } = who;
  const input = { email, password: demoPassword, firstname, lastname, is_subscribed: true, address };
  const { data, errors } = await shop.ask<{ createCustomerWithAddress: { token: string; customer: { id: number } } }>(
    'mutation ($input: CreateCustomerWithAddressInput!) { createCustomerWithAddress(input: $input) { token customer { id } } }',
    { variables: { input } },
  );
  assert.deepEqual(errors, []);
  const { token, customer } = data.createCustomerWithAddress;
  return { id: Number(customer.id), email, headers: { authorization: `Bearer ${token}` } };
}

type Request = { readonly __typename: string; readonly id: string; readonly version: number; readonly code?: string };
const shown = `__typename ... on Refusal { code } ... on PrivacyRequest { id version kind state origin dueOn daysLeft isWaiting can customer { id }
  erasure { goes { what count } stays { what count until } unfinished } }`;
const call = async (client: StaffClient, text: string, variables: object): Promise<Request> => {
  const { data, errors } = await client.ask<Record<string, Request>>(text, variables);
  assert.deepEqual(errors, []);
  return Object.values(data)[0] ?? assert.fail('no answer');
};
const note = (client: StaffClient, { id }: Person, kind: string, receivedOn?: string) =>
  call(client, `mutation ($input: PrivacyInput!) { notePrivacyRequest(input: $input) { ${shown} } }`, {
    input: { customer: String(id), kind, note: 'Per brief gevraagd', receivedOn, key: key() },
  });
const change = (client: StaffClient, field: string, { id, version }: Request, more = '') =>
  call(client, `mutation ($id: ID!, $version: Int!, $key: ID!) { ${field}(id: $id, version: $version, key: $key${more}) { ${shown} } }`, {
    id,
    version,
    key: key(),
  });
const inQueue = async (client: StaffClient, tab: string): Promise<readonly { id: string; state: string }[]> =>
  (
    await client.ask<{ privacyRequests: { items: { id: string; state: string }[] } }>(
      'query ($tab: PrivacyTab) { privacyRequests(list: {}, tab: $tab) { items { id state } } }',
      { tab },
    )
  ).data.privacyRequests.items;
const tile = async (client: StaffClient) =>
  (
    await client.ask<{ today: { tiles: { id: string; count: number; daysLeft: number | null; urgent: boolean }[] } }>(
      '{ today { tiles { id count daysLeft urgent } } }',
    )
  ).data.today.tiles.find(({ id }) => id === 'privacyRequests');

describe('what people ask of what the shop knows about them (LAW-20)', () => {
  it('waits in a queue until a month after the day it came, and is counted on the first page', async () => {
    const service = await session('service');
    const eva = await register();
    assert.deepEqual(await note(service, eva, 'rectify', '2099-01-01'), { __typename: 'Refusal', code: 'privacy-day' });
    const late = await note(service, eva, 'rectify', '2026-10-20');
    assert.partialDeepStrictEqual(late, { kind: 'rectify', state: 'open', origin: 'staff', dueOn: '2026-11-20', daysLeft: 5 });
    const now = await note(service, eva, 'restrict');
    assert.partialDeepStrictEqual(now, { dueOn: '2026-12-15', daysLeft: 30, can: ['closePrivacyRequest', 'refusePrivacyRequest'] });
    assert.deepEqual(
      (await inQueue(service, 'open')).map(({ id }) => id),
      [late.id, now.id],
      'the oldest first',
    );
    assert.partialDeepStrictEqual(await tile(service), { count: 2, daysLeft: 5, urgent: false });
    shop.clock.advance(3 * day);
    assert.partialDeepStrictEqual(await tile(await session('service')), { daysLeft: 2, urgent: true });
    const again = await session('service');
    assert.partialDeepStrictEqual(await change(again, 'closePrivacyRequest', now, ', isRefused: false, answer: "Gedaan"'), {
      state: 'done',
    });
    assert.deepEqual(await change(again, 'closePrivacyRequest', now, ', isRefused: true, answer: "Nee"'), {
      __typename: 'Refusal',
      code: 'privacy-closed',
    });
    assert.partialDeepStrictEqual(await change(again, 'closePrivacyRequest', late, ', isRefused: true, answer: "Niet te bewijzen"'), {
      state: 'refused',
    });
    assert.deepEqual(await inQueue(again, 'open'), []);
  });

  it('is answered by the shop itself when it comes from the account', async () => {
    const eva = await register();
    const states = async () =>
      (
        await shop.database.query<{ text: string }>(
          `select kind || ' ' || state as text from privacy_request where customer_id = $1 order by id`,
          [eva.id],
        )
      ).rows.map(({ text }) => text);
    await shop.ask('mutation { requestMyData }', { headers: eva.headers });
    const erase = 'mutation ($password: String!) { eraseMyAccount(password: $password) }';
    await shop.ask(erase, { headers: eva.headers, variables: { password: demoPassword } });
    assert.deepEqual(await states(), ['export done', 'erase open']);
    const service = await session('service');
    const [planned] = await inQueue(service, 'planned');
    assert.ok(planned);
    assert.deepEqual(
      await change(service, 'closePrivacyRequest', { ...planned, version: 1, __typename: '' }, ', isRefused: true, answer: "x"'),
      {
        __typename: 'Refusal',
        code: 'privacy-own',
      },
    );
    await shop.ask(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      {
        variables: { email: eva.email, password: demoPassword },
      },
    );
    assert.deepEqual(await states(), ['export done', 'erase withdrawn']);
  });

  it('a copy goes out as the account sends it, or as the same file', async () => {
    const service = await session('service');
    const eva = await register();
    await fillCustomer(shop.database, eva, shop.clock.now());
    const request = await note(service, eva, 'export');
    const file = (await call(
      service,
      `mutation ($id: ID!, $key: ID!) { exportPrivacyData(id: $id, key: $key) { __typename ... on Download { id } } }`,
      {
        id: request.id,
        key: key(),
      },
    )) as { readonly id: string };
    const { rawPayload, statusCode } = await shop.app.inject({ url: `/staff/download/${file.id}`, headers: { cookie: service.cookie() } });
    assert.equal(statusCode, 200);
    const own = await shop.ask<{ exportMyData: string }>('mutation { exportMyData }', { headers: eva.headers });
    const copy = JSON.parse(strFromU8(unzipSync(rawPayload)['maas-en-alm.json'] ?? new Uint8Array())) as object;
    assert.deepEqual(Object.keys(copy), Object.keys(JSON.parse(own.data.exportMyData) as object));
    assert.partialDeepStrictEqual(await change(service, 'sendPrivacyData', request), { state: 'done' });
    assert.ok((await shop.mails(eva.email)).some(({ text }) => /account\/privacy\?data=[0-9a-f]{64}/.test(text)));
  });
});

/** Tables of every schema with a row that has the text in it. */
async function tablesWith(text: string): Promise<readonly string[]> {
  const { rows } = await shop.database.query<{ name: string }>(
    `select distinct c.oid::regclass::text as name from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') order by name`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await shop.database.query(`select from ${name} as entry where entry::text ilike '%' || $1 || '%' limit 1`, [text]);
    if (rowCount) found.push(name);
  }
  return found;
}

describe('a person who is erased (LAW-20)', () => {
  /** Something of them everywhere, by their own hand and by staff's. */
  async function live(eva: Person): Promise<void> {
    await fillCustomer(shop.database, eva, shop.clock.now());
    await shop.database.query(
      `update sales_order set snapshot = jsonb_set(snapshot, '{billingAddress}', snapshot->'billingAddress' || $2::jsonb), person_name = $3
       where customer_id = $1`,
      [eva.id, JSON.stringify(unique), `${unique.firstname} ${unique.lastname}`],
    );
    await shop.ask('mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }', {
      variables: {
        input: { name: `${unique.firstname} ${unique.lastname}`, email: eva.email, telephone: unique.telephone, comment: 'Vraag' },
      },
    });
    const service = await session('service');
    await service.ask('mutation ($id: ID!, $key: ID!) { openCustomer(id: $id, key: $key) { __typename } }', {
      id: String(eva.id),
      key: key(),
    });
    const { rows } = await shop.database.query<{ version: number }>('select version from customer where id = $1', [eva.id]);
    const changes = [{ field: 'middlename', base: null, value: unique.lastname }];
    await service.ask('mutation ($edit: Edit!) { editCustomer(edit: $edit) { __typename } }', {
      edit: { id: String(eva.id), version: rows[0]?.version, changes, key: key() },
    });
  }

  it('goes with four eyes, and everywhere: what is found of them are locked orders, invoices and statements', async () => {
    const eva = await register(unique);
    await live(eva);
    const owner = await session('owner');
    const request = await note(owner, eva, 'erase');
    assert.partialDeepStrictEqual(request, {
      erasure: {
        stays: [
          { what: 'orders', count: 1, until: '2035-12-31' },
          { what: 'invoices', count: 1, until: '2035-12-31' },
          { what: 'returns', count: 1, until: '2036-12-31' },
          { what: 'withdrawals', count: 1, until: '2036-11-18' },
        ],
      },
    });
    assert.deepEqual(await change(owner, 'closePrivacyRequest', request, ', isRefused: false, answer: "x"'), {
      __typename: 'Refusal',
      code: 'privacy-erase',
    });
    const asked = await owner.ask<{ erasePerson: { __typename: string; request: { id: string; summary: string } } }>(
      `mutation ($id: ID!, $version: Int!, $key: ID!) { erasePerson(id: $id, version: $version, key: $key) { __typename
        ... on WaitsForApproval { request { id summary } } } }`,
      { id: request.id, version: request.version, key: key() },
    );
    assert.equal(asked.data.erasePerson.__typename, 'WaitsForApproval');
    assert.match(asked.data.erasePerson.request.summary, new RegExp(`^Klant ${eva.id} wissen`));
    assert.equal((await shop.database.query('select from customer where id = $1', [eva.id])).rowCount, 1, 'nobody does it alone');
    const { data } = await owner.ask<{ privacyRequest: object }>('query ($id: ID!) { privacyRequest(id: $id) { isWaiting can } }', {
      id: request.id,
    });
    assert.deepEqual(data.privacyRequest, { isWaiting: true, can: [] });
    // The demo has one owner, who thinks it over.
    shop.clock.advance(16 * 60_000);
    const decided = await (
      await session('owner')
    ).ask<{ decide: { state: string } }>(
      'mutation ($id: ID!, $key: ID!) { decide(request: $id, approve: true, key: $key) { ... on ApprovalRequest { state } } }',
      { id: asked.data.erasePerson.request.id, key: key() },
    );
    assert.deepEqual(decided.data.decide, { state: 'executed' });
    const { rows } = await shop.database.query('select state, customer_id, note from privacy_request where id = $1', [request.id]);
    assert.deepEqual(rows, [{ state: 'done', customer_id: null, note: null }], 'that it was asked and done stays');
    assert.equal((await shop.database.query('select from return_photo where id = $1', [`of-${eva.id}`])).rowCount, 0);
    await shop.mails();
    await shop.backend.runDueJobs();
    // The mailbox is the demo shop's mail server: a mail that was sent cannot be taken back.
    const found = async (text: string) => (await tablesWith(text)).filter((name) => name !== 'mailbox_message');
    assert.deepEqual(await found(eva.email), ['sales_order', 'withdrawal']);
    assert.deepEqual(await found(unique.lastname), ['sales_order']);
    assert.deepEqual(await found(unique.telephone), ['sales_order']);
  });
});
