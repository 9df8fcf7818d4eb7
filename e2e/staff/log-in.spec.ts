import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop.ts';
import { addAuthenticator, codeOf, inviteColleague } from '../fixtures/staff.ts';

test.use({ locale: 'nl-NL' });

const inside = (page: Page) => page.locator('main#content');

async function logOut(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: 'Uitloggen' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
}

/** Answers the first call that holds this text as the server does when the factors have to be shown again. */
async function refuseOnce(page: Page, text: string): Promise<void> {
  const json = { errors: [{ message: 'again', extensions: { category: 'graphql-authorization', code: 'step-up' } }] };
  let isDone = false;
  await page.route('/staff/graphql', (route) => {
    if (isDone || !route.request().postData()?.includes(text)) return route.continue();
    isDone = true;
    return route.fulfill({ status: 403, json });
  });
}

test('a passkey takes an invitation, logs in without a name, is shown again, and the last one stays', async ({ page, shop }) => {
  const link = await inviteColleague(page, 'Noor');
  await addAuthenticator(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Welkom, Noor' })).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Maak een passkey' }).click();
  await expect(inside(page)).toBeVisible();

  await page.goto('/staff/account');
  await page.getByRole('button', { name: /^Verwijderen: / }).click();
  await expect(page.getByRole('alert')).toContainText('Dit is je laatste');

  await logOut(page);
  // This device needs no finger, so that the passkey a browser offers by itself may come before the press.
  const button = page.getByRole('button', { name: 'Inloggen met passkey' });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 2_000 });
    await expect(inside(page)).toBeVisible({ timeout: 5_000 });
  }).toPass();

  // Five minutes later the server would ask: here it does at once. A new token makes the old one worthless while others still carry it.
  shop.allowConsole(/40[13]/);
  await page.goto('/staff/account');
  await refuseOnce(page, 'Een lange zin');
  await page.getByRole('button', { name: 'Wachtwoord maken' }).click();
  await page.getByLabel('Nieuw wachtwoord').fill('Een lange zin met 1 cijfer!');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('dialog', { name: 'Laat zien dat jij het bent' })).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Met passkey' }).click();
  await expect(page.getByText('Je wachtwoord is gewijzigd')).toBeVisible();
});

test('a password and a code of the app log in, and a recovery code where the phone is gone', async ({ page, shop }) => {
  const link = await inviteColleague(page, 'Bram');
  await page.goto(link);
  shop.allowConsole(/401/);
  await page.getByLabel('Nieuw wachtwoord').fill('Een lange zin met 1 cijfer!');
  await page.getByRole('button', { name: 'Kies een wachtwoord' }).click();
  await expect(inside(page)).toBeVisible();

  await page.goto('/staff/account');
  const email =
    (await page
      .getByText(/^bram\.\d+@/)
      .first()
      .textContent()) ?? '';
  await page.getByRole('button', { name: 'App koppelen' }).click();
  await expect(page.getByRole('figure', { name: 'QR-code voor je app' })).toBeVisible();
  const secret = (await page.locator('dl code').first().textContent()) ?? '';
  await page.getByLabel('Code die de app nu toont').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Koppelen', exact: true }).click();
  const codes = page.getByRole('region', { name: 'Je herstelcodes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';

  await logOut(page);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('Een lange zin met 1 cijfer!');
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await expect(page.getByRole('alert')).toContainText('Die code klopt niet');
  await page.getByRole('button', { name: 'Ik kan niet bij mijn app' }).click();
  await page.getByLabel('Herstelcode').fill(recovery);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(inside(page)).toBeVisible();
});
