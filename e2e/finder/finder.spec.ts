import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

for (const [path, label] of [
  ['/outfitzoeker', 'Gelegenheid'],
  ['/de/outfitfinder', 'Anlass'],
  ['/en/outfit-finder', 'Occasion'],
] as const) {
  test(`${path} asks five questions`, inLongSuite, async ({ page, shop }) => {
    expect(await shop.open(path)).toBe(200);
    await expect(page.getByRole('main').locator('form fieldset')).toHaveCount(5);
    await expect(page.getByRole('group', { name: label }).getByRole('radio').first()).toBeEnabled();
  });
}

const question = (page: Page, name: string): Locator => page.getByRole('group', { name });

test('each choice narrows the next, is made by keyboard and stands in the address', inLongSuite, async ({ page, shop }) => {
  await shop.open('/outfitzoeker?theme=alm');
  const garments = question(page, 'Kledingstuk').getByRole('radio');
  const wearers = question(page, 'Voor wie').getByRole('radio');
  const before = await garments.count();
  await expect(wearers.first()).toBeChecked();
  await wearers.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?brand=/);
  await expect.poll(() => garments.count()).toBeLessThan(before);
  await expect(wearers.nth(1)).toBeFocused();
  await expect(wearers.nth(1)).toBeChecked();
  await shop.expectAccessible('main');
  await page.goBack();
  await expect(page).toHaveURL(/\/outfitzoeker(\?theme=alm)?$/);
  await expect(wearers.first()).toBeChecked();
});

test('the answers of the finder are shown by garments, each by another, and by colours', inLongSuite, async ({ page, shop }) => {
  await shop.open('/outfitzoeker?theme=alm');
  for (const name of ['Gelegenheid', 'Voor wie', 'Kledingstuk']) {
    const answers = await question(page, name).getByRole('radio').count();
    const pictures = await question(page, name)
      .locator('img')
      .evaluateAll((all) => all.map((image) => image.getAttribute('src')));
    expect(pictures.length, name).toBe(answers - 1);
    expect(new Set(pictures).size, name).toBeGreaterThan(pictures.length * 0.7);
  }
  const colours = question(page, 'Kleur');
  expect(await colours.locator('circle').count()).toBe((await colours.getByRole('radio').count()) - 1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the finder is a form whose address is the choice', inLongSuite, async ({ page }) => {
    await page.goto('/outfitzoeker');
    await question(page, 'Gelegenheid').locator('label').nth(1).click();
    await page.getByRole('button', { name: 'Toon artikelen' }).click();
    await expect(page).toHaveURL(/\/outfitzoeker\?type=[^&]+/);
    await expect(question(page, 'Gelegenheid').getByRole('radio').first()).not.toBeChecked();
    await expect(page.locator('main [data-price]').first()).toBeVisible();
    await page.getByRole('link', { name: 'Opnieuw beginnen' }).click();
    await expect(page).toHaveURL(/\/outfitzoeker$/);
  });
});
