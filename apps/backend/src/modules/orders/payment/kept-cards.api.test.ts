import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createPayingShop, type PayingShop } from '#testing/paying-shop.ts';
import { logIn } from '#testing/log-in.ts';
import { nextTry } from '#testing/next-try.ts';

type Headers = Record<string, string>;
type Kept = { readonly public_hash: string; readonly payment_method_code: string; readonly type: string; readonly details: string };

let paying: PayingShop;
let shop: PayingShop['shop'];
let provider: PayingShop['provider'];
let checkout: PayingShop['checkout'];
before(async () => {
  paying = await createPayingShop(50);
  ({ shop, provider, checkout } = paying);
});
after(() => paying.close());

/** Orders, and types the card on the provider's own page; the shop never sees its number. */
async function payByCard(number: string, headers: Headers, keep: string | undefined): Promise<string> {
  const additional = keep === undefined ? {} : { additional_data: [{ code: 'keep', value: keep }] };
  const id = await checkout.ready({ headers });
  const input = { cart_id: id, payment_method: { code: 'multisafepay_creditcard', ...additional } };
  const { setPaymentMethod: placed } = await checkout.run<{ setPaymentMethod: { order: { number: string }; redirect_url: string } }>(
    'mutation ($input: SetPaymentMethodInput!) { setPaymentMethod(input: $input) { order { number } redirect_url } }',
    { input },
    headers,
  );
  const form = new URLSearchParams({ action: 'card', number, expiry: '12/30', code: '123' });
  const page = await fetch(placed.redirect_url, { method: 'POST', body: form, redirect: 'manual' });
  assert.match(page.headers.get('location') ?? '', /multisafepay\/connect\/success/);
  await provider.tell(shop, placed.order.number);
  return placed.order.number;
}

const kept = async (headers: Headers): Promise<readonly Kept[]> =>
  (
    await checkout.run<{ customerPaymentTokens: { items: readonly Kept[] } }>(
      '{ customerPaymentTokens { items { public_hash payment_method_code type details } } }',
      {},
      headers,
    )
  ).customerPaymentTokens.items;

const deadLetters = async (): Promise<readonly string[]> =>
  (
    await shop.database.query<{ name: string }>(
      `select source_name as name from pgboss.job where name = 'dead-letter' and state <> 'completed'`,
    )
  ).rows.map(({ name }) => name);

describe('a card', () => {
  it('is stored by the provider for a customer who asks for it: brand and last four, never the number (PAY-15)', async () => {
    const { headers } = await logIn(shop, 0);
    const number = await payByCard('4111 1111 1111 1111', headers, '1');
    await provider.tell(shop, number);
    const [card, ...more] = await kept(headers);
    assert.deepEqual([more.length, card?.payment_method_code, card?.type], [0, 'multisafepay_creditcard', 'card']);
    const { type, maskedCC } = JSON.parse(card?.details ?? '{}') as Record<string, unknown>;
    assert.deepEqual([type, maskedCC], ['VISA', '1111']);
    const { rows } = await shop.database.query<{ everything: string }>(
      `select (select json_agg(t)::text from payment_token as t) || (select json_agg(o)::text from sales_order as o)
         || (select json_agg(a)::text from payment_attempt as a) as everything`,
    );
    assert.doesNotMatch(rows[0]?.everything ?? '', /4111 ?1111/);
  });

  it('is not kept for one who does not ask, nor for a guest', async () => {
    const { headers } = await logIn(shop, 1);
    await payByCard('4111111111111111', headers, undefined);
    await payByCard('4111111111111111', headers, '0');
    assert.deepEqual(await kept(headers), []);
    await payByCard('4111111111111111', {}, '1');
    const { rows } = await shop.database.query<{ count: number }>('select count(*)::int as count from payment_token');
    assert.equal(rows[0]?.count, 1);
  });

  const forget = (hash: string | undefined, headers: Headers) =>
    checkout.run<{ deletePaymentToken: { result: boolean; customerPaymentTokens: { items: readonly unknown[] } } }>(
      'mutation ($hash: String!) { deletePaymentToken(public_hash: $hash) { result customerPaymentTokens { items { public_hash } } } }',
      { hash },
      headers,
    );
  const keptThere = async (number: string): Promise<unknown> =>
    ((await provider.order(number))?.['payment_details'] as Record<string, unknown> | undefined)?.['recurring_id'];
  const alerts = async (number: string): Promise<number> =>
    (await shop.mails()).filter(({ text }) => text.includes(number) && text.includes('the provider still keeps it')).length;

  it('is forgotten when its owner says so, by the provider too', async () => {
    const { headers } = await logIn(shop, 2);
    const number = await payByCard('4111111111111111', headers, '1');
    shop.clock.advance(1_000);
    const other = await payByCard('4111111111111111', headers, '1');
    assert.ok(await keptThere(number));
    const [, card] = await kept(headers);
    const answer = await forget(card?.public_hash, headers);
    assert.deepEqual([answer.deletePaymentToken.result, answer.deletePaymentToken.customerPaymentTokens.items.length], [true, 1]);
    await shop.backend.runDueJobs();
    assert.deepEqual([await keptThere(number), typeof (await keptThere(other))], [null, 'string']);
  });

  it('is forgotten by a provider that is away as soon as it is back, and by one whose answer was lost', async () => {
    for (const kind of ['reset', 'lost-answer'] as const) {
      const { headers } = await logIn(shop, 3);
      const number = await payByCard('4111111111111111', headers, '1');
      const [card] = await kept(headers);
      await provider.set({ failure: { kind } });
      assert.deepEqual((await forget(card?.public_hash, headers)).deletePaymentToken, {
        result: true,
        customerPaymentTokens: { items: [] },
      });
      await shop.backend.runDueJobs();
      await provider.set({ failure: null });
      await nextTry(shop, 'forget-card');
      assert.deepEqual([await keptThere(number), await alerts(number)], [null, 0], kind);
      assert.deepEqual(await deadLetters(), []);
    }
  });

  it('that the provider never forgets is told to staff, once', async () => {
    const { headers } = await logIn(shop, 4);
    const number = await payByCard('4111111111111111', headers, '1');
    const [card] = await kept(headers);
    await provider.set({ failure: { kind: 'http', status: 500 } });
    await forget(card?.public_hash, headers);
    await shop.backend.runDueJobs();
    for (let again = 1; again <= 6; again++) {
      assert.equal(await alerts(number), 0, `after ${again} tries`);
      await nextTry(shop, 'forget-card');
    }
    assert.equal(await alerts(number), 1);
    assert.deepEqual(await deadLetters(), ['forget-card']);
    await provider.set({ failure: null });
  });
});

