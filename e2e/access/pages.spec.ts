import { pageCases } from '../fixtures/every-page.ts';
import { cutOff } from '../fixtures/cut-off.ts';
import { expect, test } from '../fixtures/shop.ts';

for (const { title, path, theme, screen } of pageCases()) {
  test(`${title} has no finding, and nothing is cut off at 400 %`, async ({ page, shop }, { project }) => {
    test.skip(project.name !== screen, 'every page on one screen');
    await shop.open(path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await shop.expectAccessible();
    // 1280 × 1024 enlarged four times (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await page.evaluate(cutOff)).toEqual([]);
  });
}
