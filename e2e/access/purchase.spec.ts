import { aFreshEmail } from '../fixtures/customer.ts';
import { goods } from '../fixtures/goods.ts';
import { expectInTree, listen } from '../fixtures/ax-tree.ts';
import { expect, test } from '../fixtures/shop.ts';
import { allowPaymentPage, button, fillDutchGuest, labels } from '../checkout/steps.ts';

test('a purchase, as a screen reader is told it: role, name and state of every step, and what is said', async ({
  page,
  shop,
  isMobile,
}) => {
  test.skip(isMobile, 'the tree is the same');
  test.setTimeout(180_000);
  allowPaymentPage(shop);
  const said = await listen(page);
  const name = goods.spoken.name;
  const query = 'midi-dirndl lies';

  await test.step('search', async () => {
    await shop.open('/');
    const field = page.getByRole('banner').getByRole('combobox');
    await field.focus();
    await expectInTree(page, { role: 'combobox', name: 'Zoeken in de winkel', focused: true, expanded: false });
    await field.fill(query);
    await expectInTree(page, { role: 'combobox', name: 'Zoeken in de winkel', value: query, expanded: true });
    await expectInTree(page, { role: 'listbox', name: 'Suggesties' });
    await expectInTree(page, { role: 'option', name: /^Midi-dirndl Liesl vanaf €/ });
    await field.press('Enter');
    await expectInTree(page, { role: 'heading', name: `Zoekresultaten voor ‘${query}’`, level: 1 });
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await expectInTree(page, { role: 'heading', name, level: 1 });
  });

  await test.step('size', async () => {
    for (const group of ['Kleur', 'Roklengte', 'Maat']) await expectInTree(page, { role: 'group', name: group });
    // Asked too early, it says what is missing and goes there.
    await page.getByRole('main').getByRole('button', { name: 'Kies je kleur' }).first().click();
    await expectInTree(page, { role: 'radio', name: 'dennengroen', focused: true, checked: 'false' });
    await expect.poll(said).toContain('Kies eerst een kleur');
    for (const value of ['dennengroen', 'Midi (60 cm)', `Maat ${goods.spoken.size}`]) {
      await page.getByRole('radio', { name: value, exact: true }).check();
      await expectInTree(page, { role: 'radio', name: value, checked: 'true' });
    }
    await expectInTree(page, { role: 'radio', name: 'Maat 46, niet op voorraad', checked: 'false' });
  });

  await test.step('cart', async () => {
    await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
    await expectInTree(page, { role: 'dialog', name: 'Het product is toegevoegd aan de winkelwagen.', modal: true });
    await expectInTree(page, { role: 'button', name: 'Sluiten', focused: true });
    await page.getByRole('dialog').getByRole('link', { name: 'Naar winkelwagen' }).click();
    await expectInTree(page, { role: 'heading', name: 'Winkelwagen', level: 1 });
    await expectInTree(page, { role: 'textbox', name: `Aantal van ${name}`, value: '1' });
    await page.getByRole('button', { name: `Aantal van ${name}: Eén meer` }).click();
    await expectInTree(page, { role: 'textbox', name: `Aantal van ${name}`, value: '2' });
    await expect.poll(said).toMatch(/Totaal\s*€\s*299,90/);
    await page.getByRole('link', { name: 'Verder naar bestellen' }).first().click();
  });

  await test.step('checkout', async () => {
    await expectInTree(page, { role: 'heading', name: 'Bestellen', level: 1 });
    await button(page, labels.nl.toDelivery).click();
    const missing = { invalid: 'true', required: true } as const;
    await expectInTree(page, {
      role: 'textbox',
      name: 'E-mailadres',
      description: /Email is een verplicht veld\./,
      focused: true,
      ...missing,
    });
    await expectInTree(page, { role: 'textbox', name: 'Huisnummer', description: /Huisnummer is een verplicht veld\./, ...missing });
    await expect.poll(said).toContain('Er zijn nog 8 velden niet goed ingevuld:');
    await fillDutchGuest(page, aFreshEmail('gehoord'));
    await expectInTree(page, { role: 'textbox', name: 'E-mailadres', invalid: 'false', required: true });
    await button(page, labels.nl.toDelivery).click();
    await page.getByRole('radio', { name: /PostNL/ }).check();
    await expectInTree(page, { role: 'radio', name: /PostNL/, checked: 'true' });
    await button(page, labels.nl.toPayment).click();
    await page.getByRole('radio', { name: /iDEAL \| Wero/ }).check();
    await expectInTree(page, { role: 'radio', name: /iDEAL \| Wero/, checked: 'true' });
    await button(page, labels.nl.toReview).click();
    await expectInTree(page, { role: 'button', name: labels.nl.order });
    await expectInTree(page, { role: 'heading', name: /Controleren/, level: 2 });
  });

  await test.step('success', async () => {
    await button(page, labels.nl.order).click();
    await page.waitForURL(/\/connect\//);
    await page.locator('button[value=completed]').click();
    await page.waitForURL(/\/multisafepay\/connect\/success/);
    await expectInTree(page, { role: 'heading', name: 'Bedankt voor je bestelling', level: 1 });
    // In a region that speaks, for the payments that arrive while the page is open.
    await expect(page.getByRole('status').filter({ hasText: 'Je betaling is binnen.' })).toBeVisible({ timeout: 30_000 });
  });
});
