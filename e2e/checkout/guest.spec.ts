import { addProduct, dirndl, socks } from '../fixtures/cart.ts';
import { aFreshEmail } from '../fixtures/customer.ts';
import { waitForMail } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/shop.ts';
import { allowPaymentPage, button, fillDutchGuest, goToReview, words } from './steps.ts';

test('a guest buys a dirndl with postcode look-up and iDEAL', async ({ page, shop, request }) => {
  allowPaymentPage(shop);
  const email = aFreshEmail('guest');
  await addProduct(page, shop, dirndl.path);
  await shop.open('/checkout');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await fillDutchGuest(page, email);
  await button(page, words.nl.toDelivery).click();

  await expect(page.getByRole('radio', { name: /PostNL.*Bezorgd/ })).toBeVisible();
  await page.getByRole('radio', { name: /PostNL/ }).check();
  await page.getByLabel(/^Opmerking/).fill('Graag bij de buren');
  await button(page, words.nl.toPayment).click();

  // Chosen by the shopper alone, wallets only where there is one, pay-later never first (PAY-01, LAW-22).
  const methods = page.getByRole('radio', { name: /./ });
  await expect(page.getByRole('radio', { name: /iDEAL \| Wero/ })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /Apple Pay|Google Pay/ })).toHaveCount(0);
  await expect(methods.first()).not.toHaveAccessibleName(/Klarna/);
  await page.getByRole('radio', { name: /iDEAL \| Wero/ }).check();
  await button(page, words.nl.toReview).click();

  const review = page.locator('[data-review]').last();
  await expect(review).toContainText(dirndl.name);
  await expect(review).toContainText('Maat: 38');
  await expect(review).toContainText(/\d+\s?% /);
  await expect(review).toContainText('Markt 12');
  await expect(review).toContainText('PostNL');
  await expect(review).toContainText('iDEAL | Wero');
  await expect(review).toContainText('Graag bij de buren');
  await expect(review).toContainText('Je hebt 14 dagen bedenktijd');
  expect(await review.locator('input').count()).toBe(0);
  // The last thing that can be clicked before the button is a legal link (LAW-06).
  expect(await review.evaluate((part) => [...part.querySelectorAll('a, button')].at(-2)?.textContent)).toBe('privacyverklaring');
  const total = await review.locator('output [data-price]').first().getAttribute('data-price');

  await button(page, words.nl.order).dblclick();
  await page.waitForURL(/\/connect\//);
  await expect(page.getByText('iDEAL')).toBeVisible();
  await page.locator('button[value=completed]').click();

  await page.waitForURL(/\/multisafepay\/connect\/success/);
  await expect(page.getByRole('heading', { level: 1, name: 'Bedankt voor je bestelling' })).toBeVisible();
  await expect(page.getByText('Je betaling is binnen.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(email)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cartServerToken'))).toBeNull();
  await expect(page.locator('main [data-price]').last()).toHaveAttribute('data-price', total ?? '');

  await page.reload();
  await expect(page.getByText('Je betaling is binnen.')).toBeVisible();
  await waitForMail(request, email, /./);
  // The order is over: the checkout starts with nothing, and not with its payment.
  await shop.open('/checkout');
  await expect(page.getByText('Je winkelwagen is leeg. Er is niets om te bestellen.')).toBeVisible();
});

test('what was typed survives an error, a reload and the way back', async ({ page, shop }) => {
  await addProduct(page, shop, socks.path);
  await shop.open('/checkout');
  await fillDutchGuest(page, aFreshEmail());
  await page.getByLabel('Achternaam', { exact: true }).fill('');
  await button(page, words.nl.toDelivery).click();
  await expect(page.getByLabel('Achternaam', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Straat', { exact: true })).toHaveValue('Markt');
  await page.reload();
  await expect(page.getByLabel('Voornaam', { exact: true })).toHaveValue('Eva');
  await page.getByLabel('Achternaam', { exact: true }).fill('Janssen');
  await button(page, words.nl.toDelivery).click();
  await page.getByRole('radio', { name: /DHL-punt/ }).check();
  await button(page, words.nl.toPayment).click();
  await page.getByRole('radio', { name: /Bankoverschrijving/ }).check();
  await button(page, words.nl.toReview).click();
  await page.getByRole('button', { name: 'Wijzig: Gegevens' }).click();
  await expect(page.getByLabel('Voornaam', { exact: true })).toHaveValue('Eva');
  await page.reload();
  await expect(page.getByRole('radio', { name: /Bankoverschrijving/ })).toBeChecked();
});

test('a cart that is gone is no longer valid', async ({ page, shop }) => {
  await addProduct(page, shop, socks.path);
  await shop.open('/checkout');
  await fillDutchGuest(page, aFreshEmail());
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    await route.continue(body.includes('SetGuestEmail') ? { postData: body.replace(/"id":"[^"]+"/, `"id":"${'x'.repeat(32)}"`) } : {});
  });
  await button(page, words.nl.toDelivery).click();
  await expect(page.getByText('De winkelwagen is niet meer geldig')).toBeVisible();
});

test('a bank transfer is explained and leaves no payment page', async ({ page, shop }) => {
  await addProduct(page, shop, socks.path);
  await shop.open('/checkout');
  await goToReview(page, aFreshEmail(), 'Bankoverschrijving');
  await button(page, words.nl.order).click();
  await page.waitForURL(/\/checkout\/onepage\/success/);
  await expect(page.getByText('NL00 MASI 0000 0000 01')).toBeVisible();
  await page.getByLabel('Wachtwoord', { exact: true }).fill('Almwiese-2026!');
  await button(page, 'Account aanmaken').click();
  await expect(page.getByText('Je account is aangemaakt en je bent ingelogd.')).toBeVisible();
  await shop.open('/account/orders');
  await expect(page.getByText('Wacht op betaling')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the checkout says that it needs it', async ({ page }) => {
    await page.goto('/checkout');
    expect(await page.locator('main noscript p').first().textContent()).toContain('Bestellen werkt alleen met JavaScript.');
  });
});
