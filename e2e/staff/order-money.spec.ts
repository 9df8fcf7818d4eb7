import { aFreshEmail } from '../fixtures/customer.ts';
import { goods } from '../fixtures/goods.ts';
import { haveOrderOnAccount, havePaidOnline } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/shop.ts';
import { askStaff, enterAs } from '../fixtures/staff.ts';

test.use({ locale: 'nl-NL' });

test('staff holds and releases an order on account, cancels a piece of it, then all of it', async ({ page, shop }) => {
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
  await expect(page.getByRole('button', { name: 'Plan een pakket' })).toBeVisible();

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

test('a refund that the provider did not answer has a list, and is nobody’s to settle while the shop still sends it', async ({
  page,
  request,
}) => {
  const { number, provider } = await havePaidOnline(request, goods.staffRefund, 2, aFreshEmail('terug'));
  await enterAs(page, 'Mieke Maas');
  const input = { order: number, lines: [{ lineId: 1, quantity: 1 }], shipping: 0, adjustment: 0, reason: 'Te klein', isUnsent: true };
  const fail = (failure: object | null) => request.patch(`${provider}/settings`, { data: { failure, failsFor: number } });
  await fail({ kind: 'http', status: 500 });
  await askStaff(page, refunding, { input: { ...input, key: `${number}-refund` } });
  await fail(null);

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
});
