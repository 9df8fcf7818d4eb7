import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop.ts';
import { askStaff, enterAs } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL', permissions: ['clipboard-read', 'clipboard-write'] });

type Row = { readonly sku: string; readonly version: number; readonly values: readonly unknown[] };

const read = async (page: Page, skus: readonly string[], field: string): Promise<readonly Row[]> =>
  (
    await askStaff<{ sheetRows: { items: Row[] } }>(
      page,
      'query ($skus: [ID!], $fields: [String!]!) { sheetRows(list: {}, skus: $skus, fields: $fields) { items { sku version values } } }',
      { skus, fields: [field] },
    )
  ).sheetRows.items;

const edit = (page: Page, { sku, version }: Row, field: string, base: unknown, value: unknown) =>
  askStaff(page, 'mutation ($edit: Edit!) { editProduct(edit: $edit) { __typename } }', {
    edit: { id: sku, version, changes: [{ field, base, value }], key: crypto.randomUUID() },
  });

/** Puts a table on the clipboard as Excel does, and pastes it. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

const field = 'texts.nl.metaTitle';

/** The table of the first hats, with the titles for search engines alone. */
async function openSheet(page: Page): Promise<readonly string[]> {
  await page.evaluate((path) => localStorage.setItem('staff-columns-sheet', path), `texts.nl.name,${field},weightGrams`);
  await page.goto('/staff/products?search=MA-HOE');
  await page.getByRole('link', { name: 'Tabel' }).click();
  const names = page.getByRole('grid', { name: 'Artikelen' }).getByRole('rowheader');
  await expect(names.first()).toContainText('MA-HOE');
  return (await names.allInnerTexts()).map((text) => /MA-HOE-\d+/.exec(text)?.[0] ?? '');
}

