import type { Browser, Locator } from '@playwright/test';
import { aFreshEmail } from '../fixtures/customer.ts';
import { goods } from '../fixtures/goods.ts';
import { waitForMail } from '../fixtures/mailbox.ts';
import { haveAcceptedReturn, haveDeliveredOrder, statesOf } from '../fixtures/returns.ts';
import { expect, hydrateIslands, test } from '../fixtures/shop.ts';
import { enterAs, expectContrast } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

/** Withdraws as a guest without script and cookies (LAW-08): three fields, and a button that says it. */
async function withdraw(browser: Browser, order: string, email: string): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'nl-NL' });
  const page = await context.newPage();
  const main = page.getByRole('main');
  await page.goto('/herroepen');
  await main.getByLabel('Naam', { exact: true }).fill('Toos <b>de</b> Änder');
  await main.getByLabel('Bestelnummer').fill(order);
  await main.getByLabel('E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Verder', exact: true }).click();
  await page.getByRole('button', { name: 'Herroeping bevestigen', exact: true }).click();
  // After five statements from one place within an hour the shop takes its time.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je herroeping is ontvangen', { timeout: 40_000 });
  const reference = (await page.getByText(/^H-\d{4}-\d{6}$/).textContent()) ?? '';
  await context.close();
  return reference;
}

/** Scans a piece of the open parcel: a scanner types, and presses Enter. */
async function scan(sheet: Locator, code: string): Promise<void> {
  await sheet.getByRole('textbox').first().fill(code);
  await sheet.getByRole('textbox').first().press('Enter');
}

/** A colleague in Aachen takes the parcel in: by the number of its slip, then by the pieces in it. */
async function receiveInAachen(browser: Browser, number: string): Promise<void> {
  const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  await enterAs(page, 'Lukas Brandt');
  await page.goto('/staff/returns');
  await page.getByRole('button', { name: 'Rücksendeschein scannen' }).click();
  const slip = page.getByRole('dialog').getByRole('textbox');
  await slip.fill(number.toLowerCase());
  await slip.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Was ist da?' });
  await scan(sheet, 'MA-XXX-0000');
  await expect(sheet.getByText('MA-XXX-0000 gehört nicht zu dieser Bestellung.')).toBeVisible();
  await scan(sheet, goods.sentBack.sku);
  await expect(sheet.getByText(/^Gut: .*, jetzt 1\.$/)).toBeVisible();
  // Who has one branch is asked for none.
  await sheet.getByRole('button', { name: '1 Stück einbuchen' }).click();
  await expect(page.getByText('Eingegangen in Aachen.')).toBeVisible();
  await context.close();
}

