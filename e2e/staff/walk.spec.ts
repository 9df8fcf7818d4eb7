import type { Page } from '@playwright/test';
import { cutOff } from '../fixtures/cut-off.ts';
import { expect, test } from '../fixtures/shop.ts';
import { enterAs, expectContrast } from '../fixtures/staff.ts';
import { isLong } from '../fixtures/turns.ts';

/** Where people of a shop are all day: examined here, the others in the long suite. */
const busiest: ReadonlySet<string> = new Set(['/staff/orders', '/staff/picking', '/staff/returns', '/staff/customers']);

/** Of the demo: who sees every screen; all others in the long suite, for what they may is held by the matrix of the API. */
const owner = 'Mieke Maas';
const others = ['Lukas Brandt', 'Joris Willems', 'Anouk Peeters', 'Emma Clarke', 'Femke Hendriks', 'Thomas Krüger', 'Ruth Berger'];

/** 1280 × 1024 enlarged four times (WCAG 1.4.10). */
async function expectNarrow(page: Page, path: string): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  expect(await page.evaluate(cutOff), path).toEqual([]);
  if (size) await page.setViewportSize(size);
}

/** By the menu, which loads no document anew; each by its own address in the long suite. */
async function walkTo(page: Page, path: string): Promise<void> {
  const link = page.getByRole('navigation').first().locator(`a[href="${path}"]`);
  if (isLong || (await link.count()) === 0) await page.goto(path);
  else await link.click();
  await expect(page).toHaveURL(path);
}

for (const name of isLong ? [owner, ...others] : [owner]) {
  test(`${name} walks every screen of the menu: none refuses, none fails, and they are accessible in light and dark`, async ({
    page,
    shop,
    isMobile,
  }) => {
    test.slow();
    await enterAs(page, name);
    if (isMobile) await page.getByRole('navigation').getByRole('button').click();
    const links = page
      .getByRole(isMobile ? 'dialog' : 'navigation')
      .first()
      .getByRole('link');
    await expect(links.first()).toBeVisible();
    const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    for (const [index, path] of [...paths, '/staff/account'].entries()) {
      await walkTo(page, path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('alert'), path).toHaveCount(0);
      await expect(page).toHaveTitle(/Maas & Alm/);
      // The frame around them is the same on all.
      const part = index === 0 || isLong ? undefined : 'main';
      // Light and dark take turns; every part of a screen is seen in both by ui.spec.ts, every screen in the long suite.
      await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
      if (isLong || index === 0 || busiest.has(path)) await shop.expectAccessible(part);
      if (!isLong) continue;
      await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'dark' : 'light' });
      await expectContrast(page, part);
      await expectNarrow(page, path);
    }
  });
}

test('whoever is not logged in is led to the log-in, and to their screen afterwards', async ({ page, shop }) => {
  shop.allowConsole(/401/);
  await page.goto('/staff/account');
  await expect(page).toHaveURL(/\/staff\/login\?next=%2Faccount$/);
  await shop.expectAccessible();
  await page.getByRole('button', { name: /^Mieke Maas/ }).click();
  await expect(page).toHaveURL(/\/staff\/account$/);
});
