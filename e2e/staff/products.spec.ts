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
