import { withPictures } from '../fixtures/browser-args.ts';
import { aFreshEmail } from '../fixtures/customer.ts';
import { goods } from '../fixtures/goods.ts';
import { haveDeliveredOrder, haveReceivedReturn } from '../fixtures/returns.ts';
import { expect, test } from '../fixtures/shop.ts';
import { enterAs, expectContrast } from '../fixtures/staff.ts';
import { inLongSuite, onPhone } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL', ...withPictures });

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

test(
  'what came back is photographed on a phone, and what is no photograph is said',
  { tag: [onPhone.tag, inLongSuite.tag] },
  async ({ page, shop }) => {
    // The browser itself notes every refusal.
    shop.allowConsole(/status of 415/);
    await enterAs(page, 'Mieke Maas');
    const order = await haveDeliveredOrder(page, { article: goods.sentBack, quantity: 1, email: aFreshEmail('foto') });
    const number = await haveReceivedReturn(page, order, 1);
    await page.goto(`/staff/returns/${number}`);
    await page.getByRole('button', { name: 'Keur', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'Hoe kwam het terug?' });
    await expect(sheet.getByRole('button', { name: 'Maak een foto' })).toBeVisible();
    await expect(sheet.locator('input[capture]')).toHaveAttribute('accept', 'image/*');
    await sheet.locator('input[multiple]').setInputFiles([
      { name: 'kras.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') },
      { name: 'kras.svg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
      { name: 'nog eens.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') },
    ]);
    await expect(sheet.getByText('kras.svg: Dit is geen foto als JPEG, PNG of WebP, of ze is beschadigd.')).toBeVisible();
    await expect(sheet.getByText('nog eens.png: Deze foto staat er al.')).toBeVisible();
    const thumb = sheet.getByRole('button', { name: 'Open foto 1 van 1' });
    await expect.poll(() => thumb.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await shop.expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await thumb.tap();
    const shown = page.getByRole('dialog', { name: 'Foto 1 van 1' });
    await expect.poll(() => shown.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await shop.expectAccessible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
    await shown.getByRole('button', { name: 'Verwijder de foto' }).tap();
    await expect(page.getByText('Foto verwijderd.')).toBeVisible();
    await expect(thumb).toBeHidden();
  },
);
