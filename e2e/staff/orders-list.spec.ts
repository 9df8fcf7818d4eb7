import { expect, test } from '../fixtures/shop.ts';
import { enterAs } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

test('an order is found by keys alone: in the list, and from anywhere', inLongSuite, async ({ page }) => {
  await enterAs(page, 'Femke Hendriks');
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/staff\/orders$/);
  const rows = page.locator('tr[data-row]');
  await expect(rows.nth(2)).toBeVisible();
  const views = page.getByRole('navigation', { name: 'Weergaven' });
  await expect(views.getByRole('link', { name: /^Alle \d/ })).toHaveAttribute('aria-current', 'page');
  const number = (await rows.nth(2).getAttribute('data-row')) ?? '';

  await page.keyboard.press('/');
  await page.keyboard.type(number);
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`search=${number}`));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: number })).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Gekozen rijen' })).toContainText('1 gekozen');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/staff/orders/${number}$`));

  await page.goto('/staff/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Zoek overal' })).toBeFocused();
  await page.keyboard.type(number);
  await expect(page.getByRole('option', { name: new RegExp(number) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/staff/orders/${number}$`));
});

test('the address is the list: filters, order and pages survive a reload and lead back', inLongSuite, async ({ page }) => {
  await enterAs(page, 'Joris Willems');
  await page.goto('/staff/orders');
  const rows = page.locator('tr[data-row]');
  await expect(rows).toHaveCount(50);
  const first = await rows.first().getAttribute('data-row');
  await page.getByRole('button', { name: 'Ouder' }).click();
  await expect(page).toHaveURL(/after=/);
  await expect(rows.first()).not.toHaveAttribute('data-row', first ?? '');
  await page.getByRole('button', { name: 'Nieuwer' }).click();
  // Where another test has placed an order meanwhile, this is not the first page any more.
  await expect(page).not.toHaveURL(/after=/);
  await expect(page.locator(`tr[data-row="${first}"]`)).toBeVisible();

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Land' }).click();
  await page.getByRole('menuitemradio', { name: 'Duitsland' }).click();
  await expect(page).toHaveURL(/country=DE/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Land Duitsland' })).toBeVisible();
  await page.getByRole('button', { name: /Filter Land/ }).click();
  await expect(page).toHaveURL(/\/staff\/orders$/);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /als CSV$/ }).click()]);
  expect(download.suggestedFilename()).toMatch(/^orders-.*\.csv$/);
});

test('on a phone an order is a card that a thumb opens', inLongSuite, async ({ page, isMobile }) => {
  await enterAs(page, 'Femke Hendriks');
  if (isMobile) await page.getByRole('navigation').getByRole('link', { name: 'Bestellingen' }).click();
  else await page.goto('/staff/orders');
  const row = page.locator('tr[data-row]').first();
  await expect(row).toBeVisible();
  if (isMobile) expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  const number = (await row.getAttribute('data-row')) ?? '';
  await row.click();
  await expect(page).toHaveURL(new RegExp(`/staff/orders/${number}$`));
});

test('filters get a name that somebody finds again, and loses when they want', inLongSuite, async ({ page }) => {
  await enterAs(page, 'Femke Hendriks');
  const name = `Overschrijving ${Date.now()}`;
  await page.goto('/staff/orders?payment=banktransfer&search=100');
  await page.getByRole('button', { name: 'Opslaan als weergave' }).click();
  await page.getByRole('textbox', { name: 'Naam' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Weergave ${name} bewaard.`)).toBeVisible();
  const views = page.getByRole('navigation', { name: 'Weergaven' });
  await page.goto('/staff/orders');
  await views.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/staff\/orders\?payment=banktransfer$/);
  await expect(views.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  await views.getByRole('button', { name: `Verwijder weergave ${name}` }).click();
  await expect(views.getByRole('link', { name })).toHaveCount(0);
});
