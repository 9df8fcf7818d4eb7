import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { setStock } from '#modules/inventory/index.ts';
import type { Order, OrderAddress } from '#modules/orders/index.ts';
import { logInAs } from '#testing/cart-client.ts';
import { eva, type ReadyOptions } from '#testing/checkout-client.ts';
import { holdStarts } from '#testing/held-starts.ts';
import { nextTry } from '#testing/next-try.ts';
import { readPdf } from '#testing/read-pdf.ts';
import { createPayingShop, ring, type PayingShop } from '#testing/paying-shop.ts';
import { demoMember, type StaffClient } from '#testing/staff-client.ts';
import { checkInvariants } from '../app/check-invariants.ts';

const day = 86_400_000;
let paying: PayingShop;
let service: StaffClient;
let manager: StaffClient;
let finance: StaffClient;
/** Two sizes of one product. */
let sizes: readonly [string, string];
before(async () => {
  paying = await createPayingShop(1_000);
  sizes = await twoSizes();
  await paying.shop.database.transaction((tx) =>
    setStock(
      tx,
      [...sizes, 'MA-ONV-6601'].map((sku) => ({ sku, source: 'WEB', quantity: 100 })),
    ),
  );
  await logIn();
});
afterEach(async () => {
  await paying.provider.reset();
  assert.deepEqual(await checkInvariants(paying.shop.database, paying.shop.clock.now()), []);
});
after(() => paying.close());

async function logIn(): Promise<void> {
  const { app } = paying.shop;
  [service, manager, finance] = [await demoMember(app, 'service'), await demoMember(app, 'manager'), await demoMember(app, 'finance')];
}

async function twoSizes(): Promise<[string, string]> {
  type Found = { products: { items: readonly { variants?: readonly { product: { sku: string; stock_status: string } }[] }[] } };
  const { data } = await paying.shop.ask<Found>(
    '{ products(filter: {}, pageSize: 100) { items { ... on ConfigurableProduct { variants { product { sku stock_status } } } } } }',
  );
  for (const { variants = [] } of data.products.items) {
    const [first, second] = variants.filter(({ product }) => product.stock_status === 'IN_STOCK').map(({ product }) => product.sku);
    if (first && second) return [first, second];
  }
  return assert.fail('no product has two sizes in stock');
}

const show = (number: string): Promise<Order> => paying.shop.backend.orders.desk.show(number);
async function paid(options: ReadyOptions = {}): Promise<Order> {
  const { shop, provider, checkout } = paying;
  const { order } = await checkout.place({ items: [{ sku: ring, quantity: 5 }], ...options });
  await provider.become(order.number, 'completed');
  await provider.tell(shop, order.number);
  return show(order.number);
}
const onAccount = async (): Promise<Order> => {
  const headers = await logInAs(paying.shop, 3);
  const { order } = await paying.checkout.place({ headers, items: [{ sku: 'MA-ONV-6601', quantity: 3 }] }, 'purchaseorder');
  return show(order.number);
};
const stock = async (sku = ring): Promise<readonly [quantity: number, held: number]> => {
  const { rows } = await paying.shop.database.query<{ quantity: number; reserved: number }>(
    `select quantity, reserved from stock_level where sku = $1 and source_code = 'WEB'`,
    [sku],
  );
  return [rows[0]?.quantity ?? 0, rows[0]?.reserved ?? 0];
};

type Answer = {
  readonly __typename: string;
  readonly message?: string;
  readonly code?: string;
  readonly status?: string;
  readonly can?: readonly string[];
  readonly lines: readonly {
    readonly id: number;
    readonly sku: string;
    readonly ordered: number;
    readonly open: number;
    readonly refunded: number;
  }[];
  readonly revisions: readonly {
    readonly number: number;
    readonly state: string;
    readonly changes: readonly { readonly kind: string }[];
  }[];
  readonly money: Readonly<Record<'total' | 'paid' | 'refunded' | 'waiting' | 'refundable' | 'open', { readonly cents: number }>>;
  readonly request?: { readonly id: string; readonly summary: string };
};
const fields = `__typename ... on Refusal { code message } ... on WaitsForApproval { request { id summary } } ... on Order { number status can
  lines { id sku ordered open refunded } revisions { number state changes { kind lineId from to } }
  money { total { cents } paid { cents } refunded { cents } waiting { cents } refundable { cents } open { cents } } }`;
