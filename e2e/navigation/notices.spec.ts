import type { Page } from '@playwright/test';
import { socks } from '../fixtures/cart.ts';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite, onPhone } from '../fixtures/turns.ts';

/** What a notice lies on that somebody may want to press; `fixed`: only what cannot be scrolled from under it. */
const covered = (page: Page, only: 'all' | 'fixed' = 'all'): Promise<readonly string[]> =>
  page.evaluate((which) => {
    const notice = document.querySelector('[role=alert] [data-kind], output [data-kind]');
    if (!notice) return ['no notice'];
    const box = notice.getBoundingClientRect();
    const place = notice.closest('dialog') ?? document;
    return [...place.querySelectorAll<HTMLElement>('button, input, select, textarea, summary')].flatMap((control) => {
      if (notice.contains(control) || !control.checkVisibility({ visibilityProperty: true })) return [];
      let placed: Element = control;
      while (placed instanceof HTMLElement && placed.offsetParent) placed = placed.offsetParent;
      if (which === 'fixed' && placed === document.body) return [];
      const { left, right, top, bottom, width } = control.getBoundingClientRect();
      const isUnder = width > 1 && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      return isUnder ? [control.textContent || control.getAttribute('aria-label') || control.tagName] : [];
    });
  }, only);

for (const theme of ['alm', 'stube']) {
  test(
    `what goes wrong is announced, stays, and covers no control (${theme})`,
    theme === 'alm' ? inLongSuite : onPhone,
    async ({ page, shop }) => {
      shop.allowConsole(/Failed to load resource|net::ERR/);
      await shop.open(`${socks.path}&theme=${theme}`);
      await page.route('**/graphql', (route) => route.abort());
      const buy = page.getByRole('button', { name: 'In winkelwagen' }).first();
      await buy.click();
      const alert = page.getByRole('alert').filter({ hasText: 'We krijgen geen antwoord van de winkel.' });
      await expect(alert).toBeVisible();
      await expect.poll(() => covered(page)).toEqual([]);
      // Also where a bar stands at the lower edge.
      await page.evaluate(() => window.scrollTo(0, 1_400));
      await expect.poll(() => covered(page, 'fixed')).toEqual([]);
      await expect(alert).toBeVisible();
      await page.getByRole('button', { name: 'Melding sluiten' }).click();
      await expect(alert).toBeHidden();
    },
  );
}
