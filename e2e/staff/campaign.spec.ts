import { expect, test } from '../fixtures/shop.ts';
import { askStaff, enterAs } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

/** Weeks from now at midnight, as a field of the browser has it: nothing of it is in the shop while other tests look. */
const inWeeks = (weeks: number): string => `${new Date(Date.now() + weeks * 7 * 86_400_000).toISOString().slice(0, 10)}T00:00`;

test(
  'a manager plans a campaign: what cannot take part is left out, the calendar and the day show it, and it is taken back',
  inLongSuite,
  async ({ page, shop }) => {
    const name = `Proefactie ${Date.now().toString(36)}`;
    await enterAs(page, 'Joris Willems');
    await page.goto('/staff/campaigns');
    await page.getByRole('button', { name: 'Nieuwe actie' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Naam' }).fill(name);
    await dialog.getByRole('button', { name: 'Nieuwe actie' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await page.getByLabel('Begint').fill(inWeeks(30));
    await page.getByLabel('Eindigt').fill(inWeeks(32));
    await page.getByRole('textbox', { name: 'Percentage' }).fill('20');
    await page.getByLabel('Artikelnummers').fill('MA-HAA-6518\nMA-NERGENS-1');
    const plan = page.getByRole('button', { name: 'Actie inplannen' });
    await expect(plan).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText('Deze nummers kennen we niet: MA-NERGENS-1')).toBeVisible();
    await expect(plan).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: '1 artikel weglaten' }).click();
    await expect(page.getByRole('textbox', { name: 'Artikelnummers' })).toHaveValue('MA-HAA-6518');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    const lines = page.getByRole('table', { name: 'Controlelijst' });
    await expect(lines).toContainText('MA-HAA-6518');
    await expect(lines).toContainText('−20 %');
    await shop.expectAccessible('main');

    await plan.click();
    await dialog.getByRole('button', { name: 'Actie inplannen' }).click();
    await expect(page.getByText('De actie is ingepland.')).toBeVisible();
    const { campaigns } = await askStaff<{ campaigns: { items: { name: string; state: string }[] } }>(
      page,
      '{ campaigns(list: {first: 20}) { items { name state } } }',
    );
    expect(campaigns.items.find((one) => one.name === name)?.state).toBe('planned');

    await page.getByRole('button', { name: 'Actie annuleren' }).click();
    await dialog.getByRole('button', { name: 'Actie annuleren' }).click();
    await expect(page.getByText('De actie is geannuleerd.')).toBeVisible();
  },
);

test(
  'the prices of what is sold in sizes are those of its sizes; what is made of parts says that they have them',
  inLongSuite,
  async ({ page, shop }) => {
    await enterAs(page, 'Joris Willems');
    const { sets } = await askStaff<{ sets: { items: { sku: string }[] } }>(
      page,
      '{ sets: products(list: { first: 1 }, filter: { type: bundle }) { items { sku } } }',
    );
    await page.goto('/staff/prices/MA-DIR-1003');
    await expect(page).toHaveURL(/\/staff\/prices\?search=MA-DIR-1003$/);
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: /MA-DIR-1003-/ })
        .nth(1),
    ).toBeVisible();
    await page.goto(`/staff/prices/${sets.items[0]?.sku}`);
    await expect(page.getByRole('heading', { name: 'Dit heeft geen eigen prijs' })).toBeVisible();
    await shop.expectAccessible('main');
    shop.allowConsole(/There is no such product/);
    await page.goto('/staff/prices/NIET-ER');
    await expect(page.getByRole('alert')).toContainText('er niet meer');
  },
);
