import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite, onPhone } from '../fixtures/turns.ts';

/** Names of parts whose words do not fit their place. */
const unfitting = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const ruler = document.createElement('canvas').getContext('2d');
    for (const field of document.querySelectorAll<HTMLInputElement>('header input[placeholder]')) {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      if (ruler) ruler.font = font;
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const isSeen = field.checkVisibility() && field.clientWidth > 0;
      if (isSeen && (ruler?.measureText(field.placeholder).width ?? 0) > room) found.push(`placeholder ${field.placeholder}`);
    }
    const cut = (element: Element): boolean => element.scrollWidth > element.clientWidth + 1;
    for (const element of document.querySelectorAll('main nav ol, main nav ol *, [data-menu] a'))
      if (element.checkVisibility() && getComputedStyle(element).display !== 'inline' && cut(element)) found.push(`${element.textContent}`);
    const right = document.documentElement.clientWidth;
    for (const element of document.querySelectorAll('main nav li, [data-menu-link]'))
      if (element.checkVisibility() && element.getBoundingClientRect().right > right + 1) found.push(`outside ${element.textContent}`);
    // A word is never broken in two: its line is as long as the word.
    for (const link of document.querySelectorAll('[data-menu-link]')) {
      const words = document.createRange();
      const text = [...link.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
      if (!text || !link.checkVisibility()) continue;
      words.selectNodeContents(text);
      const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
      if (lines > (text.textContent ?? '').trim().split(/[\s-]+/).length) found.push(`broken ${text.textContent}`);
    }
    return found;
  });

for (const [language, path] of [
  ['nl', '/dames/dirndls/dirndls-grote-maten'],
  ['de', '/de/damen/dirndl/dirndl-grosse-groessen'],
  ['en', '/en/women/dirndls/plus-size-dirndls'],
] as const) {
  for (const theme of ['alm', 'stube']) {
    // German has the longest words.
    const where = theme === 'stube' && language === 'de' ? onPhone : inLongSuite;
    test(`breadcrumb, search and menu fit their places in ${language} (${theme})`, where, async ({ page, shop }) => {
      await shop.open(`${path}?theme=${theme}`);
      expect(await unfitting(page)).toEqual([]);
    });
  }
}
