import { expect, test } from '../fixtures/shop.ts';

/** Cards sleep and the router does not know all routes yet when somebody clicks at once: they must get there as well. */
const ways = [
  { from: '/', to: '/login', heading: /inloggen/i },
  { from: '/midi-dirndl-liesl.html', to: '/checkout/cart', heading: /winkelwagen/i },
  { from: '/dames/dirndls', to: '/midi-dirndl-liesl.html', heading: /liesl/i },
] as const;

for (const { from, to, heading } of ways) {
  test(`from ${from} the first thing done is to go to ${to}, without a new document`, async ({ page }) => {
    await page.goto(from);
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
    await page.evaluate((path) => {
      document.documentElement.dataset['same'] = '';
      [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${path}"]`)].find((link) => link.checkVisibility())?.click();
    }, to);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('html[data-same]')).toHaveCount(1);
  });
}
