import { expect, test } from '../fixtures/shop.ts';
import { languages } from '../fixtures/languages.ts';
import { inLongSuite } from '../fixtures/turns.ts';

for (const { code, prefix, dirndls, dirndlsPath, legal } of languages) {
  test(`a shopper walks from home to a category to a product in ${code}`, code === 'de' ? {} : inLongSuite, async ({ page, shop }) => {
    expect(await shop.open(`${prefix}/`)).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await shop.open(dirndlsPath);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(dirndls);
    await expect(page.getByText(legal).first()).toBeVisible();
    const card = page.getByRole('main').getByRole('article').first();
    const name = (await card.getByRole('heading').innerText()).trim();
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\.html$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split('\n')[0] ?? name);
    await expect(page.locator('[data-price]').first()).toBeVisible();
  });
}

test('lists and results say what their usual order depends on, also without a script (LAW-17)', async ({ request }) => {
  for (const path of ['/dames/dirndls', '/search?q=dirndl']) {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/Hoe sorteren wij\?.*‘Aanbevolen’ is [^<]*Niemand betaalt voor een plek/);
  }
});

test('a reduction shows the lowest price of the last 30 days, and no other struck price (LAW-03)', async ({ page, shop }) => {
  await shop.open('/sale');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  for (const card of await cards.all()) {
    await expect(card.locator('s, del')).toHaveCount(1);
    await expect(card).toContainText('Laagste prijs afgelopen 30 dagen');
  }
});

test('sorting and paging are links and forms that the URL remembers', async ({ page, shop }) => {
  await shop.open('/dames?page-size=12&sort=price_up');
  const prices = await page.getByRole('main').locator('article [data-price]').allInnerTexts();
  expect(prices.length).toBeGreaterThan(3);
  await shop.open('/dames?page=2&page-size=12&sort=price_up');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await shop.open('/dames?page=999');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
