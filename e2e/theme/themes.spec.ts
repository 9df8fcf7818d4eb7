import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test('an unknown theme is the base theme', inLongSuite, async ({ page, shop }) => {
  await shop.open('/?theme=none');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'alm');
});
