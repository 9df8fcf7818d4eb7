import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startCopiedShop, type CopiedShop } from '../../tools/testing/copied-shop.ts';

const isLong = process.env['TEST_SIZE'] === 'long';
/** What the pages say is the same until the next of these minutes. */
const momentMs = 5 * 60_000;
/** Different in every answer of every server. */
const ofTheAnswer = new Set(['date', 'connection', 'keep-alive', 'x-request-id']);

let shops: readonly CopiedShop[] = [];

if (isLong) {
  before(async () => {
    // Both are the same shop to whoever reads their links.
    const start = (backOffice: string) => startCopiedShop({ BACK_OFFICE: backOffice, PUBLIC_URL: 'http://localhost:3000' });
    shops = await Promise.all([start('on'), start('off')]);
  });
  after(() => Promise.all(shops.map(({ stop }) => stop())));
}

async function answerOf({ origin }: CopiedShop, path: string) {
  const response = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' }, redirect: 'manual' });
  const headers = [...response.headers].filter(([name]) => !ofTheAnswer.has(name));
  return { status: response.status, headers: Object.fromEntries(headers), body: await response.text() };
}

/** Asks both within the same five minutes. */
async function bothAnswers(path: string) {
  for (;;) {
    const moment = Math.floor(Date.now() / momentMs);
    const both = await Promise.all(shops.map((shop) => answerOf(shop, path)));
    if (Math.floor(Date.now() / momentMs) === moment) return both;
  }
}

const pages = {
  'the home page': '/',
  'the German home page': '/de',
  'a listing': '/dames/dirndls',
  'a filtered listing': '/dames/dirndls?sort=price',
  'a product': '/midi-dirndl-liesl.html',
  'the cart': '/checkout/cart',
  'a text': '/verzending-en-betaling',
  'a text for machines': '/robots.txt',
  'a page that is not there': '/nergens.html',
};

for (const [name, path] of Object.entries(pages)) {
  test(`${name} has the same bytes and headers in a shop with its back office and in one without`, { skip: !isLong }, async () => {
    const [on, off] = await bothAnswers(path);
    assert.ok(on && off && on.body.length > 0);
    assert.deepEqual(on, off);
  });
}

test('only the one with its back office answers at /staff', { skip: !isLong }, async () => {
  const statuses = await Promise.all(shops.map(async ({ origin }) => (await fetch(`${origin}/staff/login`)).status));
  assert.deepEqual(statuses, [200, 404]);
});
