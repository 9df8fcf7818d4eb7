import type { Page } from '@playwright/test';
import { makeColleague, secondDesk } from '../fixtures/colleague.ts';
import { expect, test } from '../fixtures/shop.ts';
import { enterAs } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Naam', exact: true });
const notice = (page: Page, text: RegExp | string) => page.getByRole('region', { name: 'Meldingen' }).getByText(text);

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Opslaan/ }).click();
}

test(
  'two people change different fields of one person: both stay, and the second hears what was merged',
  inLongSuite,
  async ({ page, browser }) => {
    await enterAs(page, 'Mieke Maas');
    const { name, path } = await makeColleague(page, 'Jip');
    await page.goto(path);
    const other = await secondDesk(browser, path);
    await expect(nameField(other)).toHaveValue(name);

    await nameField(page).fill(`${name} van Dam`);
    await save(page);
    await expect(notice(page, 'Opgeslagen.')).toBeVisible();

    await other.getByRole('checkbox', { name: 'Redactie' }).check({ force: true });
    await save(other);
    await expect(notice(other, /Een ander wijzigde intussen Naam; dat blijft/)).toBeVisible();
    await expect(nameField(other)).toHaveValue(`${name} van Dam`);

    await page.reload();
    await expect(nameField(page)).toHaveValue(`${name} van Dam`);
    await expect(page.getByRole('checkbox', { name: 'Redactie' })).toBeChecked();
    await other.context().close();
  },
);

test(
  'two people change the same field: nothing is overwritten until one chooses, and the choice is what is kept',
  inLongSuite,
  async ({ page, browser }) => {
    await enterAs(page, 'Mieke Maas');
    const { name, path } = await makeColleague(page, 'Toon');
    await page.goto(path);
    const other = await secondDesk(browser, path);
    // It has to have read the person before the first desk saves.
    await expect(nameField(other)).toHaveValue(name);
    const dialog = other.getByRole('dialog', { name: 'Mieke Maas was je voor' });
    const meet = async (theirs: string, mine: string) => {
      await nameField(page).fill(theirs);
      await save(page);
      await expect(page.getByRole('button', { name: /^Opslaan/ })).toHaveCount(0);
      await nameField(other).fill(mine);
      await save(other);
      await expect(dialog).toBeVisible();
    };

    await meet(`${name} eerst`, `${name} later`);
    await dialog.getByRole('radio', { name: /Van Mieke/ }).check({ force: true });
    await dialog.getByRole('button', { name: 'Neem 1 over' }).click();
    await expect(nameField(other)).toHaveValue(`${name} eerst`);

    await meet(`${name} nog eens`, `${name} toch`);
    await dialog.getByRole('button', { name: 'Terug naar het formulier' }).click();
    await expect(nameField(other)).toHaveValue(`${name} toch`);
    await save(other);
    await dialog.getByRole('button', { name: '1 van jou opslaan' }).click();
    await expect(notice(other, 'Opgeslagen.')).toBeVisible();
    await expect(nameField(page)).toHaveValue(`${name} toch`);
    // The second desk has no stream: it says so, and asks anew when its person wants it.
    await expect(other.getByText('Wat anderen wijzigen komt hier nu niet vanzelf binnen.')).toBeVisible();
    await nameField(page).fill(`${name} ten slotte`);
    await save(page);
    await expect(page.getByRole('button', { name: /^Opslaan/ })).toHaveCount(0);
    await other.getByRole('button', { name: 'Ververs' }).click();
    await expect(nameField(other)).toHaveValue(`${name} ten slotte`);
    await other.context().close();
  },
);
