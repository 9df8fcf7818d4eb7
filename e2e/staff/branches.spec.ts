import { expect, test } from '../fixtures/shop.ts';
import { enterAs } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

test(
  'whoever has several branches works in one of them: the first screen and the lists follow, in this tab alone',
  inLongSuite,
  async ({ page, context, shop }) => {
    const choice = page.getByRole('button', { name: /^Filiaal: / });
    await enterAs(page, 'Mieke Maas');
    await choice.click();
    await page.getByRole('menuitemradio', { name: 'Sittard' }).click();
    await expect(page.getByText(/, Sittard$/)).toBeVisible();
    await shop.expectAccessible();

    await page.goto('/staff/staff');
    await expect(choice).toHaveText('Sittard');
    await expect(page.getByRole('row', { name: /Anouk Peeters.*Sittard/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Katrin Vogel/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Filter Filiaal weghalen' }).click();
    await expect(page.getByRole('row', { name: /Katrin Vogel.*Aachen/ })).toBeVisible();
    await expect(choice).toHaveText('Alle filialen');

    await choice.click();
    await page.getByRole('menuitemradio', { name: 'Aachen' }).click();
    const other = await context.newPage();
    await other.goto('/staff/');
    await expect(other.getByText(/, alle filialen$/)).toBeVisible();
  },
);
