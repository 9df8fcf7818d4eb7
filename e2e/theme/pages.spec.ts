import { blankPictures } from '../fixtures/blank-pictures.ts';
import { withPictures } from '../fixtures/browser-args.ts';
import { cutOff } from '../fixtures/cut-off.ts';
import { pageCases } from '../fixtures/every-page.ts';
import { expect, test } from '../fixtures/shop.ts';
import { onPhone } from '../fixtures/turns.ts';

/**
 * One visit of a page: it looks as it did when somebody last looked at it, has no finding, and nothing is cut off at 400 %.
 * After a change of looks that is meant, run `TEST_SIZE=long node tools/start.js --build tools/e2e.ts theme/pages --update-snapshots`, and
 * look at the pictures. A quarter of the size is enough to see that something has moved, is gone or has another colour, and forgives an hour
 * or a number in a text, which change by the day.
 */
test.use({ ...withPictures, deviceScaleFactor: 0.25 });

test.beforeEach(({ context }) => blankPictures(context));

for (const { title, path, language, theme, screen, picture, examined } of pageCases()) {
  test(
    `${title} looks like itself, has no finding, and nothing is cut off at 400 %`,
    screen === 'phone' ? onPhone : {},
    async ({ page, shop }, { project }) => {
      test.skip(project.name !== screen, 'every page on one screen');
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 1600 });
      await shop.open(path);
      await expect(page.locator(`html[data-theme=${theme}][lang|=${language}]`)).toBeAttached();
      await expect(page).toHaveTitle(/\w/);
      if (picture) {
        await page.evaluate(() => document.fonts.ready);
        const seen = await page.screenshot({ animations: 'disabled' });
        expect.soft(seen).toMatchSnapshot(`${picture}-${theme}-${screen}.png`, { threshold: 0.1, maxDiffPixelRatio: 0.01 });
      }
      await shop.expectAccessible(examined === 'page' ? undefined : 'main');
      // 1280 × 1024 enlarged four times (WCAG 1.4.10).
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(await page.evaluate(cutOff)).toEqual([]);
    },
  );
}
