import { addProduct, dirndl, dirndlArticle, haveInCart, sockArticle, socks } from '../fixtures/cart.ts';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite, onPhone } from '../fixtures/turns.ts';

for (const theme of ['alm', 'stube']) {
  test(`drawer and cart are accessible in ${theme}`, theme === 'alm' ? inLongSuite : onPhone, async ({ page, shop }) => {
    await haveInCart(page, dirndlArticle);
    await addProduct(page, shop, socks.path, theme);
    await shop.expectAccessible();
    await shop.open(`/checkout/cart?theme=${theme}`);
    await expect(page.locator('#cart-summary output')).toHaveAttribute('aria-busy', 'false');
    await page.getByText('Kortingscode?').click();
    await page.getByRole('button', { name: 'Toepassen' }).click();
    await expect(page.getByText('Vul een kortingscode in.')).toBeVisible();
    await page.getByRole('button', { name: /^Sokmaat wijzigen/ }).click();
    await expect(page.getByRole('combobox', { name: /^Sokmaat/ })).toBeFocused();
    await shop.expectAccessible('main');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await page.getByRole('button', { name: `Verwijderen (${socks.name})` }).click();
    await page.getByRole('button', { name: `Verwijderen (${dirndl.name})` }).click();
    await shop.expectAccessible('main');
  });
}

test('buying works by keyboard alone (UX-32)', async ({ page, shop }) => {
  await shop.open(`${socks.path}&theme=alm`);
  const buy = page.getByRole('button', { name: 'In winkelwagen' }).first();
  await buy.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  expect(await drawer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(buy).toBeFocused();
  await page.keyboard.press('Enter');
  await drawer.getByRole('link', { name: 'Naar winkelwagen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  const number = page.getByRole('textbox', { name: `Aantal van ${socks.name}` });
  await expect(number).toHaveValue('2');
  await page.getByRole('button', { name: `Aantal van ${socks.name}: Eén minder` }).focus();
  await page.keyboard.press('Space');
  await expect(number).toHaveValue('1');
  await page.getByRole('button', { name: `Verwijderen (${socks.name})` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Ongedaan maken (${socks.name})` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(number).toHaveValue('1');
});

const labels = [
  { prefix: '', title: 'Winkelwagen', legal: /incl\. btw/ },
  { prefix: '/de', title: 'Warenkorb', legal: /inkl\. MwSt\./ },
  { prefix: '/en', title: 'Shopping cart', legal: /incl\. VAT/ },
] as const;

for (const { prefix, title, legal } of labels) {
  test(`the cart speaks the language below ${prefix || '/'}`, inLongSuite, async ({ page, shop }) => {
    await haveInCart(page, sockArticle);
    await shop.open(`${prefix}/checkout/cart`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('#cart-summary')).toContainText(legal);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the cart says that it needs it', async ({ page }) => {
    await page.goto('/checkout/cart');
    // Locators by text leave such elements out.
    const note = page.locator('main noscript p');
    await expect(note).toBeVisible();
    expect(await note.textContent()).toContain('De winkelwagen werkt alleen met JavaScript.');
  });
});
