import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type GraphqlAnswer, type TestShop } from '#testing/create-test-shop.ts';
import { readMailedCopy } from '#testing/mailed-copy.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

const password = 'Zilver-7berg';
const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
const registration = `mutation ($input: CreateCustomerWithAddressInput!) {
  createCustomerWithAddress(input: $input) { token customer { id email firstname is_approved is_subscribed company default_billing default_shipping
    addresses { id city postcode street telephone country_code default_billing } } } }`;
const address = {
  country_code: 'NL',
  street: ['Markt', '12'],
  postcode: '6131ek',
  city: 'Sittard',
  telephone: '0460000001',
  default_shipping: true,
  default_billing: true,
};
const person = (email: string) => ({ email, password, firstname: 'Eva', lastname: 'Janssen', address });

type Registered = {
  createCustomerWithAddress: {
    token: string;
    customer: { id: number; is_approved: boolean; default_billing: string; addresses: { id: number; postcode: string; city: string }[] };
  };
};

const register = async (email: string, more: object = {}): Promise<Registered['createCustomerWithAddress']> => {
  const answer = await shop.ask<Registered>(registration, { variables: { input: { ...person(email), ...more } } });
  assert.deepEqual(answer.errors, []);
  return answer.data.createCustomerWithAddress;
};
const logIn = (email: string, given = password): Promise<GraphqlAnswer<{ generateCustomerToken: { token: string } | null }>> =>
  shop.ask('mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }', {
    variables: { email, password: given },
  });
const categoryOf = ({ errors }: GraphqlAnswer<unknown>): unknown => errors[0]?.extensions?.['category'];
const wrongLogIn = 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

describe('registering', () => {
  it('makes an account with an address, logs in as not approved and sends a mail', async () => {
    const { token, customer } = await register('Eva@Example.nl');
    assert.equal(customer.is_approved, false);
    assert.equal(customer.addresses[0]?.postcode, '6131 EK');
    assert.equal(customer.default_billing, String(customer.addresses[0]?.id));
    const me = await shop.ask('{ customer { email } }', { headers: bearer(token) });
    assert.deepEqual(me.data, { customer: { email: 'Eva@Example.nl' } });
    assert.equal((await shop.mails('Eva@Example.nl'))[0]?.subject, 'Je account is aangemaakt');
  });

  it('refuses an address that has an account, whatever its capitals (R138)', async () => {
    await register('taken@example.nl');
    const answer = await shop.ask(registration, { variables: { input: person(' Taken@EXAMPLE.nl ') } });
    assert.equal(answer.errors[0]?.message, 'A customer with the same email address already exists in an associated website.');
    assert.equal(categoryOf(answer), 'graphql-input');
  });

  it('leaves no customer behind when the address is wrong', async () => {
    const answer = await shop.ask(registration, {
      variables: { input: { ...person('half@example.nl'), address: { ...address, postcode: '0000 XX' } } },
    });
    assert.equal(answer.errors[0]?.message, 'This is not a valid zip code');
    const free = await shop.ask('{ isEmailAvailable(email: "half@example.nl") { is_email_available } }');
    assert.deepEqual(free.data, { isEmailAvailable: { is_email_available: true } });
  });

  for (const [given, message] of [
    ['Aa1!xyz', /at least 8 characters/],
    ['zilver-7berg', /classes of characters/],
    ['Password1!', /too easy to guess/],
  ] as const)
    it(`refuses the password ${given}`, async () => {
      const answer = await shop.ask(registration, { variables: { input: { ...person('weak@example.nl'), password: given } } });
      assert.match(answer.errors[0]?.message ?? '', message);
    });

  it('takes twenty requests at once for one address and makes one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.ask<Registered>(registration, { variables: { input: person('race@example.nl') } })),
    );
    assert.equal(answers.filter(({ errors }) => errors.length === 0).length, 1);
    for (const { errors, status } of answers)
      assert.ok(errors.length === 0 || status === 503 || /already exists/.test(errors[0]?.message ?? ''));
  });

  it('puts a business on the waiting list, and mails when it is approved', async () => {
    await register('zaak@example.nl', { company: 'Café De Gams', coc: '12345678', taxvat: 'nl123456789b01' });
    assert.equal((await shop.mails('zaak@example.nl'))[0]?.subject, 'Je zakelijke account is aangemaakt');
    const [waiting] = (await shop.backend.customers.list('waiting')).filter(({ email }) => email === 'zaak@example.nl');
    assert.equal(waiting?.taxvat, 'NL123456789B01');
    await shop.backend.customers.judge(waiting?.id ?? 0, 'approved');
    await shop.backend.customers.judge(waiting?.id ?? 0, 'approved');
    assert.deepEqual(
      (await shop.mails('zaak@example.nl')).map(({ subject }) => subject),
      ['Je zakelijke account is goedgekeurd', 'Je zakelijke account is aangemaakt'],
    );
  });

  it('cannot be approved, grouped or numbered by the caller (R120)', async () => {
    for (const field of ['is_approved: true', 'group_id: 2', 'id: 1']) {
      const answer = await shop.ask(
        `mutation { createCustomerV2(input: { email: "m@example.nl", firstname: "M", lastname: "M", ${field} }) { customer { id } } }`,
      );
      assert.match(answer.errors[0]?.message ?? '', /is not defined/);
    }
  });
});

