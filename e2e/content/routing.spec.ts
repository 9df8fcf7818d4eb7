import { unfoldFooter } from '../fixtures/footer.ts';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite, isLong } from '../fixtures/turns.ts';

test('an unknown address shows the not-found page in place with 404', async ({ page, shop }) => {
  shop.allowConsole(/404/);
  expect(await shop.open('/bestaat-niet')).toBe(404);
  await expect(page).toHaveURL(/bestaat-niet$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pagina niet gevonden');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await shop.expectAccessible();
  await shop.open('/en/does-not-exist');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('This page is no longer accessible');
});

test('content pages are found in each language, and the footer leads to all of them (LAW-13)', async ({ page, shop, request }) => {
  for (const [index, path] of ['/bedrijfsgegevens', '/de/impressum', '/en/legal-notice'].entries()) {
    expect(await shop.open(path)).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (isLong || index === 0) await shop.expectAccessible('main');
  }
  await unfoldFooter(page);
  const links = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  for (const link of new Set(links.filter((href) => href.startsWith('http')))) expect((await request.get(link)).status(), link).toBe(200);
});

test('a landing page shows its text and products', inLongSuite, async ({ page, shop }) => {
  const response = await page.request.get('/graphql', {
    params: { query: '{ route(url: "oktoberfest-outfits") { __typename relative_url } }' },
  });
  expect(response.status()).toBe(200);
  expect(await shop.open('/oktoberfest-outfits')).toBe(200);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
