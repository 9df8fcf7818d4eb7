import type { Locator, Page } from '@playwright/test';
import { goods } from '../fixtures/goods.ts';
import { havePaidOrder } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/shop.ts';
import { enterAs, expectContrast } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

/** By Tab, as somebody without a mouse gets there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

const shipment = (page: Page, place: number): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Pakket ${place}` }) });
const pieces = (page: Page): Locator => page.getByRole('table').first().getByRole('row').nth(1);
const step = (page: Page, what: string): Locator => page.getByRole('button', { name: `${what}, pakket 1` });

async function countPointers(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { pointers: number };
    counted.pointers = 0;
    for (const name of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(name, () => (counted.pointers += 1), true);
  });
  return () => page.evaluate(() => (window as unknown as { pointers: number }).pointers);
}

test('a whole day by keyboard alone: find, open, plan two parcels, pack and send one, refund a piece, note, next order', async ({
  page,
  shop,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keys');
  test.slow();
  await enterAs(page, 'Mieke Maas');
  const email = `dag.${Date.now()}@example.org`;
  const second = await havePaidOrder(page, goods.staffDay, 1, email);
  const first = await havePaidOrder(page, goods.staffDay, 3, email);
  const pointers = await countPointers(page);
  const { keyboard } = page;

  await keyboard.press('g');
  await keyboard.press('o');
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellingen' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await keyboard.press('/');
  await keyboard.type(email);
  await expect(page.getByRole('link', { name: second })).toBeVisible();
  await expect(page.locator('tr[data-row]')).toHaveCount(2);
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: first })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await expect(page.getByText('1 artikel, 3 stuks').first()).toBeVisible();

  await keyboard.press('p');
  const planning = page.getByRole('dialog', { name: 'Plan een pakket' });
  await tabTo(page, planning.getByRole('spinbutton'));
  await keyboard.type('2');
  await keyboard.press('Control+Enter');
  await expect(shipment(page, 1)).toContainText('2 stuks uit ');
  await expect(planning).toBeHidden();
  await keyboard.press('p');
  await expect(planning.getByRole('spinbutton')).toHaveValue('1');
  await keyboard.press('Control+Enter');
  await expect(shipment(page, 2)).toContainText('1 stuk uit ');

  await tabTo(page, step(page, 'Begin met verzamelen'));
  await keyboard.press('Enter');
  await expect(step(page, 'Inpakken')).toBeFocused();
  await keyboard.press('Enter');
  await expect(step(page, 'Versturen')).toBeFocused();
  await keyboard.press('Enter');
  const sending = page.getByRole('dialog', { name: 'Verstuur pakket 1' });
  await expect(sending.getByRole('textbox', { name: 'Trackingnummer' })).toBeFocused();
  await keyboard.type('3SDAG0001');
  await keyboard.press('Enter');
  await expect(shipment(page, 1)).toContainText('3SDAG0001');
  await expect(pieces(page)).toContainText('2 verzonden, 1 ingepland');
  // The page may hear of it before the sheet does, and a key would be typed into its field.
  await expect(sending).toBeHidden();

  await keyboard.press('r');
  const refunding = page.getByRole('dialog', { name: 'Terugbetalen' });
  await tabTo(page, refunding.getByRole('spinbutton'));
  await keyboard.type('1');
  await tabTo(page, refunding.getByRole('textbox', { name: /^Reden/ }));
  await keyboard.type('Speld verbogen');
  const give = refunding.getByRole('button', { name: /^Betaal € .*[1-9].* terug/ });
  await expect(give).toBeVisible();
  await expect(give).not.toHaveAttribute('aria-disabled');
  await shop.expectAccessible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await keyboard.press('Control+Enter');
  await expect(pieces(page)).toContainText('2 verzonden, 1 ingepland, 1 terugbetaald');
  await expect(refunding).toBeHidden();

  await keyboard.press('n');
  await keyboard.type('Klant belt morgen terug');
  await keyboard.press('Control+Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Klant belt morgen terug' }).last()).toContainText('Mieke Maas');
  await expect(page.getByRole('textbox', { name: 'Notitie voor het team' })).toHaveValue('');
  await keyboard.press('Tab');
  await keyboard.press(']');
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
  expect(await pointers()).toBe(0);
});

test('the same day on a phone by touch', inLongSuite, async ({ page, shop, isMobile }) => {
  test.skip(!isMobile, 'a laptop is not touched');
  test.slow();
  await enterAs(page, 'Mieke Maas');
  const email = `duim.${Date.now()}@example.org`;
  const number = await havePaidOrder(page, goods.staffPhone, 3, email);
  await page.goto(`/staff/orders?search=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: number }).tap();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await shop.expectAccessible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  for (const [place, fewer] of [
    [1, 1],
    [2, 0],
  ] as const) {
    await page.getByRole('button', { name: 'Plan een pakket' }).first().tap();
    const planning = page.getByRole('dialog', { name: 'Plan een pakket' });
    for (let tap = 0; tap < fewer; tap += 1) await planning.getByRole('button', { name: /^Eén minder/ }).tap();
    await planning.getByRole('button', { name: /^Plan \d/ }).tap();
    await expect(shipment(page, place)).toBeVisible();
  }
  await step(page, 'Begin met verzamelen').first().tap();
  await step(page, 'Inpakken').first().tap();
  await step(page, 'Versturen').first().tap();
  const sending = page.getByRole('dialog', { name: 'Verstuur pakket 1' });
  await sending.getByRole('button', { name: 'Verstuur pakket 1' }).tap();
  await expect(pieces(page)).toContainText('2 verzonden, 1 ingepland');

  await page.getByRole('button', { name: 'Terugbetalen' }).tap();
  const refunding = page.getByRole('dialog', { name: 'Terugbetalen' });
  await refunding.getByRole('button', { name: /^Eén meer/ }).tap();
  await refunding.getByRole('textbox', { name: /^Reden/ }).fill('Speld verbogen');
  await shop.expectAccessible();
  await refunding.getByRole('button', { name: /^Betaal € .*[1-9].* terug/ }).tap();
  await expect(pieces(page)).toContainText('1 terugbetaald');

  await page.getByRole('textbox', { name: 'Notitie voor het team' }).fill('Klant belt morgen terug');
  await page.getByRole('button', { name: 'Schrijf notitie' }).tap();
  await expect(page.getByRole('listitem').filter({ hasText: 'Klant belt morgen terug' }).last()).toContainText('Mieke Maas');
});
