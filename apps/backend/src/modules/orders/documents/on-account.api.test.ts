import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setStock } from '#modules/inventory/index.ts';
import { logInAs } from '#testing/cart-client.ts';
import { checkoutClient, eva } from '#testing/checkout-client.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { readPdf } from '#testing/read-pdf.ts';
import { demoMember } from '#testing/staff-client.ts';
import { checkInvariants } from '../../../app/check-invariants.ts';
import { readOrderCommand } from '../../../commands/orders/order-command.ts';
import { formatMoney } from './format.ts';

const skus = ['MA-ONV-6601', 'MA-ONV-6603'] as const;
const day = 86_400_000;
const email = 'inkoop@degoudengams.example';
let shop: TestShop;
before(async () => {
  shop = await createTestShop();
  await shop.database.transaction((tx) =>
    setStock(
      tx,
      skus.map((sku) => ({ sku, source: 'WEB', quantity: 50 })),
    ),
  );
});
after(async () => {
  assert.deepEqual(await checkInvariants(shop.database, shop.clock.now()), []);
  await shop.close();
});

const desk = () => shop.backend.orders.desk;
const piece = (lineId: number, quantity: number) => ({ lineId, quantity });

/** A business in the Netherlands, whose order is small enough to cost delivery. */
async function onAccount(): Promise<{ readonly number: string; readonly hash: string }> {
  const headers = await logInAs(shop, 3);
  const address = { ...eva, company: 'Café De Gouden Gams B.V.' };
  const items = [
    { sku: skus[0], quantity: 3 },
    { sku: skus[1], quantity: 1 },
  ];
  return (await checkoutClient(shop).place({ headers, address, items }, 'purchaseorder')).order;
}

type Amount = { readonly value: number };
type Bill = {
  readonly grand_total: Amount;
  readonly subtotal: Amount;
  readonly total_shipping: Amount;
  readonly total_tax: Amount;
  readonly taxes: readonly { readonly rate: number; readonly amount: Amount }[];
};
type Seen = {
  readonly total: Bill;
  readonly invoices: readonly {
    readonly number: string;
    readonly total: Bill;
    readonly items: readonly { readonly quantity_invoiced: number }[];
  }[];
  readonly items: readonly { readonly quantity_invoiced: number }[];
};
const bill = 'grand_total { value } subtotal { value } total_shipping { value } total_tax { value } taxes { rate amount { value } }';
const cents = ({ value }: Amount): number => Math.round(value * 100);
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

async function seen(hash: string): Promise<Seen> {
  const { data, errors } = await shop.ask<{ order: Seen }>(
    `{ order(hash: "${hash}") { total { ${bill} } invoices { number total { ${bill} } items { quantity_invoiced } } items { quantity_invoiced } } }`,
  );
  assert.deepEqual(errors, []);
  return data.order;
}

async function inThreeParcels(): Promise<{ readonly number: string; readonly hash: string }> {
  const order = await onAccount();
  await desk().ship(order.number, { lines: [piece(1, 1)] });
  shop.clock.advance(3 * day);
  await desk().ship(order.number, { lines: [piece(1, 1), piece(2, 1)] });
  shop.clock.advance(5 * day);
  assert.equal((await desk().ship(order.number, {})).status, 'complete');
  return order;
}

