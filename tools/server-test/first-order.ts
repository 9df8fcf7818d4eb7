import assert from 'node:assert/strict';
import { checkoutClient } from '../../apps/backend/src/testing/checkout-client.ts';
import type { TestShop } from '../../apps/backend/src/testing/create-test-shop.ts';
import { eventually } from '../machines/machine.ts';

/** A guest at the shop of PUBLIC_URL, over HTTPS: looks, orders, pays at the simulator, gets a mail. Each thing done is a line. */
const origin = process.argv[2] ?? '';
const email = 'eva@example.org';

const ask: TestShop['ask'] = async (query, { variables, headers } = {}) => {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', store: 'nl', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors = [] } = (await response.json()) as { data: never; errors?: [] };
  return { status: response.status, headers: response.headers, data, errors } as never;
};

const read = async (path: string): Promise<string> => {
  const response = await fetch(`${origin}${path}`);
  assert.equal(response.status, 200, path);
  return response.text();
};

async function look(): Promise<void> {
  const home = await read('/');
  const listing = await read('/dames/dirndls');
  await read('/midi-dirndl-liesl.html');
  const picture = /\/media\/[^"' ,]+/.exec(listing)?.[0];
  assert.ok(picture, 'a listing has pictures');
  assert.match((await fetch(`${origin}${picture.replaceAll('&amp;', '&')}`)).headers.get('content-type') ?? '', /^image\//);
  assert.match(await read('/staff/login'), /<script/);
  const script = /\/assets\/[^"]+\.js/.exec(home)?.[0];
  assert.ok(script, 'a page has scripts');
  await read(script);
  console.log('home page, listing, product, picture, script and the log-in of staff are there');
  const plain = await fetch(origin.replace('https:', 'http:'), { redirect: 'manual' });
  assert.match(plain.headers.get('location') ?? '', /^https:/);
  for (const path of ['/metrics', '/readyz', '/healthz']) assert.equal((await fetch(`${origin}${path}`)).status, 404, path);
  console.log('plain HTTP leads to HTTPS; numbers and health are for the machine alone');
}

async function buy(): Promise<void> {
  const checkout = checkoutClient({ ask });
  const { order, redirect_url: page } = await checkout.place({ email });
  assert.equal(order.can_pay, true);
  assert.ok(page, 'the order is paid at the provider');
  const back = await fetch(page, { method: 'POST', body: new URLSearchParams({ action: 'completed' }), redirect: 'manual' });
  assert.ok(back.headers.get('location')?.startsWith(origin), 'the payment page leads back');
  assert.equal((await fetch(back.headers.get('location') ?? '')).status, 200);
  await eventually(async () => !(await checkout.read(order.hash)).can_pay, 'the payment is known');
  const { status_code: status } = await checkout.read(order.hash);
  console.log(`order ${order.number} is placed and paid (${status})`);
  const mails = async (): Promise<string> => ((await (await fetch('http://127.0.0.1:4101/mails')).json()) as string[]).join('\n');
  await eventually(async () => (await mails()).includes(order.number), 'the mail of the order');
  assert.match(await mails(), new RegExp(`To:.*${email}`));
  console.log('its mail has come');
}

await look();
await buy();
