import { expect, test } from '../fixtures/shop.ts';

const pages = ['/', '/dames/dirndls', '/midi-dirndl-marei.html', '/de/', '/en/women/dirndls', '/verzending-en-betaling'];

for (const theme of ['alm', 'stube']) {
  for (const path of pages) {
    test(`${path} in ${theme} has no accessibility finding and never scrolls sideways`, async ({ page, shop }) => {
      await shop.open(`${path}?theme=${theme}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await shop.expectAccessible();
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }
}

test('an unknown theme is the base theme', async ({ page, shop }) => {
  await shop.open('/?theme=none');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'alm');
});
