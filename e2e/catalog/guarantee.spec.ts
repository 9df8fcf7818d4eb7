import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite, isLong } from '../fixtures/turns.ts';

const lines = [
  { language: 'nl', prefix: '', line: 'Wettelijke garantie: minimaal 2 jaar' },
  { language: 'de', prefix: '/de', line: 'Gesetzliche Gewährleistung: mindestens 2 Jahre' },
  { language: 'en', prefix: '/en', line: 'Legal guarantee: at least 2 years' },
] as const;

for (const { language, prefix, line } of lines) {
  test(
    `the official notice on the guarantee is one click from the product (LAW-10, ${language})`,
    language === 'nl' ? {} : inLongSuite,
    async ({ page, shop }) => {
      await shop.open(`${prefix}/product?sku=MA-HAA-6511`);
      const notice = page.locator(`img[src="/legal/official/eu-notice-${language}.svg"]`);
      await expect(notice).toBeHidden();
      await page.getByText(line).first().click();
      await expect(notice).toBeVisible();
      await expect(notice).toHaveAttribute('alt', new RegExp(line.split(': ')[1] ?? ''));
      if (isLong || language === 'nl') await shop.expectAccessible('main');
    },
  );
}