/** In the browser: what lies on the device; a text, because its names are the browser's. */
const keptCells = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('staff-drafts');
  opening.onerror = reject;
  opening.onsuccess = () => {
    const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
    reading.onsuccess = () => {
      opening.result.close();
      resolve(JSON.stringify(reading.result));
    };
  };
})`;

const cell = (page: Page, row: number, column: number) => page.locator(`[data-cell="${row}:${column}"]`);

test('a manager pastes from Excel, sees what it would change, changes it, and puts all of it back', inLongSuite, async ({ page, shop }) => {
  await enterAs(page, 'Joris Willems');
  const skus = (await openSheet(page)).slice(0, 2);
  const before = await read(page, skus, field);
  await cell(page, 0, 1).click();
  await paste(page, '"Titel ""een""\r\nverder"\t250\r\nTitel twee\tveel\r\n');
  await expect(cell(page, 0, 1)).toContainText('Titel "een" verder');
  await expect(cell(page, 1, 2)).toHaveAttribute('aria-invalid', 'true');
  await shop.expectAccessible('main');
  // What cannot be read is mended in its cell.
  await page.getByRole('button', { name: 'Volgende fout' }).click();
  await page.keyboard.type('260');
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, 2)).toHaveText(/^260/);
  await page.getByRole('button', { name: 'Controleer' }).click();
  const check = page.getByRole('region', { name: 'Dit zou er veranderen' });
  await expect(check).toContainText('Gewijzigde cellen: 4, in 2 artikelen');
  await shop.expectAccessible('main');
  await check.getByRole('button', { name: 'Wijzig 2 artikelen' }).click();
  const done = page.getByRole('region', { name: 'Gewijzigd', exact: true });
  await expect(done).toContainText('2 artikelen gewijzigd');
  expect((await read(page, skus, field)).map(({ values }) => values[0])).toEqual(['Titel "een" verder', 'Titel twee']);
  await expect(page.getByText('2 cellen gewijzigd')).toBeHidden();
  await done.getByRole('button', { name: 'Zet 2 artikelen terug zoals ze waren' }).click();
  await expect(page.getByRole('region', { name: 'Teruggezet' })).toContainText('2 artikelen staan weer zoals ze waren');
  await expect(page.getByRole('button', { name: 'Wijzig 2 artikelen toch weer' })).toBeVisible();
  expect((await read(page, skus, field)).map(({ values }) => values)).toEqual(before.map(({ values }) => values));
});

test('the same cell in the table and on the page is a conflict in the cell, with theirs and the choice', inLongSuite, async ({ page }) => {
  await enterAs(page, 'Joris Willems');
  const skus = await openSheet(page);
  const [sku = ''] = skus.slice(2);
  const [row] = await read(page, [sku], field);
  if (!row) throw new Error('there is no such product');
  await cell(page, 2, 1).click();
  await page.keyboard.type('Uit de tabel');
  await page.keyboard.press('Enter');
  await edit(page, row, field, row.values[0], 'Van de pagina');
  await page.getByRole('button', { name: 'Controleer' }).click();
  await expect(cell(page, 2, 1)).toHaveAttribute('data-fault', 'conflict');
  await cell(page, 2, 1).click();
  await expect(page.getByText('Iemand anders schreef hier intussen: Van de pagina').first()).toBeVisible();
  await page.getByRole('button', { name: 'Houd mijn waarde' }).click();
  await expect(cell(page, 2, 1)).toHaveAttribute('data-changed', 'true');
  await page.getByRole('button', { name: 'Controleer' }).click();
  await page.getByRole('button', { name: 'Wijzig 1 artikel' }).click();
  await expect(page.getByRole('region', { name: 'Gewijzigd', exact: true })).toBeVisible();
  const [now] = await read(page, [sku], field);
  expect(now?.values).toEqual(['Uit de tabel']);
  if (now) await edit(page, now, field, 'Uit de tabel', row.values[0]);
});

test('a table is a grid to who listens: with row and column headers, by keys alone', async ({ page }) => {
  await enterAs(page, 'Joris Willems');
  await openSheet(page);
  await cell(page, 0, 0).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const roles = new Map<string, number>();
  for (const { role, ignored } of nodes) if (!ignored) roles.set(String(role?.value), (roles.get(String(role?.value)) ?? 0) + 1);
  expect(roles.get('grid')).toBe(1);
  expect(roles.get('columnheader')).toBe(4);
  expect(roles.get('rowheader')).toBeGreaterThan(2);
  expect(roles.get('gridcell')).toBe((roles.get('rowheader') ?? 0) * 3);
  const focused = nodes.filter(({ properties }) => properties?.some(({ name, value }) => name === 'focused' && value.value === true));
  expect(focused.map(({ role }) => String(role?.value))).toContain('gridcell');
});

test(
  'what is typed into cells is undone step by step, filled down, replaced, and found again after a reload',
  inLongSuite,
  async ({ page }) => {
    await enterAs(page, 'Joris Willems');
    await openSheet(page);
    await cell(page, 0, 1).click();
    await page.keyboard.type('Hoed van vilt');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    await expect(cell(page, 2, 1)).toContainText('Hoed van vilt');
    await expect(page.getByText('3 cellen gewijzigd')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText('1 cel gewijzigd')).toBeVisible();
    await page.keyboard.press('Control+y');
    await page.keyboard.press('Control+f');
    await page.getByRole('textbox', { name: 'Zoek', exact: true }).fill('van vilt');
    await page.getByRole('textbox', { name: 'Vervang door' }).fill('van stro');
    await page.getByRole('button', { name: 'Vervang alle' }).click();
    await expect(page.getByText('3 cellen vervangen.')).toBeVisible();
    await expect(page.getByText(/^bewaard op dit apparaat/)).toBeVisible();
    await expect.poll(() => page.evaluate(keptCells)).toContain('Hoed van stro');
    await page.reload();
    await page.getByRole('button', { name: 'Neem over' }).click();
    await expect(cell(page, 1, 1)).toContainText('Hoed van stro');
    await page.getByRole('button', { name: 'Verwerp alles' }).click();
    await expect(page.getByText('3 cellen gewijzigd')).toBeHidden();
  },
);

test('whoever may not change many products reads them as a table, and changes nothing', inLongSuite, async ({ page, shop }) => {
  await enterAs(page, 'Sem Jacobs');
  await openSheet(page);
  await cell(page, 0, 1).click();
  const before = await cell(page, 0, 1).innerText();
  await page.keyboard.press('Delete');
  await page.keyboard.type('Anders');
  await paste(page, 'Anders');
  await expect(page.getByText(/^Je kunt deze tabel alleen lezen/)).toBeVisible();
  await expect(cell(page, 0, 1)).toHaveText(before, { useInnerText: true });
  for (const name of ['Controleer', 'Vul omlaag', 'Eerdere wijzigingen']) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await shop.expectAccessible('main');
});
