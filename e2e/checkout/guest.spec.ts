import type { APIRequestContext } from '@playwright/test';
import { addProduct, haveInCart, sockArticle } from '../fixtures/cart.ts';
import { aFreshEmail } from '../fixtures/customer.ts';
import { goods } from '../fixtures/goods.ts';
import { waitForMail } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/shop.ts';
import { onPhone } from '../fixtures/turns.ts';
import { allowPaymentPage, button, fillDutchGuest, goToReview, labels } from './steps.ts';

test('a guest buys a dirndl with postcode look-up and iDEAL', onPhone, async ({ page, shop, request }) => {
  allowPaymentPage(shop);
  const email = aFreshEmail('guest');
  await addProduct(page, shop, goods.guest.path);
  await shop.open('/checkout');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  // Nothing leads away, and nobody has to fill in more than nine fields (UX-35, UX-36).
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Terug naar winkelwagen' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Overeenkomst herroepen' })).toBeVisible();
  await expect(page.getByRole('searchbox').or(page.getByRole('navigation'))).toHaveCount(0);
  const fields = page.locator('main form').locator('input:not([type=radio], [type=checkbox]), select').filter({ visible: true });
  expect(await fields.count()).toBeLessThanOrEqual(9);
  await fillDutchGuest(page, email);
  await button(page, labels.nl.toDelivery).click();

  await expect(page.getByRole('radio', { name: /PostNL.*Bezorgd/ })).toBeVisible();
  await page.getByRole('radio', { name: /PostNL/ }).check();
  await page.getByLabel(/^Opmerking/).fill('Graag bij de buren');
  await button(page, labels.nl.toPayment).click();

  // Chosen by the shopper alone, wallets only where there is one, pay-later never first (PAY-01, LAW-22).
  const methods = page.getByRole('radio', { name: /./ });
  await expect(page.getByRole('radio', { name: /iDEAL \| Wero/ })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /Apple Pay/ })).toHaveCount(0);
  const knowsRequests = await page.evaluate(() => 'PaymentRequest' in window);
  await expect(page.getByRole('radio', { name: /Google Pay/ })).toHaveCount(knowsRequests ? 1 : 0);
  await expect(methods.first()).not.toHaveAccessibleName(/Klarna/);
  await page.getByRole('radio', { name: /iDEAL \| Wero/ }).check();
  await button(page, labels.nl.toReview).click();

  const review = page.locator('[data-review]').last();
  await expect(review).toContainText(goods.guest.name);
  await expect(review).toContainText('Maat: 44');
  await expect(review).toContainText(/\d+\s?% /);
  await expect(review).toContainText('Markt 12');
  await expect(review).toContainText('PostNL');
  await expect(review).toContainText('iDEAL | Wero');
  await expect(review).toContainText('Graag bij de buren');
  await expect(review).toContainText('Je hebt 14 dagen bedenktijd');
  expect(await review.locator('input').count()).toBe(0);
  // The last thing that can be clicked before the button is a legal link (LAW-06).
  expect(await review.evaluate((part) => [...part.querySelectorAll('a, button')].at(-2)?.textContent)).toBe('privacyverklaring');
  const total = await review.locator('output [data-price]').first().getAttribute('data-price');

  await button(page, labels.nl.order).dblclick();
  await page.waitForURL(/\/connect\//);
  await expect(page.getByText('iDEAL')).toBeVisible();
  await page.locator('button[value=completed]').click();

  await page.waitForURL(/\/multisafepay\/connect\/success/);
  await expect(page.getByRole('heading', { level: 1, name: 'Bedankt voor je bestelling' })).toBeVisible();
  await expect(page.getByText('Je betaling is binnen.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(email)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cartServerToken'))).toBeNull();
  const paid = page.getByText('Totaal', { exact: true }).locator('xpath=..').locator('[data-price]');
  await expect(paid.first()).toHaveAttribute('data-price', total ?? '');

  await page.reload();
  await expect(page.getByText('Je betaling is binnen.')).toBeVisible();
  await waitForMail(request, email, /./);
  // The order is over: the checkout starts with nothing, and not with its payment.
  await shop.open('/checkout');
  await expect(page.getByText('Je winkelwagen is leeg. Er is niets om te bestellen.')).toBeVisible();
});

