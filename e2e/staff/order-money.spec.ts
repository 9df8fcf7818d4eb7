import { aFreshEmail } from '../fixtures/customer.ts';
import { goods } from '../fixtures/goods.ts';
import { haveOrderOnAccount, havePaidOnline } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/shop.ts';
import { askStaff, enterAs } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

test('staff holds and releases an order on account, cancels a piece of it, then all of it', inLongSuite, async ({ page, shop }) => {
  await enterAs(page, 'Mieke Maas');
  const number = await haveOrderOnAccount(page, goods.staffAccount, 3);
  await page.goto(`/staff/orders/${number}`);
  const dialog = page.getByRole('dialog');
  const because = async (why: string, action: string | RegExp) => {
    await dialog.getByRole('textbox', { name: 'Reden' }).fill(why);
    await dialog.getByRole('button', { name: action }).click();
    await expect(dialog).toBeHidden();
  };
  const choose = async (action: RegExp) => {
    await page.getByRole('button', { name: 'Meer acties', exact: true }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const pieces = page.getByRole('table').first();

  await choose(/^Houd aan/);
  await because('Afleveradres vragen', 'Houd aan');
  await expect(page.getByText('De bestelling is aangehouden: er gaat niets weg.')).toBeVisible();
  await page.getByRole('button', { name: 'Geef vrij' }).click();
  await because('Adres klopt', 'Geef vrij');
  await expect(page.getByRole('button', { name: 'Plan een pakket' }).first()).toBeVisible();

  await choose(/^Annuleer een deel/);
  await expect(dialog.getByRole('heading', { name: 'Welke stukken vervallen?' })).toBeVisible();
  await shop.expectAccessible();
  await dialog.getByRole('spinbutton').press('ArrowUp');
  await because('Klant heeft genoeg aan twee', 'Annuleer 1 stuk');
  await expect(pieces).toContainText('2 open, 1 vervallen');

  await choose(/^Annuleer bestelling/);
  await because('Café blijft dicht', /^Annuleer/);
  await expect(pieces).toContainText('3 vervallen');
});

const refunding = 'mutation ($input: RefundInput!) { refund(input: $input) { __typename } }';

test(
  'a refund that the provider did not answer has a list, and is nobody’s to settle while the shop still sends it',
  inLongSuite,
  async ({ page, request }) => {
    const { number, provider } = await havePaidOnline(request, goods.staffRefund, 2, aFreshEmail('terug'));
    await enterAs(page, 'Mieke Maas');
    const input = { order: number, lines: [{ lineId: 1, quantity: 1 }], shipping: 0, adjustment: 0, reason: 'Te klein', isUnsent: true };
    const fail = (failure: object) => request.put(`${provider}/orders/${number}/failure`, { data: failure });
    const recover = () => request.delete(`${provider}/orders/${number}/failure`, { data: {} });
    await fail({ kind: 'http', status: 500 });
    await askStaff(page, refunding, { input: { ...input, key: `${number}-refund` } });
    await recover();

    await page.goto('/staff/orders?tab=refundOpen');
    await page.getByRole('link', { name: number }).click();
    const money = page.getByRole('table', { name: 'Betalingen, terugbetalingen en facturen' });
    await expect(money).toContainText('geen antwoord van de betaaldienst');
    const running = 'De terugbetaling wordt net verstuurd. Kijk over een paar minuten nog eens.';
    await money.getByRole('button', { name: 'Stuur opnieuw' }).click();
    await expect(money.getByRole('alert')).toContainText(running);
    await money.getByRole('button', { name: 'Zelf geregeld' }).click();
    const settling = page.getByRole('dialog', { name: /zelf geregeld$/ });
    await settling.getByRole('textbox', { name: 'Reden' }).fill('Contant aan de kassa');
    await settling.getByRole('button', { name: 'Boek als gedaan' }).click();
    await expect(settling.getByRole('alert')).toContainText(running);
  },
);

test(
  'a refund that the provider refuses is free again, and one it never takes is settled by hand, from the screen to the ledger',
  inLongSuite,
  async ({ page, request }) => {
    // The shop itself looks after two minutes whether the provider has it; until it has tried in vain, nobody may settle it.
    test.setTimeout(360_000);
    const { number, provider } = await havePaidOnline(request, goods.staffRefund, 2, aFreshEmail('zelf'));
    const fail = (failure: object) => request.put(`${provider}/orders/${number}/failure`, { data: failure });
    const recover = () => request.delete(`${provider}/orders/${number}/failure`, { data: {} });
    await enterAs(page, 'Mieke Maas');
    await page.goto(`/staff/orders/${number}`);
    const sheet = page.getByRole('dialog', { name: 'Terugbetalen' });
    const money = page.getByRole('table', { name: 'Betalingen, terugbetalingen en facturen' });
    const giveBack = async (why: string) => {
      await page.getByRole('button', { name: 'Terugbetalen', exact: true }).first().click();
      await sheet.getByRole('spinbutton').first().fill('1');
      await sheet.getByRole('textbox', { name: /^Reden/ }).fill(why);
      await sheet.getByRole('button', { name: /^Betaal € .*[1-9].* terug/ }).click();
    };

    await fail({ kind: 'error', code: 1001 });
    await giveBack('Knoop los');
    await expect(money.getByRole('row', { name: /Knoop los/ })).toContainText('geweigerd');
    await page.reload();
    const refundable = page.locator('dl > div', { hasText: 'Hoogstens terug' });
    await expect(refundable).toBeVisible();
    const most = await refundable.textContent();

    await fail({ kind: 'http', status: 500 });
    await giveBack('Knoop nog los');
    const row = money.getByRole('row', { name: /Knoop nog los/ });
    await expect(row).toContainText('geen antwoord van de betaaldienst');
    expect(await refundable.textContent()).not.toBe(most);
    const settling = page.getByRole('dialog', { name: /zelf geregeld$/ });
    await row.getByRole('button', { name: 'Zelf geregeld' }).click();
    await settling.getByRole('textbox', { name: 'Reden' }).fill('Contant aan de kassa');
    await expect(async () => {
      await settling.getByRole('button', { name: 'Boek als gedaan' }).click();
      await expect(settling).toBeHidden({ timeout: 5_000 });
    }).toPass({ timeout: 240_000, intervals: [10_000] });
    await recover();
    await expect(row).toContainText('gedaan');
    await expect(row.getByRole('button', { name: 'Zelf geregeld' })).toHaveCount(0);
    await expect(page.getByText('Contant aan de kassa').first()).toBeVisible();
    await page.goto('/staff/orders?tab=refundOpen');
    await expect(page.getByRole('link', { name: number })).toHaveCount(0);
  },
);
