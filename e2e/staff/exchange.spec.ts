import type { Locator, Page } from '@playwright/test';
import { aFreshEmail } from '../fixtures/customer.ts';
import { goods } from '../fixtures/goods.ts';
import { linkIn, waitForMail } from '../fixtures/mailbox.ts';
import { havePaidOrder } from '../fixtures/orders.ts';
import { haveAcceptedReturn, haveDeliveredOrder } from '../fixtures/returns.ts';
import { expect, test } from '../fixtures/shop.ts';
import { askStaff, enterAs } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

test(
  'another size is given for what comes back, at no cost, and its order and the return lead to each other',
  inLongSuite,
  async ({ page, request, shop }) => {
    test.slow();
    await enterAs(page, 'Mieke Maas');
    const email = aFreshEmail('ruil');
    const order = await haveDeliveredOrder(page, { article: goods.exchanged, quantity: 1, email });
    const number = await haveAcceptedReturn(page, order, 1);
    const sheet = await chooseSize(page, number, /39/);
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
    // Two months later its goods have not come.
    await page.clock.setFixedTime(Date.now() + 60 * 86_400_000);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Goederen te laat' })).toContainText('is er al iets anders gegeven');
    await shop.expectAccessible('main');
  },
);

test(
  'a shopper buys the last piece while staff chooses it: a sentence says so, and what was typed is still there',
  inLongSuite,
  async ({ page }, { project }) => {
    test.slow();
    const article = goods.exchangedLast[project.name as 'desktop' | 'phone'];
    await enterAs(page, 'Mieke Maas');
    const order = await haveDeliveredOrder(page, { article, quantity: 1, email: aFreshEmail('ruil') });
    const number = await haveAcceptedReturn(page, order, 1);
    const sheet = await chooseSize(page, number, article.other);
    await sheet.getByText('De klant wil dit in plaats van geld').click();
    await sheet.getByLabel('Waarom nu al').fill('Verzendbewijs gezien');
    await buyAll(page, article.otherSku);
    await sheet.getByRole('button', { name: /^Ruil om zonder bijbetaling/ }).click();
    await expect(sheet.getByRole('alert')).toContainText('Dit stuk is net weg');
    await expect(sheet.getByLabel('Waarom nu al')).toHaveValue('Verzendbewijs gezien');
  },
);

test('all of what is offered in exchange stands above the button that orders it (LAW-06, LAW-10)', async ({ page, request, shop }) => {
  test.slow();
  await enterAs(page, 'Mieke Maas');
  const email = aFreshEmail('aanbod');
  const order = await haveDeliveredOrder(page, { article: goods.offered, quantity: 1, email });
  await offer(page, await haveAcceptedReturn(page, order, 1), goods.offered.dearer);
  await shop.open(linkIn(await waitForMail(request, email, /^Je omruiling staat klaar/), /onepage\/cancel/));
  const form = page.getByRole('form', { name: 'Bestelling met betalingsverplichting' });
  await expect(form).toBeVisible();
  const said = await page.getByRole('main').innerText();
  const summary = [
    'Lodenhoed Lenz',
    'Buitenstof: 100% wol',
    'Bevat niet uit textiel bestaande delen van dierlijke oorsprong',
    'Nog te betalen',
    'Bezorgadres',
    'Markt 12',
    'Bezorgwijze',
    'Bezorgd',
    'iDEAL',
    'Wettelijke garantie',
    'Je hebt 14 dagen bedenktijd',
    'Privacyverklaring',
    'Bestelling met betalingsverplichting',
  ];
  const places = summary.map((words) => said.lastIndexOf(words));
  expect(
    places.toSorted((a, b) => a - b),
    said,
  ).toEqual(places);
  expect(places).not.toContain(-1);
  expect(await form.evaluate((part) => [...part.querySelectorAll('a, button')].at(-2)?.textContent)).toBe('Privacyverklaring');
  await shop.expectAccessible('main');
});

/** Staff offers something dearer for the piece of a return. */
async function offer(page: Page, number: string, sku: string): Promise<void> {
  const query = 'query ($number: String!) { return(number: $number) { version } }';
  const { version } = (await askStaff<{ return: { version: number } }>(page, query, { number })).return;
  const offering = `mutation ($id: ID!, $version: Int!, $lines: [ExchangeLineInput!]!, $key: ID!) {
    exchangeReturn(id: $id, version: $version, lines: $lines, isAgreed: true, why: "Verzendbewijs gezien", key: $key) { __typename } }`;
  const given = { id: number, version, lines: [{ lineId: 1, quantity: 1, sku }], key: `offer-${number}` };
  const { exchangeReturn } = await askStaff<{ exchangeReturn: { __typename: string } }>(page, offering, given);
  expect(exchangeReturn.__typename).toBe('Return');
}

/** Opens what is given in exchange, and chooses a size of the same article. */
async function chooseSize(page: Page, number: string, size: RegExp): Promise<Locator> {
  await page.goto(`/staff/returns/${number}`);
  await page.getByRole('button', { name: 'Meer acties' }).click();
  await page.getByRole('menuitem', { name: /^Ruil om/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Omruilen' });
  await sheet.getByRole('button', { name: /wordt$|wordt /i }).click();
  await page.getByRole('option', { name: size }).first().click();
  return sheet;
}

/** A guest orders every piece that can be sold; the cart says how many these are. */
async function buyAll(page: Page, sku: string): Promise<void> {
  const { createEmptyCart: id } = await askShop<{ createEmptyCart: string }>(page, 'mutation { createEmptyCart }', {});
  const query = `mutation ($id: String!, $sku: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 9000 }]) {
    user_errors { ... on InsufficientStockError { quantity } } } }`;
  type Added = { readonly addProductsToCart: { readonly user_errors: readonly { readonly quantity: number }[] } };
  const { addProductsToCart } = await askShop<Added>(page, query, { id, sku });
  await havePaidOrder(page, { sku }, addProductsToCart.user_errors[0]?.quantity ?? 0, aFreshEmail('laatste'));
}

async function askShop<Data>(page: Page, query: string, variables: object): Promise<Data> {
  const answer = await page.request.post('/graphql', { data: { query, variables } });
  return ((await answer.json()) as { readonly data: Data }).data;
}
