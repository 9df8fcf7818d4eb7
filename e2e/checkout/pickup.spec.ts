import { aFreshEmail } from '../fixtures/customer.ts';
import { goods } from '../fixtures/goods.ts';
import { expect, test } from '../fixtures/shop.ts';
import { button, labels } from './steps.ts';

test('a pickup in Aachen, in English, asks for no telephone and pays at the till', async ({ page, shop }) => {
  await shop.open(goods.pickup.path);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shop.open('/en/checkout');
  const main = page.locator('main');
  await main.getByLabel('Email address', { exact: true }).fill(aFreshEmail('pickup'));
  await page.getByLabel('Collect it in a shop').check();
  await page.getByRole('radio', { name: /Aachen/ }).check();
  await expect(page.getByLabel(/^Telephone|^Phone/)).toHaveCount(0);
  await page.getByLabel('First name', { exact: true }).fill('Emily');
  await page.getByLabel('Last name', { exact: true }).fill('Clarke');
  // A bill may go anywhere in the EU (LAW-24).
  await page.getByLabel('Country', { exact: true }).selectOption('FR');
  await page.getByLabel(/^Postcode|^Postal code|^ZIP/i).fill('75001');
  await page.getByLabel('House number', { exact: true }).fill('5');
  await page.getByLabel('Street', { exact: true }).fill('Rue de Rivoli');
  await page.getByLabel(/^City|^Town/).fill('Paris');
  await button(page, labels.en.toDelivery).click();
  await expect(page.getByText('Pickup in Aachen')).toBeVisible();
  await page.getByRole('radio', { name: /Pay in the shop/ }).check();
  await page.getByLabel(/How would you like to pay/).selectOption('card');
  await button(page, labels.en.toReview).click();
  const review = page.locator('[data-review]').last();
  await expect(review).toContainText('19% VAT');
  await expect(review).toContainText('Ready from');
  await button(page, labels.en.order).click();
  await page.waitForURL(/\/en\/checkout\/onepage\/success/);
  await expect(page.getByText('We put everything aside')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('download', /\.ics$/);
});
