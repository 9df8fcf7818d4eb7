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
