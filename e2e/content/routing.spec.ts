import { expect, test } from '../fixtures/shop.ts';

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

test('old addresses lead on with 301', async ({ request }) => {
  const old = await request.get('/dirndl', { maxRedirects: 0 });
  expect(old.status()).toBe(301);
  expect(old.headers()['location']).toMatch(/\/dames\/dirndls$/);
  const product = await request.get('/dames/dirndls/midi-dirndl-marei.html', { maxRedirects: 0 });
  expect(product.status()).toBe(301);
  expect(product.headers()['location']).toMatch(/\/midi-dirndl-marei\.html$/);
  const dutch = await request.get('/nl/dames', { maxRedirects: 0 });
  expect(dutch.status()).toBe(301);
  expect(dutch.headers()['location']).toMatch(/\/dames$/);
});

test('content pages are found in each language, and the footer leads to all of them (LAW-13)', async ({ page, shop, request }) => {
  for (const path of ['/bedrijfsgegevens', '/de/impressum', '/en/legal-notice']) {
    expect(await shop.open(path)).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shop.expectAccessible();
  }
  const links = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  for (const link of new Set(links.filter((href) => href.startsWith('http')))) expect((await request.get(link)).status(), link).toBe(200);
});

test('a landing page shows its text and products', async ({ page, shop }) => {
  const response = await page.request.get('/graphql', {
    params: { query: '{ route(url: "oktoberfest-outfits") { __typename relative_url } }' },
  });
  expect(response.status()).toBe(200);
  expect(await shop.open('/oktoberfest-outfits')).toBe(200);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('every kind of answer carries the security headers (R163)', async ({ request }) => {
  const html = (await request.get('/')).headers();
  const policy = html['content-security-policy'] ?? '';
  for (const part of [
    "default-src 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ])
    expect(policy).toContain(part);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(html['x-frame-options']).toBe('DENY');
  expect(html['referrer-policy']).toBe('strict-origin-when-cross-origin');
  for (const path of ['/', '/bestaat-niet', '/graphql?query={storeConfig{store_code}}', '/assets/none.js', '/media/x/1.webp', '/healthz']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
    expect(headers['content-security-policy'], path).toBeTruthy();
    expect(headers['server'], path).toBeUndefined();
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});
