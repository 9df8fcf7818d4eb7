import { expect, test } from '../fixtures/shop.ts';
import { cutOff } from '../fixtures/cut-off.ts';
import { inLongSuite, onPhone } from '../fixtures/turns.ts';

/** A size that can be bought: what is sold out says so after another comma. */
const inStock = /, maat [^,]+$/;

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
  await main.getByRole('group', { name: 'Kousen', exact: true }).getByRole('radio', { name: inStock }).first().check();
  const one = await price();
  await main.getByRole('button', { name: /Eén meer/ }).click();
  await expect.poll(price).toBeGreaterThan(one);
  await shop.expectAccessible('main');
});

test(
  'a set on a phone has sizes as buttons, none chosen beforehand, and names every choice in full (UX-22)',
  onPhone,
  async ({ page, shop }) => {
    await shop.open('/compleet-oktoberfest-voor-hem.html');
    const main = page.getByRole('main');
    await expect(main.getByRole('radio').first()).toBeVisible();
    await expect(main.locator('select')).toHaveCount(0);
    await expect(main.getByRole('radio', { checked: true })).toHaveCount(0);
    await main.getByRole('button', { name: 'Kies een maat: Lederhose' }).click();
    await expect(main.getByRole('alert')).toHaveText('Kies eerst een maat');
    await expect(main.getByRole('alert')).toBeInViewport();
    await expect(main.getByRole('radio').first()).toBeFocused();
    const names: string[] = [];
    for (const part of ['Lederhose', 'Hemd', 'Kousen']) {
      const size = main.getByRole('group', { name: part, exact: true }).getByRole('radio', { name: inStock }).nth(1);
      names.push((await size.getAttribute('aria-label')) ?? '');
      await size.check();
    }
    const summary = main.locator('section').filter({ has: page.getByRole('heading', { name: 'Jouw keuze' }) });
    for (const name of names) {
      expect(name).toMatch(/^\S.* .+, .+, maat \S+$/);
      await expect(summary.getByText(name, { exact: true })).toBeVisible();
    }
    expect(await page.evaluate(cutOff)).toEqual([]);
    await shop.expectAccessible();
    await main.getByRole('button', { name: 'In winkelwagen' }).click();
    await expect(page.getByRole('dialog')).toContainText('Compleet Oktoberfest voor hem');
  },
);

test('a group adds up what is wanted of each', inLongSuite, async ({ page, shop }) => {
  await shop.open('/verenigingshemden-per-maat.html');
  const main = page.getByRole('main');
  await main.getByRole('spinbutton').first().fill('2');
  const one = Number(await main.locator('li [data-price]').first().getAttribute('data-price'));
  await expect(main.locator('output [data-price]')).toHaveAttribute('data-price', String((one * 2 * 100) / 100));
  await shop.expectAccessible('main');
});

test('a look has sizes for each piece, and its spots lead to them', inLongSuite, async ({ page, shop }) => {
  await shop.open('/look-sittard-feiert.html');
  const main = page.getByRole('main');
  await expect(main.locator('form:has(input[type="radio"])')).toHaveCount(5);
  await main.getByRole('link', { name: /Punt 2/ }).click();
  await expect(page).toHaveURL(/#item-/);
  await main.locator('input[name="maat_lederhose"]').first().check();
  await expect(page).not.toHaveURL(/maat_lederhose/);
  await expect(main.locator('output [data-price]')).not.toHaveAttribute('data-price', '0');
  await main.getByRole('button', { name: /^Kies eerst een maat voor Midi-dirndl/ }).click();
  await expect(main.getByRole('alert')).toBeInViewport();
  await shop.expectAccessible('main');
});
