import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

/** As they travel, so scripts and styles with Brotli: what a first visit fetches before anybody touches the page. */
const budgets = { scripts: 135_000, styles: 27_000, fonts: 60_000 };
type Weight = Record<keyof typeof budgets, number>;

const kinds: Readonly<Record<string, keyof Weight>> = { script: 'scripts', stylesheet: 'styles', font: 'fonts' };
const pages = { home: '/', listing: '/dames/dirndls', product: '/midi-dirndl-liesl.html' };

async function weigh(page: Page, path: string): Promise<Weight> {
  const weight = { scripts: 0, styles: 0, fonts: 0 };
  const pending: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const kind = kinds[request.resourceType()];
    if (kind) pending.push(request.sizes().then(({ responseBodySize }) => void (weight[kind] += responseBodySize)));
  });
  await page.goto(path);
  // Scripts are asked for after the first paint, which on a busy machine is later than a quiet network.
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  await Promise.all(pending);
  return weight;
}

/** The fonts a text is really set in: the shop's own, or one of the device where a character is missing. */
async function fontsOf(page: Page, selector: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return [...new Set(fonts.map(({ familyName, isCustomFont }) => `${familyName.split(' ')[0]}${isCustomFont ? '' : ' of the device'}`))];
}

for (const [name, path] of Object.entries(pages)) {
  for (const theme of ['alm', 'stube']) {
    const inTurn = (name === 'listing') === (theme === 'stube') ? {} : inLongSuite;
    test(`the first visit of a ${name} page in ${theme} stays within its budget`, inTurn, async ({ page }, { project }) => {
      test.skip(project.name === 'phone', 'The same files.');
      const { scripts, styles, fonts } = await weigh(page, `${path}?theme=${theme}`);
      expect(scripts).toBeGreaterThan(0);
      expect(scripts).toBeLessThanOrEqual(budgets.scripts);
      expect(styles).toBeLessThanOrEqual(budgets.styles);
      expect(fonts).toBeGreaterThan(0);
      expect(fonts).toBeLessThanOrEqual(budgets.fonts);
      // Islands have fetched nothing yet.
      await expect(page.locator('[data-island]').first()).toBeAttached();
    });
  }
}

const characters = 'Größe, één, coördinatie, façade, señor, „Liesl“ ‘Vroni’ “Evi” – — … • × ½ § © € 149,95 Łukasz Dvořák Šárka';

for (const [theme, heading, text] of [
  ['alm', 'Bricolage', 'Hanken'],
  ['stube', 'Newsreader', 'Figtree'],
] as const) {
  test(
    `every character of three languages is in the fonts of ${theme}`,
    theme === 'alm' ? {} : inLongSuite,
    async ({ page, shop }, { project }) => {
      test.skip(project.name === 'phone', 'The same files.');
      await shop.open(`/winkels?theme=${theme}`);
      await page.evaluate(async (shown) => {
        for (const tag of ['h2', 'p']) {
          const element = document.createElement(tag);
          element.className = 'characters';
          element.textContent = shown;
          document.querySelector('main')?.append(element);
        }
        await document.fonts.ready;
      }, characters);
      await expect.poll(() => fontsOf(page, 'h2.characters')).toEqual([heading]);
      await expect.poll(() => fontsOf(page, 'p.characters')).toEqual([text]);
    },
  );
}

test('a page that is not there is styled from its first byte', async ({ page, shop }) => {
  shop.allowConsole(/404/);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value)),
    ).observe({
      type: 'layout-shift',
      buffered: true,
    });
    Object.assign(window, { shifts });
  });
  expect(await shop.open('/er-is-hier-niets')).toBe(404);
  const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
  expect(moved).toBeLessThan(0.01);
});
