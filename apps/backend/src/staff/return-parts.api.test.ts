import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { setStock } from '#modules/inventory/index.ts';
import { moneyLedger, type Order } from '#modules/orders/index.ts';
import { createPayingShop, ring, type PayingShop } from '#testing/paying-shop.ts';
import { nextTry } from '#testing/next-try.ts';
import { readPdf } from '#testing/read-pdf.ts';
import { staffClient, type StaffClient } from '#testing/staff-client.ts';
import { makeSession, memberId } from '#testing/staff-sessions.ts';
import { checkInvariants } from '../app/check-invariants.ts';
import { tokenOf } from '../modules/orders/revisions/revision-link.ts';

/** Cheap enough to cost delivery. */
const cheap = 'MA-ONV-6601';
/** Dearer than the ring, and below what one person gives alone. */
let dear: string;
let paying: PayingShop;
let service: StaffClient;
before(async () => {
  paying = await createPayingShop(100);
  const { database, app, clock } = paying.shop;
  const { data } = await paying.shop.ask<{ products: { items: readonly { __typename: string; sku: string }[] } }>(
    '{ products(filter: { price: { from: "60", to: "150" } }, pageSize: 300) { items { __typename sku } } }',
  );
  dear = data.products.items.find(({ __typename }) => __typename === 'SimpleProduct')?.sku ?? assert.fail('nothing is dearer');
  const levels = [cheap, dear].map((sku) => ({ sku, source: 'WEB', quantity: 100 }));
  await database.transaction((tx) => setStock(tx, levels));
  service = staffClient(app);
  service.setCookie(await makeSession(database, await memberId(database, 'service', null), clock.now()));
});
afterEach(async () => {
  await paying.provider.reset();
  assert.deepEqual(await faults(), []);
});
after(() => paying.close());

const faults = () => checkInvariants(paying.shop.database, paying.shop.clock.now());
const desk = () => paying.shop.backend.orders.desk;
const show = (number: string): Promise<Order> => desk().show(number);

type Piece = { readonly lineId: number; readonly quantity: number };
type Answer = {
  readonly __typename: string;
  readonly code?: string;
  readonly number: string;
  readonly version: number;
  readonly state: string;
  readonly lines: readonly { readonly settled: number; readonly open: number }[];
  readonly settlements: readonly { readonly total: { readonly cents: number }; readonly exchange: { readonly order: string } | null }[];
};
const result = `__typename ... on Refusal { code } ... on Return { number version state lines { settled open }
  settlements { total { cents } exchange { order } } }`;
let keys = 0;
async function call(name: string, args: Readonly<Record<string, readonly [type: string, value: unknown]>>): Promise<Answer> {
  const given = 'input' in args ? args : { key: ['ID!', `part-${(keys += 1)}`] as const, ...args };
  const { data, errors } = await service.ask<Record<string, Answer>>(
    `mutation (${Object.entries(given)
      .map(([arg, [type]]) => `$${arg}: ${type}`)
      .join(', ')}) { ${name}(${Object.keys(given)
      .map((arg) => `${arg}: $${arg}`)
      .join(', ')}) { ${result} } }`,
    Object.fromEntries(Object.entries(given).map(([arg, [, value]]) => [arg, value])),
  );
  assert.deepEqual(errors, []);
  return data[name] ?? assert.fail('no answer');
}
const seen = ({ number, version }: Answer) => ({ id: ['ID!', number], version: ['Int!', version] }) as const;
const move = (back: Answer, to: string, more: Readonly<Record<string, readonly [string, unknown]>> = {}) =>
  call('moveReturn', { ...seen(back), to: ['ReturnState!', to], ...more });
const settle = (back: Answer, lines: readonly Piece[], more: Readonly<Record<string, readonly [string, unknown]>> = {}) =>
  call('settleReturn', { ...seen(back), lines: ['[LineQuantity!]!', lines], ...more });

async function paid(items: readonly { readonly sku: string; readonly quantity: number }[], email: string): Promise<Order> {
  const { order } = await paying.checkout.place({ items, email });
  await paying.provider.become(order.number, 'completed');
  await paying.provider.tell(paying.shop, order.number);
  return show(order.number);
}

/** A withdrawal of pieces that came back as they went. */
async function withdrawn(order: string, lines: readonly Piece[], kind = 'withdrawal'): Promise<Answer> {
  const input = { order, kind, lines, key: `register-${(keys += 1)}` };
  const accepted = await move(await call('registerReturn', { input: ['ReturnInput!', input] }), 'accepted');
  const received = await move(accepted, 'received', { source: ['String', 'AAC'] });
  const findings = lines.map((line) => ({ ...line, condition: 'as_new', disposition: 'restock' }));
  return call('inspectReturn', { ...seen(received), findings: ['[FindingInput!]!', findings] });
}

