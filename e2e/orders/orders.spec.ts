import { beLoggedIn, lineOf } from '../fixtures/cart.ts';
import { aFreshEmail, createCustomer } from '../fixtures/customer.ts';
import { goods } from '../fixtures/goods.ts';
import { expect, hydrateIslands, test } from '../fixtures/shop.ts';
import { placeGuestOrder, placeOrder } from '../fixtures/order.ts';

test('a customer finds an order, reads it, orders it again and cancels it', async ({ page, shop, request }) => {
  const customer = await createCustomer(request);
  const number = await placeOrder(request, customer, goods.account);
  await beLoggedIn(page, customer);
  await shop.open('/account/orders');
  const main = page.locator('main');
  await expect(main.getByText('Wacht op betaling')).toBeVisible();
  await main.getByLabel(/^Zoek op nummer/).fill('bestaat niet');
  await main.getByRole('button', { name: 'Zoeken' }).click();
  await expect(main.getByText('Geen bestellingen gevonden voor ‘bestaat niet’.')).toBeVisible();
  await main.getByRole('link', { name: 'Alle bestellingen' }).click();
  await main.getByRole('link', { name: `Bestelling ${number}` }).click();
  await expect(page).toHaveURL(new RegExp(`/account/orders/${number}$`));
  await expect(main.getByText(goods.account.name)).toBeVisible();
  await expect(main.getByText('NL00 MASI 0000 0000 01')).toBeVisible();
  await expect(main.getByText('Markt 12').first()).toBeVisible();
  await expect(main.getByRole('list', { name: 'Waar je bestelling is' }).locator('[aria-current=step]')).toHaveText('Besteld');
  await shop.expectAccessible('main');
  await shop.open('/account');
  const latest = main.getByRole('heading', { name: 'Je laatste bestelling' }).locator('xpath=..');
  await expect(latest.getByRole('link', { name: `Bestelling ${number}` })).toBeVisible();
  await shop.expectAccessible('main');
  await latest.getByRole('link', { name: `Bestelling ${number}` }).click();

  await main.getByRole('button', { name: 'Opnieuw bestellen' }).click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(lineOf(page, goods.account.name)).toBeVisible();

  await shop.open(`/account/orders/${number}`);
  page.once('dialog', (dialog) => void dialog.accept());
  await main.getByRole('button', { name: 'Bestelling annuleren' }).click();
  await expect(page.getByText('De bestelling is geannuleerd.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Bestelling annuleren' })).toHaveCount(0);
});

test('somebody else’s order is not found', async ({ page, shop, request }) => {
  const number = await placeOrder(request, await createCustomer(request), goods.account);
  await beLoggedIn(page, await createCustomer(request));
  await shop.open(`/account/orders/${number}`);
  await expect(page.locator('main').getByText('We kunnen deze bestelling niet vinden.')).toBeVisible();
});

test('the look-up of guests says nothing about what it does not know', async ({ page, shop }) => {
  await shop.open('/order-lookup?theme=alm');
  const form = page.getByRole('form', { name: 'Bestelling opzoeken' });
  await form.getByRole('button', { name: 'Bestelling zoeken' }).click();
  await expect(form.getByText('Bestelnummer is een verplicht veld.').first()).toBeVisible();
  await form.getByLabel('Bestelnummer').fill('100000001');
  await form.getByLabel('E-mailadres').fill('niemand@example.org');
  await form.getByLabel('Achternaam').fill('Niemand');
  await form.getByRole('button', { name: 'Bestelling zoeken' }).click();
  await expect(page.getByText('We kunnen deze bestelling niet vinden.')).toBeVisible();
  await expect(form.getByLabel('Bestelnummer')).toHaveValue('100000001');
  await shop.expectAccessible('main');
});

test('a guest finds an order with number, e-mail address and name', async ({ page, shop, request }) => {
  const email = aFreshEmail('lookup');
  const { number } = await placeGuestOrder(request, { email, article: goods.lookup });
  await shop.open('/order-lookup');
  const form = page.getByRole('form', { name: 'Bestelling opzoeken' });
  await form.getByLabel('Bestelnummer').fill(number);
  await form.getByLabel('E-mailadres').fill(email.toUpperCase());
  await form.getByLabel('Achternaam').fill('janssen');
  await form.getByRole('button', { name: 'Bestelling zoeken' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Bestelling ${number}` })).toBeVisible();
  await expect(page.locator('main').getByText(goods.lookup.name)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Betalen', exact: true })).toHaveAttribute('href', /\/checkout\/onepage\/cancel\?/);

  const main = page.locator('main');
  await main.getByRole('button', { name: 'Overeenkomst herroepen' }).click();
  // Nothing that is known is asked again, and no address carries it.
  await expect(page).toHaveURL(/\/herroepen$/);
  for (const fact of [number, 'Eva Janssen', email.toUpperCase()]) await expect(main.getByText(fact, { exact: true })).toBeVisible();
  for (const field of ['Naam', 'Bestelnummer', 'E-mailadres']) await expect(main.getByLabel(field, { exact: true })).toBeHidden();
  const pieces = main.getByRole('group', { name: 'Wat herroep je?' }).getByLabel(goods.lookup.name);
  await pieces.selectOption('Houden');
  await main.getByRole('button', { name: 'Verder' }).click();
  await expect(main.getByRole('alert')).toContainText('Kies minstens één artikel.');
  // A form that was sent is another document: its script starts while the page is looked at already.
  await hydrateIslands(page);
  await pieces.selectOption('1 stuk');
  await shop.expectAccessible('main');
  await main.getByRole('button', { name: 'Verder' }).click();
  await expect(main.getByText('De herroeping geldt voor de hele bestelling.')).toBeVisible();
});
