import type { Locator, Page } from '@playwright/test';
import { allowPaymentPage, button, labels } from '../checkout/steps.ts';
import { goods } from '../fixtures/goods.ts';
import { linkIn, waitForMail } from '../fixtures/mailbox.ts';
import { havePaidOrder } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/shop.ts';
import { enterAs, expectContrast } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

const lines = (page: Page): Locator => page.getByRole('table').first().getByRole('row').nth(1);
const revision = (page: Page): Locator => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Wijziging 1' }) });

/** The sheet that opens by its key, with the reason filled in. */
async function openEdit(page: Page, order: string): Promise<Locator> {
  await page.goto(`/staff/orders/${order}`);
  await expect(page.getByRole('button', { name: /^Bewerken/ })).toBeVisible();
  await page.keyboard.press('e');
  const editing = page.getByRole('dialog', { name: 'Bestelling bewerken' });
  await expect(editing.getByRole('spinbutton')).toBeVisible();
  await editing.getByRole('textbox', { name: 'Reden van de wijziging' }).fill('Klant belde');
  return editing;
}

test(
  'staff takes a piece out of a paid order, sees what goes back, and what was typed survives a reload',
  inLongSuite,
  async ({ page, shop }) => {
    await enterAs(page, 'Mieke Maas');
    const number = await havePaidOrder(page, goods.staffEdit, 3, `minder.${Date.now()}@example.org`);
    const editing = await openEdit(page, number);
    await editing.getByRole('button', { name: /^Eén minder/ }).click();
    await expect(lines(page).locator('[data-marked]')).toHaveCount(1);
    await expect(editing.getByText(/^bewaard op dit apparaat, /)).toBeVisible();

    // What is typed is on the device within 300 ms.
    await page.waitForTimeout(300);
    await page.reload();
    await page.getByRole('button', { name: /^Neem 2 wijzigingen over/ }).click();
    await expect(editing.getByRole('textbox', { name: 'Reden van de wijziging' })).toHaveValue('Klant belde');
    const save = editing.getByRole('button', { name: /^Wijzig en betaal € .*[1-9].* terug/ });
    await expect(save).not.toHaveAttribute('aria-disabled');
    await shop.expectAccessible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
    await save.click();
    await expect(editing).toBeHidden();
    await expect(revision(page)).toContainText('Doorgevoerd');
    await expect(revision(page)).toContainText('Mieke Maas');
    await expect(page.getByText('1 artikel, 2 stuks').first()).toBeVisible();
    await expect(page.getByText(/^Terugbetaling \d+/)).toBeVisible();
  },
);

test('a dearer change is the customer’s to order, without a script up to the payment, and then it is made', async ({
  page,
  shop,
  browser,
}) => {
  test.slow();
  allowPaymentPage(shop);
  const email = `meer.${Date.now()}@example.org`;
  await enterAs(page, 'Mieke Maas');
  const number = await havePaidOrder(page, goods.staffEdit, 1, email);
  const editing = await openEdit(page, number);
  await editing.getByRole('button', { name: /^Eén meer/ }).click();
  await editing.getByRole('button', { name: /^Stuur voorstel van € / }).click();
  await expect(page.getByText(/De klant heeft een link gekregen, geldig tot /)).toBeVisible();
  await expect(revision(page)).toContainText('Wacht op de klant');
  await expect(page.getByText('1 artikel, 1 stuk').first()).toBeVisible();

  const path = linkIn(await waitForMail(page.request, email, /zo wijzigen/), /\/order\/revision\//);
  const context = await browser.newContext({ locale: 'nl-NL', javaScriptEnabled: false });
  const customer = await context.newPage();
  await customer.goto(path);
  await expect(customer.getByRole('heading', { level: 1, name: `Wijziging van bestelling ${number}` })).toBeVisible();
  await expect(customer.getByRole('row', { name: new RegExp(goods.staffEdit.name) })).toContainText('2 ×');
  for (const language of ['de', 'en'] as const) {
    await customer.goto(`/${language}${path}`);
    await expect(button(customer, labels[language].order)).toBeVisible();
  }
  await customer.goto(path);
  await button(customer, labels.nl.order).click();
  await customer.getByRole('link', { name: 'Kies hoe je betaalt.' }).click();
  await customer.getByRole('radio', { name: 'iDEAL | Wero' }).check();
  await button(customer, labels.nl.order).click();
  await customer.waitForURL(/\/connect\//);
  await customer.locator('button[value=completed]').click();
  await customer.waitForURL(/\/multisafepay\/connect\/success/);
  await customer.goto(path);
  await expect(customer.getByRole('heading', { level: 1, name: 'Je bestelling is gewijzigd' })).toBeVisible();
  await context.close();

  await expect(revision(page)).toContainText('Doorgevoerd', { timeout: 30_000 });
  await expect(page.getByText('1 artikel, 2 stuks').first()).toBeVisible();
});
