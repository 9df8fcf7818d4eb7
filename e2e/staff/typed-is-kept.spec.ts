import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop.ts';
import { askStaff, enterAs } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

test(
  'what is typed survives a reload, a connection that is gone and a session that has ended',
  inLongSuite,
  async ({ page, context, shop }) => {
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
  },
);

test('what was added is found again too: an option of an attribute, an article of a category', inLongSuite, async ({ page }) => {
  await enterAs(page, 'Mieke Maas');
  await page.goto('/staff/attributes/kleur');
  await page.getByRole('textbox', { name: 'Nieuwe optie' }).fill('Proefkleur');
  await page.getByRole('button', { name: 'Voeg toe', exact: true }).click();
  const option = page.getByRole('textbox', { name: 'proefkleur in NL' });
  await expect(option).toHaveValue('Proefkleur');
  await expect(page.getByText(/^bewaard op dit apparaat, /)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Neem 2 wijzigingen over/ }).click();
  await expect(option).toHaveValue('Proefkleur');
  await page.getByRole('button', { name: 'Verwerpen' }).click();
  await expect(option).toHaveCount(0);

  await page.goto('/staff/categories/112?tab=products');
  const articles = page.getByRole('region', { name: 'Artikelen' });
  const rows = articles.getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const count = await rows.count();
  await articles.getByRole('combobox', { name: 'Artikel toevoegen' }).fill('MA-HOE-6002');
  await page.getByRole('option').filter({ hasText: 'MA-HOE-6002' }).click();
  await expect(rows).toHaveCount(count + 1);
  await expect(page.getByText(/^bewaard op dit apparaat, /)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Neem 1 wijziging over/ }).click();
  await expect(rows).toHaveCount(count + 1);
  await page.getByRole('button', { name: 'Verwerpen' }).click();
  await expect(rows).toHaveCount(count);
});

test('a log-out leaves nothing that was typed on the device, in no tab', async ({ page, context }) => {
  await enterAs(page, 'Mieke Maas');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/staff/settings/thresholds');
    await tab.getByRole('textbox', { name: 'Bulkwijziging of import' }).fill('123');
    await expect(tab.getByText(/^bewaard op dit apparaat, /)).toBeVisible();
  }
  // The second tab is on its way out for a while, and writes what is typed as every page does that is left.
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await other.route('**/staff/login', async (route) => {
    await held;
    await route.continue();
  });
  await other.evaluate(() => {
    const channel = new BroadcastChannel('staff-session');
    channel.addEventListener('message', () => setInterval(() => dispatchEvent(new Event('pagehide')), 20));
    Object.assign(globalThis, { channel });
  });
  await page.bringToFront();
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: 'Uitloggen' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  letGo();
  await expect(other.getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain('staff-drafts');
});

test.describe('the next build', () => {
  // It is the test that registers it, and not the office's own code.
  test.use({ serviceWorkers: 'allow', bypassCSP: true });

  test('is offered, and what was typed is still there when it is loaded', inLongSuite, async ({ page }) => {
    await enterAs(page, 'Mieke Maas');
    await page.goto('/staff/settings/thresholds');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.getByRole('textbox', { name: 'Bulkwijziging of import' }).fill('321');
    await expect(page.getByText(/^bewaard op dit apparaat, /)).toBeVisible();
    // Another address is another version to the browser.
    await page.evaluate(async () => void (await navigator.serviceWorker.register('/staff/worker.js?next', { scope: '/staff/' })));
    await expect(page.getByText('Er is een nieuwe versie.')).toBeVisible();
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Nu laden' }).click()]);
    await expect(page.getByRole('button', { name: /^Neem 1 wijziging over/ })).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain('?next');
  });
});

/** The demo tells it to everybody. */
async function demoPassword(page: Page): Promise<string> {
  return (await askStaff<{ entrance: { demoPassword: string } }>(page, '{ entrance { demoPassword } }')).entrance.demoPassword;
}
