import type { Page } from '@playwright/test';
import { secondDesk } from '../fixtures/colleague.ts';
import { goods } from '../fixtures/goods.ts';
import { havePaidOrder, havePlannedParcel, moveParcel } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/shop.ts';
import { enterAs } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

const mailsTo = async (page: Page, to: string, subject: string): Promise<number> => {
  const mails = (await (await page.request.get(`/mailbox.json?to=${encodeURIComponent(to)}`)).json()) as readonly { subject: string }[];
  return mails.filter((mail) => mail.subject.includes(subject)).length;
};

test(
  'two people at one order: one sees what the other does, and a stale click is refused with what happened',
  inLongSuite,
  async ({ page, browser }) => {
    await enterAs(page, 'Mieke Maas');
    const number = await havePaidOrder(page, goods.staffTogether, 1, `samen.${Date.now()}@example.org`);
    const parcel = await havePlannedParcel(page, number, 1);
    await page.goto(`/staff/orders/${number}`);
    const begin = 'Begin met verzamelen, pakket 1';
    await expect(page.getByRole('button', { name: begin }).first()).toBeVisible();
    // This screen hears nothing: it is stale as soon as somebody else does something.
    const stale = await secondDesk(browser, `/staff/orders/${number}`);
    await expect(stale.getByRole('button', { name: begin }).first()).toBeVisible();

    const context = await browser.newContext({ locale: 'nl-NL', serviceWorkers: 'block' });
    const joris = await context.newPage();
    await enterAs(joris, 'Joris Willems');
    const company = page.getByRole('status', { name: 'Wie er nog meer is' });
    await joris.goto(`/staff/orders/${number}`);
    await expect(company).toHaveText('Joris Willems kijkt ook');
    await expect(joris.getByRole('status', { name: 'Wie er nog meer is' })).toHaveText('Mieke Maas kijkt ook');
    await joris.keyboard.press('r');
    await expect(company).toHaveText('Joris Willems is hiermee bezig');
    await joris.goto('/staff/');
    await expect(company).toHaveText('');
    await moveParcel(joris, parcel, 'picking');
    await moveParcel(joris, parcel, 'packed');
    await expect(page.getByRole('status', { name: 'Intussen' })).toContainText('Joris Willems pakte pakket 1 in');
    await expect(page.getByRole('button', { name: 'Versturen, pakket 1' }).first()).toBeVisible();

    await stale.getByRole('button', { name: begin }).first().click();
    await expect(stale.getByRole('alert')).toContainText('Niet gedaan. Joris Willems verzamelt pakket 1. Joris Willems pakte pakket 1 in.');
    await expect(stale.getByRole('button', { name: 'Versturen, pakket 1' }).first()).toBeVisible();
    await context.close();
    await stale.context().close();
  },
);

test(
  'without a connection between packing and sending the click waits, says so, and is done once',
  inLongSuite,
  async ({ page, context, shop }) => {
    shop.allowConsole(/ERR_INTERNET_DISCONNECTED/);
    await enterAs(page, 'Mieke Maas');
    const email = `offline.${Date.now()}@example.org`;
    const number = await havePaidOrder(page, goods.staffTogether, 1, email);
    const parcel = await havePlannedParcel(page, number, 1);
    await moveParcel(page, parcel, 'picking');
    await page.goto(`/staff/orders/${number}`);
    await page.getByRole('button', { name: 'Inpakken, pakket 1' }).first().click();
    await page.getByRole('button', { name: 'Versturen, pakket 1' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Verstuur pakket 1' });
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Verstuur pakket 1' }).click();
    await expect(dialog.getByText(/Je klik wacht en wordt één keer uitgevoerd/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Verstuur pakket 1' }).click();
    await context.setOffline(false);
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Pakket 1: Verzonden.')).toBeVisible();
    await expect.poll(() => mailsTo(page, email, 'onderweg')).toBe(1);
  },
);