describe('a kept card', () => {
  type Field = {
    readonly code: string;
    readonly label: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };
  const choices = async (id: string, headers: Headers): Promise<readonly Field[]> => {
    const { getPaymentMethods } = await checkout.run<{
      getPaymentMethods: readonly { code: string; additional_fields: readonly Field[] }[];
    }>(
      'query ($id: String!) { getPaymentMethods(cart_id: $id) { code additional_fields { code label options { value label } } } }',
      { id },
      headers,
    );
    return getPaymentMethods.find(({ code }) => code === 'multisafepay_creditcard')?.additional_fields ?? [];
  };
  type Answer = { setPaymentMethod: { order: { number: string; payment_methods: unknown }; redirect_url: string } };
  const payWith = (id: string, hash: string, headers: Headers) =>
    shop.ask<Answer>(
      `mutation ($input: SetPaymentMethodInput!) {
         setPaymentMethod(input: $input) { order { number payment_methods { additional_data { name value } } } redirect_url } }`,
      {
        variables: {
          input: {
            cart_id: id,
            payment_method: { code: 'multisafepay_creditcard', additional_data: [{ code: 'kept_card', value: hash }] },
          },
        },
        headers,
      },
    );
  const statusOf = async (number: string): Promise<unknown> =>
    (await shop.database.query<{ status: string }>('select status from sales_order where number = $1', [number])).rows[0]?.status;

  it('is offered to its owner and pays without being typed again; the order does not tell which it was', async () => {
    const { headers } = await logIn(shop, 5);
    await payByCard('4111111111111111', headers, '1');
    const [card] = await kept(headers);
    const id = await checkout.ready({ headers });
    const options = [{ value: card?.public_hash, label: 'VISA •••• 1111, 12/30' }];
    assert.deepEqual(await choices(id, headers), [{ code: 'kept_card', label: 'Bewaarde kaart', options }]);
    const { order, redirect_url: url } = checkout.carts.ok(await payWith(id, card?.public_hash ?? '', headers)).setPaymentMethod;
    assert.match(url, /multisafepay\/connect\/success/);
    assert.deepEqual(order.payment_methods, [{ additional_data: [] }]);
    assert.equal((await provider.order(order.number))?.['status'], 'completed');
    assert.equal(await statusOf(order.number), 'pending_payment', 'the way back proves nothing');
    await provider.tell(shop, order.number);
    assert.equal(await statusOf(order.number), 'processing');
    assert.deepEqual(await kept(headers), [card]);
  });

  it('whose bank asks again leads to its question', async () => {
    const { headers } = await logIn(shop, 6);
    const id = await checkout.ready({ headers });
    const more = { payment_method: { code: 'multisafepay_creditcard', additional_data: [{ code: 'keep', value: '1' }] } };
    const placed = checkout.carts.ok(await checkout.order(id, 'multisafepay_creditcard', more, headers)).setPaymentMethod;
    const form = new URLSearchParams({ action: 'card', number: '4000000000003220', expiry: '12/30', code: '123' });
    await fetch(placed.redirect_url ?? '', { method: 'POST', body: form, redirect: 'manual' });
    await fetch(`${placed.redirect_url}/challenge`, { method: 'POST', body: new URLSearchParams({ code: '1234' }), redirect: 'manual' });
    await provider.tell(shop, placed.order.number);
    const [card] = await kept(headers);
    const next = await payWith(await checkout.ready({ headers }), card?.public_hash ?? '', headers);
    const { order, redirect_url: url } = checkout.carts.ok(next).setPaymentMethod;
    assert.match(url, /\/connect\/[0-9a-f]{32}\/challenge$/);
    assert.equal((await provider.order(order.number))?.['status'], 'initialized');
  });

  it('of somebody else, or one that is over, is as unknown as none, and nothing is ordered (R111)', async () => {
    const owner = await logIn(shop, 7);
    await payByCard('4111111111111111', owner.headers, '1');
    const [card] = await kept(owner.headers);
    const hash = card?.public_hash ?? '';
    const other = await logIn(shop, 8);
    await payByCard('4111111111111111', other.headers, '1');
    for (const headers of [other.headers, {}]) {
      const id = await checkout.ready({ headers });
      assert.ok(!JSON.stringify(await choices(id, headers)).includes(hash));
      const said = async (value: string) =>
        (await payWith(id, value, headers)).errors.map(({ message }) => message.replace(value, '<hash>'));
      const foreign = await said(hash);
      assert.deepEqual(foreign, ['Could not find a token using public hash: <hash>']);
      assert.deepEqual(foreign, await said('f'.repeat(32)));
      assert.ok((await checkout.carts.read(id, headers)).total_quantity > 0);
    }
    await shop.database.query(`update payment_token set expires = '2610' where public_hash = $1`, [hash]);
    const id = await checkout.ready({ headers: owner.headers });
    assert.deepEqual(await choices(id, owner.headers), []);
    assert.equal((await payWith(id, hash, owner.headers)).errors.length, 1);
  });

  it('does not pay again for whoever has the order’s secret', async () => {
    const { headers } = await logIn(shop, 9);
    await payByCard('4111111111111111', headers, '1');
    const [card] = await kept(headers);
    const { order } = await checkout.place({ headers });
    const { retryPayment } = await checkout.run<{ retryPayment: { redirect_url: string } }>(
      'mutation ($hash: String!, $method: SetPaymentMethodMethodInput!) { retryPayment(hash: $hash, payment_method: $method) { redirect_url } }',
      { hash: order.hash, method: { code: 'multisafepay_creditcard', additional_data: [{ code: 'kept_card', value: card?.public_hash }] } },
    );
    assert.match(retryPayment.redirect_url, /\/connect\/[0-9a-f]{32}$/);
    assert.equal((await provider.order(`${order.number}-2`))?.['status'], 'initialized');
  });
});

describe('an order that waits for money', () => {
  const methodsOf = async (hash: string, headers: Headers = {}): Promise<readonly { code: string; label: string }[]> =>
    (
      await checkout.run<{ order: { available_payment_methods: readonly { code: string; label: string }[] } }>(
        'query ($hash: String) { order(hash: $hash) { available_payment_methods { code label } } }',
        { hash },
        headers,
      )
    ).order.available_payment_methods;

  it('names the ways it can still be paid, in the words of the reader, and none when it is paid', async () => {
    const { order } = await checkout.place();
    const dutch = await methodsOf(order.hash);
    const english = await methodsOf(order.hash, { store: 'en' });
    assert.ok(dutch.some(({ code }) => code === 'multisafepay_ideal') && dutch.some(({ code }) => code === 'banktransfer'));
    assert.deepEqual(
      english.map(({ code }) => code),
      dutch.map(({ code }) => code),
    );
    assert.notDeepEqual(english, dutch);
    for (const { code } of dutch) assert.deepEqual((await checkout.retry(order.hash, code)).errors, [], code);
    await shop.backend.orders.desk.paid(order.number);
    assert.deepEqual(await methodsOf(order.hash), []);
  });
});
