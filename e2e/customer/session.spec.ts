import type { APIRequestContext, Page } from '@playwright/test';
import { beLoggedIn } from '../fixtures/cart.ts';
import { aFreshEmail, createCustomer, logIn } from '../fixtures/customer.ts';
import { goods } from '../fixtures/goods.ts';
import { linkIn, waitForMail } from '../fixtures/mailbox.ts';
import { placeGuestOrder } from '../fixtures/order.ts';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

/** The shop forgets the token the browser holds, as it does when it was not used for an hour. */
async function endSessions(page: Page, request: APIRequestContext): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('userServerToken'));
  const data = { query: 'mutation { revokeCustomerToken { result } }' };
  await request.post('/graphql', { data, headers: { Authorization: `Bearer ${token}` } });
}

test('a wrong password is refused in the language of the page', async ({ page, shop }) => {
  shop.allowConsole(/401/);
  await shop.open('/de/login');
  const form = page.getByRole('form', { name: 'Anmelden' });
  await form.getByLabel('E-Mail-Adresse').fill('eva.janssen@example.org');
  await form.getByLabel('Passwort', { exact: true }).fill('Falsch-2026!');
  await form.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'E-Mail-Adresse oder Passwort stimmen nicht' })).toBeVisible();
  await expect(form.getByLabel('E-Mail-Adresse')).toHaveValue('eva.janssen@example.org');
});

test('a password is reset through the mailbox', async ({ page, shop, request }) => {
  const customer = await createCustomer(request);
  await shop.open('/forgot-password');
  await page.getByRole('form', { name: 'Wachtwoord vergeten' }).getByLabel('E-mailadres').fill(customer.email);
  await page.getByRole('button', { name: 'Stuur me de link' }).click();
  await expect(page.getByText('Als dit e-mailadres bij ons bekend is, ontvang je een e-mail')).toBeVisible();
  const path = linkIn(await waitForMail(request, customer.email, /wachtwoord/i), /createPassword/);
  const response = await request.get(path);
  expect(response.headers()['referrer-policy']).toBe('same-origin');
  expect(response.headers()['cache-control']).toBe('private, no-store');
  await shop.open(path);
  await page.getByRole('textbox', { name: 'Nieuw wachtwoord' }).fill('Bergpad-2027!');
  await page.getByLabel('Herhaal wachtwoord').fill('Bergpad-2027!');
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Je wachtwoord is gewijzigd.')).toBeVisible();
  await logIn(page, { email: customer.email, password: 'Bergpad-2027!' });
  await expect(page.getByText('Hallo Toos')).toBeVisible();
});

test('an unknown address gets the same answer', inLongSuite, async ({ page, shop }) => {
  await shop.open('/forgot-password');
  await page.getByRole('form', { name: 'Wachtwoord vergeten' }).getByLabel('E-mailadres').fill('niemand@example.org');
  await page.getByRole('button', { name: 'Stuur me de link' }).click();
  await expect(page.getByText('Als dit e-mailadres bij ons bekend is, ontvang je een e-mail')).toBeVisible();
});

test('a reset link without its token says so', inLongSuite, async ({ page, shop }) => {
  await shop.open('/customer/account/createPassword');
  await expect(page.getByText('Token kan niet leeg zijn')).toBeVisible();
});

test('a token that expires while an address is changed costs nothing that was typed', async ({ page, shop, request }) => {
  shop.allowConsole(/401|403/);
  const customer = await createCustomer(request);
  await beLoggedIn(page, customer);
  await shop.open('/account/addresses');
  await page.getByRole('link', { name: /wijzigen/ }).click();
  await page.getByLabel('Telefoonnummer').fill('+31 46 123 45 67');
  await endSessions(page, request);
  await page.getByRole('button', { name: 'Adres opslaan' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('Uw inlogsessie is verlopen. Log opnieuw in.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userServerToken'))).toBeNull();
  await logIn(page, customer);
  await expect(page).toHaveURL(/\/account\/addresses\?edit=\d+/);
  await expect(page.getByLabel('Telefoonnummer')).toHaveValue('+31 46 123 45 67');
  await page.getByRole('button', { name: 'Adres opslaan' }).click();
  await expect(page.getByText('Je adres is gewijzigd.')).toBeVisible();
});

test('a log-in that is over is told once, and keeps nobody from a page that needs none', async ({ page, shop, request }) => {
  // The token that is refused, and the cart that was the customer's.
  shop.allowConsole(/status of 40[013]/);
  const { number, hash } = await placeGuestOrder(request, { email: aFreshEmail('over'), article: goods.sessionOver });
  await beLoggedIn(page, await createCustomer(request));
  await endSessions(page, request);
  await shop.open(`/checkout/onepage/success?order=${number}&hash=${hash}`);
  await expect(page.getByText(`Bestelnummer ${number}`).first()).toBeVisible();
  await expect(page.locator('main').getByText(goods.sessionOver.name).first()).toBeVisible();
  await expect(page.getByText('Uw inlogsessie is verlopen. Log opnieuw in.')).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('userServerToken'))).toBeNull();
});

test('who is logged in needs no login, who is logged out no account; tabs follow each other', async ({ page, shop, request, context }) => {
  // What the first tab still asks for while the second one logs out.
  shop.allowConsole(/401|403/);
  const customer = await createCustomer(request);
  await shop.open('/account/sizes');
  await expect(page).toHaveURL(/\/login\?next=%2Faccount%2Fsizes/);
  await logIn(page, customer);
  await expect(page).toHaveURL(/\/account\/sizes$/);
  const other = await context.newPage();
  await other.goto('/create-account');
  await expect(other).toHaveURL(/\/account$/);
  await other.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(other.getByText('Je bent uitgelogd.')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});
