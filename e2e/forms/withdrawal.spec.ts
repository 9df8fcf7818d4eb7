import { waitForMail } from '../fixtures/mailbox.ts';
import { hydrateIslands, expect, test } from '../fixtures/shop.ts';
import { inLongSuite, isLong } from '../fixtures/turns.ts';

/** LAW-08: the words are statutory. */
const languages = [
  {
    home: '/',
    button: 'Overeenkomst herroepen',
    path: '/herroepen',
    name: 'Naam',
    order: 'Bestelnummer',
    email: 'E-mailadres',
    next: 'Verder',
    confirm: 'Herroeping bevestigen',
    edit: 'Gegevens wijzigen',
    done: 'Je herroeping is ontvangen',
  },
  {
    home: '/de',
    button: 'Vertrag widerrufen',
    path: '/de/widerrufen',
    name: 'Name',
    order: 'Bestellnummer',
    email: 'E-Mail-Adresse',
    next: 'Weiter',
    confirm: 'Widerruf bestätigen',
    edit: 'Angaben ändern',
    done: 'Dein Widerruf ist eingegangen',
  },
  {
    home: '/en',
    button: 'Withdraw from contract here',
    path: '/en/withdraw',
    name: 'Name',
    order: 'Order number',
    email: 'Email address',
    next: 'Continue',
    confirm: 'Confirm withdrawal',
    edit: 'Change details',
    done: 'Your withdrawal has been received',
  },
] as const;

test.describe('without JavaScript and cookies (LAW-08)', () => {
  test.use({ javaScriptEnabled: false });
  for (const labels of languages) {
    test(
      `${labels.path}: from home in one click, three fields, confirmed and receipted by mail`,
      labels.path === '/en/withdraw' ? inLongSuite : {},
      async ({ page, request, context }, { project }) => {
        const email = `widerruf-${labels.path.slice(1).replace('/', '-')}-${project.name}-${test.info().retry}@example.org`;
        await page.goto(labels.home);
        await page.getByRole('contentinfo').getByRole('link', { name: labels.button, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`${labels.path}$`));
        await page.getByRole('main').getByLabel(labels.name, { exact: true }).fill('Änne <b>de</b> Boer');
        await page.getByRole('main').getByLabel(labels.order).fill('100000042');
        await page.getByRole('main').getByLabel(labels.email).fill(email);
        await page.getByRole('button', { name: labels.next, exact: true }).click();
        await expect(page.getByText('Änne <b>de</b> Boer')).toBeVisible();
        await page.getByRole('button', { name: labels.edit }).click();
        await expect(page.getByRole('main').getByLabel(labels.email)).toHaveValue(email);
        await page.getByRole('button', { name: labels.next, exact: true }).click();
        await page.getByRole('button', { name: labels.confirm, exact: true }).click();
        // After five statements from one place within an hour the shop takes its time.
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.done, { timeout: 40_000 });
        const reference = (await page.getByText(/^H-\d{4}-\d{6}$/).textContent()) ?? '';
        const minute = ((await page.locator('time').first().getAttribute('datetime')) ?? '').slice(0, 16);
        const mail = await waitForMail(request, email, /./);
        for (const typed of ['100000042', email, reference]) expect(mail.text).toContain(typed);
        expect(minute).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
        expect(await context.cookies()).toEqual([]);
      },
    );
  }

  test('an order nobody placed gets the same page', async ({ page }, { project }) => {
    await page.goto('/herroepen');
    await page.getByRole('main').getByLabel('Naam', { exact: true }).fill('Niemand');
    await page.getByRole('main').getByLabel('Bestelnummer').fill('bestaat-niet');
    await page.getByRole('main').getByLabel('E-mailadres').fill(`niemand-${project.name}@example.org`);
    await page.getByRole('button', { name: 'Verder', exact: true }).click();
    await page.getByRole('button', { name: 'Herroeping bevestigen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je herroeping is ontvangen');
  });

  test('what is missing is said beside its field and nothing typed is lost', async ({ page }) => {
    await page.goto('/herroepen');
    await page.getByRole('main').getByLabel('Naam', { exact: true }).fill('Anna');
    await page.getByRole('main').getByLabel('E-mailadres').fill('anna@');
    await page.getByRole('button', { name: 'Verder', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Bestelnummer: Vul dit veld in.' })).toBeVisible();
    await expect(page.getByRole('main').getByLabel('E-mailadres')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('main').getByLabel('Naam', { exact: true })).toHaveValue('Anna');
  });
});

test('a deep link fills in the order, and both steps are accessible', async ({ page, shop }) => {
  // alm's first step is examined with every page.
  for (const theme of isLong ? ['alm', 'stube'] : ['stube']) {
    await shop.open(`/de/widerrufen?order=100000007&name=Anna&email=anna%40example.org&hash=abc&theme=${theme}`);
    await expect(page.getByRole('main').getByLabel('Bestellnummer')).toHaveValue('100000007');
    await shop.expectAccessible('main');
  }
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await hydrateIslands(page);
  await shop.expectAccessible('main');
});

test('a statement is taken on every way into the form (LAW-08)', async ({ page, shop, request }) => {
  // Pages with a secret in their address send no referrer, and stay the document when a link is followed in the browser.
  for (const from of ['/account', '/order-lookup', '/customer/account/createPassword?token=x']) {
    await shop.open(from);
    await hydrateIslands(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Overeenkomst herroepen', exact: true }).click();
    await expect(page).toHaveURL(/\/herroepen$/);
    await page.getByRole('main').getByLabel('Naam', { exact: true }).fill('Anna');
    await page.getByRole('main').getByLabel('Bestelnummer').fill('100000042');
    await page.getByRole('main').getByLabel('E-mailadres').fill('anna@example.org');
    await page.getByRole('button', { name: 'Verder', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Herroeping bevestigen' })).toBeVisible();
  }
  const fields = { name: 'Anna', order_number: '', email: 'anna@example.org' };
  for (const origin of ['null', 'https://elsewhere.example']) {
    const answer = await request.post('/herroepen', { form: fields, headers: { origin } });
    expect([answer.status(), (await answer.text()).includes('<main')]).toEqual([200, true]);
  }
});
