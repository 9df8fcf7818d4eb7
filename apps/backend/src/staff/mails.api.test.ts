import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setStock } from '#modules/inventory/index.ts';
import { checkoutClient } from '#testing/checkout-client.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { demoMember, staffClient, staffOrigin, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';
import { maskAddress } from './resolvers/orders/mails.ts';

let shop: TestShop;
let service: StaffClient;
before(async () => {
  shop = await createTestShop();
  await shop.database.transaction((tx) =>
    setStock(tx, [
      { sku: 'MA-SIE-6202', source: 'WEB', quantity: 100 },
      { sku: 'MA-SIE-6202', source: 'SIT', quantity: 100 },
    ]),
  );
  service = await demoMember(shop.app, 'service');
});
after(() => shop.close());

let count = 0;
const key = (): string => `mail-${(count += 1)}`;
type Mail = {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly to: string;
  readonly canResend: boolean;
  readonly sentAgainAt: readonly string[];
};
const mailsOf = async (number: string, client = service): Promise<readonly Mail[] | null> =>
  (
    await client.ask<{ order: { mails: readonly Mail[] | null } }>(
      'query ($n: String!) { order(number: $n) { mails { id kind reference state dueAt sentAt sentAgainAt to canResend } } }',
      { n: number },
    )
  ).data.order.mails;
const kindOf = async (number: string, kind: string): Promise<Mail> =>
  (await mailsOf(number))?.find((mail) => mail.kind === kind) ?? assert.fail(`no mail ${kind}`);
const resend = async (order: string, mail: string, more: { key?: string; client?: StaffClient } = {}) =>
  (
    await (more.client ?? service).ask<{ resendMail: { __typename: string; code?: string } }>(
      'mutation ($order: String!, $mail: ID!, $key: ID!) { resendMail(order: $order, mail: $mail, key: $key) { __typename ... on Refusal { code } } }',
      { order, mail, key: more.key ?? key() },
    )
  ).data.resendMail;
type Preview = {
  readonly __typename: string;
  readonly code?: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string | null;
  readonly frame: string | null;
  readonly attachments: readonly string[];
};
const preview = async (order: string, mail: string): Promise<Preview> =>
  (
    await service.ask<{ mailPreview: Preview }>(
      `query ($order: String!, $mail: ID!) { mailPreview(order: $order, mail: $mail) {
         __typename ... on MailPreview { to subject text frame attachments } ... on Refusal { code } } }`,
      { order, mail },
    )
  ).data.mailPreview;
async function placed(pickup?: string): Promise<{ readonly number: string; readonly email: string; readonly hash: string }> {
  const email = `mail${(count += 1)}@example.org`;
  const { order } = await checkoutClient(shop).place({ email, ...(pickup ? { pickup } : {}) }, pickup ? 'payinstore' : 'banktransfer');
  await shop.mails(email);
  return { number: order.number, hash: order.hash, email };
}
const frame = async (path: string, headers: Record<string, string> = {}, client = service) =>
  shop.request('GET', path, { cookie: client.cookie() ?? '', ...headers });

describe('the mails of an order', () => {
  it('are listed with kind, receiver and state for who may read them, and for nobody else', async () => {
    const { number, email } = await placed();
    const confirmation = await kindOf(number, 'confirmation');
    assert.deepEqual([confirmation.state, confirmation.to, confirmation.canResend], ['sent', email, true]);
    const finance = await demoMember(shop.app, 'finance');
    assert.equal(await mailsOf(number, finance), null);
  });

  it('are shown as they would go out: receiver, subject, text, HTML and attachments', async () => {
    const { number, email, hash } = await placed();
    const { id } = await kindOf(number, 'confirmation');
    const shown = await preview(number, id);
    const [sent] = await shop.mails(email);
    assert.ok(sent);
    const hidden = (text: string): string => text.replaceAll(hash, '••••••').replaceAll(encodeURIComponent('••••••'), '••••••');
    assert.deepEqual([shown.to, shown.subject], [sent.to, sent.subject]);
    assert.equal(hidden(shown.text ?? ''), hidden(sent.text));
    assert.deepEqual(
      shown.attachments,
      sent.attachments.map(({ filename }) => filename),
    );
    const page = await frame(shown.frame ?? '');
    assert.equal(page.statusCode, 200);
    assert.equal(hidden(page.body), hidden(sent.html));
    assert.match(String(page.headers['content-security-policy']), /^sandbox; default-src 'none'; .*frame-ancestors 'self'$/);
    assert.doesNotMatch(String(page.headers['content-security-policy']), /script-src/);
    assert.equal(page.headers['cache-control'], 'no-store');
  });

  it('hide from staff what only their receiver may have: the pickup code and the key of the order', async () => {
    const { number, hash } = await placed('SIT');
    await shop.backend.orders.desk.ready(number);
    await shop.mails();
    const { rows } = await shop.database.query<{ code: string }>(
      'select pickup_code as code from order_shipment where order_id = (select id from sales_order where number = $1)',
      [number],
    );
    const code = rows[0]?.code ?? assert.fail('no code');
    const { text, frame: path } = await preview(number, (await kindOf(number, 'ready-for-pickup')).id);
    const { body } = await frame(path ?? '');
    for (const part of [text ?? '', body]) {
      assert.ok(!part.includes(code) && !part.includes(hash));
      assert.ok(part.includes('••••••'));
    }
  });

  it('have a frame for who may see them alone, from the back office alone', async () => {
    const { number } = await placed();
    const { frame: path } = await preview(number, (await kindOf(number, 'confirmation')).id);
    assert.ok(path);
    assert.equal((await shop.request('GET', path)).statusCode, 401);
    assert.equal((await frame(path, {}, await demoMember(shop.app, 'finance'))).statusCode, 403);
    assert.equal((await frame(path, {}, await demoMember(shop.app, 'branchManager', 'SIT'))).statusCode, 403);
    assert.equal((await frame(path, { origin: 'https://evil.example' })).statusCode, 403);
    assert.equal((await frame(path, { 'sec-fetch-site': 'cross-site' })).statusCode, 403);
    assert.equal((await frame(path, { origin: staffOrigin, 'sec-fetch-site': 'same-origin' })).statusCode, 200);
    const other = await placed();
    assert.equal((await frame(`/staff/mail/${other.number}/${path.split('/').at(-1)}`)).statusCode, 404);
    assert.equal((await frame('/staff/mail/x/y')).statusCode, 404);
  });
});