describe('an order on account that goes out in three parcels', () => {
  it('has three invoices, each due 14 days after its parcel, that come to the order to the cent (LAW-22, LAW-26)', async () => {
    const { number, hash } = await inThreeParcels();
    const { invoices, shipments, totals } = await desk().show(number);
    assert.ok((totals.shipping?.incl ?? 0) > 0 && totals.tax > 0, 'the order has delivery costs and VAT');
    assert.deepEqual(
      invoices.map(({ shipment }) => shipment),
      shipments.map((shipment) => shipment.number),
    );
    for (const [index, { shippedAt }] of shipments.entries()) {
      const due = new Date((shippedAt?.getTime() ?? 0) + 14 * day).toISOString().slice(0, 10);
      assert.deepEqual([invoices[index]?.dueOn, invoices[index]?.suppliedOn], [due, shippedAt?.toISOString().slice(0, 10)]);
    }
    assert.equal(sum(invoices.map(({ grandTotal }) => grandTotal)), totals.grandTotal);
    const shown = await seen(hash);
    assert.deepEqual(
      shown.invoices.map(({ total }) => cents(total.total_shipping)),
      [totals.shipping?.incl, 0, 0],
    );
    for (const { total } of shown.invoices) assert.equal(cents(total.subtotal) + cents(total.total_shipping), cents(total.grand_total));
    assert.equal(sum(shown.invoices.map(({ total }) => cents(total.total_tax))), totals.tax);
    for (const { rate, amount } of shown.total.taxes) {
      const parts = shown.invoices.flatMap(({ total }) => total.taxes.filter((one) => one.rate === rate));
      assert.equal(sum(parts.map((part) => cents(part.amount))), cents(amount));
    }
    assert.deepEqual(
      [shown.invoices.map(({ items }) => items.map((item) => item.quantity_invoiced)), shown.items.map((item) => item.quantity_invoiced)],
      [
        [[1], [1, 1], [1]],
        [3, 1],
      ],
    );
  });

  const changes = [
    ['2026-10-11T22:15:00Z', '2026-10-26', 'on the first minutes of a Monday, before the clocks go back'],
    ['2026-10-12T21:59:00Z', '2026-10-26', 'on its last minutes'],
    ['2027-03-14T22:59:00Z', '2027-03-28', 'on the last minutes of a Sunday, before the clocks go forward'],
    ['2027-03-21T23:15:00Z', '2027-04-05', 'on the first minutes of a Monday, before the clocks go forward'],
  ] as const;
  for (const [leaves, due, when] of changes) {
    it(`is due 14 days of the calendar after a parcel that leaves ${when} (LAW-22)`, async (test) => {
      const { number } = await onAccount();
      const back = shop.clock.now();
      test.after(() => shop.clock.set(back));
      shop.clock.set(new Date(leaves));
      await desk().ship(number, {});
      assert.equal((await desk().show(number)).invoices[0]?.dueOn, due);
    });
  }

  it('brings each invoice with the mail of its parcel, also when they go out together later', async () => {
    const { number, hash } = await inThreeParcels();
    const { invoices } = await desk().show(number);
    const told = (await shop.mails(email)).filter(({ subject }) => subject.includes(number) && subject.includes('onderweg')).toReversed();
    assert.deepEqual(
      told.map(({ attachments }) => attachments.map(({ filename }) => filename)),
      invoices.map((invoice) => [`factuur-${invoice.number}.pdf`]),
    );
    for (const [index, { grandTotal, number: invoice }] of invoices.entries()) {
      const text = readPdf(Buffer.from(told[index]?.attachments[0]?.content ?? '', 'base64'));
      assert.ok(text.includes(`Factuur ${invoice}`) && text.includes(formatMoney(grandTotal, 'nl')), text);
      assert.equal(text.includes('Bezorging: PostNL'), index === 0);
    }
    const link = async (argument: string): Promise<string | undefined> =>
      (await shop.ask<{ invoice: { number: string } | null }>(`{ invoice(hash: "${hash}"${argument}) { number } }`)).data.invoice?.number;
    assert.deepEqual(
      [await link(''), await link(`, number: "${invoices[0]?.number}"`), await link(', number: "200000000"')],
      [invoices[2]?.number, invoices[0]?.number, undefined],
    );
  });

  it('shows staff which invoice belongs to which parcel', async () => {
    const { number } = await inThreeParcels();
    const manager = await demoMember(shop.app, 'manager');
    const { data, errors } = await manager.ask<{
      order: { invoices: { shipment: string; dueOn: string }[]; shipments: { number: string }[] };
    }>('query ($n: String!) { order(number: $n) { invoices { number shipment dueOn total { cents } } shipments { number } } }', {
      n: number,
    });
    assert.deepEqual(errors, []);
    assert.deepEqual(
      data.order.invoices.map(({ shipment }) => shipment),
      data.order.shipments.map((shipment) => shipment.number),
    );
  });

  it('gets no credit note for pieces that nobody has asked money for, and no number is used', async () => {
    const { number } = await onAccount();
    await desk().ship(number, { lines: [piece(1, 1)] });
    const refund = { lines: [piece(1, 1)], shipping: 0, adjustment: 0, reason: 'Op verzoek', isUnsent: true };
    await assert.rejects(desk().refund(number, refund, ''), /At most 0 cents/);
    await assert.rejects(desk().refund(number, 'everything', 'Op verzoek'), /At most 0 cents/);
    assert.deepEqual((await desk().show(number)).refunds, []);
    await desk().ship(number, {});
  });

  it('that was invoiced as a whole with its first parcel gets no second invoice', async () => {
    const { number } = await onAccount();
    await desk().ship(number, { lines: [piece(1, 1)] });
    // As it was before parcels had invoices of their own.
    await shop.database.query(
      `update order_invoice as i set shipment_number = null, lines = '[{"lineId": 1, "quantity": 3}, {"lineId": 2, "quantity": 1}]',
         grand_total = o.grand_total from sales_order as o where o.id = i.order_id and o.number = $1`,
      [number],
    );
    assert.equal((await desk().ship(number, {})).status, 'complete');
    assert.equal((await desk().show(number)).invoices.length, 1);
    const told = (await shop.mails(email)).filter(({ subject }) => subject.includes(number) && subject.includes('onderweg'));
    assert.deepEqual([told.length, new Set(told.flatMap(({ attachments }) => attachments.map(({ filename }) => filename))).size], [2, 1]);
  });
});

