import type { APIRequestContext, Page } from '@playwright/test';
import { createCustomer } from '../fixtures/customer.ts';
import { asDemoCustomer } from '../fixtures/demo-customer.ts';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite, isLong, onPhone } from '../fixtures/turns.ts';

type Found = { readonly url_key: string; readonly price: number };

/** A shirt: business accounts pay less for five. */
async function aShirt(request: APIRequestContext): Promise<Found> {
  const query = `{ products(search: "trachtenhemd", pageSize: 24) { items { sku url_key __typename
    price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } } } } }`;
  const response = await request.get(`/graphql?query=${encodeURIComponent(query)}`);
  type Price = { final_price: { value: number } };
  type Item = { sku: string; url_key: string; __typename: string; price_range: { minimum_price: Price; maximum_price: Price } };
  const { data } = (await response.json()) as { data: { products: { items: Item[] } } };
  const shirt = data.products.items.find(
    ({ sku, __typename: type, price_range: range }) =>
      sku.startsWith('MA-HEM-') &&
      type === 'ConfigurableProduct' &&
      range.minimum_price.final_price.value === range.maximum_price.final_price.value,
  );
  if (!shirt) throw new Error('no shirt');
  return { url_key: shirt.url_key, price: shirt.price_range.minimum_price.final_price.value };
}

const net = (gross: number): number => Math.round((Math.round(gross * 100) * 100) / 121) / 100;
const mainPrice = (page: Page) => page.locator('main [data-size=page] [data-price]').first();
const views = (page: Page) => page.getByRole('group', { name: 'Prijzen tonen' });

async function jsonLdPrice(page: Page): Promise<string> {
  return (await page.locator('script[type="application/ld+json"]').allTextContents()).join(' ');
}

test('guests, private customers and businesses that wait see gross prices and nothing to switch (LAW-02)', async ({
  page,
  shop,
  request,
}) => {
  const shirt = await aShirt(request);
  await shop.open(`/${shirt.url_key}.html`);
  await expect(mainPrice(page)).toHaveAttribute('data-price', String(shirt.price));
  const customer = await createCustomer(request);
  await page.evaluate((token) => localStorage.setItem('userServerToken', token), customer.token);
  const known = page.waitForResponse((response) => response.url().includes('BusinessAccount'));
  await shop.open(`/${shirt.url_key}.html`);
  await known;
  await asDemoCustomer(page, request, 'waiting');
  const waiting = page.waitForResponse((response) => response.url().includes('BusinessAccount'));
  await shop.open(`/${shirt.url_key}.html`);
  await waiting;
  await expect(mainPrice(page)).toHaveAttribute('data-price', String(shirt.price));
  await expect(page.getByText('incl. btw, excl. verzendkosten').first()).toBeVisible();
  await expect(views(page)).toHaveCount(0);
  await expect(page.getByText('Staffelprijzen', { exact: true })).toHaveCount(0);
});

test('an approved business sees net prices with the gross price below, and its prices by number (LAW-02)', async ({
  page,
  shop,
  request,
}) => {
  const shirt = await aShirt(request);
  await asDemoCustomer(page, request, 'approved');
  await shop.open(`/${shirt.url_key}.html`);
  await expect(mainPrice(page)).toHaveAttribute('data-price', String(net(shirt.price)));
  const block = page.locator('main [data-size=page]').first();
  await expect(block).toContainText('excl. btw');
  await expect(block).toContainText(`${shirt.price.toFixed(2).replace('.', ',')} incl. btw`);
  await expect(page.getByText('excl. btw en verzendkosten').first()).toBeVisible();
  expect(await jsonLdPrice(page)).toContain(String(shirt.price));
  expect(await jsonLdPrice(page)).not.toContain(String(net(shirt.price)));

  await expect(page.getByText('Staffelprijzen', { exact: true })).toBeVisible();
  const five = net(Math.round(shirt.price * 95) / 100)
    .toFixed(2)
    .replace('.', ',');
  await expect(page.getByText(`Vanaf 5 stuks: € ${five} per stuk excl. btw`)).toBeVisible();
  await shop.expectAccessible();

  await views(page).getByLabel('Particulier').check();
  await expect(mainPrice(page)).toHaveAttribute('data-price', String(shirt.price));
  await expect(page.getByText('incl. btw, excl. verzendkosten').first()).toBeVisible();
  await page.reload();
  await expect(views(page).getByLabel('Particulier')).toBeChecked();
  await views(page).getByLabel('Particulier').focus();
  await page.keyboard.press('ArrowRight');
  await expect(mainPrice(page)).toHaveAttribute('data-price', String(net(shirt.price)));
});

for (const theme of ['alm', 'stube']) {
  test(
    `lists and the wishlist show net prices too, also on a very small screen (${theme})`,
    theme === 'alm' ? onPhone : inLongSuite,
    async ({ page, shop, request, isMobile }) => {
      test.skip(!isMobile, 'a matter of small screens');
      const token = await asDemoCustomer(page, request, 'approved');
      await page.setViewportSize({ width: 320, height: 640 });
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      const lists = [
        ['/heren', 'excl. btw'],
        ['/de/herren', 'zzgl. MwSt.'],
        ['/en/men', 'excl. VAT'],
      ] as const;
      for (const [path, text] of isLong ? lists : lists.slice(0, 1)) {
        await shop.open(`${path}?theme=${theme}`);
        await expect(page.locator('main article').first()).toContainText(text);
        expect(await overflow(), path).toBeLessThanOrEqual(0);
      }
      const query =
        'mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "MA-SIE-6202", quantity: 1 }]) { wishlist { id } } }';
      await request.post('/graphql', { data: { query }, headers: { Authorization: `Bearer ${token}` } });
      await shop.open(`/wishlist?theme=${theme}`);
      await expect(page.locator('main li [data-size=card]').first()).toContainText('excl. btw');
      expect(await overflow(), 'wishlist').toBeLessThanOrEqual(0);
    },
  );
}