/** An order with delivery costs, to which the customer has added a ring, which has been sent. */
async function edited(email: string): Promise<Order> {
  const { shop, provider } = paying;
  const { number } = await paid([{ sku: cheap, quantity: 1 }], email);
  const { rows } = await shop.database.query<{ version: number }>('select version from sales_order where number = $1', [number]);
  const input = { order: number, version: rows[0]?.version, reason: 'x', lines: [{ sku: ring, quantity: 1 }], key: `edit-${(keys += 1)}` };
  const proposed = await service.ask('mutation ($input: RevisionInput!) { proposeRevision(input: $input) { __typename } }', { input });
  assert.deepEqual(proposed.errors, []);
  const order = await show(number);
  const token = tokenOf(order, order.revisions.at(-1) ?? assert.fail());
  await shop.ask(
    'mutation ($t: String!) { confirmOrderRevision(token: $t, payment_method: { code: "multisafepay_ideal" }) { redirect_url } }',
    { variables: { t: token } },
  );
  const attempt = (await show(number)).editAttempts.at(-1) ?? assert.fail('nothing to pay');
  await provider.become(attempt.providerOrderId, 'completed');
  await provider.tell(shop, attempt.providerOrderId);
  await desk().ship(number, {});
  return show(number);
}

async function previewOf(back: Answer, lines: readonly Piece[]): Promise<number> {
  const { data } = await service.ask<{ settlementPreview: { total: { cents: number } } }>(
    'query ($id: ID!, $l: [LineQuantity!]!) { settlementPreview(id: $id, lines: $l) { ... on SettlementPreview { total { cents } } } }',
    { id: back.number, l: lines },
  );
  return data.settlementPreview.total.cents;
}

/** What the customer reads: the sum in the mail of the return, and what each credit note is a part of. */
async function told(email: string, cents: number): Promise<void> {
  const sum = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
  const mails = await paying.shop.mails(email);
  assert.match(mails.find(({ subject }) => /afgehandeld/.test(subject))?.text ?? '', new RegExp(`betalen we €\\s${sum} terug`));
  const notes = mails.flatMap(({ attachments }) => attachments.filter(({ filename }) => /4000/.test(filename)));
  const texts = notes.map(({ content }) => String(readPdf(Buffer.from(content ?? '', 'base64'))));
  const said = texts.map((text) => /Deel (\d) van 2 van een terugbetaling van €\s?([\d,]+)/.exec(text.replace(/\s+/g, ' ')));
  assert.deepEqual(new Set(said.map((found) => `${found?.[1]} of ${found?.[2]}`)), new Set([`1 of ${sum}`, `2 of ${sum}`]));
  assert.equal(said.length, 2);
}

