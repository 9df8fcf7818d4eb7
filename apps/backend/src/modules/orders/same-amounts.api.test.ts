import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { setStock } from '#modules/inventory/index.ts';
import type { MailboxMessage } from '#kernel/mail/mailbox-transport.ts';
import { checkoutClient, eva } from '#testing/checkout-client.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { readPdf } from '#testing/read-pdf.ts';
import { startTestProvider, type TestProvider } from '#testing/test-provider.ts';
import { checkInvariants } from '../../app/check-invariants.ts';

const carts = process.env['TEST_SIZE'] === 'long' ? 200 : 20;
let shop: TestShop;
let provider: TestProvider;
let checkout: ReturnType<typeof checkoutClient>;
let products: readonly { readonly sku: string; readonly parent_sku?: string }[];

before(async () => {
  provider = await startTestProvider();
  shop = await createTestShop({ MULTISAFEPAY_URL: provider.url });
  provider.follow(shop.clock);
  checkout = checkoutClient(shop);
  products = await sellable();
  await shop.database.transaction((tx) =>
    setStock(
      tx,
      products.map(({ sku }) => ({ sku, source: 'WEB', quantity: 10_000 })),
    ),
  );
});
after(async () => {
  await shop.close();
  await provider.close();
});

type Listed = {
  readonly sku: string;
  readonly __typename: string;
  readonly variants?: readonly { readonly product: { readonly sku: string } }[];
};

async function sellable(): Promise<typeof products> {
  const { data } = await shop.ask<{ products: { items: readonly Listed[] } }>(
    '{ products(filter: {}, pageSize: 60) { items { sku __typename ... on ConfigurableProduct { variants { product { sku } } } } } }',
  );
  return data.products.items.flatMap(({ sku, __typename: type, variants = [] }) => [
    ...(type === 'SimpleProduct' ? [{ sku }] : []),
    ...variants.slice(0, 2).map(({ product }) => ({ sku: product.sku, parent_sku: sku })),
  ]);
}

const places = [
  { store: 'nl', address: eva, method: { carrier_code: 'postnl', method_code: 'home' } },
  {
    store: 'de',
    address: { ...eva, country_code: 'DE', postcode: '52062', city: 'Aachen' },
    method: { carrier_code: 'dhl', method_code: 'home' },
  },
  {
    store: 'en',
    address: { ...eva, country_code: 'BE', postcode: '3600', city: 'Genk' },
    method: { carrier_code: 'bpost', method_code: 'home' },
  },
] as const;

const randomCarts = fc.record({
  place: fc.constantFrom(...places),
  lines: fc.uniqueArray(fc.record({ pick: fc.nat(), quantity: fc.integer({ min: 1, max: 4 }) }), { minLength: 1, maxLength: 5 }),
  coupon: fc.constantFrom(undefined, undefined, 'WELKOM10', 'MAAS25', 'GRATISBEZORGD'),
});

/** `€ 1.234,56`, `1.234,56 €` and `€1,234.56` are the same amount; signs and the order of rows are left alone. */
function centsIn(text: string): number[] {
  const written = text.replaceAll(/[\u00a0\u202f]/g, ' ').matchAll(/(-?)(?:€ ?(-?)([\d.,]+)|([\d.,]+) ?€)/g);
  return [...written].map(([, before, inside, dutch, german]) => {
    const digits = Number((dutch ?? german ?? '').replaceAll(/[.,]/g, ''));
    return before || inside ? -digits : digits;
  });
}

type Money = { readonly value: number };
type Bill = {
  readonly grand_total: Money;
  readonly total_tax: Money;
  readonly total_shipping: Money;
  readonly subtotal_incl_tax: Money;
  readonly discounts: readonly { readonly amount: Money }[];
};
type Detailed = {
  readonly number: string;
  readonly total: Bill;
  readonly items: readonly {
    readonly quantity_ordered: number;
    readonly prices: { readonly row_total_including_tax: { readonly value: number } };
    readonly materials: readonly { readonly part: string; readonly text: string }[];
  }[];
  readonly invoices: readonly { readonly total: Omit<Bill, 'subtotal_incl_tax'> & { readonly subtotal: Money } }[];
};
const bill = 'grand_total { value } total_tax { value } total_shipping { value } discounts { amount { value } }';
const fields = `number total { ${bill} subtotal_incl_tax { value } }
  items { quantity_ordered materials { part text } prices { row_total_including_tax { value } } }
  invoices { total { ${bill} subtotal { value } } }`;
const cents = ({ value }: Money): number => Math.round(value * 100);
/** Goods less discounts plus delivery. */
const sumOf = (goods: Money, discounts: readonly { readonly amount: Money }[] | null, delivery: Money): number =>
  cents(goods) - (discounts ?? []).reduce((sum, { amount }) => sum + cents(amount), 0) + cents(delivery);
