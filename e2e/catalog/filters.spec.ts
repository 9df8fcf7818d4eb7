import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite, onPhone } from '../fixtures/turns.ts';

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 900;
const cards = (page: Page) => page.locator('[aria-busy]').getByRole('article');
const counted = async (page: Page): Promise<number> =>
  Number.parseInt(/\d+/.exec(await page.locator('h1 small').innerText())?.[0] ?? '', 10);

test.describe('filters of a category', () => {
  test(
    'by size and colour on a phone, in Dutch: the button counts, the list follows, Back closes only the panel',
    onPhone,
    async ({ page, shop }) => {
      test.skip(!isPhone(page), 'phones have the panel');
      await shop.open('/dames/dirndls');
      const all = await counted(page);
      await page.getByRole('link', { name: /^Filter/ }).click();
      const panel = page.getByRole('dialog', { name: 'Filters' });
      await expect(panel).toBeVisible();
      await expect(panel.getByRole('button', { name: `Toon ${all} artikelen` })).toBeVisible();
      await shop.expectAccessible();

      await page.goBack();
      await expect(panel).toBeHidden();
      await expect(page).toHaveURL(/\/dames\/dirndls$/);

      await page.getByRole('link', { name: /^Filter/ }).click();
      await panel.getByRole('checkbox', { name: /^38\b/ }).click();
      const button = panel.getByRole('button', { name: /^Toon \d+ artikel/ });
      await expect(button).not.toHaveText(`Toon ${all} artikelen`);
      const bySize = await button.innerText();
      const colour = panel.getByRole('list', { name: 'Kleur', exact: true }).getByRole('checkbox').first();
      const colourName = (await colour.locator('xpath=..').innerText()).split('\n')[0]?.trim() ?? '';
      await colour.click();
      await expect(button).not.toHaveText(bySize);
      const count = Number.parseInt(/\d+/.exec(await button.innerText())?.[0] ?? '', 10);
      expect(count).toBeGreaterThan(0);
      await button.click();

      await expect(page).toHaveURL(/\/dames\/dirndls\/kleur:[a-z-]+\/maat_dirndl:38$/);
      await expect(panel).toBeHidden();
      await expect.poll(() => counted(page)).toBe(count);
      const chips = page.getByRole('list', { name: 'Gekozen filters' });
      await expect(chips).toContainText('Maat: 38');
      await expect(chips).toContainText(new RegExp(`Kleur: ${colourName}`, 'i'));
      await page.goBack();
      await expect(page).toHaveURL(/\/dames\/dirndls$/);
      await expect.poll(() => counted(page)).toBe(all);
    },
  );

  test('by price on a laptop, in German: fields and slider, clamped, with its own chip', inLongSuite, async ({ page, shop }) => {
    test.skip(isPhone(page), 'a laptop has the bar');
    await shop.open('/de/damen/dirndl');
    await page.getByText('Preis', { exact: true }).click();
    const to = page.getByRole('spinbutton', { name: 'Bis' });
    const dearest = Number(await to.inputValue());
    await to.fill('150');
    await to.press('Enter');
    await expect(page).toHaveURL(/\/de\/damen\/dirndl\/price:\d+-150$/);
    await expect(page.getByRole('list', { name: 'Gewählte Filter' })).toContainText('Preis:');
    await expect(to).toBeFocused();
    await page.getByRole('slider', { name: 'Höchster Preis' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/-149$/);
    const amountIn = (text: string): number => Number(/[\d.]+(?:,\d\d)?/.exec(text)?.[0]?.replace('.', '').replace(',', '.'));
    await expect(cards(page).first()).toBeVisible();
    // The address changes a moment before the list does.
    await expect
      .poll(async () => Math.max(...(await cards(page).locator('[data-price]').allInnerTexts()).map(amountIn)))
      .toBeLessThanOrEqual(149);
    await shop.open(`/de/damen/dirndl/price:0-${dearest + 500}`);
    await expect(page.getByRole('list', { name: 'Gewählte Filter' })).toHaveCount(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('work without JavaScript: filters are links, the price is a form, the address is in its one form', async ({ page }) => {
      await page.goto('/dames/dirndls');
      const all = await counted(page);
      await page.locator('summary', { hasText: 'Maat' }).first().click();
      await page.locator('a[data-look="size"]').getByText('38', { exact: true }).click();
      await expect(page).toHaveURL(/\/dames\/dirndls\/maat_dirndl:38$/);
      await expect.poll(() => counted(page)).toBeLessThan(all);
      await page.locator('summary', { hasText: 'Prijs' }).click();
      await page.getByRole('spinbutton', { name: 'Tot en met' }).fill('180');
      await page.getByRole('button', { name: 'Toepassen' }).first().click();
      await expect(page).toHaveURL(/\/maat_dirndl:38\/price:\d+-180$/);
      await page.getByLabel('Sorteren').selectOption('price_down');
      await page.getByRole('button', { name: 'Toepassen' }).last().click();
      await expect(page).toHaveURL(/price:\d+-180\?sort=price_down/);
      await page.getByRole('link', { name: /^Maat: 38/ }).click();
      await expect(page).not.toHaveURL(/maat_dirndl/);
    });
  });

  test('work by keyboard alone, and the focus stays', async ({ page, shop }) => {
    test.skip(isPhone(page), 'a laptop has the keyboard');
    await shop.open('/dames/dirndls');
    const brand = page.locator('summary', { hasText: 'Merk' });
    await brand.focus();
    await page.keyboard.press('Enter');
    const option = page.locator('details[open] a[data-look="row"]').first();
    await page.keyboard.press('Tab');
    if (!(await option.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
    await expect(option).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/merk:[a-z-]+$/);
    await expect(option).toBeFocused();
    await expect(option).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('status').filter({ hasText: 'gevonden' })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(brand).toBeFocused();
  });

  test('come back with Back, and so does the place on the page', inLongSuite, async ({ page, shop }) => {
    await shop.open('/dames/dirndls/maat_dirndl:38');
    const count = await counted(page);
    const last = cards(page).last();
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(200);
    await last.getByRole('link').first().click();
    await expect(page).toHaveURL(/\.html$/);
    await page.goBack();
    await expect(page).toHaveURL(/maat_dirndl:38$/);
    await expect.poll(() => counted(page)).toBe(count);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 50);
  });

  test('are the same list under the query form, unknown ones are ignored, ids are known (SPEC-2)', inLongSuite, async ({ page, shop }) => {
    await shop.open('/dames/dirndls?filter-maat_dirndl=38&filter-smaak=zoet&sort=price_up');
    await expect(page).toHaveURL(/\/dames\/dirndls\/maat_dirndl:38\?sort=price_up$/);
    const count = await counted(page);
    await shop.open('/dames/dirndls/maat_dirndl:38/smaak:zoet');
    await expect.poll(() => counted(page)).toBe(count);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/dames\/dirndls\/maat_dirndl:38$/);
    await shop.open('/dames/dirndls/kleur:dennengroen/maat_dirndl:38');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test('a size chosen once is offered in the next category (UX-10)', inLongSuite, async ({ page, shop }) => {
    await shop.open('/dames/dirndls/maat_dirndl:38');
    await shop.open('/dames/dirndls/midi-dirndls');
    const offer = page.getByRole('link', { name: 'Jouw maat 38' });
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Jouw maat 38 vergeten' }).click();
    await expect(offer).toHaveCount(0);
  });

  test('a longer list is an address: it stays after going to a product and back (UX-12)', inLongSuite, async ({ page, shop }) => {
    await shop.open('/dames/dirndls');
    await expect(page.getByText('12 van', { exact: false })).toBeVisible();
    await page.getByRole('link', { name: 'Toon meer' }).click();
    await expect(cards(page)).toHaveCount(24);
    await expect(page).toHaveURL(/page-size=24/);
    await cards(page).last().getByRole('link').first().click();
    await expect(page).toHaveURL(/\.html$/);
    await page.goBack();
    await expect(cards(page)).toHaveCount(24);
  });

  test('filters that give nothing together show the way out', inLongSuite, async ({ page, shop }) => {
    await shop.open('/dames/dirndls/lengte:mini-50-cm/price:800-860');
    await expect(page.getByText('Geen artikelen gevonden.')).toBeVisible();
    // Away from the bar at the foot of the screen, which would cover part of it.
    await page.getByRole('link', { name: /^Zonder Roklengte/ }).evaluate((link) => link.scrollIntoView({ block: 'center' }));
    await shop.expectAccessible();
    await page.getByRole('link', { name: /^Zonder Roklengte \d+ artikel/ }).click();
    await expect(page).toHaveURL(/\/dames\/dirndls\/price:800-860$/);
    await expect(cards(page).first()).toBeVisible();
  });

  for (const theme of ['alm', 'stube']) {
    test(`are accessible in ${theme}`, theme === 'alm' ? inLongSuite : onPhone, async ({ page, shop }) => {
      await shop.open(`/dames/dirndls/maat_dirndl:38?theme=${theme}`);
      await expect(cards(page).first()).toBeVisible();
      await shop.expectAccessible();
    });
  }
});
