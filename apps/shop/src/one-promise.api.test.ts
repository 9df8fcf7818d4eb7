import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { deliveryPromise, pickupPromise, type DayRange } from '@shop/rules/delivery-promise';
import { touchReadModel } from '../../backend/src/kernel/read-model.ts';
import { setStock } from '../../backend/src/modules/inventory/index.ts';
import { formatDays } from '../../backend/src/modules/orders/documents/format.ts';
import { checkoutClient, eva } from '../../backend/src/testing/checkout-client.ts';
import { createTestShop, type TestShop } from '../../backend/src/testing/create-test-shop.ts';
import { eventually } from '../../backend/src/testing/eventually.ts';
import { readPdf } from '../../backend/src/testing/read-pdf.ts';
import { startTestProvider, type TestProvider } from '../../backend/src/testing/test-provider.ts';
import { chosenMethod } from '../../storefront/src/features/checkout/cart-facts.ts';
import { CheckoutPickupOptionsDocument } from '../../storefront/src/generated/graphql.ts';
import { toBranchHours } from '../../storefront/src/lib/branch-hours.ts';
import { journeyTo, originOf } from '../../storefront/src/lib/delivery/journey.ts';
import { aShopper, type Shopper } from './testing/a-shopper.ts';

let shop: TestShop;
let provider: TestProvider;
let goods: { readonly web: string; readonly branch: string; readonly made: string };

before(async () => {
  provider = await startTestProvider();
  shop = await createTestShop({ MULTISAFEPAY_URL: provider.url });
  provider.follow(shop.clock);
  goods = await arrange();
});
after(async () => {
  await shop.close();
  await provider.close();
});

/** Three products: one in the web stock, one that only hangs in Roermond, one that nobody has and that is made. */
async function arrange(): Promise<typeof goods> {
  const { data } = await shop.ask<{ products: { items: readonly { sku: string; __typename: string }[] } }>(
    '{ products(filter: {}, pageSize: 300) { items { sku __typename } } }',
  );
  const [web = '', branch = '', made = ''] = data.products.items.flatMap(({ sku, __typename: type }) =>
    type === 'SimpleProduct' ? [sku] : [],
  );
  const pieces = (sku: string, where: string) =>
    ['WEB', 'SIT', 'ROE', 'AAC'].map((source) => ({ sku, source, quantity: source === where ? 1_000 : 0 }));
  await shop.database.transaction(async (tx) => {
    await tx.query('update product set is_made_to_order = (sku = $1) where sku = any($2)', [made, [web, branch, made]]);
    await setStock(tx, [...pieces(web, 'WEB'), ...pieces(branch, 'ROE'), ...pieces(made, 'nowhere')]);
    await touchReadModel(tx, 'catalog');
  });
  const nl = aShopper(shop, 'nl');
  for (const [sku, colour] of [
    [web, 'green'],
    [branch, 'amber'],
    [made, 'blue'],
  ] as const) {
    await eventually(async () => assert.equal((await nl.product(sku)).DeliveryTime?.color, colour));
  }
  return { web, branch, made };
}

type CartKind = readonly [kind: string, skus: readonly string[]];

/** In the small size only what has a slower line than the first, one and the other in turns. */
function cartKinds(turn: number): readonly CartKind[] {
  const { web, branch, made } = goods;
  const slow: readonly CartKind[] = [
    ['mixed', [web, branch]],
    ['made', [web, made]],
  ];
  if (process.env['TEST_SIZE'] === 'long') return [['web', [web]], ['branch', [branch]], ...slow];
  return slow.filter((_kind, index) => index === turn % slow.length);
}

/** By the clock of Sittard, around everything that moves a promise. */
const moments = [
  ['a Tuesday, a minute before the cut-off', '2026-11-17T15:59:00+01:00'],
  ['the cut-off itself', '2026-11-17T16:00:00+01:00'],
  ['a Tuesday, a second before midnight', '2026-11-17T23:59:59+01:00'],
  ['a Friday evening', '2026-11-20T18:00:00+01:00'],
  ['a Saturday, a minute before its cut-off', '2026-11-21T11:59:00+01:00'],
  ['a Saturday afternoon', '2026-11-21T12:00:00+01:00'],
  ['a Sunday', '2026-11-22T10:00:00+01:00'],
  ['Christmas Eve', '2026-12-24T15:30:00+01:00'],
  ['Boxing Day', '2026-12-26T09:00:00+01:00'],
  ['the day before the King’s', '2027-04-26T16:30:00+02:00'],
  ['two days before Corpus Christi, which only Germany keeps', '2027-05-25T10:00:00+02:00'],
] as const;

