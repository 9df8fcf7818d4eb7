import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readConfig } from '#kernel/config.ts';
import { silentLogger } from '#kernel/logger.ts';
import type { MailboxMessage } from '#kernel/mail/mailbox-transport.ts';
import { findProductType } from '#modules/catalog/index.ts';
import { openStockDesk } from '#modules/inventory/index.ts';
import { createTestShop, type GraphqlAnswer, type TestShop } from '#testing/create-test-shop.ts';
import { eventually } from '#testing/eventually.ts';
import { logIn } from '#testing/log-in.ts';
import { answerReader, textAt } from '#testing/read-answers.ts';
import { openBackend, type Backend } from '../../app/open-backend.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

const { product } = answerReader(() => shop);
const categoryOf = ({ errors }: GraphqlAnswer<unknown>): unknown => errors[0]?.extensions?.['category'];
const subscribe = (
  email: string,
  sku: string,
  { type = 'stock', headers = {} }: { type?: string; headers?: Record<string, string> } = {},
): Promise<GraphqlAnswer<{ productAlertSubscription: object }>> =>
  shop.ask(`mutation ($input: ProductAlertSubscriptionInput!) { productAlertSubscription(input: $input) { email sku type } }`, {
    variables: { input: { email, sku, type } },
    headers,
  });
const confirm = async (token: string): Promise<unknown> =>
  (
    await shop.ask<{ confirmProductAlert: boolean }>('mutation ($token: String!) { confirmProductAlert(token: $token) }', {
      variables: { token },
    })
  ).data.confirmProductAlert;
const tokenIn = (mail: MailboxMessage | undefined, path: string): string =>
  new RegExp(`${path}\\?token=([0-9a-f]{64})`).exec(mail?.text ?? '')?.[1] ?? 'no link';
const setStock = (sku: string, quantity: number, source = 'WEB'): Promise<unknown> =>
  openStockDesk({ database: shop.database, productTypeOf: findProductType }).set({ sku, source, quantity });
const soldOut = async (sku: string): Promise<void> => {
  for (const source of ['WEB', 'SIT', 'ROE', 'AAC']) await setStock(sku, 0, source);
  await eventually(async () => assert.equal((await product(sku, 'stock_status'))['stock_status'], 'OUT_OF_STOCK'));
};
/** Asks for an alert and confirms it. */
const enter = async (email: string, sku: string, store = 'nl'): Promise<void> => {
  assert.deepEqual((await subscribe(email, sku, { headers: { store } })).errors, []);
  // A second process may be sending it.
  const token = await eventually(async () => {
    const found = tokenIn((await shop.mails(email))[0], '/stock-alert/confirm');
    assert.notEqual(found, 'no link');
    return found;
  });
  assert.equal(await confirm(token), true);
};
const alertsTo = async (email: string): Promise<readonly MailboxMessage[]> =>
  (await shop.mails(email)).filter(({ subject }) => /^(Weer op voorraad|Wieder vorrätig|Back in stock)/.test(subject));
const arrives = (email: string): Promise<void> => eventually(async () => assert.equal((await alertsTo(email)).length, 1, email));

const ring = 'MA-SIE-6202';
const clip = 'MA-HAA-6501';

