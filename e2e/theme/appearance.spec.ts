import { everyPage } from '../fixtures/every-page.ts';
import { expect, test } from '../fixtures/shop.ts';
import { hasTurn } from '../fixtures/turns.ts';

/**
 * Every theme looks as it did when somebody last looked at it. After a change that is meant, build, run `TEST_SIZE=long node tools/start.js
 * tools/e2e.ts theme/appearance --update-snapshots`, and look at the pictures. A quarter of the size is enough to see that something has moved, is gone or has another
 * colour, and forgives an hour or a number in a text, which change by the day.
 */
test.use({ deviceScaleFactor: 0.25 });

const shown = [
  'home',
  'category',
  'search',
  'brands',
  'configurable product',
  'bundle',
  'look',
  'cart',
  'log-in',
  'blog',
  'branches',
  'withdrawal',
];

const pathOf = (name: string): string => {
  const path = everyPage.find((page) => page.name === name)?.nl;
  if (path === undefined) throw new Error(`there is no page "${name}"`);
  return path;
};

for (const name of shown) {
  const path = pathOf(name);
  for (const theme of ['alm', 'stube']) {
    test(`${name} looks like itself in ${theme}`, async ({ page, shop, isMobile }, { project }) => {
      test.skip(!hasTurn(theme, isMobile), 'each theme at one width');
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 1600 });
      await shop.open(`${path}${path.includes('?') ? '&' : '?'}theme=${theme}`);
      await page.evaluate(() => document.fonts.ready);
      const picture = await page.screenshot({ animations: 'disabled' });
      expect(picture).toMatchSnapshot(`${name.replaceAll(' ', '-')}-${theme}-${project.name}.png`, {
        threshold: 0.1,
        maxDiffPixelRatio: 0.01,
      });
    });
  }
}
