import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test('the price of a set follows every choice, by keyboard too', async ({ page, shop }) => {
  await shop.open('/compleet-oktoberfest-voor-hem.html');
  const main = page.getByRole('main');
  const price = async (): Promise<number> =>
    Number(await main.locator('[aria-live=polite] [data-price]').first().getAttribute('data-price'));
  const start = await price();
  const extra = main.getByRole('checkbox').first();
  await extra.focus();
  await page.keyboard.press('Space');
  await expect(extra).toBeChecked();
  await expect.poll(price).toBeGreaterThan(start);
  await main
    .getByRole('button', { name: /Eén meer/ })
    .first()
    .click();
  const more = await price();
  expect(more).toBeGreaterThan(start);
  await shop.expectAccessible();
});

test('a group adds up what is wanted of each', inLongSuite, async ({ page, shop }) => {
  await shop.open('/verenigingshemden-op-maat.html');
  const main = page.getByRole('main');
  await main.getByRole('spinbutton').first().fill('2');
  const one = Number(await main.locator('li [data-price]').first().getAttribute('data-price'));
  await expect(main.locator('output [data-price]')).toHaveAttribute('data-price', String((one * 2 * 100) / 100));
  await shop.expectAccessible();
});

test('a look has sizes for each piece, and its spots lead to them', async ({ page, shop }) => {
  await shop.open('/look-sittard-feiert.html');
  const main = page.getByRole('main');
  await expect(main.locator('form:has(input[type="radio"])')).toHaveCount(5);
  await main.getByRole('link', { name: /Punt 2/ }).click();
  await expect(page).toHaveURL(/#item-/);
  await main.locator('input[name="maat_lederhose"]').first().check();
  await expect(page).not.toHaveURL(/maat_lederhose/);
  await shop.expectAccessible();
});
