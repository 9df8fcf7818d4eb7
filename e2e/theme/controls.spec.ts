import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

/** Pages with selects, ticks, radios and folds, each with those the browser would draw by itself. */
const pages = ['/create-account', '/contact', '/dames/dirndls', '/order-lookup', '/faq'];

/** The parts of forms that the browser draws in its own way. */
const drawnByTheBrowser = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const controls = Array.from(document.querySelectorAll('select, input[type=checkbox], input[type=radio]'));
    const plain = controls.filter((control) => getComputedStyle(control).appearance !== 'none');
    const folds = Array.from(document.querySelectorAll('summary')).filter((fold) => getComputedStyle(fold).listStyleType !== 'none');
    return [...plain, ...folds].map((element) => element.outerHTML.slice(0, 120));
  });

/** Folds that say twice that they open. */
const markedTwice = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isDrawn = (fold: Element, part: string) => getComputedStyle(fold, part).content !== 'none';
    const folds = Array.from(document.querySelectorAll('summary'));
    return folds.filter((fold) => isDrawn(fold, '::before') && isDrawn(fold, '::after')).map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

// Styles alone: no script has to run for them.
test.use({ javaScriptEnabled: false });

for (const theme of ['alm', 'stube']) {
  test(
    `no part of a form is the browser’s own in ${theme}, unless its visitor needs the system’s colours`,
    theme === 'alm' ? {} : inLongSuite,
    async ({ page }) => {
      for (const path of pages) {
        await page.goto(`${path}?theme=${theme}`);
        expect(await drawnByTheBrowser(page), path).toEqual([]);
        expect(await markedTwice(page), path).toEqual([]);
      }
      await page.goto(`/create-account?theme=${theme}`);
      const tick = page.locator('main input[type=checkbox]').first();
      const ground = () => tick.evaluate((element) => getComputedStyle(element).backgroundColor);
      const before = await ground();
      await tick.check();
      await expect.poll(ground).not.toBe(before);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await tick.evaluate((element) => getComputedStyle(element).appearance)).toBe('auto');
    },
  );
}
