import type { APIRequestContext } from '@playwright/test';
import { customers, demoPassword } from '@shop/demo-data/customers';
import { allowPaymentPage, button, labels } from '../checkout/steps.ts';
import { beLoggedIn, customersCart } from '../fixtures/cart.ts';
import { createCustomer } from '../fixtures/customer.ts';
import { goods } from '../fixtures/goods.ts';
import { expect, test } from '../fixtures/shop.ts';
import { placeOrder } from '../fixtures/order.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test('orders come ten a page, and the way back keeps the page (SPEC-4)', inLongSuite, async ({ page, shop, request }, { project }) => {
  const customer = await createCustomer(request);
  const article = project.name === 'phone' ? goods.many.phone : goods.many.desktop;
  const numbers: string[] = [];
  for (let count = 0; count < 11; count++) numbers.push(await placeOrder(request, customer, article));
  await beLoggedIn(page, customer);
  await shop.open('/account/orders');
  const orders = page.locator('main').getByRole('link', { name: /^Bestelling \d+$/ });
  await expect(orders).toHaveCount(10);
  await expect(orders.first()).toHaveText(`Bestelling ${numbers.at(-1)}`);
  await page
    .getByRole('navigation', { name: 'Pagina’s' })
    .getByRole('link', { name: /Volgende/ })
    .click();
  await expect(page).toHaveURL(/page=2/);
  await expect(orders).toHaveCount(1);
  await expect(orders).toHaveText(`Bestelling ${numbers[0]}`);
  await shop.expectAccessible('main');
  await orders.click();
  await expect(page.getByRole('heading', { level: 1, name: `Bestelling ${numbers[0]}` })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^Bestelling ${numbers[0]} `));
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(orders).toHaveText(`Bestelling ${numbers[0]}`);
});

async function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  const query = `mutation { generateCustomerToken(email: "${email}", password: "${demoPassword}") { token } }`;
  const { data } = (await (await request.post('/graphql', { data: { query } })).json()) as {
    data: { generateCustomerToken: { token: string } };
  };
  return data.generateCustomerToken.token;
}

test('an order that is paid has its invoice as a file', async ({ page, shop, request }) => {
  const email = customers.find(({ email: address }) => address.startsWith('eva.'))?.email ?? '';
  const query = '{ customer { orders(pageSize: 10) { items { number status_code invoices { number } } } } }';
  const token = await tokenOf(request, email);
  const headers = { Authorization: `Bearer ${token}` };
  type Answer = {
    data: { customer: { orders: { items: readonly { number: string; status_code: string; invoices: readonly { number: string }[] }[] } } };
  };
  const { data } = (await (await request.post('/graphql', { data: { query }, headers })).json()) as Answer;
  const order = data.customer.orders.items.find(({ status_code: status, invoices }) => status === 'complete' && invoices.length > 0);
  await beLoggedIn(page, { token });
  await shop.open(`/account/orders/${order?.number}`);
  await expect(page.getByRole('heading', { level: 1, name: `Bestelling ${order?.number}` })).toBeVisible();
  await shop.expectAccessible('main');
  const file = page.waitForResponse((response) => response.url().includes(`/invoices/${order?.invoices[0]?.number}.pdf`));
  await page.getByRole('button', { name: 'Factuur (PDF)' }).click();
  expect((await file).headers()['content-type']).toBe('application/pdf');
});

test('a customer keeps a card with the provider, pays with it the next time and takes it away again', async ({ page, shop, request }) => {
  allowPaymentPage(shop);
  const customer = await createCustomer(request);
  await customersCart(request, customer, goods.card);
  await beLoggedIn(page, customer);
  await shop.open('/checkout');
  await button(page, labels.nl.toDelivery).click();
  await page.getByRole('radio', { name: /PostNL/ }).check();
  await button(page, labels.nl.toPayment).click();
  // No order before: nothing is chosen beforehand (PAY-01).
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('radio', { name: /Creditcard/ }).check();
  await page.getByLabel('Bewaar deze kaart bij de betaaldienst voor een volgende keer').check();
  await button(page, labels.nl.toReview).click();
  await button(page, labels.nl.order).click();
  await page.waitForURL(/\/connect\//);
  await page.locator('input[name=number]').fill('4111 1111 1111 1111');
  await page.locator('input[name=expiry]').fill('12/30');
  await page.locator('input[name=code]').fill('123');
  await page.locator('button[value=card]').click();
  await page.waitForURL(/\/multisafepay\/connect\/success/);
  await expect(page.getByText('Je betaling is binnen.')).toBeVisible({ timeout: 30_000 });
  await customersCart(request, customer, goods.card);
  await shop.open('/checkout');
  await button(page, labels.nl.toDelivery).click();
  await page.getByRole('radio', { name: /PostNL/ }).check();
  await button(page, labels.nl.toPayment).click();
  await page.getByRole('radio', { name: /Creditcard/ }).check();
  await page.getByLabel('Bewaarde kaart').selectOption('VISA •••• 1111, 12/30');
  await expect(page.getByLabel('Bewaar deze kaart bij de betaaldienst voor een volgende keer')).toHaveCount(0);
  await shop.expectAccessible('main');
  await button(page, labels.nl.toReview).click();
  await expect(page.getByText('Creditcard of betaalpas: VISA •••• 1111, 12/30').last()).toBeVisible();
  await button(page, labels.nl.order).click();
  await page.waitForURL(/\/multisafepay\/connect\/success/);
  await expect(page.getByText('Je betaling is binnen.')).toBeVisible({ timeout: 30_000 });
  await shop.open('/account/payment-methods');
  await expect(page.getByText('Visa eindigend op 1111', { exact: true })).toBeVisible();
  await expect(page.getByText('Geldig tot 12/2030')).toBeVisible();
  await shop.expectAccessible('main');
  await page.getByRole('button', { name: /^Verwijderen/ }).click();
  await expect(page.getByText('De betaalwijze is verwijderd.')).toBeVisible();
  await expect(page.getByText('Visa eindigend op 1111', { exact: true })).toHaveCount(0);
});