/** What a cart adds for the way that is chosen. */
const deliveryOf = async (id: string, headers: Record<string, string>): Promise<Money> => {
  const chosen = '{ shipping_addresses { selected_shipping_method { price_incl_tax { value } } } }';
  const { data } = await shop.ask<{ cart: { shipping_addresses: { selected_shipping_method: { price_incl_tax: Money } }[] } }>(
    `{ cart(cart_id: "${id}") ${chosen} }`,
    { headers },
  );
  return data.cart.shipping_addresses[0]?.selected_shipping_method.price_incl_tax ?? { value: Number.NaN };
};

const attached = (mail: MailboxMessage | undefined, name: RegExp): string => {
  const file = mail?.attachments.find(({ filename }) => name.test(filename));
  assert.ok(file, `${String(name)} in ${mail?.attachments.map(({ filename }) => filename).join()}`);
  return readPdf(Buffer.from(file.content, 'base64'));
};

describe('cart, order, payment, mails and documents', () => {
  it(`say the same amounts for ${carts} random carts (R052, R057, LAW-06, LAW-26)`, async () => {
    for (const [index, { place, lines, coupon }] of fc.sample(randomCarts, { numRuns: carts, seed: 8 }).entries()) {
      const headers = { store: place.store };
      const email = `cart${index}@example.org`;
      const wanted = new Map(lines.map(({ pick, quantity }) => [products[pick % products.length], quantity]));
      const items = [...wanted].map(([product, quantity]) => ({ ...product, quantity }));
      const id = await checkout.ready({ items, address: place.address, method: place.method, headers, email });
      if (coupon !== undefined) await checkout.carts.apply(id, coupon, headers);
      await shop.database.query('delete from coupon_guess');
      const cart = await checkout.carts.read(id, headers);
      const { subtotal_including_tax: goods, discounts, grand_total: total } = cart.prices;
      assert.equal(sumOf(goods, discounts, await deliveryOf(id, headers)), cents(total));
      const placed = checkout.carts.ok(await checkout.order(id, 'multisafepay_creditcard', {}, headers)).setPaymentMethod;
      await provider.become(placed.order.number, 'completed');
      await provider.tell(shop, placed.order.number);
      const { order } = checkout.carts.ok(
        await shop.ask<{ order: Detailed }>(`{ order(hash: "${placed.order.hash}") { ${fields} } }`, { headers }),
      );
      await assertSame(cart, order, await shop.mails(email));
    }
    assert.deepEqual(await checkInvariants(shop.database, shop.clock.now()), []);
  });
});

async function assertSame(
  cart: Awaited<ReturnType<typeof checkout.carts.read>>,
  order: Detailed,
  mails: readonly MailboxMessage[],
): Promise<void> {
  const total = cents(cart.prices.grand_total);
  const rows = cart.items.map(({ prices }) => cents(prices.row_total_including_tax));
  const tax = (cart.prices.applied_taxes ?? []).reduce((sum, { amount }) => sum + cents(amount), 0);
  assert.equal(cents(order.total.grand_total), total);
  assert.equal(cents(order.total.total_tax), tax);
  assert.deepEqual(
    order.items.map(({ prices }) => cents(prices.row_total_including_tax)),
    rows,
  );
  const { subtotal_incl_tax: goods, discounts, total_shipping: delivery } = order.total;
  assert.equal(sumOf(goods, discounts, delivery), total);
  for (const invoice of order.invoices) {
    assert.equal(sumOf(invoice.total.subtotal, invoice.total.discounts, invoice.total.total_shipping), total);
  }
  const paid = await provider.order(order.number);
  assert.equal(paid?.['amount'], total);
  assert.deepEqual(
    order.invoices.map((invoice) => [cents(invoice.total.grand_total), cents(invoice.total.total_tax)]),
    [[total, tax]],
  );
  const confirmation = mails.find(({ attachments }) => attachments.length === 3);
  const receipt = mails.find(({ attachments }) => attachments.length === 1);
  const shipping = cents(order.total.total_shipping);
  const summary = [...rows, cents(order.total.subtotal_incl_tax), ...(shipping > 0 ? [shipping] : []), total, tax];
  for (const text of [confirmation?.text ?? '', attached(confirmation, new RegExp(order.number))]) {
    const said = centsIn(text);
    for (const amount of summary) assert.ok(said.includes(amount), `${amount} in ${said.join()}`);
    // The label of a coupon may name amounts of its own.
    const counted = centsIn(text.replaceAll(/\([^)]*\)/g, ''));
    assert.ok(
      counted.some((amount, index) => amount === total && addsUp(counted.slice(0, index), rows, total)),
      `${counted.join()} is not ${total}`,
    );
    for (const { materials } of order.items) {
      for (const { text: fibres } of materials) assert.ok(flat(text).includes(flat(fibres)), `${fibres} (LAW-15)`);
    }
  }
  const invoice = centsIn(attached(receipt, /\.pdf$/));
  assert.equal(invoice.at(-1), total);
  assert.ok(invoice.includes(tax), 'the invoice has the VAT');
}

/** Above the total stand the rows of the goods, their sum, what is taken off and what delivery adds. */
function addsUp(above: readonly number[], rows: readonly number[], total: number): boolean {
  const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
  const last = above.slice(-4);
  return last.some((amount, index) => amount === sum(rows) && sum(last.slice(index)) === total);
}

/** Lines of a document break where they are full. */
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');
