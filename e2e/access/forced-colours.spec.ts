import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

/** What is left to tell a state by when the system sets all colours: frames, lines and what is written. */
const marksOf = (place: Locator): Promise<string> =>
  place.evaluate((element) => {
    const { borderStyle, borderWidth, outlineStyle, outlineWidth, outlineColor, textDecorationLine } = getComputedStyle(element);
    const outline = outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
    return JSON.stringify({ border: `${borderStyle} ${borderWidth}`, outline, textDecorationLine });
  });

const edgeOf = (place: Locator): Promise<number> =>
  place.evaluate((element) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
    return borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth);
  });

for (const theme of ['alm', 'stube']) {
  test.describe(`in the system's colours, ${theme}`, theme === 'alm' ? {} : inLongSuite, () => {
    test.beforeEach(async ({ page }) => page.emulateMedia({ forcedColors: 'active' }));

    test('chosen, sold out and focused values are told apart', async ({ page, shop }) => {
      await shop.open(`/midi-dirndl-liesl.html?kleur=dennengroen&maat_dirndl=38&theme=${theme}`);
      const value = (name: string | RegExp): Locator => page.locator('main label').filter({ has: page.getByRole('radio', { name }) });
      for (const [chosen, other] of [
        [value('dennengroen'), value('bordeaux')],
        [value(/^Maat 38$/), value(/^Maat 40$/)],
      ] as const)
        expect(await marksOf(chosen)).not.toBe(await marksOf(other));
      await page.getByRole('radio', { name: /^Maat 40$/ }).focus();
      await page.keyboard.press('ArrowRight');
      expect(await marksOf(value(/^Maat 42$/))).not.toBe(await marksOf(value(/^Maat 38$/)));
      // A colour stays the colour it names.
      const fill = await value('bordeaux')
        .locator('circle')
        .first()
        .evaluate((dot) => getComputedStyle(dot).fill);
      expect(fill).not.toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    });

    test('sold-out sizes are struck and framed by another line', async ({ page, shop }) => {
      await shop.open(`/midi-dirndl-marei.html?kleur=petrol&theme=${theme}`);
      const soldOut = page.locator('main label[data-sold-out=true]').first();
      await expect(soldOut.locator('s')).toBeVisible();
      expect(await marksOf(soldOut)).not.toBe(await marksOf(page.locator('main label[data-sold-out=false]').first()));
    });

    test('buttons, fields and icons have an edge or a line', async ({ page, shop }) => {
      await shop.open(`/?theme=${theme}`);
      const way = page.getByRole('main').getByRole('link', { name: /^Bekijk de dirndls$/ });
      expect(await edgeOf(way.locator('span').first())).toBeGreaterThan(0);
      await way.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      expect(await way.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
      const icon = page
        .getByRole('banner')
        .getByRole('link', { name: /^Winkelwagen/ })
        .locator('svg');
      const [ink, ground] = await icon.evaluate((svg) => [getComputedStyle(svg).color, getComputedStyle(document.body).backgroundColor]);
      expect(ink).not.toBe(ground);
      await shop.open(`/login?theme=${theme}`);
      expect(await edgeOf(page.getByRole('main').getByRole('textbox').first())).toBeGreaterThan(0);
      expect(await edgeOf(page.getByRole('main').getByRole('button', { name: 'Inloggen' }).locator('span').first())).toBeGreaterThan(0);
    });

    test('a chosen filter is told apart', async ({ page, shop, isMobile }) => {
      await shop.open(`/dames/dirndls/kleur:bordeaux?theme=${theme}`);
      if (isMobile) await page.getByRole('link', { name: 'Filter (1)' }).click();
      const chosen = page.locator('main [data-chosen], dialog [data-chosen]').filter({ visible: true }).first();
      expect(await marksOf(chosen)).toContain('solid 3px');
    });
  });
}
