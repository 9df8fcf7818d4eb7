import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { setStock } from '../../backend/src/modules/inventory/index.ts';
import { checkoutClient, eva } from '../../backend/src/testing/checkout-client.ts';
import { createTestShop, type TestShop } from '../../backend/src/testing/create-test-shop.ts';
import { readPdf } from '../../backend/src/testing/read-pdf.ts';
import { startTestProvider, type TestProvider } from '../../backend/src/testing/test-provider.ts';
import { priceDisplay, type PriceDisplay } from '../../storefront/src/features/catalog/card/price-display.ts';
import { candidatesPrice } from '../../storefront/src/features/catalog/purchase/candidates-price.ts';
import { productMatrix } from '../../storefront/src/features/catalog/purchase/product-matrix.ts';
import { linesOf } from '../../storefront/src/features/checkout/cart-facts.ts';
import { lineAmounts } from '../../storefront/src/lib/cart/line-amounts.ts';
import { homeCountries } from '../../storefront/src/lib/page/home-country.ts';
import { aShopper, type Item, type Shopper } from './testing/a-shopper.ts';

const isLong = process.env['TEST_SIZE'] === 'long';
const size = isLong ? { articles: 200, ofOne: 12, carts: 200 } : { articles: 30, ofOne: 1, carts: 6 };

let shop: TestShop;
let provider: TestProvider;
before(async () => {
  provider = await startTestProvider();
  shop = await createTestShop({ MULTISAFEPAY_URL: provider.url });
  provider.follow(shop.clock);
});
after(async () => {
  await shop.close();
  await provider.close();
});

type Card = { readonly sku: string; readonly price_range: Parameters<typeof priceDisplay>[0] };
const price = 'final_price { value } reference_price { value percent_off } base_price { value unit }';

/** Everything a list can show, what is sold by measure or reduced first. */
async function cards(store: string): Promise<readonly Card[]> {
  const { data } = await shop.ask<{ products: { items: readonly Card[] } }>(
    `{ products(filter: {}, pageSize: 300) { items { sku price_range { minimum_price { ${price} } maximum_price { final_price { value } } } } } }`,
    { headers: { store } },
  );
  const rank = ({ price_range: { minimum_price: lowest } }: Card): number => (lowest.base_price ? 0 : lowest.reference_price ? 1 : 2);
  return data.products.items.toSorted((a, b) => rank(a) - rank(b));
}

const said = ({ amount, reference, base }: PriceDisplay) => ({ unit: amount, reference: reference?.amount, base });

/** What the page of a product says of what can be put into the cart, after it was compared with the card. */
async function articlesOf(shopper: Shopper, { sku, price_range: range }: Card): Promise<readonly { item: Item; shown: PriceDisplay }[]> {
  const card = priceDisplay(range);
  const product = await shopper.product(sku);
  assert.deepEqual(priceDisplay(product.price_range), card, `${sku}: page`);
  if (product.__typename === 'SimpleProduct' && product.stock_status === 'IN_STOCK') return [{ item: { sku, quantity: 1 }, shown: card }];
  if (product.__typename !== 'ConfigurableProduct') return [];
  const { variants } = productMatrix(product);
  assert.deepEqual(candidatesPrice(variants), card, `${sku}: before a size is chosen`);
  return variants
    .filter(({ isSaleable }) => isSaleable)
    .slice(0, size.ofOne)
    .map((variant) => ({ item: { sku: variant.sku, parent_sku: sku, quantity: 1 }, shown: variant.price }));
}

describe('the price of an article', () => {
  for (const store of ['nl', 'de']) {
    it(`is the same on card, page, drawer, cart and checkout in ${store}, for ${size.articles} articles (LAW-01, LAW-03, LAW-04)`, async () => {
      const shopper = aShopper(shop, store);
      const seen = { all: 0, reduced: 0, measured: 0 };
      for (const card of await cards(store)) {
        for (const { item, shown } of await articlesOf(shopper, card)) {
          const id = await checkoutClient(shop).carts.create({ store });
          await shopper.add(id, [item]);
          const lines = [...((await shopper.cart(id)).itemsV2?.items ?? []), ...linesOf(await shopper.checkout(id))];
          assert.equal(lines.length, 2, item.sku);
          for (const line of lines) {
            const { unit, reference, base } = lineAmounts(line?.prices, false);
            assert.deepEqual({ unit, reference, base }, said(shown), `${item.sku}: in the cart`);
          }
          seen.all += 1;
          if (shown.reference !== undefined) seen.reduced += 1;
          if (shown.base !== undefined) seen.measured += 1;
        }
        if (seen.all >= size.articles) break;
      }
      assert.ok(seen.all >= size.articles && seen.reduced > 2 && seen.measured > 0, JSON.stringify(seen));
    });
  }
});

const places = [
  { store: 'nl', address: eva, method: { carrier_code: 'postnl', method_code: 'home' } },
  {
    store: 'de',
    address: { ...eva, country_code: 'DE', postcode: '52062', city: 'Aachen' },
    method: { carrier_code: 'dhl', method_code: 'home' },
  },
] as const;

