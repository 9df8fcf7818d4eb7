import type { Page } from '@playwright/test';
import { haveInCart, lineOf, sockArticle, socks, type Article } from '../fixtures/cart.ts';
import { aFreshEmail } from '../fixtures/customer.ts';
import { goods } from '../fixtures/goods.ts';
import { expect, test, type Shop } from '../fixtures/shop.ts';
import { allowPaymentPage, button, goToReview, labels } from './steps.ts';

async function goToOrderButton(page: Page, shop: Shop, article: Article): Promise<void> {
  allowPaymentPage(shop);
  await goToReview(page, shop, article, { email: aFreshEmail('payer') });
}

async function goToPayment(page: Page, shop: Shop, article: Article): Promise<void> {
  await goToOrderButton(page, shop, article);
  await button(page, labels.nl.order).click();
  await page.waitForURL(/\/connect\//);
}

/** What the page asks after the order waits, and with it the way to the payment page: what it says meanwhile can be read. */
async function holdAfterOrder(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const state = { isPlaced: false };
  await page.route(/\/graphql/, async (route) => {
    if (state.isPlaced) await promise;
    state.isPlaced ||= (route.request().postData() ?? '').includes('OrderCart');
    await route.continue();
  });
  return async () => {
    resolve();
    await page.waitForURL(/\/connect\//);
    await page.unrouteAll({ behavior: 'wait' });
  };
}

test('a payment that is declined is called so, and can be made another way (PAY-14)', async ({ page, shop }) => {
  await goToOrderButton(page, shop, goods.declined);
  const goOn = await holdAfterOrder(page);
  await button(page, labels.nl.order).click();
  await expect(page.getByRole('heading', { name: 'We brengen je naar iDEAL | Wero' })).toBeFocused();
  await expect(page.getByText(/Op de beveiligde betaalpagina betaal je .* voor bestelling \d+\./)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ga zelf naar de betaalpagina' })).toHaveAttribute('href', /\/connect\//);
  await goOn();
  await page.locator('button[value=declined]').click();
  await page.waitForURL(/\/multisafepay\/connect\/cancel/);
  await expect(page.getByRole('heading', { level: 1, name: 'Je betaling is geweigerd' })).toBeVisible();
  await expect(page).toHaveTitle(/^Je betaling is geweigerd /);
  await expect(page.getByText('Je bank of betaaldienst heeft de betaling niet goedgekeurd.')).toBeVisible();
  // The cart is empty, and says where its goods are and until when.
  await page.goto('/checkout/cart');
  await expect(page.getByText(/^We houden ze voor je vast tot .*, \d\d:\d\d\.$/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Opnieuw betalen' }).click();
  await expect(page.getByRole('radio', { name: 'iDEAL | Wero' })).toBeChecked();
  await page.getByRole('radio', { name: /PayPal/ }).check();
  await button(page, 'Opnieuw betalen').click();
  await page.waitForURL(/\/connect\/(?!cancel)/);
  await expect(page.getByText('PayPal')).toBeVisible();
  await page.locator('button[value=completed]').click();
  await page.waitForURL(/\/multisafepay\/connect\/success/);
  await expect(page.getByText('Je betaling is binnen.')).toBeVisible({ timeout: 30_000 });
  // The page of the cancelled try knows better now.
  await page.goto(page.url().replace('/success', '/cancel'));
  await expect(page.getByText('Deze bestelling is al betaald.')).toBeVisible();
});

test('an order whose answers are lost is placed once, and the button leads to it (R017)', async ({ page, shop }) => {
  // The lost answers, and the cart that is an order already.
  shop.allowConsole(/net::ERR_FAILED|status of 400/);
  await goToOrderButton(page, shop, goods.lostAnswer);
  const numbers: string[] = [];
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes('OrderCart')) return route.continue();
    const answer = (await (await route.fetch()).json()) as { data: { setPaymentMethod: { order: { number: string } } } };
    numbers.push(answer.data.setPaymentMethod.order.number);
    return route.abort();
  });
  await button(page, labels.nl.order).click();
  await expect(page.getByText('We krijgen geen antwoord van de winkel.')).toBeVisible({ timeout: 30_000 });
  expect(numbers.length).toBeGreaterThan(1);
  expect(new Set(numbers).size).toBe(1);
  await page.unrouteAll({ behavior: 'wait' });
  await button(page, labels.nl.order).click();
  await page.waitForURL(/\/connect\//);
  await page.locator('button[value=cancelled]').click();
  await page.waitForURL(/\/multisafepay\/connect\/cancel/);
  await expect(page.getByRole('heading', { name: `Bestelnummer ${numbers[0]}` })).toBeVisible();
});

test('after a cancelled payment the cart can be taken back', async ({ page, shop }) => {
  await goToPayment(page, shop, goods.cancelled);
  await page.locator('button[value=cancelled]').click();
  await page.waitForURL(/\/multisafepay\/connect\/cancel/);
  await expect(page.getByRole('heading', { level: 1, name: 'Betaling geannuleerd' })).toBeVisible();
  await expect(page.getByText('De betaling is niet afgerond. Er is niets afgeschreven.')).toBeVisible();
  await button(page, 'Terug naar de winkelwagen').click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(lineOf(page, goods.cancelled.name)).toBeVisible();
  await page.goto('/checkout');
  // What was filled in came back with it.
  await expect(page.locator('main').getByText('Markt 12', { exact: true }).first()).toBeVisible();
});

test('the cart that is taken back comes to what was put into a new one meanwhile', async ({ page, shop }) => {
  await goToPayment(page, shop, goods.meanwhile);
  await page.locator('button[value=cancelled]').click();
  await page.waitForURL(/\/multisafepay\/connect\/cancel/);
  const cancelled = page.url();
  const cart = await haveInCart(page, sockArticle);
  await page.goto(cancelled);
  await button(page, 'Terug naar de winkelwagen').click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  for (const { name } of [goods.meanwhile, socks]) await expect(lineOf(page, name)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cartServerToken'))).toBe(cart);
});

test('what does not come back into the cart is named', async ({ page, shop }) => {
  await goToPayment(page, shop, goods.fewer);
  await page.locator('button[value=cancelled]').click();
  await page.waitForURL(/\/multisafepay\/connect\/cancel/);
  // As the backend answers when others were quicker; its own tests say when it does.
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes('RestoreCart')) return route.continue();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { restoreCartFromOrder: object } };
    const message = `Could not add the product with SKU ${goods.fewer.sku} to the shopping cart: The requested qty is not available`;
    const cart = { ...data.restoreCartFromOrder, restore_errors: [{ code: 'INSUFFICIENT_STOCK', message }] };
    return route.fulfill({ response, json: { data: { restoreCartFromOrder: cart } } });
  });
  await button(page, 'Terug naar de winkelwagen').click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(page.getByText('Niet alles ligt in je winkelwagen')).toBeVisible();
  await expect(page.getByText(`${goods.fewer.name}: hiervan zijn er minder dan je wilde.`)).toBeVisible();
  await shop.expectAccessible('main');
});

test('the browser’s way back from the payment page finds the order and the cart', async ({ page, shop }) => {
  await goToPayment(page, shop, goods.wayBack);
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\/onepage\/cancel/);
  await expect(page.getByRole('heading', { level: 1, name: 'Betaling geannuleerd' })).toBeVisible();
  await button(page, 'Terug naar de winkelwagen').click();
  await expect(lineOf(page, goods.wayBack.name)).toBeVisible();
});

test('a payment the provider still checks is never called failed (PAY-13)', async ({ page, shop }) => {
  await goToPayment(page, shop, goods.uncleared);
  await page.locator('button[value=uncleared]').click();
  await page.waitForURL(/\/multisafepay\/connect\/success/);
  await expect(page.getByText(/Betaling wordt verwerkt|Je betaling wordt gecontroleerd/)).toBeVisible();
  await expect(page.getByText(/mislukt|geannuleerd/)).toHaveCount(0);
});
