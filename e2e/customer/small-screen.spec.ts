import type { Page } from '@playwright/test';
import { aFreshEmail, logIn } from '../fixtures/customer.ts';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

const password = 'Almwiese-2026!';

/** Nothing is wider than the screen. */
async function expectNarrow(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, where).toBeLessThanOrEqual(0);
}

for (const theme of ['alm', 'stube']) {
  test(`a customer registers, logs in, keeps house and wishes at 320 pixels (${theme})`, inLongSuite, async ({ page, shop, isMobile }) => {
    test.skip(!isMobile, 'a matter of small screens');
    test.setTimeout(240_000);
    const email = aFreshEmail('klein');
    await page.setViewportSize({ width: 320, height: 640 });
    const open = async (path: string) => {
      await shop.open(`${path}${path.includes('?') ? '&' : '?'}theme=${theme}`);
      await expectNarrow(page, path);
    };

    await open('/create-account');
    const form = page.getByRole('form', { name: 'Account aanmaken' });
    await form.getByLabel('Zakelijk').check();
    await form.getByLabel('Ik vul meteen mijn adres in').check();
    await form.getByRole('button', { name: 'Account aanmaken' }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await expectNarrow(page, 'every field with its error');
    await form.getByLabel('Particulier').check();
    await form.getByLabel('Voornaam').fill('Liesbeth-Wilhelmina');
    await form.getByLabel('Achternaam').fill('Vaessen-Hoogenboezem');
    await form.getByLabel('E-mailadres').fill(email);
    await form.getByLabel('Wachtwoord', { exact: true }).fill(password);
    await form.getByLabel('Herhaal wachtwoord').fill(password);
    await form.getByLabel('Postcode').fill('6131ek');
    await form.getByLabel('Huisnummer').fill('12');
    await expect(form.getByLabel('Plaats')).toHaveValue('Sittard');
    await form.getByLabel('Telefoonnummer').fill('+31 46 000 00 00');
    await expectNarrow(page, 'filled in');
    await form.getByRole('button', { name: 'Account aanmaken' }).click();
    await expect(page).toHaveURL(/\/account(\?|$)/, { timeout: 20_000 });
    await expect(page.getByText('Hallo Liesbeth')).toBeVisible();
    await expectNarrow(page, '/account');

    await page.getByRole('button', { name: 'Uitloggen' }).click();
    await expect(page.getByText('Je bent uitgelogd.')).toBeVisible();
    await open('/forgot-password');
    await open('/login');
    await logIn(page, { email, password });
    for (const part of [
      '/orders',
      '/addresses',
      '/addresses?edit=new',
      '/information',
      '/newsletter',
      '/payment-methods',
      '/reviews',
      '/sizes',
      '/privacy',
    ]) {
      await open(`/account${part}`);
      await expect(page.getByText('Je gegevens worden geladen')).toHaveCount(0);
      await expectNarrow(page, part);
    }

    await open('/accessoires');
    const heart = page.locator('main article button[aria-pressed]').first();
    await heart.click();
    await expect(page.getByText(/staat op je wensenlijst\.|Selecteer de opties/)).toBeVisible();
    await expectNarrow(page, 'with its notice');
    await open('/account/wishlist');
    await open('/wishlist');
  });
}
