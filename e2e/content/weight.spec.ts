import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop.ts';

/** Brotli, as they travel: what a first visit fetches before anybody touches the page. */
const budgets = { scripts: 127_500, styles: 25_000 };

const pages = { home: '/', listing: '/dames/dirndls', product: '/midi-dirndl-liesl.html' };

async function weigh(page: Page, path: string): Promise<{ scripts: number; styles: number }> {
  const weight = { scripts: 0, styles: 0 };
  const pending: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const kind = ({ script: 'scripts', stylesheet: 'styles' } as const)[request.resourceType() as 'script' | 'stylesheet'];
    if (kind) pending.push(request.sizes().then(({ responseBodySize }) => void (weight[kind] += responseBodySize)));
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await Promise.all(pending);
  return weight;
}

for (const [name, path] of Object.entries(pages)) {
  test(`the first visit of a ${name} page stays within its budget of scripts and styles`, async ({ page }, { project }) => {
    test.skip(project.name === 'phone', 'The same files.');
    const { scripts, styles } = await weigh(page, path);
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(budgets.scripts);
    expect(styles).toBeLessThanOrEqual(budgets.styles);
    // What sleeps has fetched nothing yet.
    await expect(page.locator('[data-asleep]').first()).toBeAttached();
  });
}
