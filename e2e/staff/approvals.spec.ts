import type { Page } from '@playwright/test';
import { makeColleague, secondDesk } from '../fixtures/colleague.ts';
import { expect, test } from '../fixtures/shop.ts';
import { askStaff, enterAs } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

test(
  'a powerful role waits for a second person, its asker reads why and cannot decide it, and takes it back',
  inLongSuite,
  async ({ page, shop }) => {
    await enterAs(page, 'Mieke Maas');
    const { name, path } = await makeColleague(page, 'Fenna');
    await page.goto(path);
    await page.getByRole('checkbox', { name: 'Financiën' }).check({ force: true });
    await page.getByRole('button', { name: /^Opslaan/ }).click();
    await page.getByRole('link', { name: 'Bekijk de aanvraag' }).click();

    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('link')
      .click();
    const sheet = page.getByRole('dialog', { name: 'Rol geven' });
    await expect(sheet).toContainText(`${name} de rol Financiën geven`);
    await expect(sheet).toContainText('een kwartier na je aanvraag');
    await expect(sheet.getByRole('button', { name: 'Geef akkoord' })).toHaveCount(0);
    await shop.expectAccessible();
    await sheet.getByRole('button', { name: 'Trek aanvraag in' }).click();
    await expect(page.getByText('Ingetrokken.')).toBeVisible();

    await page.getByRole('link', { name: /^Beslist/ }).click();
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Ingetrokken');
    await page.goto(path);
    await expect(page.getByRole('checkbox', { name: 'Financiën' })).not.toBeChecked();
  },
);

type Refunds = { order: { refunds: { total: { cents: number } }[] } };

async function refundsOf(page: Page, number: string): Promise<number> {
  const query = 'query ($number: String!) { order(number: $number) { refunds { total { cents } } } }';
  return (await askStaff<Refunds>(page, query, { number })).order.refunds.length;
}

/** An order that was paid in the shop, long ago and by nobody with an account, and a euro more than its articles cost. */
async function askForEuro(page: Page): Promise<string> {
  const list = `{ orders(list: { first: 1 }, sort: oldest, filter: { payment: "payinstore", status: [complete] }) { items { number } } }`;
  const [order] = (await askStaff<{ orders: { items: { number: string }[] } }>(page, list)).orders.items;
  const number = order?.number ?? '';
  const input = { order: number, lines: [], shipping: 0, adjustment: 100, reason: 'Uit coulance', key: `euro-${Date.now()}` };
  const refund = 'mutation ($input: RefundInput!) { refund(input: $input) { __typename } }';
  expect(await askStaff(page, refund, { input })).toEqual({ refund: { __typename: 'WaitsForApproval' } });
  return number;
}

test('what one person asks for another one decides in their own language, and then it is done', inLongSuite, async ({ page, browser }) => {
  await enterAs(page, 'Femke Hendriks');
  const number = await askForEuro(page);
  const before = await refundsOf(page, number);
  await page.goto('/staff/approvals?view=mine');
  const asked = page.getByRole('row', { name: new RegExp(`1,00 van bestelling ${number} terugbetalen`) }).first();
  await asked.getByRole('link').click();
  const own = page.getByRole('dialog', { name: 'Geld terugbetalen' });
  await expect(own).toContainText('Iemand anders die dit mag, beslist erover');
  await expect(own.getByRole('button', { name: 'Geef akkoord' })).toHaveCount(0);

  const finance = await secondDesk(browser, '/staff/approvals', 'Thomas Krüger');
  await finance
    .getByRole('row', { name: new RegExp(`Bestellung ${number} zurückzahlen`) })
    .first()
    .getByRole('link')
    .click();
  await finance.getByRole('button', { name: 'Freigeben' }).click();
  await expect(finance.getByText('Freigegeben und ausgeführt.')).toBeVisible();
  await finance.context().close();

  // The asker's screen hears of it by itself.
  await expect(own).toContainText('Uitgevoerd');
  await expect(own).toContainText('Thomas Krüger');
  expect(await refundsOf(page, number)).toBe(before + 1);
});
