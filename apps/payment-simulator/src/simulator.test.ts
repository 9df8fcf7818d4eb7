import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { startTestShop, type TestShop } from './test-shop.ts';
import { startSimulator, type Simulator } from './start-simulator.ts';

const apiKey = 'test-api-key-0001';
let time = new Date('2026-11-15T11:00:00Z');
const clock = { now: () => time };
let shop: TestShop;
let simulator: Simulator;

before(async () => {
  shop = await startTestShop(apiKey);
  simulator = await startSimulator({ apiKey, clock, settings: { retryMs: 5, delayMs: 5 } });
});
afterEach(async () => {
  await control('DELETE', 'settings', {});
  await control('PATCH', 'settings', { retryMs: 5, delayMs: 5 });
  shop.reset();
});
after(async () => {
  await simulator.close();
  await shop.close();
});

type Envelope = { readonly success: boolean; readonly data: Record<string, unknown>; readonly error_code?: number };

async function call(method: string, path: string, body?: object, key = apiKey): Promise<{ status: number; body: Envelope }> {
  const response = await fetch(simulator.apiUrl + path, {
    method,
    headers: { api_key: key, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Envelope };
}

async function control<T = Record<string, unknown>>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${simulator.origin}/control/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await response.json()) as T;
}

let last = 0;
const newId = (): string => `1000${String((last += 1)).padStart(5, '0')}`;

const orderBody = (id: string, change: Record<string, unknown> = {}): Record<string, unknown> => ({
  type: 'redirect',
  order_id: id,
  gateway: 'IDEAL',
  currency: 'EUR',
  amount: 24_990,
  description: `Maas & Alm ${id}`,
  payment_options: {
    notification_url: shop.webhookUrl,
    redirect_url: 'http://shop.example/multisafepay/connect/success?hash=abc',
    cancel_url: 'http://shop.example/multisafepay/connect/cancel?hash=abc',
  },
  customer: { locale: 'nl_NL', firstname: 'Eva', lastname: 'Janssen' },
  shopping_cart: { items: [{ name: 'Dirndl', unit_price: '206.5289256198', quantity: 1, tax_table_selector: '21' }] },
  checkout_options: { tax_tables: { default: { rate: 0.21 }, alternate: [{ name: '21', rules: [{ rate: 0.21 }] }] } },
  seconds_active: 3600,
  ...change,
});

async function started(change: Record<string, unknown> = {}): Promise<{ id: string; page: string }> {
  const id = newId();
  const { body } = await call('POST', 'orders', orderBody(id, change));
  assert.equal(body.success, true, JSON.stringify(body));
  return { id, page: String(body.data['payment_url']) };
}

