import type { PerLanguage } from '@shop/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Article } from '../fixtures/cart.ts';
import { aFreshEmail } from '../fixtures/customer.ts';
import { haveFilledIn } from '../fixtures/order.ts';
import type { Shop } from '../fixtures/shop.ts';

/** The labels of the checkout in each language, as a shopper reads them. */
export const labels = {
  nl: {
    toDelivery: 'Verder naar bezorging',
    toPayment: 'Verder naar betaling',
    toReview: 'Verder naar controleren',
    order: 'Bestelling met betalingsverplichting',
  },
  de: {
    toDelivery: 'Weiter zur Lieferung',
    toPayment: 'Weiter zur Zahlung',
    toReview: 'Weiter zum Prüfen',
    order: 'Zahlungspflichtig bestellen',
  },
  en: {
    toDelivery: 'Continue to delivery',
    toPayment: 'Continue to payment',
    toReview: 'Continue to review',
    order: 'Order with obligation to pay',
  },
} as const satisfies PerLanguage<object>;

/** The payment page belongs to the provider: it is the one place outside the shop a shopper is sent to. */
export const allowPaymentPage = (shop: Shop): void =>
  shop.allowConsole(/^foreign request: http:\/\/(localhost|127\.0\.0\.1):\d+\/(connect\/|style\.css$|favicon)/);

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Fills the first step as a Dutch guest, with the postcode look-up. */
export async function fillDutchGuest(page: Page, email: string): Promise<void> {
  await page.locator('main').getByLabel('E-mailadres', { exact: true }).fill(email);
  await page.getByLabel('Voornaam', { exact: true }).fill('Eva');
  await page.getByLabel('Achternaam', { exact: true }).fill('Janssen');
  await page.getByLabel('Postcode', { exact: true }).fill('6131ek');
  await page.getByLabel('Huisnummer', { exact: true }).fill('12');
  // Found: street and town are words now, and no fields (UX-37).
  await expect(page.locator('main form').getByText('Markt 12')).toBeVisible();
  await expect(page.locator('main form').getByText('6131 EK Sittard')).toBeVisible();
  await expect(page.getByLabel('Straat', { exact: true })).toHaveCount(0);
  await page.getByLabel('Telefoonnummer', { exact: true }).fill('0460000001');
}

/** At the review, as a Dutch guest with PostNL: the steps before the payment are done over the API. */
export async function goToReview(
  page: Page,
  shop: Shop,
  article: Article,
  { email = aFreshEmail(), method = 'iDEAL | Wero' }: { readonly email?: string; readonly method?: string } = {},
): Promise<void> {
  await haveFilledIn(page, email, article);
  await shop.open('/checkout');
  await page.getByRole('radio', { name: method }).check();
  await button(page, labels.nl.toReview).click();
  await expect(button(page, labels.nl.order)).toBeVisible();
}
