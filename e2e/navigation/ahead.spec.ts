import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

const card = (page: Page) => page.locator('main article a[href$=".html"]').first();

/** How each request for the data of a page went: bytes over the wire, or from what the browser has. */
const dataRequests = (page: Page, path: string) =>
  page.evaluate(
    (name) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => new URL(entry.name).pathname === name)
        .map((entry) => ((entry as PerformanceResourceTiming).transferSize === 0 ? 'kept' : 'fetched')),
    `${path}.data`,
  );

test('pages say which others a browser may fetch ahead', inLongSuite, async ({ request }) => {
  for (const path of ['/', '/dames/dirndls', '/de/damen/dirndl', '/midi-dirndl-liesl.html']) {
    const header = (await request.get(path)).headers()['speculation-rules'] ?? '';
    expect(header).toMatch(/^"\/assets\/speculation-rules-[\w-]+\.json"$/);
    const rules = await request.get(JSON.parse(header) as string);
    expect(rules.headers()['content-type']).toBe('application/speculationrules+json');
    expect(rules.headers()['cache-control']).toContain('immutable');
    expect(Object.keys((await rules.json()) as object)).toEqual(['prefetch']);
  }
});

test(
  'a link that loads a whole page has it fetched when somebody points at it, another link does not',
  inLongSuite,
  async ({ page, shop }, { project }) => {
    test.skip(project.name === 'phone', 'A finger rests on nothing.');
    shop.allowConsole(/Failed to load resource|Failed to fetch dynamically imported module/);
    await page.route(/\.js$/, (route) => route.abort());
    const session = await page.context().newCDPSession(page);
    await session.send('Preload.enable');
    const states = new Map<string, string>();
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => void states.set(new URL(prefetchUrl).pathname, status));
    await page.goto('/dames/dirndls');
    const german = page.locator('header a[hreflang="de"]').first();
    const path = (await german.getAttribute('href')) ?? '';
    await page.locator('a[href="/checkout/cart"]').first().hover();
    await card(page).hover();
    await german.hover();
    await expect.poll(() => states.get(path)).toBe('Ready');
    expect([...states.keys()]).toEqual([path]);
    await german.click();
    await expect(page).toHaveURL(path);
    const delivered = await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & { deliveryType?: string }).deliveryType,
    );
    expect(delivered).toBe('navigational-prefetch');
  },
);

for (const hint of ['hover', 'touch'] as const) {
  test(`a ${hint} on a card fetches its data before the click, and only once`, inLongSuite, async ({ page, shop }) => {
    await shop.open('/dames/dirndls');
    const path = (await card(page).getAttribute('href')) ?? '';
    if (hint === 'hover') await card(page).hover();
    else await card(page).dispatchEvent('touchstart');
    await expect.poll(() => dataRequests(page, path)).toEqual(['fetched']);
    await card(page).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toBeVisible();
    expect(await dataRequests(page, path)).toEqual(['fetched', 'kept']);
  });
}
