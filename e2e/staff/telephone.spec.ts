import { button, labels } from '../checkout/steps.ts';
import { goods } from '../fixtures/goods.ts';
import { linkIn, waitForMail } from '../fixtures/mailbox.ts';
import { expect, hydrateIslands, test } from '../fixtures/shop.ts';
import { enterAs } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

test(
  'a telephone order: staff fills the cart, the customer opens the link and orders with the obliging button',
  inLongSuite,
  async ({ page, shop, browser }) => {
    test.slow();
    const email = `bel.${Date.now()}@example.org`;
    await enterAs(page, 'Mieke Maas');
    await page.getByRole('link', { name: 'Bestellingen' }).first().click();
    await page.getByRole('link', { name: 'Telefonische bestelling' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Telefonische bestelling' })).toBeVisible();
    const send = page.getByRole('button', { name: /^Link sturen/ });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabel('E-mailadres', { exact: true }).fill(email);
    await expect(page.getByText('Geen account met dit adres')).toBeVisible();
    await page.getByLabel('Artikel zoeken').fill(goods.telephone.sku);
    await page.getByRole('button', { name: / toevoegen$/ }).click();
    const cart = page.getByRole('list', { name: 'In de winkelwagen' });
    await cart.getByRole('textbox').fill('2');
    await page.getByRole('radio', { name: 'Bezorgen', exact: true }).check();
    for (const [label, value] of [
      ['Voornaam', 'Eva'],
      ['Tussenvoegsel (mag leeg)', 'van der'],
      ['Achternaam', 'Janssen'],
      ['Straat en huisnummer', 'Markt 12'],
      ['Postcode', '6131EK'],
      ['Plaats', 'Sittard'],
      ['Telefoon', '0460000001'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    await expect(send).not.toHaveAttribute('aria-disabled', 'true');
    await shop.expectAccessible('main');
    await send.click();
    const sent = page.getByRole('region', { name: 'Verstuurd' }).getByRole('listitem').filter({ hasText: email });
    await expect(sent).toContainText('Verstuurd');
    await expect(cart).toBeHidden();

    // It is changed on every page of the list, also on one that does not show it.
    const change = (await sent.getByRole('link', { name: /wijzigen$/ }).getAttribute('href')) ?? '';
    await page.goto(`${change}&after=${new URL(change, page.url()).searchParams.get('change')}`);
    await expect(page.getByLabel('E-mailadres', { exact: true })).toHaveValue(email);
    await expect(page.getByLabel('Tussenvoegsel (mag leeg)', { exact: true })).toHaveValue('van der');
    await expect(page.getByRole('button', { name: 'Wijziging opslaan' })).toBeVisible();
    await expect(sent).toBeHidden();

    const link = linkIn(await waitForMail(page.request, email, /winkelwagen/), /checkout\/telephone/);
    const context = await browser.newContext({ locale: 'nl-NL', serviceWorkers: 'block' });
    const customer = await context.newPage();
    const open = async () => {
      await customer.goto(link);
      await hydrateIslands(customer);
      await customer.getByRole('button', { name: 'Winkelwagen openen' }).click();
    };
    await open();
    await expect(customer).toHaveURL(/\/checkout\/cart$/);
    await expect(
      customer
        .locator('main li')
        .filter({ has: customer.getByRole('heading') })
        .first(),
    ).toBeVisible();
    await customer.goto('/checkout');
    await hydrateIslands(customer);
    await customer.getByRole('radio', { name: 'Bankoverschrijving' }).check();
    await button(customer, labels.nl.toReview).click();
    await expect(customer.locator('[data-review]').last()).toContainText('Markt 12');
    await button(customer, labels.nl.order).click();
    await expect(customer).toHaveURL(/\/checkout\/onepage\/success/);
    await open();
    await expect(customer.getByText('Je hebt deze winkelwagen al besteld')).toBeVisible();
    await context.close();

    await page.goto(change);
    await expect(page.getByText('De klant heeft besteld.')).toBeVisible();
    await expect(page.getByLabel('E-mailadres', { exact: true })).toBeHidden();
    await expect(sent).toContainText('Besteld');
    await sent.getByRole('link', { name: /^Bestelling \d+/ }).click();

    // What went out can be looked at and sent again.
    await page.getByRole('button', { name: 'Bevestiging bekijken' }).click();
    const mail = page.getByRole('dialog', { name: 'Bevestiging' });
    await expect(mail.frameLocator('iframe').getByText('Markt 12').first()).toBeVisible();
    await mail.getByRole('button', { name: `Opnieuw sturen aan ${email}` }).click();
    await expect(mail).toBeHidden();
    await expect(page.getByText('1 keer opnieuw')).toBeVisible();
  },
);
