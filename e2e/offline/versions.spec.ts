import { addProduct, lineOf, socks } from '../fixtures/cart.ts';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ serviceWorkers: 'allow' });

const workerReady = async (): Promise<void> => void (await navigator.serviceWorker.ready);

test.describe('the next build', () => {
  // It is the test that registers it, and not the shop's own code.
  test.use({ bypassCSP: true });

  test('is offered, and taken over when the visitor agrees (R190)', inLongSuite, async ({ page, shop }) => {
    await shop.open('/');
    await page.evaluate(workerReady);
    await shop.open('/dames/dirndls');
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const isWaiting = (): Promise<boolean> => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    // Another address is another version to the browser.
    await page.evaluate(async () => void (await navigator.serviceWorker.register('/service-worker.js?next', { scope: '/' })));
    const offer = page.getByText('Er is een nieuwe versie van de winkel.');
    await expect(offer).toBeVisible();
    await expect(page.getByRole('status').filter({ has: offer })).toHaveCount(1);
    // Nothing happens under an open page before that.
    expect(await isWaiting()).toBe(true);
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Nu vernieuwen' }).click()]);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dirndls');
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain('?next');
  });
});

test(
  'a cart page opened without a connection shows the last lines, and the cart once it is back (R186)',
  inLongSuite,
  async ({ page, context, shop }) => {
    shop.allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|Load failed or canceled/);
    await shop.open('/');
    await page.evaluate(workerReady);
    await addProduct(page, shop, socks.path);
    await shop.open('/checkout/cart');
    await expect(lineOf(page, socks.name)).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Je bent offline.')).toBeVisible();
    await expect(lineOf(page, socks.name)).toBeVisible();
    await expect(page.getByText('Dit lag als laatste in je winkelwagen; er gaat niets verloren.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Je bent offline.')).toBeHidden();
    await expect(page.getByText('Dit lag als laatste in je winkelwagen')).toBeHidden();
    await page.getByRole('button', { name: `Aantal van ${socks.name}: Eén meer` }).click();
    await expect(page.getByRole('textbox', { name: `Aantal van ${socks.name}` })).toHaveValue('2');
  },
);
