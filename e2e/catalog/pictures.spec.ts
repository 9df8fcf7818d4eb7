import { withPictures } from '../fixtures/browser-args.ts';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use(withPictures);

test('pictures arrive in a listing', async ({ page, shop }) => {
  await shop.open('/dames/dirndls');
  const pictures = page.getByRole('main').getByRole('article').locator('img').first();
  await expect(pictures).toBeVisible();
  await expect.poll(() => pictures.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
});

test('pictures open large, by keyboard, and the focus comes back (UX-20)', inLongSuite, async ({ page, shop }) => {
  await shop.open('/midi-dirndl-marei.html');
  const first = page
    .getByRole('list', { name: /Foto’s van/ })
    .getByRole('link')
    .first();
  await first.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer).toContainText('1/6');
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('2/6');
  await viewer.getByRole('button', { name: 'Inzoomen' }).click();
  await expect(viewer.getByRole('button', { name: 'Uitzoomen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(first).toBeFocused();
});
