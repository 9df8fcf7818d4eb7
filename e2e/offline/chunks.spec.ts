import type { Page } from '@playwright/test';
import { unfoldFooter } from '../fixtures/footer.ts';
import { hydrateIslands, expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

const viewer = /\/assets\/gallery-zoom[^/]*\.js$/;

/** How often the document was loaded since. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => void (loads += 1));
  return () => loads;
}

const enlarge = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('link', { name: /vergroten$/ })
    .first()
    .click();

test(
  'a part that is gone after a deployment leads to one reload, then to its name, never to a loop (R191)',
  inLongSuite,
  async ({ page, shop }) => {
    shop.allowConsole(/404|dynamically imported module|Failed to load|gallery-zoom/);
    await page.clock.setFixedTime(new Date());
    await shop.open('/midi-dirndl-marei.html');
    await page.route(viewer, (route) => route.fulfill({ status: 404, body: '' }));
    const loads = countLoads(page);
    await enlarge(page);
    await expect.poll(loads).toBe(1);
    await hydrateIslands(page);
    await enlarge(page);
    await expect(
      page.getByText(/Een deel van de winkel kon niet worden geladen \(gallery-zoom[^)]*\)\. Laad de pagina opnieuw\./),
    ).toBeVisible();
    expect(loads()).toBe(1);
    // The shop around it goes on.
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  },
);

test(
  'a page whose code is gone is asked for once more with the next visit, and opens when it is there again',
  inLongSuite,
  async ({ page, shop }) => {
    shop.allowConsole(/404|route module|dynamically imported module|Failed to load/);
    await shop.open('/');
    const loads = countLoads(page);
    await page.route(/\/assets\/faq-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Veelgestelde vragen' });
    await unfoldFooter(page);
    await link.click();
    await expect.poll(loads).toBe(1);
    await hydrateIslands(page);
    await page.unroute(/\/assets\/faq-[^/]*\.js$/);
    await unfoldFooter(page);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Veelgestelde vragen' })).toBeVisible();
    expect(loads()).toBe(1);
  },
);

test(
  'a page whose code hangs is named after two minutes; until then the one before can be used (R193)',
  inLongSuite,
  async ({ page, shop }) => {
    const code = /\/assets\/faq-[^/]*\.js$/;
    await page.clock.install();
    await shop.open('/');
    await page.route(code, () => undefined);
    await unfoldFooter(page);
    const asked = page.waitForRequest(/\/faq\.data/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Veelgestelde vragen' }).click();
    await (await asked).response();
    await page.clock.fastForward(119_000);
    const failure = page.getByText(/Een deel van de winkel kon niet worden geladen \(\/faq\)\. Laad de pagina opnieuw\./);
    await expect(failure).toHaveCount(0);
    await page.clock.fastForward(2_000);
    await expect(failure).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  },
);

test('a part that hangs is named after two minutes; until then the page can be used (R193)', inLongSuite, async ({ page, shop }) => {
  shop.allowConsole(/gallery-zoom/);
  await page.clock.install();
  await shop.open('/midi-dirndl-marei.html');
  await page.route(viewer, () => undefined);
  const asked = page.waitForRequest(viewer);
  await enlarge(page);
  await asked;
  await page.clock.fastForward(119_000);
  await page.getByRole('radio', { name: /^Maat 38/ }).check();
  await expect(page).toHaveURL(/maat_dirndl=38/);
  await expect(page.getByText('Een deel van de winkel kon niet worden geladen')).toHaveCount(0);
  await page.clock.fastForward(2_000);
  await expect(page.getByText('Een deel van de winkel kon niet worden geladen (gallery-zoom.tsx). Laad de pagina opnieuw.')).toBeVisible();
});
