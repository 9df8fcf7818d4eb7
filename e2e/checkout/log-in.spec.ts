import { customersCart, haveInCart, sockArticle, socks } from '../fixtures/cart.ts';
import { createCustomer } from '../fixtures/customer.ts';
import { expect, test } from '../fixtures/shop.ts';
import { button } from './steps.ts';

test('who has an account may log in on the spot, and never must (UX-35)', async ({ page, shop, request }) => {
  // The wrong password below.
  shop.allowConsole(/status of 401/);
  const customer = await createCustomer(request);
  await haveInCart(page, sockArticle);
  await shop.open('/checkout');
  const main = page.locator('main');
  await main.getByLabel('E-mailadres', { exact: true }).fill(customer.email);
  await main.getByLabel('Voornaam', { exact: true }).focus();
  await expect(main.getByText('Er is al een account met dit e-mailadres.', { exact: false })).toBeVisible();
  await button(page, 'Inloggen').click();
  const password = main.getByLabel('Wachtwoord', { exact: true });
  await expect(password).toBeFocused();
  await button(page, 'Zonder inloggen verder').click();
  await expect(password).toHaveCount(0);
  await button(page, 'Inloggen').click();
  await password.fill('Verkeerd-2026!');
  await password.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  await password.fill(customer.password);
  await password.press('Enter');
  // The address book fills the form, and the cart came along.
  await expect(main.getByText(`Je bestelt als ${customer.email}.`)).toBeVisible();
  await expect(main.getByLabel('Voornaam', { exact: true })).toHaveValue('Toos');
  await expect(main.locator('form p').getByText('Markt 12')).toBeVisible();
  const id = await customersCart(request, customer);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cartServerToken'))).toBe(id);
  await page.reload();
  await expect(main.getByText(`1 × ${socks.name}`).first()).toBeAttached();
});
