import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite, onPhone } from '../fixtures/turns.ts';

test.describe('the main menu', () => {
  test.skip(({ isMobile }) => isMobile, 'phones have the drawer');

  test('opens, is walked and closes by keyboard alone', async ({ page, shop }) => {
    await shop.open('/?theme=alm');
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
    const women = menu.getByRole('link', { name: 'Dames', exact: true });
    await women.focus();
    await page.keyboard.press('ArrowDown');
    await expect(women).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('link', { name: 'Alles in Dames' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(women).toHaveAttribute('aria-expanded', 'false');
    await expect(women).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(menu.getByRole('link', { name: 'Heren', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'Kniebundlederhosen' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/heren\/lederhosen\/kniebund$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kniebundlederhosen');
  });

  test('opens under the mouse, and a click inside leads on', inLongSuite, async ({ page, shop }) => {
    await shop.open('/?theme=alm');
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
    await menu.getByRole('link', { name: 'Dames', exact: true }).hover();
    await menu.getByRole('link', { name: 'Lange dirndls (70 cm en langer)' }).click();
    await expect(page).toHaveURL(/\/dames\/dirndls\/lange-dirndls$/);
    await shop.expectAccessible();
  });
});

test.describe('the drawer on phones', onPhone, () => {
  test.skip(({ isMobile }) => !isMobile, 'wide screens have the menu bar');

  test('shows one level at a time with a way back', async ({ page, shop }) => {
    await shop.open('/?theme=alm');
    await page.getByRole('button', { name: /menu/i }).first().click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    await drawer.locator('summary', { hasText: /^Dames$/ }).click();
    await expect(drawer.getByRole('link', { name: 'Alles in Dames' })).toBeVisible();
    await drawer.locator('summary', { hasText: /^Dirndls$/ }).click();
    await shop.expectAccessible();
    await drawer.getByRole('link', { name: /Midi-dirndls/ }).click();
    await expect(page).toHaveURL(/\/dames\/dirndls\/midi-dirndls$/);
    await expect(drawer).toBeHidden();
  });

  for (const theme of ['alm', 'stube']) {
    test(`leads to wishlist, languages, branches and service (${theme})`, inLongSuite, async ({ page, shop }) => {
      await shop.open(`/dames/dirndls?theme=${theme}`);
      await page.getByRole('button', { name: 'Menu openen' }).click();
      const drawer = page.getByRole('dialog');
      for (const [name, path] of [
        ['Wensenlijst', '/wishlist'],
        ['Onze winkels', '/filialen'],
        ['Klantenservice', '/customer-service'],
        ['English', '/en/women/dirndls'],
      ] as const)
        await expect(drawer.getByRole('link', { name })).toHaveAttribute('href', path);
      await shop.expectAccessible();
      await drawer.getByRole('link', { name: 'Deutsch' }).click();
      await expect(page).toHaveURL(/\/de\/damen\/dirndl$/);
    });
  }

  test('closes by Escape and gives the focus back', inLongSuite, async ({ page, shop }) => {
    await shop.open('/?theme=alm');
    const opener = page.getByRole('button', { name: /menu/i }).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
