import { Buffer } from 'node:buffer';
import { expect, test } from '../fixtures/shop.ts';
import { enterAs } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a manager sends a product file, reads why a row is refused, mends it and writes it', inLongSuite, async ({ page, shop }) => {
  const sku = 'MA-HAA-6518';
  const quantity = 30 + (Date.now() % 60);
  await enterAs(page, 'Joris Willems');
  await page.goto('/staff/import');
  await expect(page.getByRole('heading', { level: 1, name: 'Importeren' })).toBeVisible();
  const file = page.locator('input[type=file]');
  await file.setInputFiles(csv('voorraad.csv', `sku,qty\n${sku},${quantity}\n${sku},7\n`));
  const rows = page.getByRole('table', { name: 'Wat het zou doen' });
  await expect(rows).toContainText('De sku staat ook al in regel 2.');
  const write = page.getByRole('button', { name: /^Schrijf 1 rij/ });
  await expect(write).toHaveAttribute('aria-disabled', 'true');
  await shop.expectAccessible('main');

  await page.getByRole('button', { name: 'Ander bestand' }).click();
  await file.setInputFiles(csv('voorraad.csv', `sku,qty\n${sku},${quantity}\n`));
  await expect(rows).toContainText(`${quantity}`);
  await write.click();
  await expect(page.getByText('0 nieuw, 1 gewijzigd.')).toBeVisible();
  // Once more it changes nothing.
  await page.getByRole('button', { name: 'Nog een bestand' }).click();
  await file.setInputFiles(csv('voorraad.csv', `sku,qty\n${sku},${quantity}\n`));
  await expect(page.getByText('Dit bestand verandert niets')).toBeVisible();
});