const places = [
  { store: 'nl', country: 'NL', address: eva, method: { carrier_code: 'postnl', method_code: 'home' } },
  {
    store: 'de',
    country: 'DE',
    address: { ...eva, country_code: 'DE', postcode: '52062', city: 'Aachen' },
    method: { carrier_code: 'dhl', method_code: 'home' },
  },
] as const;
type Place = (typeof places)[number];

/** What product page and drawer compute for themselves. */
async function computed(shopper: Shopper, { country }: Place, colour: string | null | undefined): Promise<DayRange> {
  const journey = journeyTo({ deliveryDays: await shopper.deliveryDays() }, country);
  const { from, to } = deliveryPromise(shop.clock.now(), journey, originOf(colour));
  return { from, to };
}

/** Every place from the product to the papers that names a day, for a cart with one of each. */
async function days(place: Place, skus: readonly string[], email: string): Promise<Readonly<Record<string, DayRange>>> {
  const { store, country, address, method } = place;
  const headers = { store };
  const shopper = aShopper(shop, store);
  const checkout = checkoutClient(shop);
  const id = await checkout.carts.create(headers);
  await shopper.add(
    id,
    skus.map((sku) => ({ sku, quantity: 1 })),
  );
  const cart = await shopper.cart(id);
  const { rate } = await shopper.summary(cart, country);
  checkout.carts.ok(await checkout.setShipping(id, { address }, headers));
  checkout.carts.ok(await checkout.setBilling(id, { same_as_shipping: true }, headers));
  checkout.carts.ok(await checkout.setMethod(id, method, headers));
  checkout.carts.ok(await checkout.setEmail(id, email));
  const chosen = chosenMethod(await shopper.checkout(id))?.delivery_dates;
  const placed = checkout.carts.ok(await checkout.order(id, 'multisafepay_creditcard', {}, headers)).setPaymentMethod;
  const order = await shopper.order(placed.order.hash);
  assert.ok(rate?.dates && chosen && order.delivery_dates);
  await assertWritten(email, order.number, formatDays(order.delivery_dates, store));
  const slowest = (await Promise.all(skus.map((sku) => shopper.product(sku)))).map(({ DeliveryTime: time }) => time?.color);
  const pages = await Promise.all(slowest.map((colour) => computed(shopper, place, colour)));
  return {
    page: pages.reduce((a, b) => (b.to > a.to ? b : a)),
    drawer: await computed(shopper, place, cart.delivery_time?.color),
    cart: rate.dates,
    checkout: chosen,
    order: order.delivery_dates,
  };
}

/** Lines of a document break where they are full. */
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

async function assertWritten(email: string, number: string, words: string): Promise<void> {
  const mail = (await shop.mails(email)).find(({ attachments }) => attachments.length > 1);
  const file = mail?.attachments.find(({ filename }) => filename.includes(number));
  assert.ok(mail && file);
  for (const text of [mail.text, readPdf(Buffer.from(file.content, 'base64'))]) assert.ok(flat(text).includes(words), words);
}

describe('the delivery promise', () => {
  for (const [turn, [title, at]] of moments.entries()) {
    it(`names the same days on product page, drawer, cart, checkout, order, mail and PDF: ${title} (UX-27)`, async () => {
      shop.clock.set(at);
      for (const place of places) {
        for (const [kind, skus] of cartKinds(turn)) {
          const said = await days(place, skus, `${kind}-${place.store}-${Date.parse(at)}@example.org`);
          for (const [where, range] of Object.entries(said)) assert.deepEqual(range, said['page'], `${kind} to ${place.country}: ${where}`);
        }
      }
    });
  }

  it('of a pickup is the same on the product page and in the checkout', async () => {
    for (const [title, at] of moments) {
      shop.clock.set(at);
      const shopper = aShopper(shop, 'nl');
      const id = await checkoutClient(shop).carts.create();
      await shopper.add(id, [{ sku: goods.branch, quantity: 1 }]);
      const { pickupOptions } = await shopper.ask(CheckoutPickupOptionsDocument, { id });
      const { data } = await shop.ask<{ phisicalStores: { items: readonly (Parameters<typeof toBranchHours>[0] & { name: string })[] } }>(
        '{ phisicalStores { items { name opening_hours { day times { from to } } alternate_opening_hours { date times { from to } } } } }',
      );
      const roermond = data.phisicalStores.items.find(({ name }) => name.includes('Roermond'));
      const option = pickupOptions.find(({ pickup_location_code: code }) => code === 'ROE');
      assert.ok(roermond && option?.has_everything, title);
      assert.equal(option.ready_on, pickupPromise(toBranchHours(roermond), shop.clock.now())?.date, title);
    }
  });
});
