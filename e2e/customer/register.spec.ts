import { aFreshEmail } from '../fixtures/customer.ts';
import { waitForMail } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test('a shopper registers in Dutch and is logged in', async ({ page, shop, request }) => {
  const email = aFreshEmail('nieuw');
  await shop.open('/create-account');
  const form = page.getByRole('form', { name: 'Account aanmaken' });
  await form.getByRole('button', { name: 'Account aanmaken' }).click();
  await expect(form.getByRole('alert')).toContainText('Er zijn nog 5 velden niet goed ingevuld');
  await expect(form.getByLabel('Voornaam')).toBeFocused();
  await form.getByRole('link', { name: 'Email is een verplicht veld.' }).click();
  await expect(form.getByLabel('E-mailadres')).toBeFocused();

  await form.getByLabel('Voornaam').fill('Liesbeth');
  await form.getByLabel('Achternaam').fill('Vaessen');
  await form.getByLabel('E-mailadres').fill(email);
  await form.getByLabel('Wachtwoord', { exact: true }).fill('kort');
  await form.getByLabel('Herhaal wachtwoord').fill('kort');
  await expect(form.getByText('Het wachtwoord moet minimaal uit 8 tekens bestaan').first()).toBeVisible();
  await form.getByLabel('Wachtwoord', { exact: true }).fill('Almwiese-2026!');
  await form.getByLabel('Herhaal wachtwoord').fill('Almwiese-2026!');
  await form.getByLabel('Ik vul meteen mijn adres in').check();
  await form.getByLabel('Postcode').fill('6131ek');
  await form.getByLabel('Huisnummer').fill('12');
  await expect(form.getByLabel('Plaats')).toHaveValue('Sittard');
  await expect(form.getByLabel('Straat')).toHaveValue('Markt');
  await form.getByLabel('Telefoonnummer').fill('+31 46 000 00 00');
  await form.getByRole('button', { name: 'Account aanmaken' }).click();

  await expect(page).toHaveURL(/\/account$/, { timeout: 20_000 });
  await expect(page.getByText('Je account is aangemaakt.')).toBeVisible();
  await expect(page.getByText('Hallo Liesbeth')).toBeVisible();
  await expect(page.getByText('6131 EK Sittard').first()).toBeVisible();
  await waitForMail(request, email, /./);
});

test('an address that has an account is said so early and again when sent', async ({ page, shop }) => {
  await shop.open('/create-account');
  const form = page.getByRole('form', { name: 'Account aanmaken' });
  await form.getByLabel('E-mailadres').fill('eva.janssen@example.org');
  await form.getByLabel('Voornaam').fill('Eva');
  await expect(form.getByText('Dit email adres is al in gebruikt.')).toBeVisible();
});

test('what was typed survives a reload, except the password', async ({ page, shop }) => {
  await shop.open('/create-account');
  await page.getByLabel('Zakelijk').check();
  await page.getByLabel('Bedrijfsnaam').fill('De Gouden Gams');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('Almwiese-2026!');
  await page.reload();
  await expect(page.getByLabel('Bedrijfsnaam')).toHaveValue('De Gouden Gams');
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('Almwiese');
});

test('an unknown house number is no dead end', inLongSuite, async ({ page, shop }) => {
  await shop.open('/create-account');
  const form = page.getByRole('form', { name: 'Account aanmaken' });
  await form.getByLabel('Ik vul meteen mijn adres in').check();
  await form.getByLabel('Postcode').fill('6131 EK');
  await form.getByLabel('Huisnummer').fill('99999');
  await expect(form.getByText('De postcode en huisnummer combinatie is niet gevonden.')).toBeVisible();
  await form.getByLabel('Straat').fill('Nieuwe Straat');
  await expect(form.getByLabel('Straat')).toHaveValue('Nieuwe Straat');
});
