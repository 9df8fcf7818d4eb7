import type { Page } from '@playwright/test';
import { awaken, expect, test } from '../fixtures/shop.ts';

for (const path of ['/', '/dames/dirndls', '/midi-dirndl-liesl.html', '/checkout/cart']) {
  test(`${path} is painted before the first of its scripts is fetched`, async ({ page, shop }) => {
    await shop.open(path);
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(scripts.length).toBeGreaterThan(0);
    expect(Math.min(...scripts)).toBeGreaterThan(painted);
  });
}

for (const path of ['/', '/dames/dirndls', '/midi-dirndl-liesl.html']) {
  test(`${path} asks for pictures further down after it is painted, and lays out what is below once somebody is there`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('html[data-hydrated][data-parts-wait]:not([data-pictures-wait])')).toHaveCount(1);
    await awaken(page);
    await expect(page.locator('html:not([data-parts-wait])')).toHaveCount(1);
    await page.locator('footer').scrollIntoViewIfNeeded();
    const later = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
      const addresses = new Set([...document.images].filter(({ loading }) => loading === 'lazy').map(({ currentSrc }) => currentSrc));
      for (const { loading, currentSrc } of document.images) if (loading !== 'lazy') addresses.delete(currentSrc);
      const fetched = performance.getEntriesByType('resource').filter(({ name }) => addresses.has(name));
      return fetched.map(({ startTime }) => startTime > painted);
    });
    expect(later).toContain(true);
    expect(later).not.toContain(false);
  });
}

const below = [
  { path: '/', part: 'main [data-below] >> nth=-1', otherwise: 'auto' },
  { path: '/dames/dirndls', part: 'main li[data-below] >> nth=-1', otherwise: 'auto' },
  { path: '/midi-dirndl-liesl.html', part: 'main [data-below]:has(> form)', otherwise: 'visible' },
] as const;
for (const { path, part, otherwise } of below) {
  test(`what a phone does not show yet of ${path} follows when somebody scrolls, and by itself when nobody does`, async ({ page }) => {
    const waiting = page.locator('html[data-below-waits]');
    const isPhone = (page.viewportSize()?.width ?? 0) < 640;
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    // The clock of the test knows of no navigation; the page would take it for a return.
    await page.addInitScript(() => {
      performance.getEntriesByType = () => [{ type: 'navigate' } as PerformanceNavigationTiming];
    });
    await page.goto(path);
    await expect(page.locator('html:not([data-pictures-wait])')).toHaveCount(1);
    await expect(waiting).toHaveCount(1);
    await expect(page.locator(part)).toHaveCSS('content-visibility', isPhone ? 'hidden' : otherwise);
    await page.evaluate(() => window.scrollBy({ top: 400, behavior: 'instant' }));
    await expect(waiting).toHaveCount(0);
    await page.goto(path);
    await expect(page.locator('html:not([data-pictures-wait])')).toHaveCount(1);
    await expect(waiting).toHaveCount(1);
    await page.clock.resume();
    await expect(waiting).toHaveCount(0);
    await expect(page.locator(part)).toHaveCSS('content-visibility', otherwise);
  });
}

const withDocument = async (page: Page, path: string, change: (html: string) => string, headers: Record<string, string> = {}) =>
  page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()), headers: { ...response.headers(), ...headers } });
  });

test('where something keeps all scripts of a page away, nothing of it waits', async ({ page, shop }) => {
  shop.allowConsole(/Content Security Policy/);
  await withDocument(page, '/dames/dirndls', (html) => html, { 'content-security-policy': "script-src 'none'" });
  await page.goto('/dames/dirndls');
  await expect(page.locator('main li h2').last()).toBeVisible();
  await expect(page.locator('main li:has(h2) >> nth=-1')).toHaveCSS('content-visibility', 'visible');
  await expect(page.locator('html[data-pictures-wait]')).toHaveCount(0);
});

test('what waits is shown after eight seconds when the rest of the document does not come', async ({ page }) => {
  await withDocument(page, '/dames/dirndls', (html) => html.slice(0, html.lastIndexOf('<script type="module"')));
  await page.clock.install({ time: 0 });
  await page.addInitScript(() => {
    performance.getEntriesByType = () => [{ type: 'navigate' } as PerformanceNavigationTiming];
  });
  await page.goto('/dames/dirndls');
  await expect(page.locator('html[data-pictures-wait][data-below-waits]')).toHaveCount(1);
  await page.clock.fastForward(8_000);
  await expect(page.locator('html:is([data-pictures-wait], [data-below-waits])')).toHaveCount(0);
});

test('a tap on the stars of a product leads to its reviews, before anything else was touched', async ({ page }) => {
  await page.goto('/midi-dirndl-liesl.html');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await page.locator('main a[href$="#reviews"]').first().dispatchEvent('click');
  await expect(page.locator('#reviews')).toBeInViewport();
  await expect(page.locator('html[data-below-waits]')).toHaveCount(0);
});

test('whoever comes for a place further down of a page is led there', async ({ page }) => {
  await page.goto('/midi-dirndl-liesl.html#reviews');
  await expect(page.locator('#reviews')).toBeInViewport();
});

const farDown = { '/': 'main h2 >> nth=-1', '/dames/dirndls': 'main li h2 >> nth=10', '/midi-dirndl-liesl.html': 'main h2 >> nth=-1' };
for (const [path, selector] of Object.entries(farDown)) {
  test(`whoever loads ${path} again finds the place they left`, async ({ page, shop }) => {
    await shop.open(path);
    await expect(page.locator('html:not([data-parts-wait])')).toHaveCount(1);
    const heading = page.locator(selector);
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // What comes when it is near is there.
    await page.waitForLoadState('networkidle');
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    const place = await top();
    await page.reload();
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
    await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThan(40);
    await awaken(page);
    await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThan(40);
  });
}

test('a section that a phone keeps closed stays open once somebody opened it, however early', async ({ page }) => {
  await page.goto('/midi-dirndl-liesl.html');
  const section = page.locator('details', { has: page.getByRole('heading', { name: 'Maattabel' }) });
  const isNarrow = (page.viewportSize()?.width ?? 0) < 900;
  await expect(section).toHaveJSProperty('open', !isNarrow);
  if (isNarrow) await section.locator('summary').click();
  await awaken(page);
  await expect(section).toHaveJSProperty('open', true);
});

test('a picture of the first screen that hangs does not keep those further down', async ({ page }) => {
  await page.route(/hero-dirndl/, () => new Promise(() => undefined));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html[data-pictures-wait]')).toHaveCount(1);
  await expect(page.locator('html:not([data-pictures-wait])')).toHaveCount(1);
});

test('a cart that is known only in the browser moves nothing that was on the screen', async ({ page, shop }) => {
  await shop.open('/checkout/cart');
  await expect(page.locator('main').getByRole('link').first()).toBeVisible();
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[]) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );
  expect(moved).toBeLessThan(0.01);
});