describe('pieces of an order on account that never leave', () => {
  const stock = async (): Promise<number> =>
    (await shop.database.query<{ quantity: number }>(`select quantity from stock_level where sku = $1 and source_code = 'WEB'`, [skus[0]]))
      .rows[0]?.quantity ?? 0;

  it('are on no invoice, and what is left to pay is what the invoices ask for, to the cent', async () => {
    const { number } = await onAccount();
    await desk().ship(number, { lines: [piece(1, 1)] });
    const before = await stock();
    const manager = await demoMember(shop.app, 'manager');
    const { data, errors } = await manager.ask<{ cancelPieces: { lines: { canceled: number }[]; money: { open: { cents: number } } } }>(
      `mutation ($input: CancelPiecesInput!) { cancelPieces(input: $input) { ... on Order { can lines { canceled open } money { open { cents } } } } }`,
      { input: { order: number, lines: [piece(1, 1), piece(2, 1)], reason: 'Niet meer leverbaar', key: 'part-1' } },
    );
    assert.deepEqual(errors, []);
    assert.deepEqual(
      data.cancelPieces.lines.map(({ canceled }) => canceled),
      [1, 1],
    );
    assert.equal(await stock(), before + 1);
    const done = await desk().ship(number, {});
    assert.equal(done.status, 'complete');
    const { invoices, totals } = await desk().show(number);
    const asked = sum(invoices.map(({ grandTotal }) => grandTotal));
    assert.equal(asked, data.cancelPieces.money.open.cents);
    assert.ok(asked < totals.grandTotal);
    const told = (await shop.mails(email)).filter(({ subject }) => subject === `Een deel van bestelling ${number} is geannuleerd`);
    assert.equal(told.length, 1);
  });

  it('complete an order whose other pieces have left, by the command as well', async () => {
    const { number } = await onAccount();
    await desk().ship(number, { lines: [piece(1, 3)] });
    assert.equal((await desk().cancelPieces(number, [piece(2, 1)], 'Op verzoek')).status, 'complete');
    assert.equal((await desk().show(number)).invoices.length, 1);
  });

  it('are not all of it, not in a parcel, not invoiced, and not of an order that was paid or waits for its money', async () => {
    const { number } = await onAccount();
    const cancel = (lines: readonly ReturnType<typeof piece>[], of = number) => desk().cancelPieces(of, lines, 'Op verzoek');
    await assert.rejects(cancel([piece(1, 3), piece(2, 1)]), /cancel it as a whole/);
    await assert.rejects(cancel([piece(1, 4)]), /has 3 pieces/);
    await assert.rejects(cancel([]), /at least one piece/);
    await desk().ship(number, { lines: [piece(1, 1)] });
    await shop.database.query(
      `update order_invoice as i set shipment_number = null, lines = '[{"lineId": 1, "quantity": 3}, {"lineId": 2, "quantity": 1}]',
         grand_total = o.grand_total from sales_order as o where o.id = i.order_id and o.number = $1`,
      [number],
    );
    await assert.rejects(cancel([piece(1, 1)]), /on an invoice/);
    const { order } = await checkoutClient(shop).place(
      { items: [{ sku: skus[0], quantity: 2 }], email: 'eva@example.org' },
      'banktransfer',
    );
    await assert.rejects(cancel([piece(1, 1)], order.number), /as a whole/);
    await desk().paid(order.number);
    await assert.rejects(cancel([piece(1, 1)], order.number), /is paid/);
    await desk().ship(number, {});
  });
});