/** Presses a button of the payment page, without following where it leads. */
const press = (page: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const statusOf = async (id: string): Promise<unknown> => (await call('GET', `orders/${id}`)).body.data['status'];

/** `fetch` chooses the name by itself. */
async function statusUnder(host: string, path: string, method = 'GET'): Promise<number | undefined> {
  const { port } = new URL(simulator.origin);
  const headers = { host, api_key: apiKey, 'content-type': 'application/json' };
  const [answer] = (await once(request({ host: '127.0.0.1', port, path, method, headers }).end(), 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

describe('the names of the simulator', () => {
  it('are its own: nobody who leads another name here reads an order or says that it is paid', async () => {
    const { id, page } = await started();
    const paths = ['/control/orders', `/control/orders/${id}/status`, `/v1/json/orders/${id}`, new URL(page).pathname, '/style.css'];
    for (const host of ['evil.example', `evil.example:${new URL(page).port}`, 'localhost.evil.example', '192.168.1.7'])
      for (const path of paths)
        assert.equal(await statusUnder(host, path, path.endsWith('status') ? 'POST' : 'GET'), 421, `${host}${path}`);
    assert.equal(await statusOf(id), 'initialized');
    for (const host of ['localhost', '127.0.0.1:80', '[::1]']) assert.equal(await statusUnder(host, '/control/orders'), 200, host);
  });
});

describe('the API', () => {
  it('starts an order, and the same id again leads to the same page while it is open', async () => {
    const { id, page } = await started();
    const again = await call('POST', 'orders', orderBody(id));
    assert.equal(again.body.data['payment_url'], page);
    assert.equal(await statusOf(id), 'initialized');
  });

  it('answers with the provider’s numbers for what is wrong', async () => {
    const faults: readonly (readonly [number, Record<string, unknown>])[] = [
      [1001, { amount: 0 }],
      [1001, { amount: 10.5 }],
      [1002, { currency: 'USD' }],
      [1006, { order_id: 'x'.repeat(51) }],
      [1008, { description: 'x'.repeat(201) }],
      [1027, { amount: 24_991 }],
      [1027, { gateway: 'KLARNA', shopping_cart: undefined }],
    ];
    for (const [code, change] of faults) {
      const { status, body } = await call('POST', 'orders', orderBody(newId(), change));
      assert.deepEqual([status, body.success, body.error_code], [400, false, code]);
    }
    const foreign = await call('GET', 'orders/1', undefined, 'another-key');
    assert.deepEqual([foreign.status, foreign.body.error_code], [401, 1032]);
    assert.equal((await call('GET', 'orders/unknown')).body.error_code, 1006);
  });

  it('never uses an id again after its payment ended, nor for another amount', async () => {
    const { id, page } = await started();
    const other = orderBody(id, { amount: 12_495, shopping_cart: undefined });
    assert.equal((await call('POST', 'orders', other)).body.error_code, 1006);
    await press(page, { action: 'completed' });
    assert.equal((await call('POST', 'orders', orderBody(id))).body.error_code, 1006);
  });

  it('lists methods by country, Wero only where it exists', async () => {
    const list = async (country: string): Promise<string[]> => {
      const { body } = await call('GET', `payment-methods?country=${country}&currency=EUR&amount=9995`);
      return (body.data as unknown as { id: string }[]).map(({ id }) => id);
    };
    assert.ok((await list('DE')).includes('WERO') && !(await list('NL')).includes('WERO'));
    assert.ok((await list('BE')).includes('MISTERCASH') && !(await list('DE')).includes('MISTERCASH'));
  });

  it('gives back in parts and never more than was paid', async () => {
    const { id, page } = await started();
    const refund = (amount: number) => call('POST', `orders/${id}/refunds`, { currency: 'EUR', amount, description: 'Retour' });
    assert.equal((await refund(100)).body.success, false, 'nothing was paid yet');
    await press(page, { action: 'completed' });
    assert.equal((await refund(20_000)).body.success, true);
    assert.equal(await statusOf(id), 'partial_refunded');
    assert.equal((await refund(5_000)).body.error_code, 1001);
    assert.equal((await refund(4_990)).body.success, true);
    assert.equal(await statusOf(id), 'refunded');
  });

  it('takes the report of a dispatch after payment only, and a cancellation before it only', async () => {
    const { id, page } = await started();
    assert.equal((await call('PATCH', `orders/${id}`, { status: 'shipped' })).body.success, false);
    await press(page, { action: 'completed' });
    assert.equal((await call('PATCH', `orders/${id}`, { status: 'cancelled' })).body.success, false);
    assert.equal((await call('PATCH', `orders/${id}`, { status: 'shipped', tracktrace_code: '3S' })).body.success, true);
    assert.equal(await statusOf(id), 'shipped');
  });

  it('lets an order expire when its time is over, and tells the shop', async () => {
    const { id } = await started({ seconds_active: 60 });
    time = new Date(time.getTime() + 61_000);
    assert.equal(await statusOf(id), 'expired');
    assert.equal((await shop.wait(id, 1))[0]?.body['status'], 'expired');
  });
});

describe('the payment page', () => {
  it('shows method, amount and description in three languages, without a script', async () => {
    const amounts = { nl_NL: '€ 249,90', de_DE: '249,90 €', en_GB: '€249.90' };
    for (const [locale, amount] of Object.entries(amounts)) {
      const { id, page } = await started({ customer: { locale } });
      const response = await fetch(page);
      const html = (await response.text()).replaceAll('\u00a0', ' ');
      assert.ok(html.includes(`<html lang="${locale.slice(0, 2)}">`));
      for (const part of [amount, 'iDEAL | Wero', `Maas &amp; Alm ${id}`]) assert.ok(html.includes(part), part);
      assert.doesNotMatch(html, /<script|style="| on\w+=/);
      const policy = response.headers.get('content-security-policy') ?? '';
      assert.match(policy, /default-src 'none'; style-src 'self'; form-action 'self' http:\/\/shop\.example;/);
    }
  });

  it('lets a browser do nothing with an answer that is no page', async () => {
    const { page } = await started();
    const { headers } = await fetch(new URL('/nothing', page));
    assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'; .*frame-ancestors 'none'$/);
  });

  it('leads back to the good end or the other one, with the order’s id', async () => {
    const ends = { completed: 'success', uncleared: 'success', declined: 'cancel', cancelled: 'cancel', expired: 'cancel' };
    for (const [action, end] of Object.entries(ends)) {
      const { id, page } = await started();
      const answer = await press(page, { action });
      assert.equal(answer.status, 303);
      assert.equal(answer.headers.get('location'), `http://shop.example/multisafepay/connect/${end}?hash=abc&transactionid=${id}`);
      assert.equal(await statusOf(id), action);
    }
  });

  it('decides once: afterwards it only leads back', async () => {
    const { id, page } = await started();
    await press(page, { action: 'completed' });
    await press(page, { action: 'cancelled' });
    assert.equal(await statusOf(id), 'completed');
    const html = await (await fetch(page)).text();
    assert.ok(html.includes('Deze betaling is afgerond') && html.includes('connect/success') && !html.includes('<button'));
  });

  it('does not know a made-up address', async () => {
    assert.equal((await fetch(`${simulator.origin}/connect/${'0'.repeat(32)}`)).status, 404);
  });

  it('takes cards: at once, after a second factor, or not at all', async () => {
    const card = (number: string) => ({ action: 'card', number, expiry: '12/30', code: '123' });
    const quick = await started({ gateway: 'CREDITCARD', recurring_model: 'cardOnFile' });
    await press(quick.page, card('4111 1111 1111 1111'));
    const details = (await call('GET', `orders/${quick.id}`)).body.data['payment_details'] as Record<string, unknown>;
    assert.equal(details['last4'], '1111');
    assert.match(String(details['recurring_id']), /^[0-9a-f]{20}$/);

    const challenged = await started({ gateway: 'CREDITCARD' });
    const answer = await press(challenged.page, card('4000000000003220'));
    const step = new URL(answer.headers.get('location') ?? '', simulator.origin).href;
    assert.equal(await statusOf(challenged.id), 'initialized');
    assert.ok((await (await fetch(step)).text()).includes('1234'));
    assert.ok((await (await press(step, { code: '9999' })).text()).includes('role="alert"'));
    assert.equal((await press(step, { code: '1234' })).status, 303);
    assert.equal(await statusOf(challenged.id), 'completed');

    const refused = await started({ gateway: 'CREDITCARD' });
    await press(refused.page, card('4000000000000002'));
    assert.equal(await statusOf(refused.id), 'declined');
  });

  it('names each field of a card that cannot be used', async () => {
    const { id, page } = await started({ gateway: 'CREDITCARD' });
    const html = await (await press(page, { action: 'card', number: '4111111111111112', expiry: '13/30', code: 'x' })).text();
    for (const field of ['number', 'expiry', 'code']) assert.ok(html.includes(`aria-describedby="${field}-fault"`), field);
    assert.equal(await statusOf(id), 'initialized');
  });

  it('shows the account for a transfer, which stays open until the money arrives', async () => {
    const { id, page } = await started({ gateway: 'BANKTRANS' });
    const html = await (await fetch(page)).text();
    assert.ok(html.includes('NL00 MASI 0000 0000 01') && html.includes('Het geld is binnen'));
    assert.match((await press(page, { action: 'later' })).headers.get('location') ?? '', /connect\/success/);
    assert.equal(await statusOf(id), 'initialized');
  });
});

describe('notifications', () => {
  it('are signed over the bytes that are sent, and come before the return', async () => {
    const { id, page } = await started();
    await press(page, { action: 'completed' });
    const [notice] = shop.notices(id);
    assert.ok(notice?.isGenuine);
    assert.equal(notice.query.get('transactionid'), id);
    assert.match(notice.query.get('timestamp') ?? '', /^\d{10}$/);
    assert.deepEqual([notice.body['status'], notice.body['amount']], ['completed', 24_990]);
  });

  it('come after the return, twice or never, as the settings say', async () => {
    const paid = async (webhook: string): Promise<string> => {
      await control('PATCH', 'settings', { webhook });
      const { id, page } = await started();
      await press(page, { action: 'completed' });
      return id;
    };
    const never = await paid('never');
    await shop.wait(await paid('after'), 1);
    await shop.wait(await paid('twice'), 2);
    assert.equal(shop.notices(never).length, 0);
  });

  it('are repeated until the shop says OK, and no longer', async () => {
    const { id, page } = await started();
    shop.answer([500, 500, 200]);
    await press(page, { action: 'completed' });
    await shop.wait(id, 3);
    const next = await started();
    await press(next.page, { action: 'completed' });
    type Delivered = { readonly orderId: string; readonly attempt: number; readonly isAccepted: boolean };
    const deliveries = await control<readonly Delivered[]>('GET', 'deliveries');
    assert.deepEqual(
      deliveries.filter(({ orderId }) => orderId === id).map(({ attempt, isAccepted }) => [attempt, isAccepted]),
      [
        [1, false],
        [2, false],
        [3, true],
      ],
    );
  });

  it('can be forged, changed, old and many', async () => {
    const { id } = await started();
    await control('POST', `orders/${id}/status`, { status: 'completed', notify: false });
    await control('PATCH', 'settings', { retries: 0 });
    await control('POST', `orders/${id}/notify`, { signature: 'wrong' });
    assert.equal(shop.notices(id)[0]?.isGenuine, false);
    shop.reset();
    await control('POST', `orders/${id}/notify`, { amountOffset: -1, currency: 'USD', status: 'expired', ageSeconds: 3600, count: 3 });
    const notices = shop.notices(id);
    assert.equal(notices.length, 3);
    for (const { body, isGenuine, query } of notices) {
      assert.ok(isGenuine);
      assert.deepEqual([body['amount'], body['currency'], body['status']], [24_989, 'USD', 'expired']);
      assert.equal(Number(query.get('timestamp')), Math.floor(time.getTime() / 1000) - 3600);
    }
    await control('PATCH', 'settings', { signature: 'wrong', duplicates: 2, retries: 0 });
    shop.reset();
    await control('POST', `orders/${id}/notify`, {});
    assert.deepEqual(
      shop.notices(id).map(({ isGenuine }) => isGenuine),
      [false, false, false],
    );
  });
});

describe('failures on purpose', () => {
  it('are counted, and afterwards all is well', async () => {
    await control('PATCH', 'settings', { failure: { kind: 'http', status: 500 }, failures: 1 });
    assert.equal((await fetch(`${simulator.apiUrl}orders/1`, { headers: { api_key: apiKey } })).status, 500);
    assert.equal((await call('GET', 'orders/1')).body.error_code, 1006);
    await control('PATCH', 'settings', { failure: { kind: 'error', code: 1027 }, failures: 1 });
    assert.equal((await call('GET', 'orders/1')).body.error_code, 1027);
    await control('PATCH', 'settings', { failure: { kind: 'malformed' }, failures: 1 });
    await assert.rejects(call('GET', 'orders/1'), SyntaxError);
    await control('PATCH', 'settings', { failure: { kind: 'reset' }, failures: 1 });
    await assert.rejects(call('GET', 'orders/1'), TypeError);
  });

  it('of one order leave the others alone', async () => {
    const [one, other] = [newId(), newId()];
    for (const id of [one, other]) await call('POST', 'orders', orderBody(id));
    await control('PUT', `orders/${one}/failure`, { kind: 'error', code: 1027 });
    assert.equal((await call('GET', `orders/${one}`)).body.error_code, 1027);
    assert.equal((await call('GET', `orders/${other}`)).body.success, true);
    await control('DELETE', `orders/${one}/failure`, {});
    assert.equal((await call('GET', `orders/${one}`)).body.success, true);
  });

  it('a lost answer leaves the order behind', async () => {
    const id = newId();
    await control('PATCH', 'settings', { failure: { kind: 'lost-answer' }, failures: 1 });
    await assert.rejects(call('POST', 'orders', orderBody(id)), TypeError);
    assert.equal(await statusOf(id), 'initialized');
  });

  it('a setting that does not exist is refused, and so is anything but JSON', async () => {
    assert.match(String((await control('PATCH', 'settings', { webhok: 'never' }))['error']), /webhok/);
    const form = await fetch(`${simulator.origin}/control/settings`, { method: 'PATCH', body: new URLSearchParams({ webhook: 'never' }) });
    assert.equal(form.status, 400);
  });
});

describe('the file', () => {
  it('brings the orders back after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'simulator-'));
    const file = join(folder, 'orders.json');
    const first = await startSimulator({ apiKey, clock, file });
    const headers = { api_key: apiKey, 'content-type': 'application/json' };
    await fetch(`${first.apiUrl}orders`, { method: 'POST', headers, body: JSON.stringify(orderBody('100009999')) });
    await first.close();
    const second = await startSimulator({ apiKey, clock, file });
    try {
      const answer = (await (await fetch(`${second.apiUrl}orders/100009999`, { headers })).json()) as Envelope;
      assert.equal(answer.data['status'], 'initialized');
    } finally {
      await second.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('a kept card', () => {
  it('is listed under the reference it was kept for, and forgotten once', async () => {
    const id = newId();
    const customer = { locale: 'nl_NL', reference: 'customer-7' };
    const { body } = await call('POST', 'orders', orderBody(id, { gateway: 'CREDITCARD', recurring_model: 'cardOnFile', customer }));
    const form = new URLSearchParams({ action: 'card', number: '4111111111111111', expiry: '12/30', code: '123' });
    await fetch(String(body.data['payment_url']), { method: 'POST', body: form, redirect: 'manual' });
    const tokens = async (reference: string) =>
      (await call('GET', `recurring/${reference}`)).body.data['tokens'] as readonly { readonly token: string }[];
    const [card, ...more] = await tokens('customer-7');
    assert.deepEqual([more.length, await tokens('customer-8')], [0, []]);
    const again = { gateway: 'CREDITCARD', type: 'direct', recurring_model: 'cardOnFile', recurring_id: card?.token };
    const paid = await call('POST', 'orders', orderBody(newId(), { ...again, customer }));
    assert.match(String(paid.body.data['payment_url']), /connect\/success/);
    assert.equal(
      (await call('POST', 'orders', orderBody(newId(), { ...again, customer: { reference: 'customer-8' } }))).body.success,
      false,
    );
    assert.equal((await tokens('customer-7')).length, 1, 'the same card is not kept twice');
    assert.equal((await call('DELETE', `recurring/customer-8/remove/${card?.token}`)).body.success, false);
    assert.equal((await call('DELETE', `recurring/customer-7/remove/${card?.token}`)).body.success, true);
    assert.equal((await call('DELETE', `recurring/customer-7/remove/${card?.token}`)).body.success, false);
    assert.deepEqual(await tokens('customer-7'), []);
  });
});
