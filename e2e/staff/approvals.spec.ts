import { makeColleague } from '../fixtures/colleague.ts';
import { expect, test } from '../fixtures/shop.ts';
import { enterAs } from '../fixtures/staff.ts';

test.use({ locale: 'nl-NL' });

test('a powerful role waits for a second person, its asker reads why and cannot decide it, and takes it back', async ({ page, shop }) => {
  await enterAs(page, 'Mieke Maas');
  const { name, path } = await makeColleague(page, 'Fenna');
  await page.goto(path);
  await page.getByRole('checkbox', { name: 'Financiën' }).check({ force: true });
  await page.getByRole('button', { name: /^Opslaan/ }).click();
  await page.getByRole('link', { name: 'Bekijk de aanvraag' }).click();

  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('link')
    .click();
  const sheet = page.getByRole('dialog', { name: 'Medewerker gewijzigd' });
  await expect(sheet).toContainText('een kwartier na je aanvraag');
  await expect(sheet.getByRole('button', { name: 'Geef akkoord' })).toHaveCount(0);
  await shop.expectAccessible();
  await sheet.getByRole('button', { name: 'Trek aanvraag in' }).click();
  await expect(page.getByText('Ingetrokken.')).toBeVisible();

  await page.getByRole('link', { name: /^Beslist/ }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Ingetrokken');
  await page.goto(path);
  await expect(page.getByRole('checkbox', { name: 'Financiën' })).not.toBeChecked();
});
