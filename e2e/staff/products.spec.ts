import { expect, test } from '../fixtures/shop.ts';
import { askStaff, enterAs } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

const sku = 'MA-HOE-6002';

test('a text that staff changes is in the shop at once, and what was typed and not saved is found again', async ({ page, shop }) => {
  await enterAs(page, 'Mieke Maas');
  await page.goto(`/staff/products?search=${sku}`);
  await page.getByRole('row').filter({ hasText: sku }).getByRole('link').click();
  const german = page.getByRole('region', { name: 'Deutsch' });
  const name = german.getByRole('textbox', { name: 'Naam', exact: true });
  const before = await name.inputValue();
  await name.fill('Hut Probe');
  await shop.expectAccessible('main');
  await expect(page.getByText(/bewaard op dit apparaat/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Neem 1 wijziging over' }).click();
  await expect(name).toHaveValue('Hut Probe');
  await page.getByRole('button', { name: /^Opslaan/ }).click();
  await expect(page.getByText('Opgeslagen.')).toBeVisible();
  const { product } = await askStaff<{ product: { version: number; addresses: { store: string; url: string }[] } }>(
    page,
    'query ($sku: ID!) { product(sku: $sku) { version addresses { store url } } }',
    { sku },
  );
  const address = new URL(product.addresses.find(({ store }) => store === 'de')?.url ?? '').pathname;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hut Probe');
  const changes = [{ field: 'texts.de.name', base: 'Hut Probe', value: before }];
  await askStaff(page, 'mutation ($edit: Edit!) { editProduct(edit: $edit) { __typename } }', {
    edit: { id: sku, version: product.version, changes, key: crypto.randomUUID() },
  });
});

test('what the list of products finds goes along as a file', inLongSuite, async ({ page, shop }) => {
  await enterAs(page, 'Mieke Maas');
  await page.goto(`/staff/products?search=${sku}`);
  await expect(page.getByRole('row').filter({ hasText: sku })).toBeVisible();
  await shop.expectAccessible('main');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /als CSV/ }).click()]);
  expect(download.suggestedFilename()).toMatch(/^products-.*\.csv$/);
});

test('what a field cannot read is not saved for its first digits, and a share may have decimals', inLongSuite, async ({ page }) => {
  await enterAs(page, 'Mieke Maas');
  await page.goto('/staff/products/MA-TOP-3519?tab=basics');
  const price = page.getByRole('textbox', { name: 'Adviesprijs' });
  const unsaved = page.getByRole('region', { name: 'Niet-opgeslagen wijzigingen' });
  await price.pressSequentially('59,955');
  await expect(page.getByText('Dit is geen bedrag')).toBeVisible();
  await expect(unsaved).toBeHidden();
  await page.getByRole('checkbox', { name: 'Wordt op bestelling gemaakt' }).check();
  await page.getByRole('button', { name: /^Opslaan/ }).click();
  await expect(price).toBeFocused();
  await expect(unsaved).toBeVisible();
  await page.getByRole('button', { name: 'Verwerpen' }).click();
  await page.getByRole('link', { name: 'Materiaal en maker' }).click();
  await page.getByRole('textbox', { name: 'Aandeel' }).fill('97,5');
  await page.getByRole('textbox', { name: 'Aandeel' }).blur();
  await expect(page.getByText('Samen 97,5 %')).toBeVisible();
  await expect(page.getByRole('button', { name: 'katoen weghalen' })).toBeVisible();
});

test('stock says the warehouse, and a price without its day is not planned', inLongSuite, async ({ page }) => {
  await enterAs(page, 'Mieke Maas');
  await page.goto('/staff/products/MA-TOP-3519?tab=stock');
  await expect(page.getByText('Magazijn')).toBeVisible();
  await page.getByRole('link', { name: 'Prijzen instellen en plannen' }).click();
  await page.getByRole('textbox', { name: 'Gewone prijs' }).fill('39,95');
  const form = page.locator('form').filter({ hasText: 'Gewone prijs' });
  await form.getByText('Later').click();
  const moment = form.getByLabel('Dag en tijd');
  await moment.fill('');
  await form.getByRole('button', { name: 'Prijs inplannen' }).click();
  await expect(moment).toBeFocused();
  expect(await moment.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
});
