import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { at, textAt, type Json } from '#testing/read-answers.ts';
import { lookAtOrder } from './submit-withdrawal.ts';
import { findWithdrawal, listWithdrawals } from './withdrawal-repository.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());
beforeEach(async () => {
  await shop.mails();
  await shop.database.query('delete from mailbox_message');
  // More than five an hour are slowed down, and tests do not wait.
  shop.clock.advance(3_600_000);
});

const statement = { order_number: '100000042', name: 'Anna Vos', email: 'anna@example.nl' };
const mutation = 'mutation ($input: WithdrawalInput!) { submitWithdrawal(input: $input) { reference received_at } }';
const withdraw = (input: object, store = 'nl') => shop.ask<Json>(mutation, { variables: { input }, headers: { store } });

describe('submitWithdrawal (LAW-08)', () => {
  it('receipts three typed facts and the minute they came in, in three languages', async () => {
    shop.clock.set('2026-11-14T22:41:07Z');
    const messages = {
      nl: ['Ontvangstbevestiging van je herroeping', '14-11-2026 23:41 CET', 'binnen 14 dagen', 'De hele bestelling'],
      de: ['Eingangsbestätigung deines Widerrufs', '14.11.2026 23:41 MEZ', 'innerhalb von 14 Tagen', 'Die ganze Bestellung'],
      en: ['Receipt of your withdrawal', '2026-11-14 23:41 CET', 'within 14 days', 'The whole order'],
    };
    for (const [store, expected] of Object.entries(messages)) {
      const { data, errors } = await withdraw({ ...statement, email: `${store}@example.nl` }, store);
      assert.deepEqual(errors, []);
      assert.equal(at(data, 'submitWithdrawal.received_at'), '2026-11-14T23:41:07+01:00');
      const reference = textAt(data, 'submitWithdrawal.reference');
      assert.match(reference, /^H-2026-\d{6}$/);
      const [mail, ...others] = await shop.mails(`${store}@example.nl`);
      assert.equal(others.length, 0);
      for (const part of [
        ...expected,
        reference,
        '100000042',
        'Anna Vos',
        `${store}@example.nl`,
        '2026-11-14T23:41+01:00',
        'Voorbeeldmarkt 12',
      ]) {
        assert.ok(mail?.text.includes(part) && mail.html.includes(part.replaceAll('&', '&amp;')), `${store}: ${part}`);
      }
      assert.partialDeepStrictEqual(await findWithdrawal(shop.database, reference), {
        state: 'received',
        storeCode: store,
        orderNumber: '100000042',
      });
    }
  });

  it('names summer time where it is summer', async () => {
    shop.clock.set('2027-07-01T10:05:00Z');
    const { data } = await withdraw(statement, 'de');
    assert.equal(at(data, 'submitWithdrawal.received_at'), '2027-07-01T12:05:00+02:00');
    assert.match(textAt(data, 'submitWithdrawal.reference'), /^H-2027-/);
    assert.match((await shop.mails('anna@example.nl'))[0]?.text ?? '', /01\.07\.2027 12:05 MESZ/);
  });

  it('takes items and a remark, repeated as they were typed to the address of the order (R167)', async () => {
    const { rows } = await shop.database.query<{ number: string; email: string }>(
      'select number, email from sales_order order by id limit 1',
    );
    const { number = '', email = '' } = rows[0] ?? {};
    const message = 'Te groot.\n<script>alert(1)</script> {reference} $&';
    const items = [{ sku: 'MA-DIR-1001-38', quantity: 1 }, null];
    await withdraw({ ...statement, order_number: number, email, items, message });
    const [mail] = await shop.mails(email);
    assert.ok(mail?.text.includes('1 × MA-DIR-1001-38') && mail.text.includes(message));
    assert.ok(mail?.html.includes('&lt;script&gt;') && !mail.html.includes('<script>'));
  });

  it('brings no word of a stranger to an address that is not the one of the order (R161)', async () => {
    const items = [{ sku: 'KLIK-HIER', quantity: 1 }];
    await withdraw({ order_number: 'win nu!', name: 'Bel 0900', email: 'anna@example.nl', items, message: 'evil.example' });
    const [mail] = await shop.mails('anna@example.nl');
    assert.match(mail?.text ?? '', /H-\d{4}-\d{6}/);
    for (const typed of ['KLIK', 'win nu', '0900', 'evil']) assert.ok(!mail?.text.includes(typed) && !mail?.html.includes(typed), typed);
    const { errors } = await withdraw({ ...statement, name: 'www.evil.example' });
    assert.equal(errors[0]?.message, 'Vul als naam alleen je naam in, zonder link.');
  });

  it('is told to staff, who can answer the customer', async () => {
    await withdraw({ ...statement, name: 'Staff case' });
    const [mail] = await shop.mails('info@maas-en-alm.example');
    assert.match(mail?.subject ?? '', /^Herroeping H-\d{4}-\d{6} voor bestelling 100000042$/);
    assert.equal(mail?.headers['Reply-To'], 'anna@example.nl');
  });

  it('answers an unknown order number exactly like a known one', async () => {
    const shape = async (order_number: string): Promise<unknown> => {
      const { data, errors, status } = await withdraw({ ...statement, order_number });
      const [mail] = await shop.mails('anna@example.nl');
      const neutral = (text = ''): string => text.replaceAll(order_number, 'ORDER').replace(/H-\d{4}-\d{6}/g, 'REFERENCE');
      return [status, errors, Object.keys(data['submitWithdrawal'] as Json), neutral(mail?.subject), neutral(mail?.text)];
    };
    assert.deepEqual(await shape('100000001'), await shape('no-such-order'));
  });

  it('gives a second click the first receipt', async () => {
    const [first, second] = await Promise.all([withdraw({ ...statement, name: 'Twice' }), withdraw({ ...statement, name: 'Twice' })]);
    assert.deepEqual(first.data, second.data);
    assert.equal((await shop.mails('anna@example.nl')).length, 1);
  });

  it('needs an order number, a name and an address, and says so in the language of the view', async () => {
    const cases: readonly (readonly [store: string, wrong: object, message: string])[] = [
      ['nl', { order_number: ' ' }, 'Vul je bestelnummer in.'],
      ['de', { name: '' }, 'Gib deinen Namen ein.'],
      ['en', { email: 'anna@' }, 'Enter a valid email address, so that we can send you a receipt.'],
      ['en', { items: [{ sku: 'X', quantity: -1 }] }, 'Give each item its item number and a quantity above zero.'],
      ['nl', { message: 'x'.repeat(4_001) }, 'Deze tekst is te lang.'],
    ];
    for (const [store, wrong, message] of cases) {
      const { errors } = await withdraw({ ...statement, ...wrong }, store);
      assert.deepEqual([errors[0]?.message, errors[0]?.extensions?.['category']], [message, 'graphql-input']);
      shop.clock.advance(3_600_000);
    }
    assert.deepEqual(await shop.mails(), []);
  });

  it('is never turned away by the rate limits of other calls', async () => {
    const limited = await createTestShop({ RATE_LIMITS: 'on' });
    try {
      for (let time = 0; time < 8; time++) {
        const { status } = await limited.ask(mutation, { variables: { input: { ...statement, name: `Customer ${time}` } } });
        assert.equal(status, 200);
        limited.clock.advance(20 * 60_000);
      }
    } finally {
      await limited.close();
    }
  });
});

