import { createCustomer } from '../fixtures/customer.ts';
import { expect, test } from '../fixtures/shop.ts';
import { enterAs } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

test(
  'two accounts become one and two again, and who wants to be erased is shown what must stay',
  inLongSuite,
  async ({ page, request, shop }) => {
    const [kept, other] = [await createCustomer(request), await createCustomer(request)];
    await enterAs(page, 'Mieke Maas');
    await page.goto(`/staff/customers?search=${encodeURIComponent(kept.email)}`);
    await page.getByRole('link', { name: 'Toos Peters' }).click();
    await page.getByRole('button', { name: 'Account samenvoegen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Accounts samenvoegen' });
    await dialog.getByLabel('Het andere account').fill(other.email);
    await dialog.getByRole('radio').check();
    await expect(dialog.getByText(`Dit gaat over naar ${kept.email}`)).toBeVisible();
    await shop.expectAccessible();
    await dialog.getByRole('button', { name: 'Accounts samenvoegen' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Weer splitsen' }).click();
    await expect(page.getByText('De accounts zijn weer gescheiden.')).toBeVisible();

    await page.getByRole('button', { name: 'Verzoek noteren' }).click();
    const form = page.getByRole('dialog', { name: 'Privacyverzoek noteren' });
    await form.getByRole('button', { name: 'Verzoek noteren' }).click();
    await expect(form.getByText('Kies wat de klant vraagt.')).toBeVisible();
    await form.getByRole('radio', { name: 'Gegevens wissen' }).check();
    await form.getByLabel('Wat vraagt de klant precies?').fill('Per brief, paspoort gezien.');
    await form.getByRole('button', { name: 'Verzoek noteren' }).click();
    await expect(page.getByRole('heading', { name: 'Dit blijft bewaard' })).toBeVisible();
    await shop.expectAccessible('main');
    await page.getByRole('button', { name: 'Klant wissen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Klant wissen' }).click();
    await expect(page.getByText('Wacht op akkoord')).toBeVisible();
  },
);
