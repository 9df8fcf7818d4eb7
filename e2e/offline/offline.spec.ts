import { hydrateIslands, expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ serviceWorkers: 'allow' });

/** The worker is there, with the offline pages and their files. */
const workerReady = (): Promise<unknown> => navigator.serviceWorker.ready;

test(
  'a visited page opens without a connection and says so, another one leads to the offline page (R186)',
  inLongSuite,
  async ({ page, context, shop }) => {
    shop.allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|Load failed or canceled/);
    await shop.open('/');
    await page.evaluate(workerReady);
    await shop.open('/dames/dirndls');
    const heading = await page.getByRole('heading', { level: 1 }).innerText();

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText('Je bent offline.')).toBeVisible();
    const offline = await page.goto('/heren');
    await expect(page.getByRole('heading', { level: 1, name: 'Geen verbinding' })).toBeVisible();
    // What stands in it runs no more than with a connection (R164).
    expect(offline?.headers()['content-security-policy']).toContain("script-src-attr 'none'");
    expect(offline?.headers()['x-content-type-options']).toBe('nosniff');
    await page.goto('/de/herren');
    await expect(page.getByRole('heading', { level: 1, name: 'Keine Verbindung' })).toBeVisible();

    await context.setOffline(false);
    await page.goto('/heren');
    await hydrateIslands(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Heren');
    await expect(page.getByText('Je bent offline.')).toBeHidden();
  },
);

test('the service worker keeps nothing that is personal (R187)', async ({ page, shop }) => {
  await shop.open('/');
  await page.evaluate(workerReady);
  for (const path of ['/login', '/checkout/cart', '/checkout', '/wishlist', '/account']) await page.goto(path);
  await shop.open('/dames/dirndls');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.some((path) => path === '/dames/dirndls')).toBe(true);
  expect(kept.filter((path) => !path.startsWith('/assets/') && /graphql|login|account|wishlist|^\/checkout(?!\/cart$)/.test(path))).toEqual(
    [],
  );
});
