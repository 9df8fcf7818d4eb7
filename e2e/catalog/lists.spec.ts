import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite, onPhone } from '../fixtures/turns.ts';

const themes = ['alm', 'stube'] as const;

/** Every kind of list, and a product page, whose end is strips. */
const lists = [
  '/dames/dirndls',
  '/heren/lederhosen/korte-lederhosen',
  '/search?q=dirndl',
  '/merken/firnkind',
  '/sale',
  '/outfits',
  '/midi-dirndl-liesl.html',
] as const;

const withTheme = (path: string, theme: string): string => `${path}${path.includes('?') ? '&' : '?'}theme=${theme}`;

/** Scrolls to the end as a visitor does, until nothing is on its way any more, and says how much moved by itself. */
async function shiftOnTheWayDown(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await page.mouse.move(200, 300);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const isAtEnd = async (): Promise<boolean> => {
    await page.mouse.wheel(0, 450);
    return page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const { scrollHeight } = document.documentElement;
      return window.scrollY + window.innerHeight >= scrollHeight - 2 && document.querySelector('[data-waiting], [data-island]') === null;
    });
  };
  await expect.poll(isAtEnd, { intervals: [50], timeout: 60_000 }).toBe(true);
  return page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
}

test('nothing moves on the way down a list', inLongSuite, async ({ page }) => {
  expect(await shiftOnTheWayDown(page, '/dames/dirndls?theme=alm')).toBeLessThanOrEqual(0.02);
});

test('nothing moves on the way down a list on a phone', onPhone, async ({ page }) => {
  expect(await shiftOnTheWayDown(page, '/heren/lederhosen?theme=stube')).toBeLessThanOrEqual(0.02);
});

for (const theme of themes)
  for (const path of lists)
    test(`nothing moves on the way down ${path} in ${theme}`, inLongSuite, async ({ page }) => {
      expect(await shiftOnTheWayDown(page, withTheme(path, theme))).toBeLessThanOrEqual(0.02);
    });

for (const theme of themes) {
  const title = `a list of ${theme} shows products on the first screen of a laptop, and filters open on the screen`;
  test(title, inLongSuite, async ({ page, shop, isMobile }) => {
    test.skip(isMobile, 'a phone has a panel for its filters');
    for (const path of ['/dames/dirndls', '/heren', '/merken/firnkind', '/search?q=dirndl']) {
      await shop.open(withTheme(path, theme));
      const top = (await page.getByRole('main').getByRole('article').first().boundingBox())?.y ?? Infinity;
      expect(top, path).toBeLessThan(760);
    }
    await shop.open(withTheme('/dames/dirndls', theme));
    for (const name of await page.locator('main details[name="filter-bar"] > summary').all()) {
      await name.click();
      const values = await page.locator('main details[open][name="filter-bar"] > div').boundingBox();
      expect(values?.x ?? -1).toBeGreaterThanOrEqual(0);
      expect((values?.x ?? 0) + (values?.width ?? 0)).toBeLessThanOrEqual(1440);
      expect((values?.y ?? 0) + (values?.height ?? 0)).toBeLessThanOrEqual(900);
    }
  });
}

for (const theme of themes)
  test(`labels and heart of a card in ${theme} leave necklines free`, inLongSuite, async ({ page, shop }) => {
    await shop.open(withTheme('/sale', theme));
    const covered = await page.locator('main article').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const picture = card.querySelector('img')?.getBoundingClientRect();
        if (!picture) return [];
        // A neckline: the middle of the upper third.
        const neck = {
          left: picture.left + picture.width * 0.3,
          right: picture.right - picture.width * 0.3,
          bottom: picture.top + picture.height * 0.34,
        };
        return [...card.querySelectorAll('button[aria-pressed], [data-kind]')]
          .filter((over) => {
            const box = over.getBoundingClientRect();
            return box.top < neck.bottom && box.left < neck.right && box.right > neck.left;
          })
          .map((over) => over.textContent);
      }),
    );
    expect(covered).toEqual([]);
  });

test('a strip of one card has no arrows, and a page names each product once', inLongSuite, async ({ page, shop }) => {
  await shop.open('/midi-dirndl-liesl.html');
  const cards = page.getByRole('main').getByRole('article').getByRole('link');
  const addresses = await cards.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(addresses.length).toBeGreaterThan(3);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).not.toContain('/midi-dirndl-liesl.html');
  const strip = page.getByRole('region', { name: 'Past hierbij' });
  await strip.locator('li').evaluateAll((cells) => cells.slice(1).forEach((cell) => cell.remove()));
  await expect(strip.getByRole('button', { name: /Volgende$/ })).toBeHidden();
});
