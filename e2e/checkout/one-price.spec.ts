import { addProduct, expectTotal, lineOf, reducedBag } from '../fixtures/cart.ts';
import { aFreshEmail } from '../fixtures/customer.ts';
import { expect, test } from '../fixtures/shop.ts';
import { onPhone } from '../fixtures/turns.ts';
import { button, fillDutchGuest, labels } from './steps.ts';

/** Sold by measure, and never bought. */
const spray = {
  path: '/suedespray-250-ml.html',
  search: '/search?q=su%C3%A8despray',
  name: 'Suèdespray 250 ml',
  perLitre: '€ 51,80 per liter',
};

/** "Bezorgd tussen woensdag 18 en donderdag 19 november"; of two months both are named. */
const arrival = /Bezorgd tussen \S+ (\d+)(?: \S+)? en \S+ (\d+) \S+/;

test('one price and one day from the card to the last step (LAW-03, LAW-04, UX-27, UX-34)', onPhone, async ({ page, shop }) => {
  await shop.open(`${spray.search}&theme=alm`);
  await expect(page.locator('article').filter({ hasText: spray.name }).first()).toContainText(spray.perLitre);

  await shop.open(`${reducedBag.path}&theme=alm`);
  const struck = (await page.locator('main s').first().innerText()).replace(/[^\d,]/g, '');
  await expect(page.locator('main').getByText(`Laagste prijs afgelopen 30 dagen: € ${struck}`).first()).toBeVisible();
  const promised = await page.locator('main [data-state=in]').first().innerText();
  await addProduct(page, shop, reducedBag.path);

  const drawer = await addProduct(page, shop, spray.path);
  await expect(drawer).toContainText(spray.perLitre);
  await expect(drawer).toContainText('Subtotaal (2 artikelen)');
  const total = (await drawer.locator('output [data-price]').getAttribute('data-price')) ?? '';
  const days = arrival.exec(await drawer.innerText());
  expect(days, 'the drawer names the days').not.toBeNull();
  for (const day of days?.slice(1) ?? []) expect(promised).toMatch(new RegExp(`\\b${day}\\b`));

  await shop.open('/checkout/cart');
  await expect(lineOf(page, reducedBag.name).locator('s')).toContainText(struck);
  await expect(lineOf(page, spray.name)).toContainText(spray.perLitre);
  await expect(page.locator('#cart-summary')).toContainText(days?.[0] ?? '');
  await expectTotal(page, '€');
  await expect(page.locator('#cart-summary output [data-price]').first()).toHaveAttribute('data-price', total);

  await shop.open('/checkout');
  const counted = page.locator(`main output [data-price="${total}"]`);
  const folded = page.locator('main details > summary').filter({ hasText: total.replace('.', ',') });
  await expect(counted.or(folded).first()).toBeVisible();
  await fillDutchGuest(page, aFreshEmail('price'));
  await button(page, labels.nl.toDelivery).click();
  await expect(counted.or(folded).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: new RegExp(`PostNL.*${days?.[0]}`) })).toBeVisible();
  await page.getByRole('radio', { name: /PostNL/ }).check();
  await button(page, labels.nl.toPayment).click();
  await page.getByRole('radio', { name: 'iDEAL | Wero' }).check();
  await button(page, labels.nl.toReview).click();
  const review = page.locator('[data-review]').last();
  await expect(review.locator(`output [data-price="${total}"]`)).toBeVisible();
  await expect(review).toContainText(spray.perLitre);
  await expect(review).toContainText(days?.[0] ?? '');
});
