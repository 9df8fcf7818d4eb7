import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

/** How many pages of a kind have reported each vital. */
async function counted(request: APIRequestContext, page: string, theme: string): Promise<readonly number[]> {
  const text = await (await request.get('/metrics')).text();
  return ['lcp_seconds', 'fcp_seconds', 'ttfb_seconds', 'cls_score'].map((vital) =>
    Number(new RegExp(`^web_vitals_${vital}_count\\{page="${page}",theme="${theme}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0),
  );
}

const reporter = (page: Page): Promise<unknown> => page.waitForResponse(/\/assets\/report-vitals-/);

for (const [kind, path, theme] of [
  ['product', '/midi-dirndl-liesl.html', 'alm'],
  ['listing', '/dames/dirndls?theme=stube', 'stube'],
] as const) {
  test(
    `a visited ${kind} page in ${theme} reports its vitals to the shop when the visitor leaves`,
    inLongSuite,
    async ({ page, shop, request }) => {
      const before = await counted(request, kind, theme);
      const loaded = reporter(page);
      await shop.open(path);
      await loaded;
      await page.goto('about:blank');
      await expect.poll(async () => (await counted(request, kind, theme)).every((count, index) => count > (before[index] ?? 0))).toBe(true);
    },
  );
}

test('a report holds the kind of page, the theme and numbers, nothing about the visitor', inLongSuite, async ({ page, shop, context }) => {
  await page.addInitScript(() => {
    navigator.sendBeacon = (url, data) => {
      void (data as Blob).text().then((text) => Object.assign(window, { report: `${String(url)} ${text}` }));
      return true;
    };
  });
  const loaded = reporter(page);
  await shop.open('/');
  await loaded;
  await page.locator('main').click({ position: { x: 1, y: 1 } });
  // The browser tells of an interaction after the next picture of the page.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const lookAway = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await lookAway();
  const read = () => page.evaluate(() => (window as { report?: string }).report);
  await expect.poll(read).toMatch(/^\/vitals /);
  const { inp, ...report } = JSON.parse((await read())?.slice('/vitals '.length) ?? '') as Record<string, unknown>;
  const number: unknown = expect.any(Number);
  expect(report).toEqual({ page: 'home', theme: 'alm', lcp: number, fcp: number, ttfb: number, cls: number });
  expect(typeof inp).toBe('number');
  expect(await context.cookies()).toEqual([]);
});