describe('a return of an order that was paid in parts', () => {
  it('goes back at once: what was paid with it by its payment, what pieces paid by hand', async () => {
    const email = 'omgeruild@example.org';
    const first = await paid([{ sku: ring, quantity: 1 }], 'eerste@example.org');
    await desk().ship(first.number, {});
    const back = await withdrawn(first.number, [{ lineId: 1, quantity: 1 }], 'return');
    const offered = await call('exchangeReturn', {
      ...seen(back),
      lines: ['[ExchangeLineInput!]!', [{ lineId: 1, quantity: 1, sku: dear }]],
      isAgreed: ['Boolean', true],
    });
    const given = offered.settlements.at(-1)?.exchange?.order ?? assert.fail(offered.code);
    const { hash } = await show(given);
    await paying.shop.database.query('update sales_order set email = $2 where number = $1', [given, email]);
    paying.checkout.carts.ok(await paying.checkout.retry(hash, 'multisafepay_ideal'));
    const attempt = (await show(given)).attempts.at(-1) ?? assert.fail();
    await paying.provider.become(attempt.providerOrderId, 'completed');
    await paying.provider.tell(paying.shop, attempt.providerOrderId);
    await desk().ship(given, {});
    const { totals } = await show(given);
    assert.ok(attempt.amount < totals.grandTotal);
    const all = [{ lineId: 1, quantity: 1 }];
    const second = await withdrawn(given, all);
    assert.equal(await previewOf(second, all), totals.grandTotal);
    const settled = await settle(second, all, { total: ['Int', totals.grandTotal] });
    assert.deepEqual([settled.lines[0]?.settled, settled.lines[0]?.open], [1, 0], settled.code);
    const done = await show(given);
    assert.deepEqual(
      done.refunds.map(({ total, payment, state }) => [total, payment, state]),
      [
        [attempt.amount, null, 'requested'],
        [totals.grandTotal - attempt.amount, 'exchange', 'done'],
      ],
    );
    assert.equal(moneyLedger(done).refundable, 0);
    await paying.provider.tell(paying.shop, attempt.providerOrderId);
    assert.equal((await show(given)).refunds[0]?.state, 'done');
    await told(email, totals.grandTotal);
    assert.equal((await move(settled, 'closed')).state, 'closed');
  });

  it('goes back by the payment of the order and by that of its edit, with the VAT it was sold with', async () => {
    const email = 'bewerkt@example.org';
    const { number, totals, invoices } = await edited(email);
    const all = [
      { lineId: 1, quantity: 1 },
      { lineId: 2, quantity: 1 },
    ];
    const back = await withdrawn(number, all);
    const settled = await settle(back, all);
    assert.deepEqual(
      settled.lines.map(({ open }) => open),
      [0, 0],
      settled.code,
    );
    const { refunds, editAttempts } = await show(number);
    const edit = editAttempts.at(-1) ?? assert.fail();
    assert.deepEqual(
      refunds.map(({ total, payment }) => [total, payment]),
      [
        [totals.grandTotal - edit.amount, null],
        [edit.amount, edit.providerOrderId],
      ],
    );
    assert.equal(
      refunds.reduce((sum, { tax }) => sum + tax, 0),
      totals.tax,
    );
    assert.ok(refunds.every(({ invoiceNumber }) => invoices.some((invoice) => invoice.number === invoiceNumber)));
    for (const payment of [number, edit.providerOrderId]) {
      const there = (await paying.provider.order(payment)) ?? assert.fail(payment);
      assert.equal((there['related_transactions'] as readonly unknown[]).length, 1, 'asked for at once');
      await paying.provider.tell(paying.shop, payment);
    }
    assert.deepEqual(
      (await show(number)).refunds.map(({ state }) => state),
      ['done', 'done'],
    );
    await told(email, totals.grandTotal);
    assert.equal((await move(settled, 'closed')).state, 'closed');
  });

  it('is open again when the provider refuses the part with its pieces, for what did not go back', async () => {
    const { number, totals } = await edited('geweigerd@example.org');
    const all = [
      { lineId: 1, quantity: 1 },
      { lineId: 2, quantity: 1 },
    ];
    const back = await withdrawn(number, all);
    await paying.provider.become(number, 'chargedback');
    await settle(back, all);
    await nextTry(paying.shop, 'repeat-refund');
    const { refunds, editAttempts } = await show(number);
    assert.deepEqual([refunds[0]?.state, refunds[1]?.payment], ['failed', editAttempts.at(-1)?.providerOrderId]);
    await paying.shop.backend.runJob('returns-failed-refunds');
    assert.equal(await previewOf(back, all), totals.grandTotal - (refunds[1]?.total ?? 0));
  });

  it('is not refused for what was given besides before: that is not given twice', async () => {
    const { number, totals } = await edited('besides@example.org');
    const adjustment = (totals.shipping?.incl ?? 0) + 100;
    await desk().refund(number, { lines: [], shipping: 0, adjustment, reason: 'Sorry' }, 'Sorry');
    const all = [
      { lineId: 1, quantity: 1 },
      { lineId: 2, quantity: 1 },
    ];
    const back = await withdrawn(number, all);
    assert.equal(await previewOf(back, all), totals.grandTotal - adjustment);
    assert.equal((await settle(back, all)).lines[1]?.open, 0);
    assert.equal(moneyLedger(await show(number)).refundable, 0);
  });

  it('is asked about by the invariants for a piece that an edit added, too', async () => {
    const { number } = await edited('toegevoegd@example.org');
    await withdrawn(number, [{ lineId: 2, quantity: 1 }]);
    const note = (lines: string) =>
      paying.shop.database.query('update sales_order set returned_lines = $2 where number = $1', [number, lines]);
    const { rows } = await paying.shop.database.query<{ lines: object }>(
      'select returned_lines as lines from sales_order where number = $1',
      [number],
    );
    await note('[{"lineId": 2, "quantity": 2}]');
    assert.match((await faults()).join(), new RegExp(`I10: of line 2 of order ${number} 1 came back, 2 are noted`));
    await note(JSON.stringify(rows[0]?.lines));
  });
});
