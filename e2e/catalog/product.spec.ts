import { expect, test } from '../fixtures/shop.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a product page tells sizes, material, care, maker and delivery, and leads on (LAW-14, LAW-15)', async ({ page }) => {
    await page.goto('/midi-dirndl-marei.html');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Midi-dirndl');
    const main = page.getByRole('main');
    for (const told of ['Maat', 'Materiaal', '100% katoen', 'Onderhoud', 'Productveiligheid', 'Wettelijke garantie'])
      await expect(main).toContainText(told);
    await expect(page.getByText('100% katoen').first()).toBeVisible();
    await expect(main.getByRole('button', { name: /^Kies je|^In winkelwagen$/ })).toHaveCount(0);
    // Locators by text leave such elements out.
    const note = await main.locator('noscript').allTextContents();
    expect(note.join(' ')).toMatch(/Online bestellen werkt alleen met JavaScript\..*Sittard: \+31/);
    await main.getByRole('link', { name: 'Dirndls' }).first().click();
    await expect(page).toHaveURL(/dirndls/);
  });
});
