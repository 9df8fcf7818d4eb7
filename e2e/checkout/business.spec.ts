import type { APIRequestContext, Page } from '@playwright/test';
import { customersCart } from '../fixtures/cart.ts';
import { logIn } from '../fixtures/customer.ts';
import { awaken, expect, test } from '../fixtures/shop.ts';
import { button, words } from './steps.ts';

/** The approved business of the demo shop in Aachen, with a confirmed VAT number. */
const brauhaus = { email: 'einkauf@brauhaus-elisengarten.example', password: 'Bergwiese-2026!' };

async function tokenOf(request: APIRequestContext): Promise<string> {
  const query = `mutation { generateCustomerToken(email: "${brauhaus.email}", password: "${brauhaus.password}") { token } }`;
  const { data } = (await (await request.post('/graphql', { data: { query } })).json()) as {
    data: { generateCustomerToken: { token: string } };
  };
  return data.generateCustomerToken.token;
}

/** Two browsers may run this at once: the goods are in the cart of the customer, whoever put them there. */
async function openCheckout(page: Page): Promise<void> {
  await page.goto('/de/login?next=/checkout');
  await awaken(page);
  await logIn(page, brauhaus);
  await expect(page).toHaveURL(/\/de\/checkout$/);
}

test('a business customer orders in German on account, with a VAT number (LAW-25)', async ({ page, request }, { project }) => {
  test.skip(project.name !== 'desktop', 'one cart, one buyer');
  await customersCart(request, { ...brauhaus, token: await tokenOf(request) }, true);
  await openCheckout(page);
  await expect(page.getByText(`Du bestellst als ${brauhaus.email}.`)).toBeVisible();
  await expect(page.getByLabel('Adresse aus deinem Adressbuch')).toContainText('Ursulinerstraße 27');
  await expect(page.getByLabel('Firma', { exact: false }).first()).toBeVisible();
  await button(page, words.de.toDelivery).click();
  await expect(page.getByText('Deine USt-IdNr. ist bestätigt.').first()).toBeVisible();
  await page.getByRole('radio', { name: /DHL/ }).check();
  await button(page, words.de.toPayment).click();
  await page.getByRole('radio', { name: /Kauf auf Rechnung/ }).check();
  await page.getByLabel(/Deine Referenz/).fill('Bestellung 4711');
  await button(page, words.de.toReview).click();
  const review = page.locator('[data-review]').last();
  await expect(review).toContainText('DE000000312');
  await expect(review).toContainText('steuerfreie innergemeinschaftliche Lieferung');
  await button(page, words.de.order).click();
  await page.waitForURL(/\/de\/checkout\/onepage\/success/);
  await expect(page.getByRole('heading', { level: 1, name: 'Danke für deine Bestellung' })).toBeVisible();
  await expect(page.getByText('Kauf auf Rechnung').first()).toBeVisible();
  // The next cart is there before anything else happens (architecture 10.14).
  const cart = await page.evaluate(() => localStorage.getItem('cartServerToken'));
  expect(cart).toBe(await customersCart(request, { ...brauhaus, token: await tokenOf(request) }));
});