describe('asking for an alert', () => {
  it('answers what was asked and mails a link to confirm, in the language of the shop', async () => {
    await soldOut(ring);
    const answer = await subscribe('Vraag@Example.nl', ring, { headers: { authorization: 'Bearer demo-consumer-key' } });
    assert.deepEqual(answer.data.productAlertSubscription, { email: 'Vraag@Example.nl', sku: ring, type: 'stock' });
    const [mail] = await shop.mails('vraag@example.nl');
    assert.equal(mail?.subject, 'Bevestig je voorraadmelding');
    assert.match(mail?.html ?? '', /\/media\/[0-9a-f]{40}\/160\.jpg/, 'what it is about is shown');
    const token = tokenIn(mail, '/stock-alert/confirm');
    assert.equal(await confirm(token), true);
    assert.equal(await confirm(token), false, 'a link works once');
    assert.equal(await confirm('0'.repeat(64)), false);
    await subscribe('frage@example.de', ring, { headers: { store: 'de' } });
    assert.match((await shop.mails('frage@example.de'))[0]?.text ?? '', /\/de\/stock-alert\/confirm\?token=/);
  });

  it('five times at once sends one mail and keeps one row (R046)', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => subscribe('vijf@example.nl', ring)));
    for (const answer of answers) assert.deepEqual(answer.errors, []);
    assert.equal((await shop.mails('vijf@example.nl')).length, 1);
    const { rows } = await shop.database.query('select from stock_alert where email = $1', ['vijf@example.nl']);
    assert.equal(rows.length, 1);
  });

  it('again after a while sends the link again, and the old one is dead', async () => {
    await subscribe('later@example.nl', ring);
    const first = tokenIn((await shop.mails('later@example.nl'))[0], '/stock-alert/confirm');
    shop.clock.advance(11 * 60_000);
    await subscribe('later@example.nl', ring);
    const mails = await shop.mails('later@example.nl');
    assert.equal(mails.length, 2);
    assert.equal(await confirm(first), false);
  });

  it('may leave three questions open for an address a day', async () => {
    const skus = [ring, clip, 'MA-SET-7001', 'MA-LOK-7201'];
    const answers: GraphqlAnswer<unknown>[] = [];
    for (const sku of skus) answers.push(await subscribe('vol@example.nl', sku));
    assert.deepEqual(
      answers.slice(0, 3).flatMap(({ errors }) => errors),
      [],
    );
    assert.match(answers[3]?.errors[0]?.message ?? '', /^3 alerts wait for a confirmation/);
  });

  const wrong: readonly (readonly [string, string, string, string, RegExp, string])[] = [
    ['no address', 'nobody', ring, 'stock', /^Enter a valid email address/, 'graphql-input'],
    ['two addresses', 'a@example.nl,b@example.nl', ring, 'stock', /^Enter a valid email address/, 'graphql-input'],
    ['an unknown product', 'a@example.nl', 'NOPE', 'stock', /^Could not find a product with SKU "NOPE"/, 'graphql-no-such-entity'],
    ['a price alert', 'a@example.nl', ring, 'price', /^Only alerts of the type "stock"/, 'graphql-input'],
  ];
  for (const [what, email, sku, type, message, category] of wrong)
    it(`with ${what} is refused`, async () => {
      const answer = await subscribe(email, sku, { type });
      assert.match(answer.errors[0]?.message ?? '', message);
      assert.equal(categoryOf(answer), category);
    });

  it('is confirmed by mail also by who is logged in: nobody proves an address by making an account for it (LAW-19)', async () => {
    const { email, headers } = await logIn(shop, 0);
    await soldOut(clip);
    await subscribe(email, clip, { headers });
    assert.equal((await shop.mails(email))[0]?.subject, 'Bevestig je voorraadmelding');
    const exported = await shop.ask<{ exportMyData: string }>('mutation { exportMyData }', { headers });
    assert.match(exported.data.exportMyData, /"stockAlerts": \[\s*\{[^}]*MA-HAA-6501/, 'it is of the account');
  });
});

describe('stock that returns by npm run stock', () => {
  it('sends exactly one mail to each subscriber, and none when it returns again (R042)', async () => {
    await soldOut(ring);
    const emails = ['een@example.nl', 'twee@example.nl', 'drie@example.nl'];
    for (const email of emails) await enter(email, ring);
    await enter('vier@example.de', ring, 'de');
    await setStock(ring, 9);
    for (const email of [...emails, 'vier@example.de']) await arrives(email);
    const [mail] = await alertsTo('vier@example.de');
    assert.match(mail?.text ?? '', /\/de\/[a-z0-9-]+\.html/);
    await soldOut(ring);
    await setStock(ring, 9);
    await shop.backend.runJob('stock-alerts');
    for (const email of emails) assert.equal((await alertsTo(email)).length, 1);
    assert.equal((await alertsTo('vijf@example.nl')).length, 0, 'who did not confirm hears nothing');
  });

  it('that comes and goes ten times tells everybody once (R043)', async () => {
    await soldOut(ring);
    await enter('flapper@example.nl', ring);
    shop.clock.advance(25 * 3_600_000);
    for (let round = 0; round < 10; round += 1) {
      await setStock(ring, 1);
      await shop.backend.runJob('stock-alerts');
      await setStock(ring, 0);
    }
    assert.equal((await alertsTo('flapper@example.nl')).length, 1);
  });

  it('tells the first in the queue, no more than there are pieces, and the next one a day later', async () => {
    await soldOut(clip);
    const emails = ['a1@example.nl', 'a2@example.nl', 'a3@example.nl'];
    for (const email of emails) {
      await enter(email, clip);
      shop.clock.advance(1_000);
    }
    shop.clock.advance(25 * 3_600_000);
    const counts = async (): Promise<readonly number[]> => {
      await shop.backend.runJob('stock-alerts');
      return Promise.all(emails.map(async (email) => (await alertsTo(email)).length));
    };
    await setStock(clip, 1);
    assert.deepEqual(await counts(), [1, 0, 0]);
    assert.deepEqual(await counts(), [1, 0, 0]);
    await setStock(clip, 2);
    assert.deepEqual(await counts(), [1, 1, 0]);
    shop.clock.advance(25 * 3_600_000);
    assert.deepEqual(await counts(), [1, 1, 1]);
  });

  it('in a branch does not count for those who asked while another branch had it', async () => {
    await soldOut(clip);
    await setStock(clip, 1, 'SIT');
    await eventually(async () => assert.equal((await product(clip, 'stock_status'))['stock_status'], 'IN_STOCK'));
    await enter('bezorg@example.nl', clip);
    shop.clock.advance(25 * 3_600_000);
    await shop.backend.runJob('stock-alerts');
    assert.equal((await alertsTo('bezorg@example.nl')).length, 0);
    await setStock(clip, 5);
    await arrives('bezorg@example.nl');
  });

  it('in a branch alone is said with the days of the page: it comes by parcel, too', async () => {
    await soldOut(clip);
    for (const store of ['nl', 'de', 'en']) await enter(`winkel@example.${store}`, clip, store);
    shop.clock.advance(25 * 3_600_000);
    await setStock(clip, 5, 'SIT');
    await eventually(async () => assert.equal(textAt(await product(clip, 'DeliveryTime { color }'), 'DeliveryTime.color'), 'amber'));
    await shop.backend.runJob('stock-alerts');
    for (const store of ['nl', 'de', 'en']) {
      const { data } = await shop.ask<{ products: { items: readonly { DeliveryTime: { long: string } }[] } }>(
        `{ products(filter: { sku: { eq: "${clip}" } }) { items { DeliveryTime { long } } } }`,
        { headers: { store } },
      );
      // The page begins with the verb.
      const words = data.products.items[0]?.DeliveryTime.long.replace(/^\S+ /, '') ?? assert.fail('no delivery time');
      await arrives(`winkel@example.${store}`);
      const text = (await alertsTo(`winkel@example.${store}`))[0]?.text ?? '';
      assert.ok(text.includes(` ${words}.`), text);
    }
    await soldOut(clip);
  });

  it('of a variant tells those who wait for its product', async () => {
    const bag = 'MA-TAS-6101';
    const variants = (await product(bag, '... on ConfigurableProduct { variants { product { sku } } }'))['variants'] as readonly object[];
    for (const variant of variants) {
      for (const source of ['WEB', 'SIT', 'ROE', 'AAC']) await setStock(textAt(variant, 'product.sku'), 0, source);
    }
    await eventually(async () => assert.equal((await product(bag, 'stock_status'))['stock_status'], 'OUT_OF_STOCK'));
    await enter('tas@example.nl', bag);
    await setStock(textAt(variants[0], 'product.sku'), 3);
    await arrives('tas@example.nl');
  });
});

