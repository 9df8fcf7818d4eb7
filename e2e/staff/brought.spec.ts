import type { Page } from '@playwright/test';
import { aFreshEmail } from '../fixtures/customer.ts';
import { goods } from '../fixtures/goods.ts';
import { havePickupOrder } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/shop.ts';
import { askStaff, enterAs } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

type Planned = { readonly planShipment: { readonly shipments: readonly { readonly number: string }[] } };

/** Packed in the warehouse by the manager who is logged in, on its way to the branch. */
async function haveBoxUnderWay(page: Page, order: string): Promise<string> {
  const planning = 'mutation ($input: ShipmentInput!) { planShipment(input: $input) { ... on Order { shipments { number } } } }';
  const input = { order, source: 'WEB', lines: [{ lineId: 1, quantity: 1 }], key: `plan-${order}` };
  const { planShipment } = await askStaff<Planned>(page, planning, { input });
  const number = planShipment.shipments.at(-1)?.number ?? '';
  await move(page, number, 'picking');
  await move(page, number, 'packed');
  return number;
}

const move = (page: Page, number: string, to: string): Promise<unknown> =>
  askStaff(
    page,
    'mutation ($n: ID!, $to: ShipmentState!, $key: ID!) { moveShipment(number: $n, to: $to, key: $key) { ... on Order { version } } }',
    { n: number, to, key: `${to}-${number}` },
  );

async function changePlaces(page: Page, name: string): Promise<void> {
  // What the screen still asks for would be refused, and say so in the console.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await enterAs(page, name);
}

test('a box that is canceled on its way is on the list of its branch until it was sent back', inLongSuite, async ({ page, shop }) => {
  test.slow();
  const order = await havePickupOrder(page.request, goods.staffBrought, 1, aFreshEmail('gebracht'));
  await enterAs(page, 'Joris Willems');
  const box = await haveBoxUnderWay(page, order);
  await changePlaces(page, 'Sem Jacobs');
  await page.goto('/staff/pickup/SIT');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `bestelling ${order}` }) });
  await expect(row.getByRole('button', { name: /^Leg klaar/ })).toBeVisible();

  await changePlaces(page, 'Joris Willems');
  await move(page, box, 'canceled');
  await changePlaces(page, 'Sem Jacobs');
  await page.goto('/staff/pickup/SIT');
  await expect(page.getByRole('heading', { name: 'Onderweg geannuleerd' })).toBeVisible();
  await expect(row.getByRole('button', { name: /^Leg klaar/ })).toHaveCount(0);
  await shop.expectAccessible('main');
  await row.getByRole('button', { name: /^Is teruggestuurd/ }).click();
  await expect(row).toHaveCount(0);
});
