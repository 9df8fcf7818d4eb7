import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite, isLong } from '../fixtures/turns.ts';

for (const [path, title, letters, canonical] of [
  ['/merken', 'Merken', 'Naar een letter', /\/merken$/],
  ['/de/marken', 'Marken', 'Zu einem Buchstaben', /\/de\/marken$/],
  ['/en/brands', 'Brands', 'Go to a letter', /\/en\/brands$/],
  ['/de/merken', 'Marken', 'Zu einem Buchstaben', /\/de\/marken$/],
] as const) {
  test(`${path} lists every brand under its letter`, path === '/merken' ? {} : inLongSuite, async ({ page, shop }) => {
    expect(await shop.open(path)).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('navigation', { name: letters }).getByRole('link').first()).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
    await expect(page.locator('link[hreflang=de]')).toHaveAttribute('href', /\/de\/marken$/);
  });
}

test('the row of brands is sorted by title', inLongSuite, async ({ page, shop }) => {
  await shop.open('/merken?theme=alm');
  const titles = await page.getByRole('region', { name: 'Uitgelicht' }).getByRole('listitem').getByRole('link').allInnerTexts();
  const names = titles.map((text) => text.split('\n')[0] ?? '');
  expect(names.length).toBeGreaterThan(3);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'nl')));
});

for (const theme of ['alm', 'stube']) {
  test(`a brand shows its products, filtered and sorted (${theme})`, inLongSuite, async ({ page, shop }) => {
    await shop.open(`/merken?theme=${theme}`);
    // Examined with every page.
    if (isLong) await shop.expectAccessible('main');
    await page
      .getByRole('region', { name: 'Alle merken van A tot Z' })
      .getByRole('link', { name: /Firnkind/ })
      .click();
    await expect(page).toHaveURL(/\/merken\/firnkind$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Firnkind');
    await page.getByLabel('Sorteren').selectOption('price_up');
    await expect(page).toHaveURL(/sort=price_up/);
    const prices = page.locator('main [data-price]');
    const shown = () => prices.evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-price'))));
    await expect.poll(async () => (await shown()).every((price, index, all) => index === 0 || price >= (all[index - 1] ?? 0))).toBe(true);
    await shop.expectAccessible('main');
  });
}
