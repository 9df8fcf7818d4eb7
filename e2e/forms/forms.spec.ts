import { socks } from '../fixtures/cart.ts';
import { waitForMail } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite, isLong } from '../fixtures/turns.ts';

test('the contact form checks while typing, answers in place and reaches the shop', async ({ page, shop, request }, { project, retry }) => {
  const email = `contact-${project.name}-${retry}@example.org`;
  await shop.open('/contact');
  // Examined with every page.
  if (isLong) await shop.expectAccessible('main');
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Naam' })).toBeVisible();
  await page.getByRole('main').getByLabel('Naam', { exact: true }).fill('Anna de Boer');
  await page.getByRole('main').getByLabel('E-mailadres').fill('anna@');
  await page.getByRole('main').getByLabel('Waar gaat het over?').selectOption('Maat en pasvorm');
  await expect(page.getByText('Vul een geldig e-mailadres in.').first()).toBeVisible();
  await page.getByRole('main').getByLabel('E-mailadres').fill(email);
  await page.getByRole('textbox', { name: 'Je bericht' }).fill(`Welke maat past mij? (${project.name} ${retry})`);
  await page.getByRole('main').getByLabel('Bevestig de ontvangst per e-mail').check();
  // Nobody types as fast as this test: within two seconds the shop takes it for a program, which gets no mail.
  const opened = Date.parse(await page.locator('input[name="_opened_at"]').inputValue());
  await expect.poll(() => Date.now() - opened).toBeGreaterThan(2_000);
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.locator('[tabindex="-1"]').filter({ hasText: 'Dank je wel' }).last()).toBeFocused();
  const mail = await waitForMail(request, email, /./);
  expect(mail.text).toContain('antwoord op dit adres');
  // Anybody can type an address: what was typed beside it goes to the shop alone.
  expect(mail.text).not.toContain('Welke maat past mij?');
});

test('a form that does not get through stays as it was typed, on its own page and below a product', async ({ page, shop }) => {
  shop.allowConsole(/net::ERR_FAILED/);
  const main = page.getByRole('main');
  const send = page.getByRole('button', { name: 'Versturen' });
  await page.route(/\/contact\.data/, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await shop.open('/contact');
  await main.getByLabel('Naam', { exact: true }).fill('Anna de Boer');
  await main.getByLabel('E-mailadres').fill('anna@example.org');
  await main.getByLabel('Waar gaat het over?').selectOption('Maat en pasvorm');
  const message = page.getByRole('textbox', { name: 'Je bericht' });
  await message.fill('Welke maat past mij?');
  await send.click();
  await expect(main.getByRole('alert').filter({ hasText: 'Je bericht is niet verstuurd.' })).toBeVisible();
  await expect(message).toHaveValue('Welke maat past mij?');
  await page.unrouteAll({ behavior: 'wait' });
  await send.click();
  await expect(page.locator('[tabindex="-1"]').filter({ hasText: 'Dank je wel' }).last()).toBeFocused();

  await page.route(/\/formulier\/.*\.data/, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await shop.open(socks.path);
  const place = page.locator('details').filter({ hasText: 'Stel een vraag over dit artikel' });
  await place.locator('summary').click();
  await place.getByLabel('Iets anders').check();
  const question = place.getByRole('textbox', { name: 'Je vraag', exact: true });
  await question.fill('Krimpt de wol bij het wassen?');
  await place.getByLabel('Naam', { exact: true }).fill('Anna');
  await place.getByLabel('E-mailadres').fill('anna@example.org');
  await place.getByRole('button', { name: 'Versturen' }).click();
  await expect(place.getByRole('alert').filter({ hasText: 'Je bericht is niet verstuurd.' })).toBeVisible();
  await expect(question).toHaveValue('Krimpt de wol bij het wassen?');
});

test('a form in pages shows one after the other and keeps what was typed', inLongSuite, async ({ page, shop }, { project, retry }) => {
  await shop.open('/formulier/custom/measure-appointment');
  await expect(page.getByRole('main').getByLabel('Gewenste dag')).toBeHidden();
  await page.getByRole('button', { name: 'Volgende', exact: true }).click();
  await expect(page.getByText('Dit veld is verplicht.').first()).toBeVisible();
  await page.getByRole('main').getByLabel('Bruidskleding').check();
  await page.getByRole('button', { name: 'Volgende', exact: true }).click();
  await expect(page.getByRole('main').getByLabel('Gewenste dag')).toBeVisible();
  await shop.expectAccessible('main');
  await page.getByRole('button', { name: 'Vorige', exact: true }).click();
  await expect(page.getByRole('main').getByLabel('Bruidskleding')).toBeChecked();
  await page.getByRole('button', { name: 'Volgende', exact: true }).click();
  await page.getByRole('main').getByRole('combobox').first().selectOption({ index: 1 });
  await page.getByRole('main').getByLabel('Gewenste dag').fill('2027-01-15');
  await page.getByRole('main').getByLabel('Dagdeel').selectOption('Ochtend');
  await page.getByRole('button', { name: 'Volgende', exact: true }).click();
  await page.getByRole('main').getByLabel('Voornaam').fill('Anna');
  await page.getByRole('main').getByLabel('Achternaam').fill(`de Boer ${project.name} ${retry}`);
  await page.getByRole('main').getByLabel('E-mailadres').fill(`afspraak-${project.name}@example.org`);
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByText('De winkel bevestigt je afspraak')).toBeVisible();
});

test('the form of a category is fetched when it is opened', inLongSuite, async ({ page, shop }) => {
  await shop.open('/outfits/groepen-verenigingen');
  await page.getByText('Vraag een offerte aan', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Vraag een groepsofferte aan' })).toBeVisible();
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByText('Dit veld is verplicht.').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is sent, corrected and sent again', async ({ page }, { project, retry }) => {
    await page.goto('/de/formular/product?sku=MA-DIR-1001');
    await expect(page.getByRole('link', { name: /Liesl/ })).toBeVisible();
    await page.getByRole('button', { name: 'Absenden' }).click();
    await expect(page.getByText('Dieses Feld ist erforderlich.').first()).toBeVisible();
    await page.getByRole('main').getByLabel('Etwas anderes').check();
    await page.getByRole('main').getByLabel('Deine Frage', { exact: true }).fill(`Wie lang ist der Rock genau? ${project.name} ${retry}`);
    await page.getByRole('main').getByLabel('Name', { exact: true }).fill('Anna');
    await page.getByRole('main').getByLabel('E-Mail-Adresse').fill(`frage-${project.name}@example.org`);
    await page.getByRole('button', { name: 'Absenden' }).click();
    await expect(page.getByText('Danke. Wir holen den Artikel dazu')).toBeVisible();
  });

  test('all pages of a form stand below each other', inLongSuite, async ({ page }) => {
    await page.goto('/formulier/custom/measure-appointment');
    await expect(page.getByRole('main').getByLabel('Gewenste dag')).toBeVisible();
    await expect(page.getByRole('main').getByLabel('Voornaam')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Versturen' })).toBeVisible();
  });
});