describe('an order on account that is paid', () => {
  type Paid = { readonly confirmPayment: { readonly status: string; readonly can: readonly string[]; readonly paidAt: string | null } };
  const confirm = async (number: string, key: string): Promise<Paid['confirmPayment']> => {
    const finance = await demoMember(shop.app, 'finance');
    const { data, errors } = await finance.ask<Paid>(
      `mutation ($input: OrderReasonInput!) { confirmPayment(input: $input) { ... on Order { status can paidAt } } }`,
      { input: { order: number, reason: 'Afschrift 12', key } },
    );
    assert.deepEqual(errors, []);
    return data.confirmPayment;
  };
  const canOf = async (number: string): Promise<readonly string[]> => {
    const finance = await demoMember(shop.app, 'finance');
    const query = 'query ($n: String!) { order(number: $n) { can } }';
    return (await finance.ask<{ order: { can: readonly string[] } }>(query, { n: number })).data.order.can;
  };
  const told = async (number: string): Promise<readonly { readonly subject: string; readonly attachments: readonly unknown[] }[]> =>
    (await shop.mails(email)).filter(({ subject }) => subject.includes(number));

  it('stays complete, has the day of it, and a piece that comes back gets a credit note for the invoice of its parcel (LAW-26)', async () => {
    const { number } = await inThreeParcels();
    assert.ok((await canOf(number)).includes('confirmPayment'));
    const mails = (await told(number)).length;
    const { status, can, paidAt } = await confirm(number, 'paid-1');
    assert.deepEqual([status, can.includes('confirmPayment'), paidAt === null], ['complete', false, false]);
    const { invoices, events, totals } = await desk().show(number);
    assert.deepEqual([invoices.length, events.at(-1)?.message, (await told(number)).length], [3, 'The order is paid.', mails]);
    const refund = await desk().refund(number, { lines: [piece(2, 1)], shipping: 0, adjustment: 0, reason: 'Retour' }, 'Retour');
    assert.deepEqual([refund.state, refund.invoiceNumber], ['done', invoices[1]?.number]);
    const rest = await desk().refund(number, 'everything', 'Retour');
    assert.equal(refund.total + rest.total, totals.grandTotal);
  });

  it('is paid once, by the command as well', async () => {
    const { number } = await inThreeParcels();
    const run = () => readOrderCommand(['paid', number])(shop.backend.orders.desk);
    assert.match((await run())[0] ?? '', /\tcomplete\t/);
    const paid = await desk().show(number);
    assert.notEqual(paid.paidAt, null);
    shop.clock.advance(day);
    await run();
    await confirm(number, 'paid-2');
    const { paidAt, events } = await desk().show(number);
    assert.deepEqual([paidAt, events], [paid.paidAt, paid.events]);
  });

  it('has the invoice of what is still to come at once, without pieces that never leave, and none with its parcels', async () => {
    const { number, hash } = await onAccount();
    await desk().ship(number, { lines: [piece(1, 1)] });
    await desk().cancelPieces(number, [piece(2, 1)], 'Niet meer leverbaar');
    assert.equal((await confirm(number, 'paid-3')).status, 'processing');
    const { invoices, paidAt } = await desk().show(number);
    const [, rest] = invoices;
    assert.deepEqual([invoices.length, rest?.lines, rest?.suppliedOn, rest?.dueOn, rest?.issuedAt], [2, [piece(1, 2)], null, null, paidAt]);
    const mail = (await told(number)).find(({ attachments }) => JSON.stringify(attachments).includes(`factuur-${rest?.number}.pdf`));
    assert.match(mail?.subject ?? '', /betaling/i);
    assert.equal((await desk().ship(number, {})).status, 'complete');
    assert.equal((await seen(hash)).invoices.length, 2);
  });
});
