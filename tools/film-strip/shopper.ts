import type { Locator, Page } from 'playwright-core';

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

/** Goes there and waits until the page answers to clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  // The first movement of a visitor hydrates the rest.
  while ((await page.locator('[data-island]').count()) > 0) {
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await page.waitForTimeout(100);
  }
}

/** Puts a product into the cart whose choices stand in its address; leaves the drawer open. */
export async function buy(page: Page, path: string): Promise<void> {
  await open(page, path);
  await button(page, /^(In winkelwagen|In den Warenkorb)$/)
    .first()
    .click();
  await page.getByRole('dialog').first().waitFor();
}

/** The first step as a guest in Sittard, with the postcode look-up. */
export async function fillDutchGuest(page: Page, email: string): Promise<void> {
  await page.locator('main').getByLabel('E-mailadres', { exact: true }).fill(email);
  await page.getByLabel('Voornaam', { exact: true }).fill('Eva');
  await page.getByLabel('Achternaam', { exact: true }).fill('Janssen');
  await page.getByLabel('Postcode', { exact: true }).fill('6131EK');
  await page.getByLabel('Huisnummer', { exact: true }).fill('12');
  await page.locator('main form').getByText('Markt 12').waitFor();
  await page.getByLabel('Telefoonnummer', { exact: true }).fill('0460000001');
}

/** From the open checkout to the order button, by parcel. */
export async function goToOrderButton(page: Page, email: string, method: RegExp): Promise<void> {
  await fillDutchGuest(page, email);
  await button(page, 'Verder naar bezorging').click();
  await page
    .getByRole('radio', { name: /PostNL/ })
    .first()
    .check();
  await button(page, 'Verder naar betaling').click();
  await page.getByRole('radio', { name: method }).check();
  await button(page, 'Verder naar controleren').click();
  await button(page, 'Bestelling met betalingsverplichting').waitFor();
}

/** Orders, with what the page asks afterwards held back until what it says meanwhile was photographed. */
export async function orderSlowly(page: Page, press: Locator, look: () => Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const state = { isPlaced: false };
  await page.route(/\/graphql/, async (route) => {
    if (state.isPlaced) await promise;
    state.isPlaced ||= (route.request().postData() ?? '').includes('OrderCart');
    await route.continue();
  });
  await press.click();
  await page.getByRole('heading', { name: /^(We brengen je naar|Wir bringen dich zu)/ }).waitFor();
  await look();
  resolve();
  await page.waitForURL(/\/connect\//);
  await page.unrouteAll({ behavior: 'wait' });
}

type Mail = { readonly id: number; readonly subject: string };

/** The address of the newest mail to somebody; mails are sent by a job. */
export async function mailTo(page: Page, shop: string, email: string, subject: RegExp): Promise<string> {
  for (;;) {
    const answer = await page.request.get(`${shop}/mailbox.json?to=${encodeURIComponent(email)}`);
    const mails = (await answer.json()) as readonly Mail[];
    const found = mails.toSorted((a, b) => b.id - a.id).find((mail) => subject.test(mail.subject));
    if (found) return `${shop}/mailbox/${found.id}/body`;
    await page.waitForTimeout(500);
  }
}
