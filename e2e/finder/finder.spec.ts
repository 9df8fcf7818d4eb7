import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

for (const [path, label] of [
  ['/outfitzoeker', 'Gelegenheid'],
  ['/de/outfitfinder', 'Anlass'],
  ['/en/outfit-finder', 'Occasion'],
] as const) {
  test(`${path} asks five questions`, inLongSuite, async ({ page, shop }) => {
    expect(await shop.open(path)).toBe(200);
    await expect(page.getByRole('main').locator('form select[name]').nth(4)).toBeVisible();
    await expect(page.getByLabel(label)).toBeEnabled();
  });
}

test('each choice narrows the next and stands in the address', async ({ page, shop }) => {
  await shop.open('/outfitzoeker?theme=alm');
  const garment = page.getByLabel('Kledingstuk');
  const before = await garment.locator('option').count();
  await page.getByLabel('Voor wie').focus();
  await page.getByLabel('Voor wie').selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?brand=/);
  await expect.poll(() => garment.locator('option').count()).toBeLessThan(before);
  await expect(page.getByLabel('Voor wie')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/outfitzoeker(\?theme=alm)?$/);
  await expect(page.getByLabel('Voor wie')).toHaveValue('');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the finder is a form whose address is the choice', async ({ page }) => {
    await page.goto('/outfitzoeker');
    await page.getByLabel('Gelegenheid').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Toon producten' }).click();
    await expect(page).toHaveURL(/\/outfitzoeker\?type=[^&]+/);
    await expect(page.getByLabel('Gelegenheid')).not.toHaveValue('');
    await expect(page.locator('main [data-price]').first()).toBeVisible();
    await page.getByRole('link', { name: 'Opnieuw beginnen' }).click();
    await expect(page).toHaveURL(/\/outfitzoeker$/);
  });
});