describe('logging in', () => {
  it('gives an opaque token that is stored as a hash (R136)', async () => {
    const { token } = await register('token@example.nl');
    assert.match(token, /^[0-9a-f]{64}$/);
    const { rows } = await shop.database.query('select count(*)::int as count from customer_token where hash = $1', [token]);
    assert.equal(rows[0]?.['count'], 0);
  });

  it('answers wrong and unknown alike', async () => {
    await register('known@example.nl');
    for (const email of ['known@example.nl', 'unknown@example.nl']) {
      const answer = await logIn(email, 'Wrong-1password');
      assert.equal(answer.status, 401);
      assert.equal(answer.errors[0]?.message, wrongLogIn);
      assert.equal(categoryOf(answer), 'graphql-authentication');
    }
  });

  it('lets ten guesses through, then none for ten minutes, not even the right one (R128)', async () => {
    await register('guess@example.nl');
    for (let count = 0; count < 10; count += 1) await logIn('guess@example.nl', 'Wrong-1password');
    assert.equal((await logIn('guess@example.nl')).errors[0]?.message, wrongLogIn);
    shop.clock.advance(10 * 60_000);
    assert.deepEqual((await logIn('guess@example.nl')).errors, []);
  });

  it('tells the log of guesses and locks, and neither password nor address', async () => {
    await register('watched@example.nl');
    const from = shop.log.length;
    for (let count = 0; count < 11; count += 1) await logIn('watched@example.nl', 'Wrong-1password');
    const lines = shop.log.slice(from);
    const events = lines.map((line) => /"customer\.[a-z-]+"/.exec(line)?.[0]).filter((event) => event !== undefined);
    assert.deepEqual(events, [...Array<string>(9).fill('"customer.log-in-failed"'), '"customer.locked"', '"customer.log-in-refused"']);
    assert.ok(!lines.some((line) => line.includes('watched') || line.includes('Wrong-1password')));
  });

  it('counts guesses that come at once', async () => {
    await register('parallel@example.nl');
    const { rows } = await shop.database.query<{ hash: string }>('select password_hash as hash from customer where email_key = $1', [
      'parallel@example.nl',
    ]);
    assert.match(rows[0]?.hash ?? '', /^\$argon2id\$/);
    await Promise.all(Array.from({ length: 20 }, () => logIn('parallel@example.nl', 'Wrong-1password')));
    const after = await shop.database.query<{ failures: number }>('select failures from customer where email_key = $1', [
      'parallel@example.nl',
    ]);
    assert.equal(after.rows[0]?.failures, 10);
  });

  it('lets ten guesses through, whatever they are wrapped in: 30 aliases a request, other addresses, forged forwarding (R128)', async () => {
    await register('aliases@example.nl');
    const wrong = (turn: number) =>
      `g${turn}: generateCustomerToken(email: "aliases@example.nl", password: "Wrong-${turn}password") { token }`;
    const guesses = (count: number) => `mutation { ${Array.from({ length: count }, (_, turn) => wrong(turn)).join(' ')} }`;
    const failures: number[] = [];
    for (const [request, count] of [30, 6, 6, 6].entries()) {
      const address = `203.0.113.${request}`;
      const answer = await shop.ask(guesses(count), { headers: { 'x-forwarded-for': address, forwarded: `for=${address}` } });
      failures.push(answer.errors.length);
    }
    // So many aliases are refused as a whole; fewer are guesses, each of them counted.
    assert.deepEqual(failures, [1, 6, 6, 6]);
    const { rows } = await shop.database.query<{ failures: number }>('select failures from customer where email_key = $1', [
      'aliases@example.nl',
    ]);
    assert.equal(rows[0]?.failures, 10);
    assert.equal((await logIn('aliases@example.nl')).errors[0]?.message, wrongLogIn);
  });

  it('ends after an hour without use, and after a day in any case', async () => {
    const { token } = await register('idle@example.nl');
    const ask = () => shop.ask('{ customer { email } }', { headers: bearer(token) });
    for (let minutes = 0; minutes < 23 * 60; minutes += 50) {
      shop.clock.advance(50 * 60_000);
      assert.equal((await ask()).status, 200);
    }
    shop.clock.advance(59 * 60_000);
    assert.equal((await ask()).status, 401);
    const again = (await logIn('idle@example.nl')).data.generateCustomerToken?.token ?? '';
    shop.clock.advance(61 * 60_000);
    assert.equal((await shop.ask('{ customer { email } }', { headers: bearer(again) })).status, 401);
  });

  it('ends everywhere at logging out', async () => {
    const { token } = await register('out@example.nl');
    await shop.ask('mutation { revokeCustomerToken { result } }', { headers: bearer(token) });
    assert.equal((await shop.ask('{ customer { email } }', { headers: bearer(token) })).status, 401);
  });
});

