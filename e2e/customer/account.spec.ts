import { readFile } from 'node:fs/promises';
import { beLoggedIn } from '../fixtures/cart.ts';
import { createCustomer } from '../fixtures/customer.ts';
import { linkIn, waitForMail } from '../fixtures/mailbox.ts';
import { unfoldFooter } from '../fixtures/footer.ts';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite, isLong, onPhone, turnOf } from '../fixtures/turns.ts';

const parts = [
  '',
  '/orders',
  '/addresses',
  '/addresses?edit=new',
  '/information',
  '/newsletter',
  '/payment-methods',
  '/reviews',
  '/sizes',
  '/privacy',
];

/** Each page in one theme; the long suite sees all in both. */
const inTurn = <T>(all: readonly T[], theme: string): readonly T[] =>
  all.filter((_one, index) => isLong || (index % 2 === 0) === (theme === 'alm'));

for (const theme of ['alm', 'stube']) {
  test(
    `every account page is accessible and noindex (${theme})`,
    theme === 'alm' ? onPhone : inLongSuite,
    async ({ page, shop, request }) => {
      test.setTimeout(240_000);
      const customer = await createCustomer(request);
      await page.addInitScript((token) => localStorage.setItem('userServerToken', token), customer.token);
      for (const part of inTurn(parts, theme)) {
        await shop.open(`/account${part}${part.includes('?') ? '&' : '?'}theme=${theme}`);
        await expect(page.locator('main h1')).toBeVisible();
        await expect(page.getByText('Je gegevens worden geladen')).toHaveCount(0);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        await shop.expectAccessible('main');
      }
    },
  );

  test(`the doors of the account are accessible, with and without errors (${theme})`, turnOf(theme), async ({ page, shop }) => {
    test.setTimeout(240_000);
    for (const path of inTurn(['/login', '/create-account', '/forgot-password', '/customer/account/createPassword?token=x'], theme)) {
      await shop.open(`${path}${path.includes('?') ? '&' : '?'}theme=${theme}`);
      if (isLong) await shop.expectAccessible('main');
      await page.locator('main form button[type=submit]').click();
      await expect(page.locator('main form [role=alert]')).not.toBeEmpty();
      await shop.expectAccessible('main');
    }
  });
}

test('a profile becomes a business, which waits for approval', inLongSuite, async ({ page, shop, request }) => {
  await beLoggedIn(page, await createCustomer(request));
  await shop.open('/account/information');
  const form = page.getByRole('form', { name: 'Persoonlijke gegevens' });
  await form.getByLabel('Zakelijk').check();
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(form.getByRole('link', { name: 'KvK-nummer is een verplicht veld.' })).toBeVisible();
  await form.getByLabel('Bedrijfsnaam').fill('Café De Gams');
  await form.getByLabel('KvK-nummer').fill('00000099');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Je account is gewijzigd.')).toBeVisible();
  await expect(page.getByText('Je zakelijke account voor Café De Gams wacht op goedkeuring.')).toBeVisible();
});

test('the newsletter counts when the mail was confirmed (LAW-19)', async ({ page, shop, request }) => {
  const customer = await createCustomer(request);
  await beLoggedIn(page, customer);
  await shop.open('/account/newsletter');
  await page.getByRole('button', { name: 'Aanmelden voor de nieuwsbrief' }).click();
  await expect(page.getByText('Bijna klaar: je krijgt een e-mail van ons')).toBeVisible();
  const path = linkIn(await waitForMail(request, customer.email, /nieuwsbrief|bevestig/i), /newsletter\/confirm/);
  await shop.open(path);
  await expect(page.locator('main').getByText('Je bent aangemeld voor de nieuwsbrief.')).toBeVisible();
  await shop.open(path);
  await expect(page.getByText('Deze link is verlopen of al gebruikt.')).toBeVisible();
  await shop.open('/account/newsletter');
  await page.getByRole('button', { name: 'Afmelden' }).click();
  await expect(page.locator('main').getByText('Je bent niet aangemeld voor de nieuwsbrief.')).toBeVisible();
});

test('a visitor subscribes in the footer', inLongSuite, async ({ page, shop }) => {
  await shop.open('/');
  await page
    .getByRole('contentinfo')
    .getByRole('heading', { name: /nieuwsbrief/i })
    .scrollIntoViewIfNeeded();
  await unfoldFooter(page);
  const form = page.getByRole('form', { name: 'Nieuwsbrief' });
  await form.getByLabel('E-mailadres').fill('bezoeker@example.org');
  await form.getByRole('button', { name: 'Aanmelden' }).click();
  await expect(form.getByRole('link', { name: 'Vink aan dat je de nieuwsbrief wilt ontvangen.' })).toBeVisible();
  await form.getByLabel('Ja, stuur mij de nieuwsbrief.').check();
  await form.getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page.getByText('Bijna klaar: je krijgt een e-mail van ons')).toBeVisible();
});

