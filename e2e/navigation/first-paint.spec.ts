import { expect, test } from '../fixtures/shop.ts';

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
