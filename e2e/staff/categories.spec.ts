import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop.ts';
import { enterAs } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

/** The first row of the shop's menu, as its page comes from the server. */
async function menuNames(page: Page): Promise<readonly string[]> {
  await page.goto('/');
  return page.locator('nav[data-menu] > ul > li > a').allTextContents();
}

test('a category that is moved by keys stands there in the menu of the shop, and goes back', inLongSuite, async ({ page, shop }) => {
  const before = await menuNames(page);
  const [first = '', second = '', ...rest] = before;
  await enterAs(page, 'Mieke Maas');
  await page.goto('/staff/categories');
  const tree = page.getByRole('tree', { name: 'Categorieën' });
  const item = tree.getByRole('treeitem', { name: new RegExp(`^${first}`) }).first();
  await item.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText(`${first} is verplaatst.`)).toBeVisible();
  await expect(item).toBeFocused();
  await shop.expectAccessible('main');
  const shopper = await page.context().newPage();
  expect(await menuNames(shopper)).toEqual([second, first, ...rest]);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText(`${first} staat weer waar het stond.`)).toBeVisible();
  expect(await menuNames(shopper)).toEqual(before);
});

test('who moves a category begins where it stands, and hears of another address only where there is one', inLongSuite, async ({ page }) => {
  await enterAs(page, 'Mieke Maas');
  await page.goto('/staff/categories');
  await page.getByRole('treeitem', { name: /^Mini-dirndls/ }).click();
  await page.getByRole('button', { name: 'Verplaats naar …' }).click();
  const dialog = page.getByRole('dialog', { name: /^Waar moet Mini-dirndls/ });
  await expect(dialog.getByRole('button', { name: /Volgorde/ })).toContainText('Vooraan');
  await expect(dialog.getByRole('button', { name: 'Verplaats' })).toHaveAttribute('aria-disabled', 'true');
  await expect(dialog.getByText('Het adres verandert mee.')).toHaveCount(0);
  await dialog.getByRole('combobox', { name: 'Onder' }).fill('Rokken');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^Het adres verandert mee\./)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Verplaats' })).not.toHaveAttribute('aria-disabled', 'true');
});

test('a size chart is tried on before it is saved', inLongSuite, async ({ page, shop }) => {
  await enterAs(page, 'Mieke Maas');
  await page.goto('/staff/size-charts/dirndl');
  const person = page.getByRole('region', { name: 'Testpersoon' });
  await person.getByRole('textbox', { name: 'Taille' }).fill('71');
  await expect(person.getByText('De winkel raadt maat 38 aan.')).toBeVisible();
  const size = page.getByRole('textbox', { name: 'Maat 38 in NL' });
  await size.fill('borst 86–89 cm, taille 60–61 cm, heup 96–98 cm (M)');
  await expect(person.getByText('De winkel raadt maat 40 aan.')).toBeVisible();
  await shop.expectAccessible('main');
  await page.getByRole('button', { name: 'Verwerpen' }).click();
});

for (const path of [
  'categories/110',
  'categories/110?tab=settings',
  'categories/112?tab=products',
  'brands',
  'brands/1',
  'attributes',
  'attributes/kleur',
  'size-charts',
]) {
  test(`the screen ${path} can be used by everybody`, inLongSuite, async ({ page, shop }) => {
    await enterAs(page, 'Mieke Maas');
    await page.goto(`/staff/${path}`);
    await expect(page.locator('main#content h1')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await shop.expectAccessible('main');
  });
}