test('a withdrawal goes from the storefront without script to the money back (LAW-08)', async ({ page, browser, request, shop }) => {
  test.slow();
  await enterAs(page, 'Mieke Maas');
  const email = aFreshEmail('herroep');
  const order = await haveDeliveredOrder(page, { article: goods.sentBack, quantity: 1, email, coupon: 'WELKOM10' });
  await page.goto(`/staff/returns?search=${order}`);
  await expect(page.getByRole('heading', { name: 'Niets past bij deze filters' })).toBeVisible();

  const reference = await withdraw(browser, order, email);
  const receipt = await waitForMail(request, email, /Ontvangstbevestiging/);
  for (const typed of [order, email, reference]) expect(receipt.text).toContain(typed);
  // It is there by itself.
  const row = page.locator('tr[data-row]');
  await expect(row).toContainText('Aangekondigd');
  const number = (await row.getByRole('link').textContent()) ?? '';
  expect(number).toMatch(/^R-\d{4}-\d{6}$/);
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByRole('region', { name: `Verklaring ${reference}` })).toContainText('Toos <b>de</b> Änder');
  expect(await statesOf(page, number)).toEqual(['announced', 'received']);
  await shop.expectAccessible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: 'light' });

  await page.getByRole('button', { name: 'Neem aan' }).click();
  await expect(page.getByText('Retour: Aangenomen.')).toBeVisible();
  expect(await statesOf(page, number)).toEqual(['accepted', 'accepted']);
  await waitForMail(request, email, /herroeping is geaccepteerd/);

  await receiveInAachen(browser, number);
  // What a colleague does shows here without a reload.
  await page.getByRole('button', { name: 'Keur' }).click();
  expect(await statesOf(page, number)).toEqual(['received', 'goods_in']);
  await waitForMail(request, email, /retour is binnen/);
  const inspecting = page.getByRole('dialog', { name: 'Hoe kwam het terug?' });
  await inspecting.getByRole('button', { name: 'Keur 1 stuk' }).click();
  await expect(inspecting.getByText('Kies hoe het terugkwam.')).toBeVisible();
  await inspecting.getByRole('button', { name: 'Alles als nieuw' }).click();
  await expect(inspecting.getByText('1 stuk komt op voorraad in Aachen.')).toBeVisible();
  await shop.expectAccessible();
  await inspecting.getByRole('button', { name: 'Keur 1 stuk' }).click();
  await expect(page.getByText('Gekeurd.', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Betaal terug' }).click();
  const settling = page.getByRole('dialog', { name: 'Terugbetalen' });
  const give = settling.getByRole('button', { name: /^Betaal € .*[1-9].* terug/ });
  await expect(give).not.toHaveAttribute('aria-disabled');
  // After the coupon's share, with its VAT by rate, and delivery because everything went back.
  await expect(settling.getByRole('table', { name: 'Btw' })).toContainText('21 %');
  await expect(settling.getByText('Met de bezorgkosten, want alles is terug')).toBeVisible();
  const given = ((await give.textContent()) ?? '').replace(/[^\d,]/g, '');
  await shop.expectAccessible();
  await give.click();
  await expect(settling).toBeHidden();
  expect(await statesOf(page, number)).toEqual(['inspected', 'refunded']);
  await waitForMail(request, email, /herroeping is afgehandeld/);
  await page.getByRole('button', { name: 'Rond af' }).click();
  await expect(page.getByText('Retour: Afgerond.')).toBeVisible();
  expect(await statesOf(page, number)).toEqual(['closed', 'refunded']);

  await page.goto(`/staff/orders/${order}`);
  await expect(page.getByRole('table').first()).toContainText('1 retour, 1 terugbetaald');
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  // Paid = what went back: nothing is left to give.
  await expect(page.getByRole('definition').filter({ hasText: given }).first()).toBeVisible();
});

test('a guest sees what became of what they sent back', inLongSuite, async ({ page, shop }) => {
  await enterAs(page, 'Mieke Maas');
  const email = aFreshEmail('retour');
  const order = await haveDeliveredOrder(page, { article: goods.sentBack, quantity: 1, email });
  const number = await haveAcceptedReturn(page, order, 1);
  for (const [path, heading, steps, step] of [
    ['/order-lookup?theme=alm', 'Wat je terugstuurt', `Waar retour ${number} is`, 'Aangenomen'],
    ['/de/order-lookup?theme=stube', 'Was du zurückschickst', `Wo die Rücksendung ${number} ist`, 'Angenommen'],
  ] as const) {
    await shop.open(path);
    const form = page.getByRole('main').getByRole('form');
    await form.getByRole('textbox').nth(0).fill(order);
    await form.getByRole('textbox').nth(1).fill(email);
    await form.getByRole('textbox').nth(2).fill('Peters');
    await form.getByRole('button').last().click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('list', { name: steps }).locator('[aria-current=step]')).toHaveText(step);
    await hydrateIslands(page);
    await shop.expectAccessible('main');
  }
});

test('a parcel is received on a phone by touch', inLongSuite, async ({ page, shop, hasTouch }) => {
  test.skip(!hasTouch, 'by touch');
  await enterAs(page, 'Mieke Maas');
  const order = await haveDeliveredOrder(page, { article: goods.sentBack, quantity: 2, email: aFreshEmail('duim') });
  const number = await haveAcceptedReturn(page, order, 2);
  await page.goto(`/staff/returns?search=${order}`);
  await page.getByRole('link', { name: number }).tap();
  await page.getByRole('button', { name: 'Ontvang', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Wat is er?' });
  await scan(sheet, goods.sentBack.sku);
  await expect(sheet.getByText(/^Goed: .*, nu 1\.$/)).toBeVisible();
  await expect(sheet.getByText('1 aangekondigd stuk ontbreekt.')).toBeVisible();
  await sheet.getByRole('button', { name: /^Eén meer/ }).tap();
  await sheet.getByRole('button', { name: /Waar/ }).tap();
  await page.getByRole('option', { name: 'Aachen' }).tap();
  await shop.expectAccessible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await sheet.getByRole('button', { name: 'Ontvang 2 stuks' }).tap();
  await expect(page.getByText('Ontvangen in Aachen.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keur', exact: true })).toBeVisible();
  await shop.expectAccessible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