test('a customer downloads everything the shop knows, and deletes the account (LAW-20)', async ({ page, shop, request }) => {
  shop.allowConsole(/401/);
  const customer = await createCustomer(request);
  await beLoggedIn(page, customer);
  await shop.open('/account/privacy');
  const form = page.getByRole('form', { name: 'Mijn gegevens downloaden' });
  await form.getByLabel('Wachtwoord', { exact: true }).fill(customer.password);
  await form.getByRole('button', { name: 'Vraag mijn gegevens aan' }).click();
  await expect(page.getByText(`Je krijgt nu een e-mail op ${customer.email}, met een link naar je gegevens.`)).toBeVisible();
  const mail = await waitForMail(request, customer.email, /Je gegevens staan klaar/);
  await shop.open(linkIn(mail, /\/account\/privacy\?data=/));
  const event = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download mijn gegevens' }).click();
  const download = await event;
  expect(download.suggestedFilename()).toMatch(/^maas-en-alm-\d{4}-\d\d-\d\d\.zip$/);
  expect((await readFile(await download.path())).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  await form.getByLabel('Wachtwoord', { exact: true }).fill('Verkeerd-2026!');
  await form.getByRole('button', { name: 'Vraag mijn gegevens aan' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'wachtwoord' })).toBeVisible();
  await expect(page).toHaveURL(/\/account\/privacy/);
  await page.getByLabel('Ik wil mijn account verwijderen').check();
  await page.getByRole('form', { name: 'Account verwijderen' }).getByLabel('Wachtwoord', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Account verwijderen' }).click();
  await expect(page.getByText('Je account wordt over 14 dagen verwijderd.')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test('a customer sees the own reviews with their state', inLongSuite, async ({ page, shop, request }) => {
  const customer = await createCustomer(request);
  const headers = { Authorization: `Bearer ${customer.token}` };
  const asked =
    '{ productReviewRatingsMetadata { items { id values { value_id } } } products(search: "dirndl", pageSize: 1) { items { sku name } } }';
  type Asked = {
    productReviewRatingsMetadata: { items: { id: string; values: { value_id: string }[] }[] };
    products: { items: { sku: string; name: string }[] };
  };
  const { data } = (await (await request.get(`/graphql?query=${encodeURIComponent(asked)}`)).json()) as { data: Asked };
  const [product] = data.products.items;
  const ratings = data.productReviewRatingsMetadata.items.map(({ id, values }) => ({ id, value_id: values.at(-1)?.value_id }));
  const input = { sku: product?.sku, nickname: 'Toos', summary: 'Zit als gegoten', text: 'Mooi gemaakt.', ratings };
  const query = 'mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { summary } } }';
  await request.post('/graphql', { data: { query, variables: { input } }, headers });
  await page.addInitScript((token) => localStorage.setItem('userServerToken', token), customer.token);
  await shop.open('/account/reviews');
  const review = page.getByRole('article').filter({ hasText: 'Zit als gegoten' });
  await expect(review.getByRole('link', { name: product?.name ?? '' })).toBeVisible();
  await expect(review).toContainText('Wordt gecontroleerd');
  await expect(review.locator('time')).toBeVisible();
  await shop.expectAccessible('main');
});

test('another e-mail address counts when the link sent there was followed (R139)', async ({ page, shop, request }) => {
  const customer = await createCustomer(request);
  const next = customer.email.replace('@', '.new@');
  await beLoggedIn(page, customer);
  await shop.open('/account/information');
  const form = page.getByRole('form', { name: 'E-mailadres wijzigen' });
  await form.getByLabel('E-mailadres').fill(next);
  await form.getByLabel('Huidig wachtwoord').fill(customer.password);
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(`We hebben een e-mail gestuurd naar ${next}`)).toBeVisible();
  await expect(form.getByLabel('E-mailadres')).toHaveValue(customer.email);
  await shop.open(linkIn(await waitForMail(request, next, /Bevestig je nieuwe e-mailadres/), /account\/email/));
  await expect(page.getByText(`Je e-mailadres is nu ${next}`)).toBeVisible();
  await shop.expectAccessible('main');
  await waitForMail(request, customer.email, /Je e-mailadres is gewijzigd/);
});
