import { haveInCart } from '../fixtures/cart.ts';
import { aFreshEmail, createCustomer, logIn } from '../fixtures/customer.ts';
import { goods } from '../fixtures/goods.ts';
import { expect, test } from '../fixtures/shop.ts';
import { button, fillDutchGuest, labels } from './steps.ts';

const password = 'Almwiese-2026!';

test('a guest becomes a customer with the order, unless the address has an account already', async ({ page, shop, request }) => {
  const taken = await createCustomer(request);
  const email = aFreshEmail('newcomer');
  await haveInCart(page, goods.newAccount);
  await shop.open('/checkout');
  await fillDutchGuest(page, taken.email);
  await button(page, labels.nl.toDelivery).click();
  await page.getByRole('radio', { name: /PostNL/ }).check();
  await button(page, labels.nl.toPayment).click();
  await page.getByRole('radio', { name: 'Bankoverschrijving' }).check();
  await page.getByLabel('Maak ook een account aan').check();
  await button(page, labels.nl.toReview).click();
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeFocused();
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await button(page, labels.nl.toReview).click();
  await button(page, labels.nl.order).click();
  // Nothing was ordered, and the password is nowhere in the browser.
  await expect(page.locator('main').getByText('Er is nog niets besteld.', { exact: false })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(password);

  await page.getByRole('button', { name: 'Wijzig: Gegevens' }).click();
  await page.locator('main').getByLabel('E-mailadres', { exact: true }).fill(email);
  await button(page, labels.nl.toDelivery).click();
  await expect(button(page, labels.nl.order)).toBeVisible();
  await page.getByRole('button', { name: 'Wijzig: Betaling' }).click();
  await page.getByLabel('Maak ook een account aan').check();
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await button(page, labels.nl.toReview).click();
  await button(page, labels.nl.order).click();
  await page.waitForURL(/\/checkout\/onepage\/success/);
  const number = new URL(page.url()).searchParams.get('order') ?? '';
  await expect(page.getByRole('heading', { level: 1, name: 'Bedankt voor je bestelling' })).toBeVisible();

  await shop.open('/login?next=/account/orders');
  if (page.url().includes('/login')) await logIn(page, { email, password });
  await expect(page.locator('main').getByRole('link', { name: `Bestelling ${number}` })).toBeVisible();
});
