import { makeColleague } from '../fixtures/colleague.ts';
import { expect, test } from '../fixtures/shop.ts';
import { enterAs } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

test(
  'a change is read in the log with its difference and put back, unless somebody has changed it since',
  inLongSuite,
  async ({ page, shop }) => {
    await enterAs(page, 'Mieke Maas');
    const { id, name, path } = await makeColleague(page, 'Lena');
    await page.goto(path);
    const field = page.getByRole('textbox', { name: 'Naam', exact: true });
    for (const next of [`${name} een`, `${name} twee`]) {
      await field.fill(next);
      await page.getByRole('button', { name: /^Opslaan/ }).click();
      await expect(page.getByRole('button', { name: /^Opslaan/ })).toHaveCount(0);
    }

    await page.goto(`/staff/audit?entity=staff&search=${id}`);
    const entries = page.getByRole('link', { name: 'Medewerker gewijzigd' });
    await expect(entries).toHaveCount(2);
    await entries.last().click();
    const sheet = page.getByRole('dialog', { name: 'Medewerker gewijzigd' });
    await expect(sheet.locator('ins')).toContainText('een');
    await shop.expectAccessible();
    await sheet.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(sheet.getByRole('alert')).toContainText('Niet teruggezet: Mieke Maas heeft dit daarna gewijzigd');

    await sheet.getByRole('button', { name: 'Sluiten' }).click();
    await entries.first().click();
    await sheet.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(page.getByText('Teruggezet.')).toBeVisible();
    await page.goto(path);
    await expect(field).toHaveValue(`${name} een`);
  },
);

test('the log comes as a file', inLongSuite, async ({ page }) => {
  await enterAs(page, 'Ruth Berger');
  await page.goto('/staff/audit');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /CSV/ }).click()]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});