test('what was typed survives an error, a reload and the way back', async ({ page, shop }) => {
  // Two pieces on one line: pieces are counted here as on the cart’s own sign.
  await haveInCart(page, sockArticle, sockArticle);
  await shop.open('/checkout');
  await fillDutchGuest(page, aFreshEmail());
  await page.getByLabel('Achternaam', { exact: true }).fill('');
  await button(page, labels.nl.toDelivery).click();
  await expect(page.getByLabel('Achternaam', { exact: true })).toBeFocused();
  await expect(page.locator('main').getByText('Markt 12')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Voornaam', { exact: true })).toHaveValue('Eva');
  await page.getByLabel('Achternaam', { exact: true }).fill('Janssen');
  await button(page, labels.nl.toDelivery).click();
  await page.getByRole('radio', { name: /DHL-punt/ }).check();
  await button(page, labels.nl.toPayment).click();
  await page.getByRole('radio', { name: /Bankoverschrijving/ }).check();
  await button(page, labels.nl.toReview).click();
  await expect(page.getByText('2 artikelen', { exact: true })).toBeVisible();
  // The days of a transfer are no promise before it has arrived.
  await expect(
    page.getByText('Dat geldt als je betaling nog op de dag van je bestelling binnen is; anders wordt het later.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Wijzig: Gegevens' }).click();
  await expect(page.getByLabel('Voornaam', { exact: true })).toHaveValue('Eva');
  // A reload comes back to the step that was open, and none of the others is lost.
  await page.reload();
  await expect(page.getByLabel('Voornaam', { exact: true })).toHaveValue('Eva');
  await button(page, labels.nl.toDelivery).click();
  await expect(button(page, labels.nl.order)).toBeVisible();
  await page.reload();
  await expect(button(page, labels.nl.order)).toBeVisible();
  await page.getByRole('button', { name: 'Wijzig: Betaling' }).click();
  await expect(page.getByRole('radio', { name: /Bankoverschrijving/ })).toBeChecked();
});

test('the address of a postcode can be typed by hand, and one that does not exist must be (UX-37)', async ({ page, shop }) => {
  await haveInCart(page, sockArticle);
  await shop.open('/checkout');
  await page.getByRole('button', { name: 'Adres zelf invullen' }).click();
  await expect(page.getByLabel('Straat', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByLabel('Postcode', { exact: true }).fill('9999 XX');
  await page.getByLabel('Huisnummer', { exact: true }).fill('1');
  await expect(page.getByText('De postcode en huisnummer combinatie is niet gevonden.')).toBeVisible();
  await expect(page.getByLabel('Plaats', { exact: true })).toBeVisible();
  // Elsewhere an address is written as on an envelope.
  await page.getByLabel('Land', { exact: true }).selectOption({ label: 'Duitsland' });
  const shown = await page.locator('main form label').filter({ visible: true }).allTextContents();
  const places = ['Postcode', 'Plaats', 'Straat', 'Huisnummer'].map((label) => shown.indexOf(label));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('another postcode takes the street of the one before away, and leaves one that was typed (UX-37)', async ({ page, shop }) => {
  await haveInCart(page, sockArticle);
  await shop.open('/checkout');
  const [postcode, number, street, city] = ['Postcode', 'Huisnummer', 'Straat', 'Plaats'].map((label) =>
    page.getByLabel(label, { exact: true }),
  );
  await postcode!.fill('6131ek');
  await number!.fill('12');
  await expect(page.locator('main form').getByText('6131 EK Sittard')).toBeVisible();
  await postcode!.fill('9999 XX');
  await expect(page.getByText('De postcode en huisnummer combinatie is niet gevonden.')).toBeVisible();
  await expect(street!).toHaveValue('');
  await expect(city!).toHaveValue('');
  await street!.fill('Bergweg');
  await number!.fill('2');
  await expect(street!).toHaveValue('Bergweg');
});

test('a German checkout begins in Germany, and a pickup asks for no more than Europe', async ({ page, shop }) => {
  await haveInCart(page, sockArticle);
  await shop.open('/de/checkout');
  const country = page.getByLabel('Land', { exact: true });
  await expect(country).toHaveValue('DE');
  const offered = country.locator('option');
  await expect(offered.nth(1)).toHaveText('Niederlande');
  await page.getByRole('radio', { name: 'In einem Laden abholen' }).check();
  await expect(page.getByText('Keine Lieferfahrt nötig')).toBeVisible();
  await expect(country).toHaveValue('DE');
  await expect(offered.filter({ hasText: 'Frankreich' })).toHaveCount(1);
  await expect(offered.filter({ hasText: 'Australien' })).toHaveCount(0);
});

test('what changed since the order was shown is shown before it is sent', async ({ page, shop, request }) => {
  await goToReview(page, shop, goods.changed, { method: 'Bankoverschrijving' });
  const review = page.locator('[data-review]').last();
  const total = await review.locator('output [data-price]').first().getAttribute('data-price');
  const id = (await page.evaluate(() => localStorage.getItem('cartServerToken'))) ?? '';
  await doubleFirstLine(request, id);
  await button(page, labels.nl.order).click();
  await expect(page.getByText('Het totaal is intussen veranderd.')).toBeVisible();
  await expect(review.getByText(`2 × ${goods.changed.name}`)).toBeVisible();
  await expect(review.locator('output [data-price]').first()).not.toHaveAttribute('data-price', total ?? '');
  await ask(request, `mutation { setCommentOnCart(cart_id: "${id}", comment: "Graag bij de buren") { id } }`);
  await button(page, labels.nl.order).click();
  await expect(page.getByText('Je bestelling is intussen veranderd.')).toBeVisible();
  await expect(review).toContainText('Graag bij de buren');
  await button(page, labels.nl.order).click();
  await page.waitForURL(/\/checkout\/onepage\/success/);
  await expect(page.locator('main').getByText(`2 × ${goods.changed.name}`)).toBeVisible();
});

/** What another tab or device does. */
const ask = async (request: APIRequestContext, query: string) =>
  (await (await request.post('/graphql', { data: { query } })).json()) as { data: object };

async function doubleFirstLine(request: APIRequestContext, id: string): Promise<void> {
  const { data } = await ask(request, `{ cart(cart_id: "${id}") { itemsV2 { items { uid } } } }`);
  const { uid } = (data as { cart: { itemsV2: { items: readonly [{ uid: string }] } } }).cart.itemsV2.items[0];
  await ask(
    request,
    `mutation { updateCartItems(input: { cart_id: "${id}", cart_items: [{ cart_item_uid: "${uid}", quantity: 2 }] }) { cart { id } } }`,
  );
}

test('a cart that is gone is no longer valid', async ({ page, shop }) => {
  await haveInCart(page, sockArticle);
  await shop.open('/checkout');
  await fillDutchGuest(page, aFreshEmail());
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    await route.continue(body.includes('SetGuestEmail') ? { postData: body.replace(/"id":"[^"]+"/, `"id":"${'x'.repeat(32)}"`) } : {});
  });
  await button(page, labels.nl.toDelivery).click();
  await expect(page.getByText('De winkelwagen is niet meer geldig')).toBeVisible();
});

test('a bank transfer is explained and leaves no payment page', async ({ page, shop }) => {
  await goToReview(page, shop, goods.transfer, { method: 'Bankoverschrijving' });
  await button(page, labels.nl.order).click();
  await page.waitForURL(/\/checkout\/onepage\/success/);
  await expect(page.getByText('NL00 MASI 0000 0000 01')).toBeVisible();
  await page.getByLabel('Wachtwoord', { exact: true }).fill('Almwiese-2026!');
  await button(page, 'Account aanmaken').click();
  await expect(page.getByText('Je account is aangemaakt en je bent ingelogd.')).toBeVisible();
  await shop.open('/account/orders');
  await expect(page.getByText('Wacht op betaling')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the checkout says that it needs it', async ({ page }) => {
    await page.goto('/checkout');
    expect(await page.locator('main noscript p').first().textContent()).toContain('Bestellen werkt alleen met JavaScript.');
  });
});
