import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite, onPhone } from '../fixtures/turns.ts';

const height = 844;

for (const theme of ['alm', 'stube']) {
  const where = theme === 'stube' ? onPhone : inLongSuite;
  test(`the home page is at most eight screens long on a phone (${theme})`, where, async ({ page, shop, isMobile }) => {
    test.skip(!isMobile, 'a wide screen has room beside');
    await shop.open(`/?theme=${theme}`);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8 * height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test.describe('without script', onPhone, () => {
    test.use({ javaScriptEnabled: false });

    test(
      `the footer of a phone is folded, opens by a touch, and never hides who sells (${theme})`,
      theme === 'stube' ? {} : inLongSuite,
      async ({ page, isMobile }) => {
        test.skip(!isMobile, 'a wide screen shows all of it');
        await page.goto(`/merken?theme=${theme}`);
        const footer = page.getByRole('contentinfo');
        const faq = footer.getByRole('link', { name: 'Veelgestelde vragen' });
        expect((await footer.boundingBox())?.height).toBeLessThan(1_400);
        await expect(faq).toBeHidden();
        for (const name of ['Overeenkomst herroepen', 'Bedrijfsgegevens', 'Voorwaarden', 'Privacy', 'Deutsch'])
          await expect(footer.getByRole('link', { name })).toBeVisible();
        await footer.locator('summary', { hasText: /^Service$/ }).click();
        await expect(faq).toBeVisible();
        await footer.locator('summary', { hasText: 'Sittard' }).click();
        await expect(footer.getByText('Voorbeeldmarkt 12')).toBeVisible();
      },
    );
  });
}
