import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite, onPhone } from '../fixtures/turns.ts';

test.describe('search on a phone', onPhone, () => {
  test.skip(({ isMobile }) => !isMobile, 'wide screens have the field');

  test('opens a screen with the focus in its field, suggests, and is walked by keyboard alone', async ({ page, shop }) => {
    await shop.open('/?theme=alm');
    const opener = page.getByRole('link', { name: 'Zoeken', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Zoeken in de winkel' });
    const field = dialog.getByRole('combobox');
    await expect(field).toBeFocused();
    await page.keyboard.type('dirnd');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await shop.expectAccessible();

    const list = dialog.getByRole('listbox');
    expect(await list.getByRole('group', { name: 'Artikelen' }).getByRole('option').count()).toBeLessThanOrEqual(6);
    // LAW-01: prices have their line here too.
    await expect(dialog.getByText(/incl\. btw, excl\./)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const first = list.getByRole('option').first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
    await expect(field).toBeFocused();

    // Escape clears, then closes, and the focus goes back.
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('keeps the last searches, which can be deleted', inLongSuite, async ({ page, shop }) => {
    for (const text of ['lederhose', 'hoed']) await shop.open(`/search?q=${text}&theme=alm`);
    await shop.open('/?theme=alm');
    await page.getByRole('link', { name: 'Zoeken', exact: true }).click();
    const recent = page.getByRole('dialog').getByRole('region', { name: 'Laatst gezocht' });
    await expect(recent.getByRole('link')).toHaveText(['hoed', 'lederhose']);
    await recent.getByRole('button', { name: '‘hoed’ verwijderen' }).click();
    await expect(recent.getByRole('link')).toHaveText(['lederhose']);
    await recent.getByRole('link', { name: 'lederhose' }).click();
    await expect(page).toHaveURL(/\/search\?q=lederhose$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('search on a laptop', () => {
  test.skip(({ isMobile }) => isMobile, 'phones have a screen of their own');

  for (const theme of ['alm', 'stube']) {
    test(`in German finds umlauts in any spelling and in spite of a typo (${theme})`, inLongSuite, async ({ page, shop }) => {
      await shop.open(`/de?theme=${theme}`);
      const field = page.getByRole('banner').getByRole('combobox');
      await field.fill('schuerze');
      const products = page.getByRole('group', { name: 'Artikel' }).getByRole('option');
      await expect(products.first()).toContainText(/schürze/i);
      await field.fill('dirnl');
      await expect(products.first()).toContainText(/dirndl/i);
      await expect(page.getByRole('group', { name: 'Kategorien' }).getByRole('option').first()).toContainText(/dirndl/i);
      await shop.expectAccessible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/de\/search\?q=dirnl/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('dirnl');
      await expect(field).toHaveValue('dirnl');
      await expect(page.getByRole('main').getByRole('article').or(page.getByRole('main').locator('[data-price]')).first()).toBeVisible();
    });
  }

  test('an old request never overwrites a newer answer', inLongSuite, async ({ page, shop }) => {
    await shop.open('/?theme=alm');
    const field = page.getByRole('banner').getByRole('combobox');
    await field.pressSequentially('lederhose', { delay: 60 });
    await expect(page.getByRole('group', { name: 'Artikelen' }).getByRole('option').first()).toContainText(/lederhose/i);
    await field.fill('hoed');
    await expect(page.getByRole('group', { name: 'Artikelen' }).getByRole('option').first()).toContainText(/hoed/i);
  });
});
