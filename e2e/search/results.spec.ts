import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test('an item number leads to its product', inLongSuite, async ({ page, shop }) => {
  await shop.open('/search?q=ma-dir-1009');
  await expect(page).toHaveURL(/\.html$/);
});

test('a size in the text is set as a filter, and can be taken off', inLongSuite, async ({ page, shop }) => {
  await shop.open('/search?q=Dirndl%20%2042&theme=alm');
  const chips = page.getByRole('list', { name: 'Gekozen filters' });
  await expect(chips.getByRole('link', { name: /42/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('dirndl 42');
  await chips.getByRole('link', { name: /42/ }).click();
  await expect(chips).toBeHidden();
  await expect(page).toHaveURL(/\/search\?q=dirndl\+42/);
});

test('nothing found is said in the words of the shop, with every way on', async ({ page, shop }) => {
  await shop.open('/search?q=xqzvw&theme=alm');
  const main = page.getByRole('main');
  await expect(main.getByText('Geen artikelen gevonden.')).toBeVisible();
  await expect(main.getByRole('status').filter({ hasText: 'Helaas zijn er geen resultaten gevonden' })).toContainText('xqzvw');
  await expect(main.getByRole('region', { name: 'Populaire categorieën' }).getByRole('link').first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Onze winkels en openingstijden' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await shop.expectAccessible('main');
});

for (const [path, title, target] of [
  ['/search?q=retour', 'Retourneren', /\/retourneren$/],
  ['/de/search?q=Versandkosten', 'Versand und Zahlung', /\/de\/versand-und-zahlung$/],
  ['/en/search?q=size%20guide', 'Size advice', /\/en\/size-advice$/],
] as const) {
  test(`${path} leads to the page that answers it`, inLongSuite, async ({ page, shop }) => {
    await shop.open(path);
    await page.getByRole('main').getByRole('link', { name: title }).first().click();
    await expect(page).toHaveURL(target);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a form', inLongSuite, async ({ page }) => {
    await page.goto('/search');
    const field = page.getByRole('main').getByRole('combobox');
    await field.fill('Lederhose');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=Lederhose/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('lederhose');
    await expect(page.locator('main [data-price]').first()).toBeVisible();
  });
});

test('questions and posts that hold the words stand below the products', inLongSuite, async ({ page, shop }) => {
  await shop.open('/search?q=leer%20reinigen');
  const texts = page.getByRole('region', { name: 'In onze vragen en verhalen' });
  await texts.getByRole('link', { name: 'Onderhoud na het feest' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Onderhoud na het feest' })).toBeVisible();
});
