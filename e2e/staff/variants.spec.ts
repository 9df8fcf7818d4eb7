import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop.ts';
import { askStaff, enterAs } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

/** The keyboard of somebody who counts: typed text is free, every other key is a press. */
function countedKeys(page: Page) {
  let presses = 0;
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
    presses += keys.length;
  };
  // A list that is open hides everything else from readers, and closes with the next key.
  const tabTo = async (role: 'button' | 'combobox', name: string): Promise<void> => {
    const target = page.getByRole(role, { name, includeHidden: true });
    for (let turn = 0; turn < 12; turn += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press('Tab');
    }
    await expect(target).toBeFocused();
  };
  /** One of a list, by what it is called. */
  const choose = async (text: string): Promise<void> => {
    await page.keyboard.type(text);
    await expect(page.getByRole('option', { name: text }).first()).toBeVisible();
    await press('ArrowDown', 'Enter');
  };
  return { press, tabTo, choose, type: (text: string) => page.keyboard.type(text), count: () => presses };
}

type Choices = {
  readonly productChoices: {
    readonly brands: readonly { readonly title: string }[];
    readonly attributes: readonly { readonly code: string; readonly options: readonly { readonly label: string }[] }[];
  };
};
type Made = {
  readonly product: { readonly version: number; readonly variants: readonly { readonly sku: string; readonly isEnabled: boolean }[] };
};
const variantsOf = async (page: Page, sku: string) =>
  (await askStaff<Made>(page, 'query ($sku: ID!) { product(sku: $sku) { version variants { sku isEnabled } } }', { sku })).product.variants;

test('a dirndl in three colours and fifteen sizes is made with at most 60 presses beside what is typed', async ({ page, shop }) => {
  await enterAs(page, 'Mieke Maas');
  await page.goto('/staff/products/new');
  const { productChoices } = await askStaff<Choices>(page, '{ productChoices { brands { title } attributes { code options { label } } } }');
  const colours = productChoices.attributes.find(({ code }) => code === 'kleur')?.options.slice(0, 3) ?? [];
  const sku = `E2E-DIR-${Date.now()}`;
  const { press, tabTo, choose, type, count } = countedKeys(page);
  await expect(page.getByRole('textbox', { name: 'Naam NL' })).toBeFocused();
  for (const name of ['Proefdirndl Vroni', 'Probedirndl Vroni', 'Trial dirndl Vroni']) {
    await type(name);
    await press('Tab');
  }
  await type(sku);
  await tabTo('combobox', 'Merk');
  await choose(productChoices.brands[0]?.title ?? '');
  await tabTo('combobox', 'Categorieën');
  await choose('Dirndl');
  await tabTo('combobox', 'Klanten kiezen uit');
  await choose('Kleur');
  await choose('Maat');
  await tabTo('button', 'Maak het artikel');
  await press('Enter');
  await expect(page.getByRole('textbox', { name: 'Prijs' })).toBeFocused();
  await type('149,95');
  await press('Tab');
  await type('700');
  await tabTo('combobox', 'Kleur erbij');
  for (const { label } of colours) await choose(label);
  await tabTo('button', 'Alle waarden van Maat erbij (15)');
  await press('Enter', 'Control+Enter');
  await expect(page.getByText('45 varianten gemaakt.')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(60);
  expect(await variantsOf(page, sku)).toHaveLength(45);
  await expect(page.getByRole('table', { name: 'Varianten naar kleur en maat' }).getByRole('row')).toHaveCount(4);
  await shop.expectAccessible('main');
});

test('a row of variants is switched off together, and gets one price', inLongSuite, async ({ page, shop }) => {
  await enterAs(page, 'Mieke Maas');
  const sku = 'MA-DIR-1001';
  await page.goto(`/staff/products/${sku}?tab=variants`);
  const before = await variantsOf(page, sku);
  const row = page.getByRole('rowheader').first().getByRole('button');
  await row.click();
  await expect(page.getByText(/^\d+ gekozen$/)).toBeVisible();
  await page.getByRole('button', { name: 'Zet uit' }).click();
  await expect(page.getByText(/varianten staan uit/)).toBeVisible();
  const off = (await variantsOf(page, sku)).filter(({ isEnabled }) => !isEnabled).length;
  expect(off).toBeGreaterThan(before.filter(({ isEnabled }) => !isEnabled).length);
  await shop.expectAccessible('main');
  await page.getByRole('button', { name: 'Zet aan' }).click();
  await expect(page.getByText(/varianten staan aan/)).toBeVisible();
  expect((await variantsOf(page, sku)).every(({ isEnabled }) => isEnabled)).toBe(true);
});
