import { hydrateIslands, expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

for (const path of ['/', '/dames/dirndls', '/midi-dirndl-liesl.html', '/checkout/cart']) {
  test(
    `${path} is painted before the first of its scripts is fetched`,
    path === '/dames/dirndls' ? {} : inLongSuite,
    async ({ page, shop }) => {
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
    },
  );
}

for (const path of ['/', '/dames/dirndls', '/midi-dirndl-liesl.html']) {
  test(`${path} lays out what is below the first screen when it comes near`, inLongSuite, async ({ page }) => {
    await page.goto(path);
    const last = page.locator('footer');
    await expect(last).toHaveCSS('content-visibility', 'auto');
    await last.scrollIntoViewIfNeeded();
    await expect(last.getByRole('link').first()).toBeVisible();
  });
}

test('where something keeps all scripts of a page away, nothing of it is missing', inLongSuite, async ({ page, shop }) => {
  shop.allowConsole(/Content Security Policy/);
  await page.route('/dames/dirndls', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': "script-src 'none'" } });
  });
  await page.goto('/dames/dirndls');
  await expect(page.locator('main li h2').last()).toBeVisible();
});

test('a tap on the stars of a product leads to its reviews, before anything else was touched', inLongSuite, async ({ page }) => {
  await page.goto('/midi-dirndl-liesl.html');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await page.locator('main a[href$="#reviews"]').first().dispatchEvent('click');
  await expect(page.locator('#reviews')).toBeInViewport();
});

test('whoever comes for a place further down of a page is led there', inLongSuite, async ({ page }) => {
  await page.goto('/midi-dirndl-liesl.html#reviews');
  await expect(page.locator('#reviews')).toBeInViewport();
});

const farDown = { '/': 'main h2 >> nth=-1', '/dames/dirndls': 'main li h2 >> nth=10', '/midi-dirndl-liesl.html': 'main h2 >> nth=-1' };
for (const [path, selector] of Object.entries(farDown)) {
  test(`whoever loads ${path} again finds the place they left`, inLongSuite, async ({ page, shop }) => {
    await shop.open(path);
    const heading = page.locator(selector);
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // What comes when it is near is there.
    await page.waitForLoadState('networkidle');
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    const place = await top();
    await page.reload();
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
    await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThan(40);
    await hydrateIslands(page);
    await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThan(40);
  });
}

test('a section that a phone keeps closed stays open once somebody opened it, however early', inLongSuite, async ({ page }) => {
  await page.goto('/midi-dirndl-liesl.html');
  const section = page.locator('details', { has: page.getByRole('heading', { name: 'Maattabel' }) });
  const isNarrow = (page.viewportSize()?.width ?? 0) < 900;
  await expect(section).toHaveJSProperty('open', !isNarrow);
  if (isNarrow) await section.locator('summary').click();
  await hydrateIslands(page);
  await expect(section).toHaveJSProperty('open', true);
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
