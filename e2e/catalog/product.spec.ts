import { expect, test } from '../fixtures/shop.ts';

test.describe('a product page', () => {
  test('of a configurable product tells sizes, material, care, maker and delivery (LAW-14, LAW-15)', async ({ page, shop }) => {
    await shop.open('/midi-dirndl-marei.html');
    const main = page.getByRole('main');
    await expect(main).toContainText('Maat');
    await expect(main).toContainText('Materiaal');
    await expect(main).toContainText('100% katoen');
    await expect(main).toContainText('Onderhoud');
    await expect(main).toContainText('Productveiligheid');
    await expect(main).toContainText('Wettelijke garantie');
    await shop.expectAccessible('main');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('is readable without JavaScript', async ({ page }) => {
      await page.goto('/midi-dirndl-marei.html');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Midi-dirndl');
      await expect(page.getByText('100% katoen').first()).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Dirndls' }).first().click();
      await expect(page).toHaveURL(/dirndls/);
    });
  });
});