let keys = 0;
const key = (): string => `edit-${(keys += 1)}`;
async function ask(client: StaffClient, name: string, type: string, input: object): Promise<Answer> {
  const { data, errors } = await client.ask<Record<string, Answer>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`,
    {
      input: { key: key(), ...input },
    },
  );
  assert.deepEqual(errors, []);
  return data[name] ?? assert.fail('no answer');
}
const versionOf = async (number: string): Promise<number> =>
  (await paying.shop.database.query<{ version: number }>('select version from sales_order where number = $1', [number])).rows[0]?.version ??
  0;
const edit = async (number: string, wish: object, client = service): Promise<Answer> =>
  ask(client, 'proposeRevision', 'RevisionInput', {
    order: number,
    version: await versionOf(number),
    reason: 'Op verzoek',
    lines: [],
    ...wish,
  });
const refund = (order: string, quantity: number, more: object = {}, client = service): Promise<Answer> =>
  ask(client, 'refund', 'RefundInput', { order, lines: [{ lineId: 1, quantity }], shipping: 0, adjustment: 0, reason: 'x', ...more });
const withdraw = (order: string, number: number): Promise<Answer> =>
  ask(service, 'withdrawRevision', 'WithdrawRevisionInput', { order, number, reason: 'Toch niet' });

/** The link in the newest mail about a change. */
async function linkOf(email: string): Promise<string> {
  const mails = await paying.shop.mails(email);
  const token = mails.flatMap(({ text }) => /order\/revision\/(\d+-[0-9a-f]{64})/.exec(text)?.[1] ?? []).at(0);
  return token ?? assert.fail(`no link to ${email}`);
}
/** The text of the mail about a change, as staff sees it before it goes out. */
async function previewOf(number: string): Promise<string> {
  type Mails = { order: { mails: readonly { id: string; kind: string }[] } };
  const { data } = await service.ask<Mails>('query ($n: String!) { order(number: $n) { mails { id kind } } }', { n: number });
  const mail = data.order.mails.find(({ kind }) => kind === 'change-proposed')?.id;
  const shown = await service.ask<{ mailPreview: { text: string | null } }>(
    'query ($n: String!, $mail: ID!) { mailPreview(order: $n, mail: $mail) { ... on MailPreview { text } } }',
    { n: number, mail },
  );
  return shown.data.mailPreview.text ?? '';
}
type Seen = {
  readonly state: string;
  readonly message: string | null;
  readonly amount_due: { readonly value: number };
  readonly needs_payment: boolean;
  readonly payment_url: string | null;
  readonly available_payment_methods: readonly { readonly code: string }[];
  readonly before: {
    readonly items: readonly { readonly quantity: number; readonly change: string }[];
    readonly grand_total: { readonly value: number };
  };
  readonly after: Seen['before'];
};
const seenFields = `state message amount_due { value } needs_payment payment_url available_payment_methods { code }
  before { items { quantity change } grand_total { value } } after { items { quantity change materials { text } } grand_total { value } }`;
const look = async (token: string): Promise<Seen | null> =>
  (
    await paying.shop.ask<{ orderRevision: Seen | null }>(`query ($t: String!) { orderRevision(token: $t) { ${seenFields} } }`, {
      variables: { t: token },
    })
  ).data.orderRevision;
type Confirmed = { readonly redirect_url: string | null; readonly revision: Seen };
async function answer(name: 'confirmOrderRevision' | 'declineOrderRevision', token: string, method?: string): Promise<Confirmed | string> {
  const given = method === undefined ? '' : ', payment_method: { code: $m }';
  const { data, errors } = await paying.shop.ask<Record<string, Confirmed>>(
    `mutation ($t: String!${method === undefined ? '' : ', $m: String!'}) { ${name}(token: $t${given}) { redirect_url revision { ${seenFields} } } }`,
    { variables: { t: token, ...(method === undefined ? {} : { m: method }) } },
  );
  return errors[0]?.message ?? data[name] ?? assert.fail('no answer');
}
/** What somebody who was refused reads; else how the edit stands. */
const said = (given: Confirmed | string): string => (typeof given === 'string' ? given : given.revision.state);
const confirm = (token: string, method = 'multisafepay_ideal'): Promise<Confirmed | string> =>
  answer('confirmOrderRevision', token, method);
const pay = async (number: string): Promise<string> => {
  const attempt = (await show(number)).editAttempts.at(-1) ?? assert.fail('nothing to pay');
  await paying.provider.become(attempt.providerOrderId, 'completed');
  await paying.provider.tell(paying.shop, attempt.providerOrderId);
  return attempt.providerOrderId;
};

describe('an edit that makes an order cheaper', () => {
  it('is made at once: pieces lie on the shelf again, and the difference goes back', async () => {
    const { number, totals } = await paid({ email: 'minder@example.org' });
    const [before] = await stock();
    const edited = await edit(number, { lines: [{ lineId: 1, quantity: 3 }] });
    const unit = 4_995;
    assert.deepEqual([edited.revisions[0]?.state, edited.lines[0]?.ordered, edited.lines[0]?.open], ['applied', 3, 3]);
    assert.deepEqual(
      [edited.money.total.cents, edited.money.paid.cents, edited.money.waiting.cents, edited.money.refundable.cents],
      [totals.grandTotal - 2 * unit, totals.grandTotal, 2 * unit, totals.grandTotal - 2 * unit],
    );
    assert.deepEqual(await stock(), [before + 2, 0]);
    const order = (await paying.provider.order(number)) ?? assert.fail('unknown');
    assert.equal((order['related_transactions'] as readonly { amount: number }[])[0]?.amount, -2 * unit);
    const mails = await paying.shop.mails('minder@example.org');
    assert.ok(mails.some(({ subject }) => subject.includes('is gewijzigd')));
  });

  it('is what a refund after it sees: the new quantities, and nothing of what the edit gave back', async () => {
    const { number, totals } = await paid();
    await edit(number, { lines: [{ lineId: 1, quantity: 3 }] });
    assert.match((await refund(number, 4)).message ?? '', /does not have 4 pieces/);
    const all = await refund(number, 3, { shipping: totals.shipping?.incl ?? 0 });
    assert.deepEqual([all.lines[0]?.refunded, all.money.refundable.cents], [3, 0]);
    const { refunds } = await show(number);
    assert.equal(
      refunds.reduce((sum, one) => sum + one.total, 0),
      totals.grandTotal,
    );
    assert.equal(
      refunds.reduce((sum, one) => sum + one.tax, 0),
      totals.tax,
    );
  });

  it('is shown before it is made, and refused when the order has changed since', async () => {
    const { number } = await paid();
    const version = await versionOf(number);
    const input = { order: number, version, reason: 'x', lines: [{ lineId: 1, quantity: 4 }], key: key() };
    const { data } = await service.ask<{
      revisionPreview: { totalAfter: { cents: number }; refund: { cents: number }; needsCustomer: boolean };
    }>(
      `query ($input: RevisionInput!) { revisionPreview(input: $input) { ... on RevisionPreview {
         totalAfter { cents } refund { cents } toPay { cents } needsCustomer waitsFor taxesAfter { percent tax { cents } } lines { lineId quantity row { cents } } } } }`,
      { input },
    );
    const { totalAfter, refund: back, needsCustomer } = data.revisionPreview;
    assert.deepEqual([back.cents, needsCustomer], [4_995, false]);
    assert.equal((await edit(number, { lines: [{ lineId: 1, quantity: 4 }], total: totalAfter.cents + 1 })).code, 'changed');
    const both = await Promise.all(
      [service, manager].map((client) => ask(client, 'proposeRevision', 'RevisionInput', { ...input, key: key() })),
    );
    assert.deepEqual(both.map(({ __typename, code }) => code ?? __typename).toSorted(), ['Order', 'changed']);
    assert.equal((await show(number)).revisions.length, 1);
  });

  it('leaves pieces that are on their way, and something to send', async () => {
    const { number } = await paid();
    await paying.shop.backend.orders.desk.ship(number, { lines: [{ lineId: 1, quantity: 2 }] });
    assert.match((await edit(number, { lines: [{ lineId: 1, quantity: 1 }] })).message ?? '', /2 pieces that cannot be taken away/);
    assert.match((await edit(number, { address: { ...dutch, city: 'Geleen' } })).message ?? '', /something has left/);
    const done = await edit(number, { lines: [{ lineId: 1, quantity: 2 }] });
    assert.deepEqual([done.status, done.lines[0]?.ordered], ['complete', 2]);
    const other = await paid();
    assert.match((await edit(other.number, { lines: [{ lineId: 1, quantity: 0 }] })).message ?? '', /Nothing would be left/);
  });

  it('above the threshold of refunds waits for a second person, and is made as it was asked for or not at all', async () => {
    const { number } = await paid({ items: [{ sku: ring, quantity: 8 }] });
    const waits = await edit(number, { lines: [{ lineId: 1, quantity: 1 }] });
    assert.match(waits.request?.summary ?? '', /349,65 terugbetalen/);
    assert.equal((await show(number)).revisions.length, 0);
    const decide = (id: string | undefined) =>
      finance.ask<{ decide: { state: string } }>(
        'mutation ($id: ID!, $key: ID!) { decide(request: $id, approve: true, key: $key) { ... on ApprovalRequest { state } } }',
        { id, key: key() },
      );
    assert.equal((await decide(waits.request?.id)).data.decide.state, 'executed');
    await nextTry(paying.shop, 'repeat-refund');
    const { lines, refunds } = await show(number);
    assert.deepEqual([lines[0]?.quantity, refunds.length, refunds[0]?.total], [1, 1, 34_965]);
    const late = await paid({ items: [{ sku: ring, quantity: 8 }] });
    const asked = await edit(late.number, { lines: [{ lineId: 1, quantity: 1 }] });
    await edit(late.number, { lines: [{ lineId: 1, quantity: 7 }] });
    assert.equal((await decide(asked.request?.id)).data.decide.state, 'failed');
    assert.equal((await show(late.number)).lines[0]?.quantity, 7);
  });

  it('by a discount that is more than somebody may give away alone waits, too', async () => {
    const { number } = await paid();
    assert.equal((await edit(number, { discount: 10_001 })).__typename, 'WaitsForApproval');
    const given = await edit(number, { discount: 500 });
    assert.deepEqual([given.revisions[0]?.changes[0]?.kind, given.money.waiting.cents], ['discount', 500]);
    assert.equal((await show(number)).totals.discount, 500);
  });
});

const dutch = {
  firstname: 'Eva',
  lastname: 'Janssen',
  street: ['Marktstraat', '12'],
  postcode: '6131 EK',
  city: 'Sittard',
  country: 'NL',
  telephone: '0460000001',
};
/** Where an address is, as a form has it. */
const at = (address: OrderAddress | null) => ({
  postcode: address?.postcode,
  city: address?.city,
  country: address?.countryCode,
  telephone: address?.telephone,
});
const german = { ...eva, street: ['Markt', '1'], postcode: '52062', city: 'Aachen', country_code: 'DE' };

describe('an edit that costs the same', () => {
  it('swaps a size at the price of the order, with a credit note and a supplement, and no money moves', async () => {
    const { number, hash, totals } = await paid({ items: [{ sku: sizes[0], quantity: 2 }] });
    const [[one], [two]] = [await stock(sizes[0]), await stock(sizes[1])];
    const edited = await edit(number, { lines: [{ lineId: 1, sku: sizes[1], quantity: 1 }] });
    assert.deepEqual(
      edited.lines.map(({ id, sku, ordered }) => [id, sku, ordered]),
      [
        [1, sizes[0], 1],
        [2, sizes[1], 1],
      ],
    );
    assert.deepEqual([(await stock(sizes[0]))[0], (await stock(sizes[1]))[0]], [one + 1, two - 1]);
    const { invoices, refunds } = await show(number);
    const [credit] = refunds;
    assert.deepEqual([invoices.length, credit?.setOff, credit?.state, edited.money.waiting.cents], [2, credit?.total, 'done', 0]);
    assert.equal((invoices[0]?.grandTotal ?? 0) + (invoices[1]?.grandTotal ?? 0) - (credit?.total ?? 0), totals.grandTotal);
    type Shown = {
      order: { invoices: { total: { grand_total: { value: number } } }[]; credit_memos: { items: { product_sku: string }[] }[] };
    };
    const { data } = await paying.shop.ask<Shown>(
      'query ($h: String) { order(hash: $h) { invoices { number total { grand_total { value } total_tax { value } } } credit_memos { items { product_sku } } } }',
      { variables: { h: hash } },
    );
    assert.deepEqual(
      data.order.invoices.map(({ total }) => Math.round(total.grand_total.value * 100)),
      invoices.map(({ grandTotal }) => grandTotal),
    );
    assert.equal(data.order.credit_memos[0]?.items[0]?.product_sku, sizes[0]);
    assert.match((await edit(number, { lines: [{ lineId: 1, sku: ring, quantity: 1 }] })).message ?? '', /is not another size/);
  });

  it('sends a German order to the Netherlands: 21 instead of 19 % VAT at the same gross price (LAW-25)', async () => {
    const { number, totals } = await paid({ address: german, method: { carrier_code: 'dhl', method_code: 'home' } });
    assert.deepEqual(
      totals.taxes.map(({ percent }) => percent),
      [19],
    );
    const moved = await edit(number, { address: dutch });
    assert.equal(moved.money.total.cents, totals.grandTotal, moved.message);
    const { totals: after, refunds, invoices, shippingAddress } = await show(number);
    assert.deepEqual([after.taxes.map(({ percent }) => percent), shippingAddress?.countryCode], [[21], 'NL']);
    assert.equal(after.tax, Math.round((totals.grandTotal * 21) / 121));
    assert.deepEqual(
      [refunds[0]?.taxes.map(({ percent }) => percent), refunds[0]?.total, refunds[0]?.setOff],
      [[19], totals.grandTotal, totals.grandTotal],
    );
    assert.deepEqual([invoices[1]?.amounts?.taxes.map(({ percent }) => percent), invoices[1]?.grandTotal], [[21], totals.grandTotal]);
    const listed = await paying.shop.database.query<{ country: string }>(
      'select country_code as country from sales_order where number = $1',
      [number],
    );
    assert.equal(listed.rows[0]?.country, 'NL');
  });

  it('corrects an address and leaves the name whole; another recipient inherits no part of it', async () => {
    const anna = { prefix: 'Dr.', firstname: 'Anna', middlename: 'van der', lastname: 'Berg', suffix: 'MSc' };
    const placed = { ...eva, ...anna, company: 'Bergbouw', fax: '0460000002', region: 'Limburg', street: ['Markt', '12'] };
    const { number, shippingAddress: before } = await paid({ address: placed });
    const { data } = await service.ask<{ revisionChoices: { address: typeof anna & { street: readonly string[] } } }>(
      `query ($n: String!) { revisionChoices(order: $n) { address {
         prefix firstname middlename lastname suffix company street postcode city country telephone } } }`,
      { n: number },
    );
    const { address } = data.revisionChoices;
    assert.deepEqual(address, { ...anna, company: 'Bergbouw', street: ['Markt', '12'], ...at(before) });
    await edit(number, { address: { ...address, street: ['Markt', '14'] } });
    assert.deepEqual((await show(number)).shippingAddress, { ...before, street: ['Markt', '14'] });
    assert.deepEqual([before?.region, before?.fax], ['Limburg', '0460000002']);
    await edit(number, { address: { ...address, prefix: 'Prof.' } });
    assert.equal((await show(number)).shippingAddress?.prefix, 'Prof.');
    await edit(number, { address: dutch });
    const other = (await show(number)).shippingAddress;
    assert.deepEqual(
      [other?.prefix, other?.firstname, other?.middlename, other?.lastname, other?.suffix, other?.company],
      [null, 'Eva', null, 'Janssen', null, null],
    );
  });

  it('is refused with the reason where an order is free of VAT, or of a business', async () => {
    const { number } = await paid();
    const exempt = `update sales_order set snapshot = jsonb_set(snapshot, '{tax,isExempt}', 'true') where number = $1`;
    await paying.shop.database.query(exempt, [number]);
    const toGermany = { ...dutch, postcode: '52062', city: 'Aachen', country: 'DE' };
    assert.match(
      (await edit(number, { address: toGermany })).message ?? '',
      /free of VAT: with another country the VAT number must be checked/,
    );
    const business = await onAccount();
    assert.match((await edit(business.number, { address: toGermany })).message ?? '', /A business order keeps its country/);
  });
});

describe('an edit that makes an order dearer', () => {
  it('waits for its customer, who orders and pays the difference; then it is made, once', async () => {
    const email = 'meer@example.org';
    const { number, totals, paidAt } = await paid({ email });
    const [free] = await stock();
    const asked = await edit(number, { lines: [{ lineId: 1, quantity: 7 }] });
    assert.deepEqual(
      [asked.revisions[0]?.state, asked.lines[0]?.ordered, asked.money.total.cents],
      ['awaiting_customer', 5, totals.grandTotal],
    );
    assert.deepEqual(await stock(), [free, 2]);
    const token = await linkOf(email);
    const shown = (await look(token)) ?? assert.fail('nothing to see');
    assert.deepEqual([shown.state, shown.amount_due.value, shown.needs_payment, shown.message], ['AWAITING_CUSTOMER', 99.9, true, null]);
    assert.deepEqual([shown.before.items[0]?.quantity, shown.after.items[0]?.quantity, shown.after.items[0]?.change], [5, 7, 'CHANGED']);
    assert.match(said(await answer('confirmOrderRevision', token)), /Kies hoe je/);
    const begun = await confirm(token);
    assert.ok(typeof begun === 'object' && begun.redirect_url !== null, said(begun));
    assert.deepEqual(await confirm(token), begun, 'the same choice is the same payment');
    assert.equal((await look(token))?.payment_url, begun.redirect_url);
    const payment = await pay(number);
    await paying.provider.tell(paying.shop, payment);
    const order = await show(number);
    assert.deepEqual(
      [
        order.status,
        order.lines[0]?.quantity,
        order.totals.grandTotal,
        order.revisions[0]?.state,
        order.attempts.length,
        order.editAttempts.length,
      ],
      ['processing', 7, totals.grandTotal + 9_990, 'applied', 1, 1],
    );
    assert.deepEqual([order.paidAt, order.invoices.length, order.invoices[1]?.grandTotal], [paidAt, 2, 9_990]);
    assert.deepEqual(await stock(), [free - 2, 0]);
    assert.match(said(await confirm(token)), /al doorgevoerd/);
    assert.match(said(await answer('declineOrderRevision', token)), /al doorgevoerd/);
    assert.deepEqual([await show(number), await stock()], [order, [free - 2, 0]], 'used twice, the link changes nothing');
    assert.equal((await look(token))?.state, 'APPLIED');
  });

  it('stays paid when its link is confirmed twice at once and the second start comes to nothing', async (test) => {
    const email = 'dubbel@example.org';
    const { number } = await paid({ email });
    await edit(number, { lines: [{ lineId: 1, quantity: 7 }] });
    const token = await linkOf(email);
    const nextStart = holdStarts(test);
    const first = confirm(token);
    const firstStart = await nextStart();
    const second = confirm(token);
    const secondStart = await nextStart();
    firstStart.goOn();
    assert.equal(said(await first), 'AWAITING_PAYMENT');
    await pay(number);
    secondStart.goOn();
    assert.equal(said(await second), 'APPLIED');
    const { editAttempts } = await show(number);
    assert.deepEqual(
      editAttempts.map(({ state }) => state),
      ['paid'],
    );
  });

  it('can be made by staff with no call', async () => {
    const { number } = await paid({ email: 'niemand@example.org' });
    const asked = await edit(number, { lines: [{ lineId: 1, quantity: 6 }] });
    assert.deepEqual(
      asked.can?.filter((name) => /evision/.test(name)),
      ['withdrawRevision'],
    );
    assert.match((await edit(number, { lines: [{ lineId: 1, quantity: 6 }] }, manager)).message ?? '', /withdraw revision 1 first/);
    const input = { order: number, reason: 'x' };
    for (const [client, name] of [
      [finance, 'confirmPayment'],
      [service, 'holdOrder'],
      [service, 'releaseOrder'],
    ] as const)
      await ask(client, name, 'OrderReasonInput', input);
    await paying.shop.backend.orders.desk.paid(number);
    assert.deepEqual([(await show(number)).lines[0]?.quantity, (await show(number)).revisions[0]?.state], [5, 'awaiting_customer']);
    // Nor does the mail that staff may look at bring the link.
    const shown = /order\/revision\/(\S+)/.exec(await previewOf(number))?.[1] ?? assert.fail('the preview has no link');
    assert.match(said(await confirm(shown)), /kennen we niet/);
    await withdraw(number, 1);
  });

  it('comes to nothing by a bad link, each with its own sentence', async () => {
    const email = 'links@example.org';
    const { number, ...placed } = await paid({ email });
    const [free] = await stock();
    await edit(number, { lines: [{ lineId: 1, quantity: 6 }] });
    const token = await linkOf(email);
    const other = await paid({ email: 'andere@example.org' });
    await edit(other.number, { lines: [{ lineId: 1, quantity: 6 }] });
    const secret = (await linkOf('andere@example.org')).split('-')[1] ?? '';
    assert.match(said(await confirm(`${number}-${'0'.repeat(64)}`)), /kennen we niet/);
    assert.match(said(await confirm('x')), /kennen we niet/);
    assert.match(said(await confirm(`${number}-${secret}`)), /andere bestelling/);
    assert.equal(await look(`${number}-${secret}`), null);
    await withdraw(other.number, 1);
    assert.match(said(await confirm(`${other.number}-${secret}`)), /ingetrokken/);
    assert.ok(typeof (await answer('declineOrderRevision', token)) === 'object');
    assert.match(said(await answer('declineOrderRevision', token)), /afgewezen/);
    assert.match(said(await confirm(token)), /afgewezen/);
    await edit(number, { lines: [{ lineId: 1, quantity: 6 }] });
    const second = await linkOf(email);
    await paying.shop.backend.orders.desk.refund(number, 'everything', 'x');
    await paying.shop.backend.orders.desk.cancel(number, 'x');
    assert.match(said(await confirm(second)), /geannuleerd/);
    assert.equal((await look(second))?.state, 'ORDER_CANCELED');
    const { lines, totals, editAttempts, revisions } = await show(number);
    assert.deepEqual([lines, totals, editAttempts], [placed.lines, placed.totals, []]);
    assert.deepEqual(
      revisions.map(({ state }) => state),
      ['declined', 'withdrawn'],
    );
    // Those of the other order are sold, those of this one lie on the shelf again.
    assert.deepEqual(await stock(), [free, 0]);
  });

  it('has the same amounts on its page, on the page of the order, in the mail and on the papers', async () => {
    const email = 'bedragen@example.org';
    const { number, hash } = await paid({ email, items: [{ sku: sizes[0], quantity: 2 }] });
    assert.equal((await edit(number, { discount: 500 })).revisions[0]?.state, 'applied');
    await edit(number, {
      lines: [
        { lineId: 1, sku: sizes[1], quantity: 1 },
        { sku: ring, quantity: 2 },
      ],
    });
    const token = await linkOf(email);
    type Money = { readonly value: number };
    type Bill = Readonly<Record<'subtotal' | 'discount' | 'shipping' | 'grand_total' | 'total_tax', Money>> & {
      readonly items: readonly { readonly row_total: Money }[];
    };
    const bill =
      'subtotal { value } discount { value } shipping { value } grand_total { value } total_tax { value } items { row_total { value } }';
    const { data: shown } = await paying.shop.ask<{ orderRevision: { after: Bill } }>(
      `query ($t: String!) { orderRevision(token: $t) { after { ${bill} } } }`,
      { variables: { t: token } },
    );
    const { after: page } = shown.orderRevision;
    const cents = ({ value }: Money): number => Math.round(value * 100);
    const sum = (all: readonly Money[]): number => all.reduce((total, one) => total + cents(one), 0);
    assert.equal(sum(page.items.map(({ row_total: row }) => row)), cents(page.subtotal));
    assert.equal(cents(page.subtotal) - cents(page.discount) + cents(page.shipping), cents(page.grand_total));
    await confirm(token);
    await pay(number);
    type Shown = {
      readonly total: Readonly<Record<'subtotal_incl_tax' | 'total_shipping' | 'grand_total' | 'total_tax', Money>> & {
        readonly discounts: readonly { readonly label: string; readonly amount: Money }[];
      };
      readonly items: readonly { readonly prices: { readonly row_total_including_tax: Money } }[];
      readonly invoices: readonly { readonly total: { readonly grand_total: Money; readonly total_tax: Money } }[];
      readonly credit_memos: readonly {
        readonly refunded: Money;
        readonly total: { readonly grand_total: Money; readonly total_tax: Money };
      }[];
    };
    const total = 'grand_total { value } total_tax { value }';
    const { data } = await paying.shop.ask<{ order: Shown }>(
      `query ($h: String) { order(hash: $h) { total { ${total} subtotal_incl_tax { value } total_shipping { value } discounts { label amount { value } } }
         items { prices { row_total_including_tax { value } } } invoices { total { ${total} } } credit_memos { refunded { value } total { ${total} } } } }`,
      { variables: { h: hash } },
    );
    const { order } = data;
    assert.deepEqual(
      [order.total.subtotal_incl_tax, order.total.total_shipping, order.total.grand_total, order.total.total_tax],
      [page.subtotal, page.shipping, page.grand_total, page.total_tax],
    );
    assert.deepEqual(order.total.discounts, [{ label: 'Korting', amount: page.discount }], 'what staff took off has its row');
    assert.deepEqual(
      order.items.map(({ prices }) => prices.row_total_including_tax),
      page.items.map(({ row_total: row }) => row),
    );
    const papers = (of: 'grand_total' | 'total_tax'): number =>
      sum(order.invoices.map((one) => one.total[of])) - sum(order.credit_memos.map((one) => one.total[of]));
    assert.deepEqual([papers('grand_total'), papers('total_tax')], [cents(page.grand_total), cents(page.total_tax)]);
    assert.equal(sum(order.credit_memos.map(({ refunded }) => refunded)), 500, 'the rest of them pays the supplement');
    const written = (value: number): string => `€ ${value.toFixed(2).replace('.', ',')}`;
    const mail = (await paying.shop.mails(email)).find(({ subject }) => subject.includes('is gewijzigd')) ?? assert.fail('no mail');
    const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
    assert.ok(plain(mail.text).includes(`Totaal incl. btw: ${written(page.grand_total.value)}`), mail.text);
    const attached = (name: string): string => {
      const file = mail.attachments.find(({ filename }) => filename.startsWith(name)) ?? assert.fail(`no ${name}`);
      return plain(readPdf(Buffer.from(file.content, 'base64')));
    };
    assert.ok(attached('factuur-').includes(written(order.invoices.at(-1)?.total.grand_total.value ?? 0)));
    assert.ok(attached('creditfactuur-').includes(written(order.credit_memos.at(-1)?.total.grand_total.value ?? 0)));
    assert.match(attached('creditfactuur-'), /Dit bedrag verrekenen we met factuur \d+\./);
  });

  it('that adds a line and is taken back refunds nothing, whether nobody paid it or it is on account', async () => {
    const { number } = await paid({ email: 'erbij@example.org' });
    const asked = await edit(number, { lines: [{ sku: sizes[0], quantity: 1 }] });
    assert.equal(asked.revisions[0]?.state, 'awaiting_customer', asked.message);
    await withdraw(number, 1);
    const after = await show(number);
    assert.deepEqual([after.lines.length, after.refunds.length, (await stock(sizes[0]))[1]], [1, 0, 0]);
    const business = await onAccount();
    await edit(business.number, { lines: [{ sku: 'MA-ONV-6601', quantity: 1 }] });
    const [waiting] = (await show(business.number)).revisions;
    assert.equal(waiting?.state, 'awaiting_customer');
    const done = await answer('confirmOrderRevision', await linkOf(business.email));
    assert.ok(typeof done === 'object' && done.revision.state === 'APPLIED' && done.redirect_url === null, said(done));
    assert.equal((await show(business.number)).lines.length, 2);
    const gone = await edit(business.number, { lines: [{ lineId: 2, quantity: 0 }] });
    assert.deepEqual(
      [gone.lines.length, gone.money.open.cents, (await show(business.number)).refunds.length],
      [1, business.totals.grandTotal, 0],
    );
  });

  it('on account is paid together with the rest of the order', async () => {
    const business = await onAccount();
    await edit(business.number, { lines: [{ sku: 'MA-ONV-6601', quantity: 1 }] });
    const done = await answer('confirmOrderRevision', await linkOf(business.email));
    assert.ok(typeof done === 'object' && done.revision.state === 'APPLIED', said(done));
    await ask(manager, 'holdOrder', 'OrderReasonInput', { order: business.number, reason: 'Nabellen' });
    await paying.shop.backend.orders.desk.paid(business.number);
    assert.notEqual((await show(business.number)).paidAt, null);
  });

  it('is given back by the payment that paid it', async () => {
    const email = 'dubbel@example.org';
    const { number, totals } = await paid({ email, items: [{ sku: ring, quantity: 1 }] });
    await edit(number, { lines: [{ lineId: 1, quantity: 2 }] });
    await confirm(await linkOf(email));
    await pay(number);
    const whole = await refund(number, 2, { shipping: totals.shipping?.incl ?? 0 });
    assert.equal(whole.money.refundable.cents, 0, whole.message);
    const { refunds, editAttempts } = await show(number);
    assert.deepEqual(
      refunds.map(({ payment }) => payment),
      [null, editAttempts[0]?.providerOrderId],
    );
    for (const id of [number, editAttempts[0]?.providerOrderId ?? '']) {
      const there = (await paying.provider.order(id)) ?? assert.fail(id);
      assert.equal((there['related_transactions'] as readonly unknown[]).length, 1);
    }
  });

  it('keeps its pieces for three days, then they are free, and what is paid later goes back', async () => {
    const email = 'laat@example.org';
    const { number, totals } = await paid({ email });
    await edit(number, { lines: [{ lineId: 1, quantity: 7 }] });
    const token = await linkOf(email);
    await confirm(token);
    const { shop, provider } = paying;
    const [free] = await stock();
    const run = async (): Promise<void> => {
      for (const job of ['inventory-end-reservations', 'orders-end-revisions']) await shop.backend.runJob(job);
    };
    shop.clock.advance(3 * day - 60_000);
    await run();
    assert.deepEqual(await stock(), [free, 2]);
    shop.clock.advance(120_000);
    await run();
    assert.deepEqual([await stock(), (await show(number)).revisions[0]?.state], [[free, 0], 'expired']);
    assert.match(said(await confirm(token)), /verlopen/);
    const attempt = (await show(number)).editAttempts[0]?.providerOrderId ?? '';
    await provider.tell(shop, attempt, { status: 'completed' });
    const after = await show(number);
    assert.deepEqual(
      [after.totals.grandTotal, after.editAttempts[0]?.state, after.attempts[0]?.state],
      [totals.grandTotal, 'surplus', 'paid'],
    );
  });
});