describe('a mail that is sent again', () => {
  it('goes out once, however often the button is pressed', async () => {
    const { number, email } = await placed();
    const { id } = await kindOf(number, 'confirmation');
    const before = (await shop.mails(email)).length;
    const pressed = await Promise.all(Array.from({ length: 5 }, () => resend(number, id, { key: 'pressed' })));
    assert.deepEqual([...new Set(pressed.map(({ __typename }) => __typename))], ['Order']);
    assert.equal((await shop.mails(email)).length, before + 1);
    assert.equal((await kindOf(number, 'confirmation')).sentAgainAt.length, 1);
    const { rows } = await shop.database.query<{ action: string }>(
      `select action from audit_entry where entity = 'order' and entity_id = $1 and action = 'order.resend'`,
      [number],
    );
    assert.equal(rows.length, 1);
  });

  it('waits ten minutes before the next, and goes out three times a day', async () => {
    const { number, email } = await placed();
    const { id } = await kindOf(number, 'confirmation');
    const before = (await shop.mails(email)).length;
    assert.equal((await resend(number, id)).__typename, 'Order');
    assert.equal((await resend(number, id)).code, 'mail-waiting');
    await shop.mails(email);
    assert.equal((await resend(number, id)).code, 'mail-limit');
    assert.equal((await kindOf(number, 'confirmation')).canResend, false);
    for (let turn = 0; turn < 2; turn += 1) {
      shop.clock.advance(10 * 60_000);
      assert.equal((await resend(number, id)).__typename, 'Order');
      await shop.mails(email);
    }
    shop.clock.advance(11 * 60_000);
    assert.equal((await resend(number, id)).code, 'mail-limit');
    assert.equal((await shop.mails(email)).length, before + 3);
    service = await demoMember(shop.app, 'service');
  });

  it('is one of the order that is named: of another one there is no such mail', async () => {
    const [one, other] = [await placed(), await placed()];
    const { id } = await kindOf(one.number, 'confirmation');
    for (const [order, mail] of [
      [other.number, id],
      [one.number, '999999999'],
      [one.number, 'x'],
      ['999999999', id],
    ] as const) {
      const { errors } = await service.ask(
        'mutation ($o: String!, $m: ID!) { resendMail(order: $o, mail: $m, key: "other") { __typename } }',
        {
          o: order,
          m: mail,
        },
      );
      assert.equal(errors[0]?.extensions?.['category'], 'graphql-no-such-entity');
    }
  });

  it('is not the confirmation of an order that has ended', async () => {
    const { number } = await placed();
    const { id } = await kindOf(number, 'confirmation');
    await shop.backend.orders.desk.cancel(number, 'x');
    assert.equal((await preview(number, id)).code, 'mail-over');
    assert.equal((await resend(number, id)).code, 'mail-over');
  });

  it('is not for roles that have nothing to do with mails', async () => {
    const { number } = await placed();
    const { id } = await kindOf(number, 'confirmation');
    for (const role of ['finance', 'auditor', 'editor']) {
      const client = staffClient(shop.app);
      client.setCookie(await makeSession(shop.database, await memberId(shop.database, role), shop.clock.now()));
      const { status } = await client.ask('mutation ($o: String!, $m: ID!) { resendMail(order: $o, mail: $m, key: "no") { __typename } }', {
        o: number,
        m: id,
      });
      assert.equal(status, 403, role);
    }
  });
});

describe('an address that somebody may not see', () => {
  it('keeps its outline', () => {
    assert.equal(maskAddress('eva.janssen@example.org'), 'e…@e…');
  });
});
