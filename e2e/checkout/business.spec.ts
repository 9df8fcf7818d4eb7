import type { APIRequestContext } from '@playwright/test';
import { demoPassword } from '@shop/demo-data/customers';
import { beLoggedIn, customersCart } from '../fixtures/cart.ts';
import { goods } from '../fixtures/goods.ts';
import { expect, test } from '../fixtures/shop.ts';
import { button, labels } from './steps.ts';

/** Approved businesses of the demo shop: one in Aachen with a confirmed VAT number, one in the Netherlands. */
const brauhaus = { email: 'einkauf@brauhaus-elisengarten.example', password: demoPassword };
const gams = { email: 'inkoop@degoudengams.example', password: demoPassword };

async function tokenOf(request: APIRequestContext, { email, password }: typeof brauhaus): Promise<string> {
  const query = `mutation { generateCustomerToken(email: "${email}", password: "${password}") { token } }`;
  const { data } = (await (await request.post('/graphql', { data: { query } })).json()) as {
    data: { generateCustomerToken: { token: string } };
  };
  return data.generateCustomerToken.token;
}

test('a business customer orders in German on account, with a VAT number (LAW-25)', async ({ page, shop, request }, { project }) => {
  test.skip(project.name !== 'desktop', 'one cart, one buyer');
  const token = await tokenOf(request, brauhaus);
  await customersCart(request, { token }, goods.business);
  await beLoggedIn(page, { token });
  await shop.open('/de/checkout');
  await expect(page.getByText(`Du bestellst als ${brauhaus.email}.`)).toBeVisible();
  await expect(page.getByLabel('Adresse aus deinem Adressbuch')).toContainText('Ursulinerstraße 27');
  await expect(page.getByLabel('Firma', { exact: false }).first()).toBeVisible();
  await button(page, labels.de.toDelivery).click();
  await expect(page.getByText('Deine USt-IdNr. ist bestätigt.').first()).toBeVisible();
  await page.getByRole('radio', { name: /DHL/ }).check();
  await button(page, labels.de.toPayment).click();
  // Who has ordered before finds the first method chosen, and that is no credit (PAY-01, LAW-22).
  const methods = page.locator('main').getByRole('radio');
  await expect(methods.first()).toBeChecked();
  await expect(methods.first()).not.toHaveAccessibleName(/Klarna/);
  await page.getByRole('radio', { name: /Kauf auf Rechnung/ }).check();
  await page.getByLabel(/Deine Referenz/).fill('Bestellung 4711');
  await button(page, labels.de.toReview).click();
  const review = page.locator('[data-review]').last();
  await expect(review).toContainText('DE000000312');
  await expect(review).toContainText('steuerfreie innergemeinschaftliche Lieferung');
  await button(page, labels.de.order).click();
  await page.waitForURL(/\/de\/checkout\/onepage\/success/);
  await expect(page.getByRole('heading', { level: 1, name: 'Danke für deine Bestellung' })).toBeVisible();
  await expect(page.getByText('Kauf auf Rechnung').first()).toBeVisible();
  // The next cart is there before anything else happens (SPEC-4).
  const cart = await page.evaluate(() => localStorage.getItem('cartServerToken'));
  expect(cart).toBe(await customersCart(request, { token }));
});

type Net = { readonly data: { readonly cart: { readonly prices: Readonly<Record<string, { readonly value: number }>> } } };

test('an approved business sees net amounts in cart and checkout, and what is paid with VAT (LAW-02)', async ({ page, shop, request }, {
  project,
}) => {
  test.skip(project.name !== 'desktop', 'one cart, one buyer');
  const token = await tokenOf(request, gams);
  const id = await customersCart(request, { token }, goods.netPrices);
  await beLoggedIn(page, { token });
  await shop.open('/checkout/cart');
  const query = `{ cart(cart_id: "${id}") { prices { subtotal_excluding_tax { value } subtotal_including_tax { value } } } }`;
  const answer = await request.post('/graphql', { data: { query }, headers: { Authorization: `Bearer ${token}` } });
  const { subtotal_excluding_tax: net, subtotal_including_tax: gross } = ((await answer.json()) as Net).data.cart.prices;
  expect(net?.value).toBeLessThan(gross?.value ?? 0);
  const summary = page.locator('#cart-summary');
  await expect(summary.locator('[data-price]').first()).toHaveAttribute('data-price', String(net?.value));
  await expect(summary).toContainText('plus 21% btw');
  await expect(summary).toContainText('Totaal incl. btw');
  await page.getByRole('link', { name: 'Verder naar bestellen' }).first().click();
  const order = page.getByRole('region', { name: 'Je bestelling' });
  await expect(order).toContainText('plus 21% btw');
  await expect(order).toContainText('Bedragen excl. btw; het totaal is incl. btw.');
  // What everybody sees is one click away.
  await page.getByRole('radio', { name: 'Particulier' }).check();
  await expect(order).toContainText('waarvan 21% btw');
});
