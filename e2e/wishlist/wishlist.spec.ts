import type { Page } from '@playwright/test';
import { aFreshEmail, createCustomer, logIn } from '../fixtures/customer.ts';
import { linkIn, waitForMail } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

/** A list with products that need no options. */
const simpleProducts = '/accessoires?theme=alm';

/** Wishes for the first product of the list that needs no options, and says its name. */
async function wishForOne(page: Page): Promise<string> {
  const hearts = page.locator('main article button[aria-pressed]');
  for (let index = 0; index < (await hearts.count()); index += 1) {
    const heart = hearts.nth(index);
    await heart.click();
    const isAdded = page.getByText(/staat op je wensenlijst\./);
    const needsOptions = page.getByText('Selecteer de opties voordat je het product aan de wensenlijst kan toevoegen');
    await expect(isAdded.or(needsOptions).first()).toBeVisible();
    if (await isAdded.isVisible()) {
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      return ((await heart.textContent()) ?? '').replace(' op de wensenlijst', '').trim();
    }
    await page.getByRole('button', { name: 'Melding sluiten' }).click();
    // Or it would be taken for the answer to the next one.
    await expect(needsOptions).toBeHidden();
  }
  throw new Error('no product without options');
}

test('a guest keeps a list on the device, and the login takes it along', inLongSuite, async ({ page, shop, request }) => {
  const customer = await createCustomer(request);
  await shop.open(simpleProducts);
  const name = await wishForOne(page);
  await shop.open('/wishlist');
  await expect(page.getByText('Je lijst staat op dit apparaat.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('als je bent ingelogd');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await shop.expectAccessible('main');
  await page.locator('main').getByRole('link', { name: 'Inloggen' }).click();
  await logIn(page, customer);
  await expect(page).toHaveURL(/\/wishlist$/);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('wishListId'))).toBeNull();
});

test('a customer shares the list and a stranger opens it', inLongSuite, async ({ page, shop, request, browser, baseURL }) => {
  const customer = await createCustomer(request);
  const friend = aFreshEmail('vriend');
  await page.addInitScript((token) => localStorage.setItem('userServerToken', token), customer.token);
  await shop.open(simpleProducts);
  const name = await wishForOne(page);
  await shop.open('/account/wishlist');
  await page.getByLabel('Opmerking').fill('Voor mijn verjaardag');
  await page.getByLabel('Aantal').fill('2');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Je wensenlijst is bijgewerkt.')).toBeVisible();
  await page.getByRole('button', { name: 'Wensenlijst delen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mailadressen').fill('geen adres');
  await dialog.getByRole('button', { name: 'Versturen' }).click();
  await expect(dialog.getByRole('alert')).toContainText('geen is geen geldig e-mailadres.');
  await dialog.getByLabel('Je naam').fill('Toos');
  await dialog.getByLabel('E-mailadressen').fill(friend);
  // What goes wrong is said inside the dialog, which is all that a screen reader hears, and nothing that was typed is lost.
  shop.allowConsole(/net::ERR|Failed to load resource/);
  await page.route('**/graphql', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Versturen' }).click();
  const failure = dialog.getByRole('alert').filter({ hasText: 'We krijgen geen antwoord van de winkel.' });
  await failure.getByRole('button', { name: 'Melding sluiten' }).click();
  await page.unroute('**/graphql');
  await expect(dialog.getByLabel('E-mailadressen')).toHaveValue(friend);
  await dialog.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByText('Je wensenlijst is verstuurd.')).toBeVisible();
  const path = linkIn(await waitForMail(request, friend, /./), /wishlist\/shared/);
  const stranger = await browser.newPage(baseURL ? { baseURL } : {});
  await stranger.goto(path);
  await expect(stranger.getByRole('heading', { name: 'Wensenlijst van Toos' })).toBeVisible();
  await expect(stranger.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(stranger.getByText('Opmerking: Voor mijn verjaardag')).toBeVisible();
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await stranger.close();
});

test('a wish in a size that is sold out offers a mail (UX-23)', inLongSuite, async ({ page, shop }) => {
  await shop.open('/midi-dirndl-marei.html?kleur=petrol');
  await page.locator('label[data-sold-out="true"]:has(input[name="maat_dirndl"])').first().click();
  await page.getByRole('main').getByRole('button', { name: 'Midi-dirndl Marei op de wensenlijst' }).click();
  await expect(page.getByText('Midi-dirndl Marei staat op je wensenlijst.')).toBeVisible();
  await shop.open('/wishlist');
  await expect(page.getByRole('main').getByText('Artikel is niet op voorraad')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Mail mij', exact: true }).click();
  await expect(page.getByText('Email is een verplicht veld.')).toBeVisible();
});
