import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test('two products stand side by side, with what differs', inLongSuite, async ({ page, shop }) => {
  for (const path of ['/midi-dirndl-marei.html', '/midi-dirndl-liesl.html']) {
    await shop.open(path);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Vergelijk ?:/ })
      .click();
  }
  await page.getByRole('link', { name: 'Naar de vergelijking (2)' }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  const names = await table.getByRole('rowheader').allInnerTexts();
  expect(new Set(names).size).toBe(names.length);
  const all = await table.getByRole('row').count();
  await page.getByRole('checkbox', { name: 'Alleen verschillen' }).check();
  expect(await table.getByRole('row').count()).toBeLessThan(all);
  await shop.expectAccessible('main');
  await page
    .getByRole('button', { name: /^Weghalen ?:/ })
    .first()
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await page.getByRole('button', { name: 'Alles weghalen' }).click();
  await expect(page.getByText('Je vergelijkt nog niets.')).toBeVisible();
});
