import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop.ts';
import { enterAs } from '../fixtures/staff.ts';

test.use({ locale: 'nl-NL' });

test('what is typed survives a reload, a connection that is gone and a session that has ended', async ({ page, context, shop }) => {
  shop.allowConsole(/401|ERR_INTERNET_DISCONNECTED/);
  await enterAs(page, 'Mieke Maas');
  await page.goto('/staff/settings/thresholds');
  const rows = page.getByRole('textbox', { name: 'Bulkwijziging of import' });
  const wanted = String(300 + Math.floor(Math.random() * 9_000));
  await rows.fill(wanted);
  await rows.blur();
  await expect(page.getByText(/^bewaard op dit apparaat, /)).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: /^Neem 1 wijziging over/ }).click();
  await expect(rows).toHaveValue(new RegExp(`^${wanted.replace(/(?=(\d{3})$)/, '\\.?')}$`));

  // The session ends elsewhere while there is no connection; the save waits, asks for the log-in, and goes on.
  await context.setOffline(true);
  await expect(page.getByText('Je bent offline')).toBeVisible();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(/Geen verbinding\. Wordt opgeslagen/)).toBeVisible();
  await context.clearCookies();
  await context.setOffline(false);
  const dialog = page.getByRole('alertdialog', { name: 'Log opnieuw in' });
  await expect(dialog).toBeVisible();
  await shop.expectAccessible();
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(await demoPassword(page));
  await dialog.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByText('Opgeslagen.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(rows).toHaveValue(new RegExp(`^${wanted.replace(/(?=(\d{3})$)/, '\\.?')}$`));
});

test('a log-out leaves nothing that was typed on the device', async ({ page }) => {
  await enterAs(page, 'Mieke Maas');
  await page.goto('/staff/settings/thresholds');
  await page.getByRole('textbox', { name: 'Bulkwijziging of import' }).fill('123');
  await expect(page.getByText(/^bewaard op dit apparaat, /)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: 'Uitloggen' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain('staff-drafts');
});

/** The demo tells it to everybody. */
async function demoPassword(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = await fetch('/staff/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-staff': '1' },
      body: JSON.stringify({ query: '{ entrance { demoPassword } }' }),
    });
    return ((await answer.json()) as { data: { entrance: { demoPassword: string } } }).data.entrance.demoPassword;
  });
}