describe('a password', () => {
  const change = (token: string, current: string, next: string) =>
    shop.ask(
      'mutation ($current: String!, $next: String!) { changeCustomerPassword(currentPassword: $current, newPassword: $next) { email } }',
      {
        variables: { current, next },
        headers: bearer(token),
      },
    );

  it('is changed with the old one; this session goes on, the others end, and a mail says so (R133)', async () => {
    const { token } = await register('change@example.nl');
    const other = (await logIn('change@example.nl')).data.generateCustomerToken?.token ?? '';
    assert.equal((await change(token, 'Wrong-1password', 'Nieuw-9weide')).errors[0]?.message, 'Invalid login or password.');
    assert.deepEqual((await change(token, password, 'Nieuw-9weide')).errors, []);
    assert.equal((await shop.ask('{ customer { email } }', { headers: bearer(token) })).status, 200);
    assert.equal((await shop.ask('{ customer { email } }', { headers: bearer(other) })).status, 401);
    assert.equal((await shop.mails('change@example.nl'))[0]?.subject, 'Je wachtwoord is gewijzigd');
  });

  const request = (email: string) =>
    shop.ask('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { variables: { email }, headers: { store: 'de' } });
  const reset = (email: string, token: string, next = 'Nieuw-9weide') =>
    shop.ask(
      'mutation ($email: String!, $token: String!, $next: String!) { resetPassword(email: $email, resetPasswordToken: $token, newPassword: $next) }',
      {
        variables: { email, token, next },
      },
    );
  const linkToken = async (email: string): Promise<string> =>
    /token=([0-9a-f]{64})/.exec((await shop.mails(email))[0]?.text ?? '')?.[1] ?? '';

  it('is set anew by a link of the mailed language, once, and all sessions end (R131, R132)', async () => {
    const { token } = await register('reset@example.nl');
    assert.deepEqual((await request('reset@example.nl')).data, (await request('nobody@example.nl')).data);
    const [mail] = await shop.mails('reset@example.nl');
    assert.equal(mail?.subject, 'Neues Passwort festlegen');
    assert.match(mail?.text ?? '', /http:\/\/localhost:3000\/de\/customer\/account\/createPassword\?token=/);
    const link = await linkToken('reset@example.nl');
    assert.equal((await reset('change@example.nl', link)).errors[0]?.message, 'The password token is mismatched. Reset and try again.');
    assert.deepEqual((await reset('reset@example.nl', link)).errors, []);
    assert.equal((await reset('reset@example.nl', link)).errors[0]?.message, 'The password token is mismatched. Reset and try again.');
    assert.equal((await shop.ask('{ customer { email } }', { headers: bearer(token) })).status, 401);
    assert.deepEqual((await logIn('reset@example.nl', 'Nieuw-9weide')).errors, []);
  });

  it('is asked for alike by known and unknown addresses: the same answer, and the work is done later (R131)', async () => {
    await register('asked@example.nl');
    await shop.mails();
    const left = async (email: string): Promise<readonly string[]> => {
      assert.deepEqual((await request(email)).data, { requestPasswordResetEmail: true });
      const { rows } = await shop.database.query<{ data: object }>(
        `select data - 'askedAt' as data from pgboss.job where name = 'password-reset' and data->>'emailKey' = $1`,
        [email],
      );
      return rows.map(({ data }) => JSON.stringify(data).replace(email, 'EMAIL'));
    };
    const known = await left('asked@example.nl');
    assert.equal(known.length, 1);
    assert.deepEqual(await left('unknown@example.nl'), known);
  });

  it('has a token that no queue stores, made when its mail is sent', async () => {
    await register('queue@example.nl');
    await request('queue@example.nl');
    const { rows: waiting } = await shop.database.query(
      'select from password_reset join customer on customer.id = customer_id where email_key = $1',
      ['queue@example.nl'],
    );
    assert.equal(waiting.length, 0);
    const link = await linkToken('queue@example.nl');
    assert.match(link, /^[0-9a-f]{64}$/);
    const { rows } = await shop.database.query<{ found: number }>(
      'select count(*)::int as found from pgboss.job where data::text like $1',
      [`%${link}%`],
    );
    assert.equal(rows[0]?.found, 0);
  });

  it('is refused for an unknown address like with a wrong link', async () => {
    const refused = await reset('nobody@example.nl', 'f'.repeat(64));
    assert.equal(refused.errors[0]?.message, 'The password token is mismatched. Reset and try again.');
  });

  it('has a link that ends after an hour, five an hour, ten minutes apart', async () => {
    await register('often@example.nl');
    const resets = async (): Promise<number> =>
      (await shop.mails('often@example.nl')).filter(({ subject }) => subject.startsWith('Neues')).length;
    await request('often@example.nl');
    await request('often@example.nl');
    assert.equal(await resets(), 1);
    for (let count = 0; count < 6; count += 1) {
      shop.clock.advance(10 * 60_000);
      await request('often@example.nl');
    }
    assert.equal(await resets(), 5 + 1);
    const link = await linkToken('often@example.nl');
    shop.clock.advance(61 * 60_000);
    assert.equal((await reset('often@example.nl', link)).errors[0]?.message, 'The password token is mismatched. Reset and try again.');
  });

  it('asks for the token', async () =>
    assert.equal((await reset('often@example.nl', ' ')).errors[0]?.message, 'resetPasswordToken must be specified'));
});

describe('another e-mail address', () => {
  const ask = (token: string, email: string, given = password) =>
    shop.ask(
      'mutation ($email: String!, $given: String!) { updateCustomerEmail(email: $email, password: $given) { customer { email } } }',
      {
        variables: { email, given },
        headers: bearer(token),
      },
    );
  const confirm = (email: string, key: string, token?: string) =>
    shop.ask(
      'mutation ($email: String!, $key: String!) { confirmEmail(input: { email: $email, confirmation_key: $key }) { customer { email } } }',
      {
        variables: { email, key },
        headers: token === undefined ? {} : bearer(token),
      },
    );
  const keyOf = async (email: string): Promise<string> => /token=([0-9a-f]{64})/.exec((await shop.mails(email))[0]?.text ?? '')?.[1] ?? '';

  it('counts when the link sent there was followed; other sessions end and the old address hears of it (R139)', async () => {
    const { token } = await register('old@example.nl');
    const other = (await logIn('old@example.nl')).data.generateCustomerToken?.token ?? '';
    assert.equal((await ask(token, 'new@example.nl', 'Wrong-1password')).errors[0]?.message, 'Invalid login or password.');
    assert.deepEqual((await ask(token, 'new@example.nl')).data, { updateCustomerEmail: { customer: { email: 'old@example.nl' } } });
    assert.match((await shop.mails('new@example.nl'))[0]?.text ?? '', /\/account\/email\?token=/);
    const key = await keyOf('new@example.nl');
    assert.deepEqual((await confirm('new@example.nl', key, token)).data, { confirmEmail: { customer: { email: 'new@example.nl' } } });
    assert.equal((await shop.ask('{ customer { email } }', { headers: bearer(other) })).status, 401);
    assert.equal((await shop.mails('old@example.nl'))[0]?.subject, 'Je e-mailadres is gewijzigd');
    assert.equal((await confirm('new@example.nl', key, token)).errors[0]?.message, 'The confirmation link is invalid or has expired.');
    assert.deepEqual((await logIn('new@example.nl')).errors, []);
  });

  it('is confirmed by nobody but the customer who asked, within a day, and not after a new password', async () => {
    const { token } = await register('mine@example.nl');
    const stranger = await register('typo@example.nl');
    await ask(token, 'typed@example.nl');
    const key = await keyOf('typed@example.nl');
    assert.equal(categoryOf(await confirm('typed@example.nl', key)), 'graphql-authorization');
    const refused = 'The confirmation link is invalid or has expired.';
    assert.equal((await confirm('typed@example.nl', key, stranger.token)).errors[0]?.message, refused);
    await shop.ask(
      'mutation ($old: String!, $new: String!) { changeCustomerPassword(currentPassword: $old, newPassword: $new) { email } }',
      {
        variables: { old: password, new: 'Nieuw-9weide' },
        headers: bearer(token),
      },
    );
    assert.equal((await confirm('typed@example.nl', key, token)).errors[0]?.message, refused);
    await ask(token, 'late-new@example.nl', 'Nieuw-9weide');
    const late = await keyOf('late-new@example.nl');
    shop.clock.advance(25 * 3_600_000);
    const again = (await logIn('mine@example.nl', 'Nieuw-9weide')).data.generateCustomerToken?.token ?? '';
    assert.equal((await confirm('late-new@example.nl', late, again)).errors[0]?.message, refused);
    assert.equal((await ask(again, 'typo@example.nl', 'Nieuw-9weide')).errors[0]?.extensions?.['category'], 'graphql-already-exists');
  });
});

describe('an address', () => {
  const update = (token: string, id: number) =>
    shop.ask('mutation ($id: Int!) { updateCustomerAddress(id: $id, input: { city: "Roermond" }) { city firstname } }', {
      variables: { id },
      headers: bearer(token),
    });

  it('is changed in part by its owner; for another it does not exist (R111)', async () => {
    const owner = await register('owner@example.nl');
    const stranger = await register('stranger@example.nl');
    const id = owner.customer.addresses[0]?.id ?? 0;
    assert.deepEqual((await update(owner.token, id)).data, { updateCustomerAddress: { city: 'Roermond', firstname: 'Eva' } });
    const foreign = await update(stranger.token, id);
    const unknown = await update(stranger.token, 2_000_000_000);
    assert.equal(foreign.errors[0]?.message, `Could not find a address with ID "${id}"`);
    assert.deepEqual(foreign.errors[0]?.extensions, unknown.errors[0]?.extensions);
  });

  it('knows the regions of its country, and refuses one that is not among them in words', async () => {
    const { token, customer } = await register('region@example.nl');
    const id = customer.addresses[0]?.id ?? 0;
    const change = (region: object) =>
      shop.ask<{ updateCustomerAddress: { region: object } }>(
        `mutation ($id: Int!, $input: CustomerAddressInput) {
           updateCustomerAddress(id: $id, input: $input) { region { region region_code } } }`,
        { variables: { id, input: { region } }, headers: bearer(token) },
      );
    const known = await change({ region_code: 'LI' });
    assert.deepEqual(known.data.updateCustomerAddress.region, { region: 'Limburg', region_code: 'LI' });
    for (const wrong of [{ region_code: 'XY' }, { region_code: 'XX', region: 'Limburg' }, { region_id: 1 }]) {
      const refused = await change(wrong);
      assert.equal(refused.errors[0]?.message, '"State/Province" does not belong to the country.');
      assert.equal(refused.errors[0]?.extensions?.['category'], 'graphql-input');
    }
    const typed = await change({ region: 'Heuvelland', region_code: '' });
    assert.deepEqual(typed.data.updateCustomerAddress.region, { region: 'Heuvelland', region_code: null });
  });

  it('keeps one default of each kind, and a default cannot be deleted', async () => {
    const { token, customer } = await register('two@example.nl');
    const added = await shop.ask<{ createCustomerAddress: { id: number } }>(
      'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
      {
        variables: { input: { ...address, firstname: 'Eva', lastname: 'Janssen', default_billing: false } },
        headers: bearer(token),
      },
    );
    const second = added.data.createCustomerAddress.id;
    const me = await shop.ask('{ customer { default_billing default_shipping } }', { headers: bearer(token) });
    assert.deepEqual(me.data, { customer: { default_billing: String(customer.addresses[0]?.id), default_shipping: String(second) } });
    const remove = (id: number) =>
      shop.ask('mutation ($id: Int!) { deleteCustomerAddress(id: $id) }', { variables: { id }, headers: bearer(token) });
    assert.equal(
      (await remove(second)).errors[0]?.message,
      `Customer Address ${second} is set as default shipping address and can not be deleted`,
    );
  });

  it('of the Netherlands is found by postcode and number', async () => {
    const found = await shop.ask<{ postcodeAddresses: { street: string; city: string }[] }>(
      '{ postcodeAddresses(postcode: "6131 ek", number: "12") { street number letter addition city } }',
    );
    assert.ok(found.data.postcodeAddresses.length > 1);
    assert.equal(found.data.postcodeAddresses[0]?.city, 'Sittard');
    const letters = async (addition: string): Promise<readonly string[]> => {
      const query = `{ postcodeAddresses(postcode: "6131EK", number: "12", addition: "${addition}") { letter } }`;
      const { data } = await shop.ask<{ postcodeAddresses: { letter: string }[] }>(query);
      return data.postcodeAddresses.map(({ letter }) => letter);
    };
    assert.deepEqual(
      [await letters(''), await letters('b'), await letters('B'), await letters('z')],
      [['', 'A', 'B', 'C'], ['B'], ['B'], []],
    );
    assert.deepEqual((await shop.ask('{ postcodeAddresses(postcode: "9999 ZZ", number: "1") { street } }')).data, {
      postcodeAddresses: [],
    });
  });
});

describe('a VAT number', () => {
  const check = (country: string, id: string) =>
    shop.ask('query ($country: String!, $id: String!) { vatNumber(country_code: $country, vat_id: $id) { valid name } }', {
      variables: { country, id },
    });
  it('is known, unknown or of another country', async () => {
    assert.deepEqual((await check('DE', 'de 000000312')).data, { vatNumber: { valid: true, name: 'Brauhaus Elisengarten GmbH' } });
    assert.deepEqual((await check('NL', 'DE000000312')).data, { vatNumber: { valid: false, name: null } });
    assert.deepEqual((await check('NL', 'nonsense')).data, { vatNumber: { valid: false, name: null } });
  });
});

describe('the newsletter', () => {
  const subscribe = (email: string, headers = {}) =>
    shop.ask('mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }', { variables: { email }, headers });

  it('is confirmed by mail, left in one click, and never tells who is on the list (LAW-19)', async () => {
    const answer = await subscribe('news@example.nl');
    assert.deepEqual(answer.data, { subscribeEmailToNewsletter: { status: 'NOT_ACTIVE' } });
    const token = /token=([0-9a-f]{64})/.exec((await shop.mails('news@example.nl'))[0]?.text ?? '')?.[1] ?? '';
    const confirm = () => shop.ask('mutation ($token: String!) { confirmNewsletter(token: $token) }', { variables: { token } });
    assert.deepEqual((await confirm()).data, { confirmNewsletter: true });
    assert.deepEqual((await confirm()).data, { confirmNewsletter: false });
    const [welcome] = await shop.mails('news@example.nl');
    const oneClick = /<(.+)>/.exec(welcome?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    assert.deepEqual((await subscribe('news@example.nl')).data, answer.data);
    assert.equal((await shop.mails('news@example.nl')).length, 2);
    const left = await shop.request(
      'POST',
      new URL(oneClick).pathname,
      { 'content-type': 'application/x-www-form-urlencoded' },
      'List-Unsubscribe=One-Click',
    );
    assert.equal(left.statusCode, 200);
    const { rows } = await shop.database.query('select state from newsletter_subscription where email = $1', ['news@example.nl']);
    assert.equal(rows[0]?.['state'], 'unsubscribed');
  });

  it('has a link that ends after two days', async () => {
    await subscribe('late@example.nl');
    const token = /token=([0-9a-f]{64})/.exec((await shop.mails('late@example.nl'))[0]?.text ?? '')?.[1] ?? '';
    shop.clock.advance(49 * 3_600_000);
    assert.deepEqual((await shop.ask('mutation ($token: String!) { confirmNewsletter(token: $token) }', { variables: { token } })).data, {
      confirmNewsletter: false,
    });
  });
});

describe('privacy', () => {
  it('hands a copy over to who has just logged in, and tells the owner by mail (LAW-20)', async () => {
    const { token } = await register('copy@example.nl');
    const copy = (given: string) => shop.ask<{ exportMyData: string | null }>('mutation { exportMyData }', { headers: bearer(given) });
    assert.deepEqual((await copy(token)).errors, []);
    const mail = (await shop.mails('copy@example.nl')).find(({ subject }) => subject === 'Je gegevens zijn gedownload');
    assert.match(mail?.text ?? '', /\/account\/privacy/);
    shop.clock.advance(16 * 60_000);
    const refused = await copy(token);
    assert.equal(refused.errors[0]?.message, 'Log in again to download your data.');
    assert.equal(categoryOf(refused), 'graphql-input', 'the session itself goes on');
    assert.deepEqual((await copy((await logIn('copy@example.nl')).data.generateCustomerToken?.token ?? '')).errors, []);
  });

  it('gives everything known, and forgets it two weeks after the password was given (LAW-20)', async () => {
    const { token } = await register('bye@example.nl', { is_subscribed: true });
    const known = JSON.parse(await readMailedCopy(shop, 'bye@example.nl', bearer(token))) as {
      account: { email: string };
      addresses: unknown[];
      newsletter: { state: string };
    };
    assert.equal(known.account.email, 'bye@example.nl');
    assert.equal(known.addresses.length, 1);
    assert.equal(known.newsletter.state, 'unconfirmed');
    const erase = (given: string) =>
      shop.ask('mutation ($password: String!) { eraseMyAccount(password: $password) }', {
        variables: { password: given },
        headers: bearer(token),
      });
    assert.equal((await erase('Wrong-1password')).errors[0]?.message, 'Invalid login or password.');
    const bare = await shop.ask('mutation { deleteCustomer }', { headers: bearer(token) });
    assert.equal(bare.errors[0]?.message, 'Specify the "password" value.');
    assert.deepEqual((await erase(password)).data, { eraseMyAccount: true });
    shop.clock.advance(15 * 86_400_000);
    await shop.backend.runJob('customer-retention');
    for (const table of ['customer', 'newsletter_subscription']) {
      const { rows } = await shop.database.query(`select count(*)::int as count from ${table} where email = 'bye@example.nl'`);
      assert.equal(rows[0]?.['count'], 0);
    }
  });
});