const randomCarts = fc.record({
  place: fc.constantFrom(...places),
  picks: fc.uniqueArray(fc.record({ pick: fc.nat(), quantity: fc.integer({ min: 1, max: 2 }) }), { minLength: 1, maxLength: 4 }),
  coupon: fc.constantFrom(undefined, undefined, 'WELKOM10', 'GRATISBEZORGD'),
});

/** What a litre costs is on every one of these, and carts below free delivery need something cheap. */
async function sellable(): Promise<readonly Omit<Item, 'quantity'>[]> {
  const { data } = await shop.ask<{ products: { items: readonly { sku: string; __typename: string }[] } }>(
    '{ products(filter: {price: {to: "60"}}, pageSize: 300) { items { sku __typename } } }',
  );
  const simple = data.products.items.filter(({ __typename: type }) => type === 'SimpleProduct').map(({ sku }) => ({ sku }));
  const care = simple.filter(({ sku }) => sku.startsWith('MA-ONV'));
  await shop.database.transaction((tx) =>
    setStock(
      tx,
      simple.map(({ sku }) => ({ sku, source: 'WEB', quantity: 10_000 })),
    ),
  );
  return [...care, ...care, ...simple];
}

/** `€ 1.234,56` and `1.234,56 €` as cents. */
const centsIn = (text: string): readonly number[] =>
  [...text.replaceAll(/[\u00a0\u202f]/g, ' ').matchAll(/€ ?(-?[\d.,]+)|(-?[\d.,]+) ?€/g)].map(([, dutch, german]) =>
    Number((dutch ?? german ?? '').replaceAll(/[.,]/g, '')),
  );
const cents = (amount: number | null | undefined): number => Math.round((amount ?? 0) * 100);

describe('the total of a cart', () => {
  it(`is the same in the cart, in each step of the checkout, on the order, in its mail and its PDF, for ${size.carts} carts (UX-34, R052)`, async () => {
    const things = await sellable();
    const checkout = checkoutClient(shop);
    let measured = 0;
    for (const [index, { place, picks, coupon }] of fc.sample(randomCarts, { numRuns: size.carts, seed: 25 }).entries()) {
      const { store, address, method } = place;
      const headers = { store };
      const shopper = aShopper(shop, store);
      const country = homeCountries[store];
      const wanted = new Map(picks.map(({ pick, quantity }) => [things[pick % things.length], quantity]));
      const id = await checkout.carts.create(headers);
      await shopper.add(
        id,
        [...wanted].map(([thing, quantity]) => ({ sku: thing?.sku ?? '', quantity })),
      );
      if (coupon !== undefined) await checkout.carts.apply(id, coupon, headers);
      await shop.database.query('delete from coupon_guess');

      const inCart = await shopper.summary(await shopper.cart(id), country);
      const { total } = inCart.amounts;
      const first = await shopper.summary(await shopper.checkout(id), country);
      assert.deepEqual(first.amounts, { ...inCart.amounts, remaining: first.amounts.remaining }, 'first step');
      assert.equal(inCart.atOnce.total, total, 'before the shop has answered');
      assert.equal(first.atOnce.total, total, 'before the shop has answered, first step');

      checkout.carts.ok(await checkout.setShipping(id, { address }, headers));
      checkout.carts.ok(await checkout.setBilling(id, { same_as_shipping: true }, headers));
      assert.equal((await shopper.summary(await shopper.checkout(id), country)).amounts.total, total, 'with an address');
      checkout.carts.ok(await checkout.setMethod(id, method, headers));
      assert.equal((await shopper.summary(await shopper.checkout(id), country)).amounts.total, total, 'with a method');
      assert.equal((await shopper.summary(await shopper.cart(id), country)).amounts.total, total, 'back in the cart');

      const email = `total${index}@example.org`;
      checkout.carts.ok(await checkout.setEmail(id, email));
      const placed = checkout.carts.ok(await checkout.order(id, 'multisafepay_creditcard', {}, headers)).setPaymentMethod;
      const order = await shopper.order(placed.order.hash);
      assert.equal(order.total?.grand_total.value, total, 'the order');
      const mail = (await shop.mails(email)).find(({ attachments }) => attachments.length > 1);
      const file = mail?.attachments.find(({ filename }) => filename.includes(order.number));
      const texts = [mail?.text ?? '', file ? readPdf(Buffer.from(file.content, 'base64')) : ''];
      const bases = (order.items ?? []).flatMap((item) => (item?.prices?.base_price ? [item.prices.base_price] : []));
      measured += bases.length;
      for (const text of texts) {
        const amounts = centsIn(text);
        assert.ok(amounts.includes(cents(total)), `${total} in ${amounts.join()}`);
        for (const { value } of bases) assert.ok(amounts.includes(cents(value)), `${value} by measure in ${amounts.join()} (LAW-04)`);
      }
    }
    assert.ok(measured > 0);
  });
});
