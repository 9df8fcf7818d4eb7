import { expect, test } from '../fixtures/shop.ts';

test('an unknown theme is the base theme', async ({ page, shop }) => {
  await shop.open('/?theme=none');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'alm');
});
