import { addProduct, socks } from '../fixtures/cart.ts';
import { expect, test } from '../fixtures/shop.ts';

test('a visit leaves nothing on the device that the privacy page does not name (LAW-18)', async ({ page, shop, context }) => {
  await addProduct(page, shop, socks.path);
  await shop.open('/search?q=dirndl');
  await shop.open('/checkout/cart');
  await expect(page.locator('#cart-summary output')).toHaveAttribute('aria-busy', 'false');
  await shop.open('/checkout');
  await page.getByLabel('Voornaam').first().fill('Toos');
  await shop.open('/privacy');
  const named = await page.locator('main table code').allTextContents();
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    // Some have the version of the build behind their name.
    ...(await caches.keys()).map((name) => name.replace(/^(shell|page|data)-.*/, '$1')),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ]);
  for (const name of ['cartServerToken', 'recentlyViewed', 'lastCartLines', 'drafts']) expect(kept).toContain(name);
  expect(kept.filter((name) => !named.includes(name))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
