import { haveInCart } from '../fixtures/cart.ts';
import { aFreshEmail } from '../fixtures/customer.ts';
import { goods } from '../fixtures/goods.ts';
import { expect, test } from '../fixtures/shop.ts';
import { button, labels } from './steps.ts';

test('a pickup in Aachen, in English, names the branch with its telephone and asks for none', async ({ page, shop, isMobile }) => {
  await haveInCart(page, goods.pickup);
  await shop.open('/en/checkout');
  const main = page.locator('main');
  const email = aFreshEmail('pickup');
  await main.getByLabel('Email address', { exact: true }).fill(email);
  const total = main.locator('output [data-price]');
  const delivered = Number(await total.getAttribute('data-price'));
  await page.getByLabel('Collect it in a shop').check();
  // The summary follows the choice before anything is saved (UX-34); on a phone it is folded, and its head has the total.
  await expect(main.getByText('Pickup in a shop', { exact: true })).toBeVisible({ visible: !isMobile });
  await expect.poll(async () => Number(await total.getAttribute('data-price'))).toBeLessThan(delivered);
  const collected = (await total.getAttribute('data-price')) ?? '';
  await expect(page.getByText('No delivery trip needed', { exact: false })).toBeVisible();
  await expect(page.getByText(/Musterstraße 78 · 52062 Aachen · \+49 241/)).toBeVisible();
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
  await expect(review.locator(`output [data-price="${collected}"]`)).toBeVisible();
  await expect(review).toContainText('19% VAT');
  await expect(review).toContainText('Ready from');
  await button(page, labels.en.order).click();
  await page.waitForURL(/\/en\/checkout\/onepage\/success/);
  await expect(page.getByText('We put everything aside')).toBeVisible();
  // One name: beside the amount, and as the way of delivery.
  await expect(main.getByText('Pickup in a shop', { exact: true })).toBeVisible();
  await expect(main.locator('dd').filter({ hasText: /^Pickup in a shopReady/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /Call Aachen: \+49/ })).toBeVisible();
  const calendar = page.getByRole('link', { name: 'Add to calendar' });
  await expect(calendar).toHaveAttribute('download', /\.ics$/);
  const file = await page.request.get((await calendar.getAttribute('href')) ?? '');
  expect(file.headers()).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' });
  expect(await file.text()).toMatch(/SUMMARY:Collect order \d+\r\nLOCATION:Maas & Alm Aachen/);
  await shop.expectAccessible('main');

  const number = new URL(page.url()).searchParams.get('order') ?? '';
  await main.getByRole('button', { name: 'Withdraw from contract here' }).click();
  for (const fact of [number, 'Emily Clarke', email]) await expect(main.getByText(fact, { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(main.getByRole('button', { name: 'Confirm withdrawal' })).toBeVisible();
});