describe('the way out', () => {
  const leave = async (token: string): Promise<unknown> =>
    (
      await shop.ask<{ unsubscribeProductAlert: boolean }>('mutation ($token: String!) { unsubscribeProductAlert(token: $token) }', {
        variables: { token },
      })
    ).data.unsubscribeProductAlert;

  it('ends every alert to the address, by the page and by the mail program', async () => {
    await soldOut(ring);
    for (const [email, sku] of [
      ['stop@example.nl', ring],
      ['program@example.nl', ring],
    ] as const)
      await enter(email, sku);
    const [first] = await shop.mails('stop@example.nl');
    assert.equal(await leave(tokenIn(first, '/stock-alert/unsubscribe')), true);
    assert.equal(await leave('0'.repeat(64)), false);
    const [second] = await shop.mails('program@example.nl');
    const url = `/stock-alert/leave/${tokenIn(second, '/stock-alert/unsubscribe')}`;
    const response = await shop.request('POST', url, { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click');
    assert.equal(response.statusCode, 200);
    shop.clock.advance(25 * 3_600_000);
    await setStock(ring, 50);
    await shop.backend.runJob('stock-alerts');
    for (const email of ['stop@example.nl', 'program@example.nl']) assert.equal((await alertsTo(email)).length, 0);
  });

  it('old alerts are forgotten', async () => {
    await subscribe('oud@example.nl', ring);
    shop.clock.advance(40 * 24 * 3_600_000);
    await shop.backend.runJob('stock-alerts-forget');
    const { rows } = await shop.database.query(`select state from stock_alert where state <> 'waiting'`);
    assert.deepEqual(rows, []);
  });
});

describe('two processes on one PostgreSQL database', { skip: process.env['TEST_DATABASE'] !== 'postgres' }, () => {
  let other: Backend;
  before(async () => {
    const config = readConfig(shop.environment);
    other = await openBackend({ config, clock: shop.clock, logger: silentLogger });
  });
  after(() => other.close());

  it('and npm run stock in a third: one mail to each of twelve subscribers (R042)', { timeout: 120_000 }, async () => {
    await soldOut(ring);
    const emails = Array.from({ length: 12 }, (_one, index) => `paar${index}@example.nl`);
    for (const email of emails) await enter(email, ring);
    shop.clock.advance(25 * 3_600_000);
    const command = fileURLToPath(new URL('../../commands/stock.ts', import.meta.url));
    const env = { ...process.env, ...shop.environment, LOG_LEVEL: 'error' };
    await promisify(execFile)(process.execPath, [command, 'set', ring, 'WEB', '100'], { env });
    await Promise.all([shop.backend, other, shop.backend, other].map((backend) => backend.runJob('stock-alerts')));
    // The other process has workers: it finds out and sends by itself.
    for (const email of emails) await eventually(async () => assert.ok((await alertsTo(email)).length > 0, email), 10_000);
    await shop.backend.runJob('stock-alerts');
    for (const email of emails) assert.equal((await alertsTo(email)).length, 1, email);
  });
});
