import { readFileSync } from 'node:fs';
import { expect, test } from '../fixtures/shop.ts';
import { enterAs } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test(
  'a gift card is issued, its code is shown once and printed, and its holder hears what is on it',
  inLongSuite,
  async ({ page, shop }) => {
    await enterAs(page, 'Mieke Maas');
    await page.goto('/staff/giftcards');
    await page.getByRole('button', { name: 'Cadeaubon uitgeven' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Bedrag').fill('25');
    await dialog.getByLabel('Reden').fill('Kassabon 4711');
    await dialog.getByRole('button', { name: 'Cadeaubon uitgeven' }).click();
    const shown = page.getByRole('alertdialog', { name: /Code van G-/ });
    const code = await shown.locator('code').innerText();
    expect(code).toMatch(/^\w{4} \w{4} \w{4} \w{4}$/);
    await shop.expectAccessible();
    const printed = page.waitForEvent('download');
    await shown.getByRole('button', { name: 'Bon als pdf' }).click();
    const file = await printed;
    expect(file.suggestedFilename()).toMatch(/^G-\d{4}-\d{6}\.pdf$/);
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await shown.getByRole('button', { name: 'Klaar' }).click();
    await expect(page).toHaveURL(/\/staff\/giftcards\/G-/);
    await expect(page.getByRole('main')).toContainText('€ 25,00');
    await expect(page.getByText(code)).toHaveCount(0);

    await page.getByRole('button', { name: 'Blokkeren' }).click();
    await dialog.getByLabel('Reden').fill('Verloren');
    await dialog.getByRole('button', { name: 'Blokkeren' }).click();
    await expect(page.getByRole('button', { name: 'Vrijgeven' })).toBeVisible();
    await shop.expectAccessible('main');

    await page.goto('/staff/giftcards');
    await page.getByRole('button', { name: 'Saldo opvragen' }).click();
    await dialog.getByLabel('Code').fill(code.toLowerCase());
    await dialog.getByLabel('Code').press('Enter');
    await expect(dialog.getByRole('status')).toContainText('€ 25,00');
    await expect(dialog.getByRole('status')).toContainText('Geblokkeerd');
  },
);
