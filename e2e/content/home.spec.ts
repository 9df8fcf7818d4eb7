import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite, onPhone } from '../fixtures/turns.ts';

for (const theme of ['alm', 'stube']) {
  // alm's is examined with every page.
  test(
    `the home page shows everything it promises, accessibly, in ${theme}`,
    theme === 'alm' ? inLongSuite : onPhone,
    async ({ page, shop }) => {
      await shop.open(`/?theme=${theme}`);
      for (const name of ['Nieuw binnen', 'In de sale', 'Bestsellers', 'Van top tot teen', 'Merken', 'Kom passen', 'Uit de blog'])
        await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Nu in de winkel' }).getByRole('listitem')).toHaveCount(3);
      await expect(page.getByRole('region', { name: 'Van top tot teen' }).getByRole('heading', { level: 3 })).toHaveCount(3);
      await shop.expectAccessible('main');
    },
  );
}

test('a strip fills up to twelve, and its button brings the next twelve', inLongSuite, async ({ page, shop }) => {
  await shop.open('/');
  const strip = page.getByRole('region', { name: 'Nieuw binnen', exact: true });
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.getByRole('article')).toHaveCount(12);
  const more = strip.getByRole('button', { name: 'Nieuw binnen: Meer' });
  await more.click();
  await expect(async () => expect(await strip.getByRole('article').count()).toBeGreaterThan(12)).toPass();
});

test('messages stand in their own colours above the page and are turned by a button', inLongSuite, async ({ page, shop }) => {
  await shop.open('/');
  const bar = page.getByRole('region', { name: 'Mededelingen' });
  const first = bar.getByRole('listitem').first();
  await expect(first).toContainText('Demonstratiewinkel');
  await expect(first).toHaveCSS('background-color', 'rgb(31, 59, 45)');
  await first.getByRole('button').click();
  await expect(bar.getByText(/Gratis bezorging/)).toBeInViewport();
});
