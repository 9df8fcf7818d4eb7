import sharp from 'sharp';
import { expect, test } from '../fixtures/shop.ts';
import { enterAs } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL' });

test('a picture is put on all sizes of a colour in one step, and taken back from there', inLongSuite, async ({ page, shop }) => {
  // The frame of a picture that has just come is still being made.
  shop.allowConsole(/status of 503/);
  await enterAs(page, 'Joris Willems');
  await page.goto('/staff/products/MA-DIR-1003?tab=pictures');
  const colour = page.getByRole('region', { name: 'Beelden per kleur' }).getByRole('region').first();
  await expect(colour.getByRole('button', { name: /^Voeg beelden toe aan/ })).toBeVisible();
  const there = await colour.getByRole('img').count();
  await colour.getByRole('button', { name: /^Voeg beelden toe aan/ }).click();
  const picker = page.getByRole('dialog', { name: /^Voeg beelden toe aan/ });
  const chosen = page.waitForEvent('filechooser');
  await picker.getByRole('button', { name: 'Voeg beelden toe' }).click();
  const background = { r: Date.now() % 255, g: 90, b: 120 };
  const buffer = await sharp({ create: { width: 600, height: 750, channels: 3, background } })
    .jpeg()
    .toBuffer();
  await (await chosen).setFiles([{ name: 'kleur.jpg', mimeType: 'image/jpeg', buffer }]);
  await picker.getByRole('button', { name: 'Zet 1 beeld erbij' }).click();
  await expect(page.getByText(/: beelden van \d+ varianten gewijzigd\.$/)).toBeVisible();
  await expect(colour.getByRole('img')).toHaveCount(there + 1);
  await expect(colour.getByText(/^op \d+ van/)).toHaveCount(0);
  await shop.expectAccessible('main');
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText(/: teruggezet\.$/)).toBeVisible();
  await expect(colour.getByRole('img')).toHaveCount(there);
});
