import { expect, test } from '../fixtures/shop.ts';

test('the language switch keeps the page', async ({ page, shop }) => {
  await shop.open('/dames/dirndls');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/damen\/dirndl$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dirndl');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/women\/dirndls$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL(/\/dames\/dirndls$/);
});

test('a product page names itself in the other languages for search engines', async ({ page, shop }) => {
  await shop.open('/midi-dirndl-marei.html');
  await expect(page.locator('link[rel="alternate"][hreflang="de"]')).toHaveAttribute('href', /\/de\/.*marei\.html$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/midi-dirndl-marei\.html$/);
});

test('a visitor from anywhere gets the page that was asked for, never a redirect by address (LAW-24)', async ({ request }) => {
  const response = await request.get('/', { headers: { 'x-forwarded-for': '8.8.8.8', 'accept-language': 'de-DE' }, maxRedirects: 0 });
  expect(response.status()).toBe(200);
});
