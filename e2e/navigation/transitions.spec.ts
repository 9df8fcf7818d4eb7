import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

type Seen = { readonly ways: (readonly string[])[] };

/** Notes of every transition what moves on by itself when it begins. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { ways: [] };
    Object.assign(window, { seen });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      const named = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element).viewTransitionName);
      seen.ways.push(named.filter((name) => name !== 'none'));
      return start(...given);
    };
  });
}

const seen = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** How far things have jumped so far without anybody's doing. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) total += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
      }),
  );

const card = (page: Page) => page.locator('main article a[href$=".html"]').first();

/** The way from a list to a product, with everything at hand that the product page is made of. */
async function walk(page: Page): Promise<string> {
  const path = (await card(page).getAttribute('href')) ?? '';
  await card(page).click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1')).toBeVisible();
  return path;
}

test.describe('whoever likes motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('sees the picture of a card become that of the product, and nothing jumps', inLongSuite, async ({ page, shop }) => {
    await watchTransitions(page);
    await shop.open('/dames/dirndls');
    // The second time the code of the product page is at hand, and nobody waits for it.
    const path = await walk(page);
    await page.goBack();
    await expect(page).toHaveURL('/dames/dirndls');
    // The address is another before the page is; products that go with this one are cards, too.
    await expect(card(page)).toHaveAttribute('href', path);
    const before = (await seen(page)).ways.length;
    const shiftBefore = await shifted(page);
    await walk(page);
    await expect.poll(async () => (await seen(page)).ways.length).toBeGreaterThan(before);
    expect((await seen(page)).ways.at(-1)?.toSorted()).toEqual(['product-picture', 'root']);
    await expect(page.locator('[data-moves-on]')).toHaveCount(1);
    expect((await shifted(page)) - shiftBefore).toBeLessThan(0.1);
  });

  test('sees none where a list grows in place', inLongSuite, async ({ page, shop }) => {
    await watchTransitions(page);
    await shop.open('/dames/dirndls');
    await page.locator('main a[data-keep-scroll][data-replace]').click();
    await expect(page).not.toHaveURL('/dames/dirndls');
    expect((await seen(page)).ways).toEqual([]);
  });
});

test('whoever wants no motion gets none', inLongSuite, async ({ page, shop }) => {
  await watchTransitions(page);
  await shop.open('/dames/dirndls');
  await walk(page);
  expect((await seen(page)).ways).toEqual([]);
});

test.describe('a browser without transitions', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('goes from page to page as ever', inLongSuite, async ({ page, shop }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    });
    await shop.open('/dames/dirndls');
    await walk(page);
    expect(await page.evaluate(() => 'startViewTransition' in document)).toBe(false);
  });
});
