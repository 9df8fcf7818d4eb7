import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite, isLong, onPhone } from '../fixtures/turns.ts';

test('the sale is sorted and filtered without asking the shop again', inLongSuite, async ({ page, shop, isMobile }) => {
  test.skip(isMobile, 'the order is chosen in the same way');
  await shop.open('/sale?theme=alm');
  await expect(page.locator('html[data-whole-sale]')).toBeAttached();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.data') || request.url().includes('/graphql')) asked.push(request.url());
  });
  await page.getByLabel('Sorteren').selectOption('price_down');
  await expect(page).toHaveURL(/sort=price_down/);
  const now = page.locator('main [data-price][data-tone=sale]');
  await expect
    .poll(async () => Number(await now.nth(0).getAttribute('data-price')))
    .toBeGreaterThan(Number(await now.nth(5).getAttribute('data-price')));
  expect(asked).toEqual([]);
});

for (const theme of ['alm', 'stube']) {
  test(
    `every reduced price names its reference price (LAW-03, ${theme})`,
    theme === 'alm' ? inLongSuite : onPhone,
    async ({ page, shop }) => {
      await shop.open(`/sale?theme=${theme}`);
      const cards = await page.locator('main [data-price][data-tone=sale]').count();
      expect(cards).toBeGreaterThan(0);
      expect(await page.getByText(/Laagste prijs afgelopen 30 dagen/).count()).toBe(cards);
      // stube's is examined with every page.
      if (isLong || theme === 'alm') await shop.expectAccessible('main');
    },
  );
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sale can be read, sorted and paged', async ({ page }) => {
    await page.goto('/sale?sort=price_up');
    const prices = await page
      .locator('main [data-price][data-tone=sale]')
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-price'))));
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    await page.getByRole('link', { name: 'Pagina 2' }).click();
    await expect(page).toHaveURL(/page=2/);
  });
});