describe('the order of a withdrawal', () => {
  const order = {
    email: 'buyer@example.nl',
    hash: 'abc',
    customerId: 7,
    storeCode: 'de',
    isBusiness: true,
    lines: [],
    refunds: [],
    shipments: [],
    sources: [],
    shippingAddress: null,
    path: '/order',
  };
  const lookUp = async (input: object, customerId: number | null = null): Promise<unknown> => {
    const { data } = await withdraw({ ...statement, ...input });
    const found = await findWithdrawal(shop.database, textAt(data, 'submitWithdrawal.reference'));
    await shop.database.query('update withdrawal set customer_id = $2 where id = $1', [found?.id, customerId]);
    const sent: { to: string; text: string }[] = [];
    const sender = {
      name: 'Maas & Alm',
      url: 'https://shop.example/',
      legalName: 'X',
      address: 'Y',
      phone: '1',
      email: 'info@shop.example',
      registration: '1',
      vatId: '1',
    };
    const stores = {
      view: () => ({ language: 'de', code: 'de' }),
      mailSender: () => sender,
      link: (_code: string, path: string) => path,
    } as never;
    const note = async (_tx: unknown, mail: { to: string; text: string }) => void sent.push(mail);
    const mailer = { send: note, sendLimited: note };
    await lookAtOrder({ database: shop.database, mailer, stores }, found?.id ?? 0, async (number) =>
      number === 'KNOWN' ? order : undefined,
    );
    await lookAtOrder({ database: shop.database, mailer, stores }, found?.id ?? 0, async () => order);
    const { isOrderKnown, isVerified, isBusiness } = (await listWithdrawals(shop.database)).find(({ id }) => id === found?.id) ?? {};
    return { isOrderKnown, isVerified, isBusiness, mails: sent.map(({ to }) => to) };
  };

  it('is noted for staff, with the flag of a business, and the buyer hears of a foreign address once', async () => {
    assert.deepEqual(await lookUp({ order_number: 'KNOWN' }), {
      isOrderKnown: true,
      isVerified: false,
      isBusiness: true,
      mails: ['anna@example.nl', 'buyer@example.nl'],
    });
  });

  it('is proven by its hash or by its customer', async () => {
    assert.partialDeepStrictEqual(await lookUp({ order_number: 'KNOWN', hash: 'abc' }), { isVerified: true });
    assert.partialDeepStrictEqual(await lookUp({ order_number: 'KNOWN', message: 'x' }, 7), { isVerified: true });
    assert.partialDeepStrictEqual(await lookUp({ order_number: 'KNOWN', hash: 'wrong' }, 8), { isVerified: false });
  });

  it('tells nobody else when nothing is known or the address is the same', async () => {
    assert.deepEqual(await lookUp({ order_number: 'UNKNOWN' }), {
      isOrderKnown: false,
      isVerified: false,
      isBusiness: false,
      mails: ['anna@example.nl'],
    });
    assert.partialDeepStrictEqual(await lookUp({ order_number: 'KNOWN', email: 'Buyer@Example.nl' }), {
      isOrderKnown: true,
      mails: ['Buyer@Example.nl'],
    });
  });
});
