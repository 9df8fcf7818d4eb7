import { aFreshEmail } from '../fixtures/customer.ts';
import { goods } from '../fixtures/goods.ts';
import { waitForMail } from '../fixtures/mailbox.ts';
import { haveAcceptedReturn, haveDeliveredOrder } from '../fixtures/returns.ts';
import { expect, test } from '../fixtures/shop.ts';
import { enterAs } from '../fixtures/staff.ts';

test.use({ locale: 'nl-NL' });

test('another size is given for what comes back, at no cost, and its order and the return lead to each other', async ({
  page,
  request,
  shop,
}) => {
  test.slow();
  await enterAs(page, 'Mieke Maas');
  const email = aFreshEmail('ruil');
  const order = await haveDeliveredOrder(page, { article: goods.exchanged, quantity: 1, email });
  const number = await haveAcceptedReturn(page, order, 1);
  await page.goto(`/staff/returns/${number}`);
  await page.getByRole('button', { name: 'Meer acties' }).click();
  await page.getByRole('menuitem', { name: /^Ruil om/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Omruilen' });
  await sheet.getByRole('button', { name: /wordt$|wordt /i }).click();
  await page.getByRole('option', { name: /39/ }).first().click();
  await expect(sheet.getByText('De klant betaalt niets')).toBeVisible();
  await shop.expectAccessible();
  const give = sheet.getByRole('button', { name: /^Ruil om zonder bijbetaling/ });
  await give.click();
  await expect(sheet.getByText('Ruilen doe je alleen als de klant dat wil. Vink het aan.')).toBeVisible();
  await sheet.getByText('De klant wil dit in plaats van geld').click();
  await sheet.getByLabel('Waarom nu al').fill('Verzendbewijs gezien');
  await give.click();
  await expect(page.getByText('Omgeruild. De nieuwe bestelling kan worden ingepakt.')).toBeVisible();
  const mail = await waitForMail(request, email, /^Je omruiling: bestelling \d+/);
  const second = /\d{9}/.exec(mail.subject)?.[0] ?? '';
  await page.getByRole('link', { name: `In ruil: bestelling ${second}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(second);
  await expect(page.getByRole('link', { name: `voor bestelling ${order}` })).toBeVisible();
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
});
