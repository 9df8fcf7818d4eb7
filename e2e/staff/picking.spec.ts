import { aFreshEmail } from '../fixtures/customer.ts';
import { goods } from '../fixtures/goods.ts';
import { havePickupOrder } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/shop.ts';
import { enterAs, expectContrast } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

test('a branch picks with a scanner, prints, lays ready and hands over from its phone', inLongSuite, async ({ page, shop, hasTouch }) => {
  test.skip(!hasTouch, 'by touch');
  test.slow();
  const { sku } = goods.staffPicking;
  const number = await havePickupOrder(page.request, goods.staffPicking, 2, aFreshEmail('afhalen'));
  await enterAs(page, 'Sem Jacobs');
  await page.getByRole('navigation').getByRole('link', { name: 'Verzamelen' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Verzamelen in Sittard' })).toBeVisible();
  await page.getByRole('button', { name: /^Begin met \d+ zending/ }).tap();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `bestelling ${number}` }) });
  await expect(row).toContainText('0 van 2');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await shop.expectAccessible('main');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, 'main');
  await page.emulateMedia({ colorScheme: 'light' });

  // A scanner types, wherever the focus is.
  await row.getByRole('link').focus();
  await page.keyboard.type('MA-NIET-HIER');
  await page.keyboard.press('Enter');
  await expect(page.getByText('MA-NIET-HIER staat niet op deze lijst.')).toBeVisible();
  await page.keyboard.type(sku.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Goed: .*Leg in bak \d+\.$/)).toBeVisible();
  await page.keyboard.type(sku);
  await page.keyboard.press('Enter');
  await expect(row).toContainText('2 van 2');
  // What lies in its box stays there, whoever puts the phone away.
  await page.reload();
  await expect(row).toContainText('2 van 2');

  await row.getByRole('button', { name: /^Print, bak \d+$/ }).tap();
  const printed = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Print pakbon' }).tap();
  expect((await printed).suggestedFilename()).toMatch(/^slip-3\d{8}\.pdf$/);

  await row.getByRole('button', { name: /^Leg klaar, bak \d+$/ }).tap();
  await expect(row).toBeHidden();
  await page.getByRole('navigation').getByRole('link', { name: 'Afhalen' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Afhalen in Sittard' })).toBeVisible();
  await shop.expectAccessible('main');
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  const giving = page.getByRole('dialog', { name: `Geef bestelling ${number} mee` });
  await giving.getByRole('textbox', { name: 'Code' }).fill('000000');
  await giving.getByRole('button', { name: 'Geef mee' }).tap();
  await expect(giving.getByRole('alert')).toBeVisible();
  await giving.getByRole('radio', { name: 'Naam gecontroleerd' }).tap();
  await giving.getByRole('textbox', { name: /^Achternaam/ }).fill('peters');
  await giving.getByRole('button', { name: 'Geef mee' }).tap();
  await expect(giving).toBeHidden();
  await expect(row).toBeHidden();
});
