import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test('the language switch keeps the page', inLongSuite, async ({ page, shop }) => {
  await shop.open('/dames/dirndls');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/damen\/dirndl$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dirndl');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/women\/dirndls$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL(/\/dames\/dirndls$/);
});

test('the language switch keeps the query: the order of a list, the token of a link, what was searched for', async ({
  page,
  shop,
  browser,
  baseURL,
}) => {
  const german = page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' });
  await shop.open('/dames/dirndls?sort=price_up');
  await german.click();
  await expect(page).toHaveURL(/\/de\/damen\/dirndl\?sort=price_up$/);
  await shop.open('/customer/account/createPassword?token=t1&email=anna%40example.org');
  await german.click();
  await expect(page).toHaveURL(/\/de\/customer\/account\/createPassword\?token=t1&email=anna%40example\.org$/);
  // A search has it without a script.
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const plain = await context.newPage();
  await plain.goto('/search?q=dirndl');
  await plain.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(plain).toHaveURL(/\/de\/search\?q=dirndl$/);
  await context.close();
});
