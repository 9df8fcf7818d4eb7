import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures/shop.ts';
import { askStaff, enterAs } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

/** Somebody without a mouse: every key is counted, what is typed into a field is not. */
function keyboardOf(page: Page) {
  let presses = 0;
  const press = async (key: string): Promise<void> => {
    presses += 1;
    await page.keyboard.press(key);
  };
  // What lies below an open list is not there for who listens, so it is not waited for.
  const hasFocus = async (place: Locator): Promise<boolean> =>
    (await place.count()) === 1 && (await place.evaluate((element) => element === document.activeElement));
  return {
    press,
    type: (text: string) => page.keyboard.type(text),
    /** One key after the other until the focus is there. */
    to: async (place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
      for (let most = 20; most > 0 && !(await hasFocus(place)); most -= 1) await press(key);
      await expect(place).toBeFocused();
    },
    /** The first that is found by what is typed. */
    find: async (text: string): Promise<void> => {
      await page.keyboard.type(text);
      await expect(page.getByRole('option').first()).toBeVisible();
      await press('ArrowDown');
      await press('Enter');
    },
    presses: () => presses,
  };
}

const pictures = (count: number): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      name: `proef-${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 600, height: 750, channels: 3, background: { r: 40 * index, g: 90, b: Date.now() % 255 } } })
        .jpeg()
        .toBuffer(),
    })),
  );

test(
  'a dirndl with 45 variants and six pictures is made by keyboard alone, in at most sixty presses',
  inLongSuite,
  async ({ page, shop }, { project }) => {
    test.skip(project.name === 'phone', 'a phone has no keys');
    test.slow();
    shop.allowConsole(/status of 503/);
    const mark = Date.now().toString(36).toUpperCase();
    const sku = `MA-PRF-${mark}`;
    await enterAs(page, 'Mieke Maas');
    await page.goto('/staff/products/new');
    const keys = keyboardOf(page);
    const field = (name: string): Locator => page.getByRole('textbox', { name, exact: true });
    const choice = (name: string): Locator => page.getByRole('combobox', { name });
    await expect(field('Naam NL')).toBeFocused();
    await keys.type(`Dirndl Proef ${mark}`);
    await keys.to(field('Naam DE'));
    await keys.type(`Dirndl Probe ${mark}`);
    await keys.to(field('Naam EN'));
    await keys.type(`Trial dirndl ${mark}`);
    await keys.to(field('SKU'));
    await keys.type(sku);
    await keys.to(choice('Merk'));
    await keys.find('Mieder');
    await keys.to(choice('Categorieën'));
    await keys.find('midi-dirndls');
    await keys.to(choice('Klanten kiezen uit'));
    await keys.find('kleur');
    await keys.find('maat');
    await keys.press('Control+Enter');

    await expect(page).toHaveURL(new RegExp(`${sku}\\?tab=variants$`));
    await expect(field('Prijs')).toBeFocused();
    await keys.type('129,95');
    await keys.to(choice('Kleur erbij'));
    await keys.type('dennengroen,mosgroen,petrol,indigo,zwart,');
    await keys.to(choice('Maat (dirndls) erbij'));
    await keys.type('32,34,36,38,40,42,44,46,48,');
    await keys.press('Control+Enter');
    await expect(page.getByText('45 varianten gemaakt.')).toBeVisible();

    await keys.to(page.getByRole('listitem').filter({ hasText: 'Geen beeld' }).getByRole('link', { name: 'Vul in' }));
    await keys.press('Enter');
    const bring = page.getByRole('main').getByRole('button', { name: 'Voeg beelden toe', exact: true });
    await expect(bring).toBeFocused();
    await keys.press('Enter');
    const picker = page.getByRole('dialog', { name: 'Voeg beelden toe' });
    // Who presses a key before it is open moves on the page below.
    await expect(picker.getByRole('searchbox').or(picker.getByRole('textbox')).first()).toBeVisible();
    await keys.to(picker.getByRole('button', { name: 'Voeg beelden toe', exact: true }));
    const chosen = page.waitForEvent('filechooser');
    await keys.press('Enter');
    await (await chosen).setFiles(await pictures(6));
    const take = picker.getByRole('button', { name: 'Zet 6 beelden erbij' });
    await expect(take).toBeVisible();
    await keys.to(take, 'Shift+Tab');
    await keys.press('Enter');
    await keys.press('Control+s');
    await expect(page.getByText('Opgeslagen.')).toBeVisible();
    expect(keys.presses()).toBeLessThanOrEqual(60);

    type Made = { readonly product: { readonly variants: readonly object[]; readonly pictures: readonly object[] } };
    const { product } = await askStaff<Made>(page, 'query ($sku: ID!) { product(sku: $sku) { variants { sku } pictures { hash } } }', {
      sku,
    });
    expect([product.variants.length, product.pictures.length]).toEqual([45, 6]);
  },
);

/** What the device keeps of what is typed, a moment after the last key. */
const keptOn = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('staff-drafts');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
  );

test('a product that was begun is there after a reload, until it is thrown away', inLongSuite, async ({ page }) => {
  const mark = Date.now().toString(36).toUpperCase();
  const name = `Begonnen ${mark}`;
  const nameField = page.getByRole('textbox', { name: 'Naam NL', exact: true });
  const skuField = page.getByRole('textbox', { name: 'SKU', exact: true });
  const found = page.getByRole('region', { name: 'Niet-opgeslagen wijzigingen' });
  await enterAs(page, 'Mieke Maas');
  await page.goto('/staff/products/new');
  await nameField.fill(name);
  await skuField.fill(`ma-beg-${mark}`);
  await expect.poll(() => keptOn(page)).toContain(`MA-BEG-${mark}`);
  await page.reload();
  await expect(found).toContainText(name);
  await found.getByRole('button', { name: /^Neem/ }).click();
  await expect(nameField).toHaveValue(name);
  await expect(skuField).toHaveValue(`MA-BEG-${mark}`);
  await page.reload();
  await found.getByRole('button', { name: 'Gooi weg' }).click();
  await expect(found).toBeHidden();
  await expect.poll(() => keptOn(page)).not.toContain(mark);
  await page.reload();
  await expect(nameField).toHaveValue('');
  await expect(found).toBeHidden();
});
