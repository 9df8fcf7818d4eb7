import type { Locator, Page } from '@playwright/test';
import { aFreshEmail } from '../fixtures/customer.ts';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

const password = 'Almwiese-2026!';

/** Moves on with Tab until the control has the focus: what cannot be reached this way fails. */
async function tabTo(page: Page, target: Locator, maxSteps = 60): Promise<void> {
  for (let step = 0; step < maxSteps; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      const style = await target.evaluate((element) => getComputedStyle(element).outlineStyle + getComputedStyle(element).boxShadow);
      expect(style, 'the focus is seen').not.toBe('nonenone');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached by Tab: ${target.toString()}`);
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator, maxSteps?: number): Promise<void> {
  await tabTo(page, target, maxSteps);
  await page.keyboard.press('Enter');
}

/** Past the header, as the first press of Tab offers. */
async function skipToContent(page: Page): Promise<void> {
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await press(page, page.getByRole('link', { name: 'Naar de inhoud' }));
  await expect(page.locator('main')).toBeFocused();
}

test('a customer registers, changes an address, wishes and logs out by keyboard alone', inLongSuite, async ({ page, shop, isMobile }) => {
  test.skip(isMobile, 'phones have no keyboard');
  test.setTimeout(180_000);
  const email = aFreshEmail('toets');
  await shop.open('/create-account');
  await skipToContent(page);
  const form = page.getByRole('form', { name: 'Account aanmaken' });
  await typeInto(page, form.getByLabel('Voornaam'), 'Toos');
  await typeInto(page, form.getByLabel('Achternaam'), 'Peters');
  await typeInto(page, form.getByLabel('E-mailadres'), email.replace('@example.org', '@gamil.com'));
  // The slip is pointed out with a button that is next on the way.
  const mend = form.getByRole('button', { name: /@gmail\.com$/ });
  await page.keyboard.press('Tab');
  await expect(mend).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, mend, 2);
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('E-mailadres')).toHaveValue(/@gmail\.com$/);
  await form.getByLabel('E-mailadres').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(email);
  await typeInto(page, form.getByLabel('Wachtwoord', { exact: true }), password);
  await typeInto(page, form.getByLabel('Herhaal wachtwoord'), password);
  await tabTo(page, form.getByLabel('Ik vul meteen mijn adres in'));
  await page.keyboard.press('Space');
  await typeInto(page, form.getByLabel('Postcode'), '6131EK');
  await typeInto(page, form.getByLabel('Huisnummer'), '12');
  await expect(form.getByLabel('Plaats')).toHaveValue('Sittard');
  await typeInto(page, form.getByLabel('Telefoonnummer'), '+31460000000');
  await press(page, form.getByRole('button', { name: 'Account aanmaken' }));
  await expect(page).toHaveURL(/\/account$/, { timeout: 20_000 });

  await press(page, page.getByRole('link', { name: 'Adresboek' }).first(), 80);
  await expect(page).toHaveURL(/\/account\/addresses$/);
  await press(page, page.getByRole('link', { name: /wijzigen/ }), 80);
  const phone = page.getByLabel('Telefoonnummer');
  await tabTo(page, phone, 90);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('+31461234567');
  await press(page, page.getByRole('button', { name: 'Adres opslaan' }));
  await expect(page.getByText('Je adres is gewijzigd.')).toBeVisible();

  await shop.open('/accessoires');
  await skipToContent(page);
  const heart = page.locator('main article button[aria-pressed]').first();
  await press(page, heart, 120);
  await expect(page.getByText(/staat op je wensenlijst\.|Selecteer de opties/)).toBeVisible();
  await shop.open('/account');
  await skipToContent(page);
  await press(page, page.getByRole('button', { name: 'Uitloggen' }), 80);
  await expect(page.getByText('Je bent uitgelogd.')).toBeVisible();
});
