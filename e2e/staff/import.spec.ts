import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures/shop.ts';
import { askStaff, enterAs } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test(
  'a manager fetches the stock, sends it changed, reads why a row is refused, writes it, and puts it back',
  inLongSuite,
  async ({ page, shop }) => {
    const sku = 'MA-HAA-6518';
    const quantity = 30 + (Date.now() % 60);
    const name = `voorraad-${Date.now().toString(36)}.csv`;
    await enterAs(page, 'Joris Willems');
    await page.goto('/staff/import');
    await expect(page.getByRole('heading', { level: 1, name: 'Importeren' })).toBeVisible();
    await page.getByRole('radio', { name: 'Voorraad' }).check();
    const fetched = page.waitForEvent('download');
    await page.getByRole('button', { name: 'De voorraad downloaden' }).click();
    const table = await readFile(await (await fetched).path(), 'utf8');
    expect(table).toContain(`${sku},WEB,`);
    const file = page.locator('input[type=file]');
    await file.setInputFiles(csv(name, `sku,source_code,quantity\n${sku},WEB,${quantity}\nNERGENS,WEB,7\n`));
    const rows = page.getByRole('table', { name: 'Wat het zou doen' });
    await expect(rows).toContainText('NERGENS wordt genoemd');
    const write = page.getByRole('button', { name: /^Schrijf/ });
    await expect(write).toHaveAttribute('aria-disabled', 'true');
    await shop.expectAccessible('main');
    await page.getByRole('button', { name: 'Niet schrijven' }).click();
    await expect(page.getByRole('status').filter({ hasText: '0 gewijzigd' })).toBeVisible();

    await page.getByRole('link', { name: 'Importeren' }).last().click();
    await expect(page.getByRole('table', { name: 'Eerdere bestanden' })).toContainText(name);
    await shop.expectAccessible('main');
    await page.getByRole('radio', { name: 'Voorraad' }).check();
    await file.setInputFiles(csv(name, `sku,source_code,quantity\n${sku},WEB,${quantity}\n`));
    await expect(rows).toContainText(`${quantity}`);
    await write.click();
    await expect(page.getByText('0 nieuw, 1 gewijzigd.')).toBeVisible();
    await page.getByRole('button', { name: 'Draai 1 rij terug' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${name}, teruggedraaid` })).toBeVisible();
    await expect(page.getByText('0 nieuw, 1 gewijzigd.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Schrijf 1 rij toch weer' })).toBeVisible();
  },
);

test(
  'a file that was sent goes on once somebody has confirmed themselves, and is kept where they would not',
  inLongSuite,
  async ({ page, shop }) => {
    await enterAs(page, 'Joris Willems');
    await page.goto('/staff/import');
    await page.getByRole('radio', { name: 'Voorraad' }).check();
    let refusals = 2;
    await page.route('**/staff/graphql', async (route) => {
      const isCheck = (route.request().postData() ?? '').includes('"kind":"stock"');
      if (!isCheck || refusals === 0) return route.continue();
      refusals -= 1;
      const extensions = { category: 'graphql-authorization', code: 'step-up' };
      return route.fulfill({ json: { errors: [{ message: 'Show your factors again.', extensions }] } });
    });
    await page.locator('input[type=file]').setInputFiles(csv('nu.csv', 'sku,source_code,quantity\nMA-HAA-6518,WEB,18\n'));
    const proof = page.getByRole('dialog', { name: 'Laat zien dat jij het bent' });
    await proof.getByRole('button', { name: 'Annuleren' }).click();
    await expect(page.getByText('Je hebt niet bevestigd dat jij het bent. Er is niets gebeurd.')).toBeVisible();
    await shop.expectAccessible('main');
    await page.getByRole('button', { name: 'Vergelijk nu.csv' }).click();
    await proof.getByLabel('Wachtwoord', { exact: true }).fill('Bergwiese-2026!');
    await proof.getByRole('button', { name: 'Bevestigen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'nu.csv' })).toBeVisible();
  },
);

test('a file of old addresses leads shoppers on, also to a brand that is called otherwise now', inLongSuite, async ({ page }) => {
  await enterAs(page, 'Joris Willems');
  const { brands } = await askStaff<{ brands: { urlKey: string; products: number }[] }>(page, '{ brands { urlKey products } }');
  const key = brands.find(({ products }) => products > 0)?.urlKey ?? '';
  const old = `oude-naam-${Date.now().toString(36)}`;
  await page.goto('/staff/import');
  await page.getByRole('radio', { name: 'Oude adressen' }).check();
  const rows = `store_view_code,request_path,target_path,redirect_type\nnl,merken/${old},merken/${key},301\n`;
  await page.locator('input[type=file]').setInputFiles(csv(`${old}.csv`, rows));
  await page.getByRole('button', { name: 'Schrijf 1 rij' }).click();
  await expect(page.getByText('1 nieuw, 0 gewijzigd.')).toBeVisible();
  await page.goto(`/merken/${old}`);
  await expect(page).toHaveURL(new RegExp(`/merken/${key}$`));
});
