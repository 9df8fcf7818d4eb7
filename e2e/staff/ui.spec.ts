import type { Page } from '@playwright/test';
import { withPictures } from '../fixtures/browser-args.ts';
import { cutOff } from '../fixtures/cut-off.ts';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

/**
 * The components of the back office on their own page. After a change of looks that is meant, run
 * `node tools/start.js --build tools/e2e.ts staff/ui --update-snapshots`, and look at the pictures.
 */
test.use({ ...withPictures, locale: 'nl-NL' });

async function open(page: Page): Promise<void> {
  await page.goto('/staff/ui');
  await expect(page.getByRole('heading', { name: 'Componenten' })).toBeVisible();
  // The editor of texts comes a little later than the page, which grows with it.
  await expect(page.getByRole('toolbar', { name: /^Opmaak van Omschrijving/ })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** The whole page on a screen as high as it is: what sticks to an edge lies over nothing. Half the size forgives how a machine draws letters. */
async function expectPicture(page: Page, name: string): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height });
  const seen = await page.screenshot({ animations: 'disabled' });
  expect.soft(seen).toMatchSnapshot(`ui-${name}.png`, { threshold: 0.15, maxDiffPixelRatio: 0.01 });
}

for (const scheme of ['light', 'dark'] as const) {
  test.describe(() => {
    test.use({ colorScheme: scheme, deviceScaleFactor: 0.5 });

    test(
      `every component looks like itself and has no finding, ${scheme}`,
      scheme === 'light' ? {} : inLongSuite,
      async ({ page, shop }, { project }) => {
        test.skip(project.name !== 'desktop', 'the next one is for phones');
        await open(page);
        await expectPicture(page, `${scheme}-1440`);
        await shop.expectAccessible();
      },
    );

    test(`every component fits a phone and has no finding there, ${scheme}`, inLongSuite, async ({ page, shop }, { project }) => {
      test.skip(project.name !== 'phone', 'the one before is for laptops');
      await open(page);
      await expectPicture(page, `${scheme}-390`);
      await shop.expectAccessible();
      // 1280 × 1024 enlarged four times (WCAG 1.4.10).
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(await page.evaluate(cutOff)).toEqual([]);
    });

    test(`what lies over a page has no finding, ${scheme}`, inLongSuite, async ({ page, shop }) => {
      await open(page);
      for (const name of ['Besluit', 'Zijblad', 'Palet', 'Toetsen']) {
        await page.getByRole('button', { name, exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await shop.expectAccessible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
      }
    });
  });
}

test(
  'a list is walked, chosen and read about by keys, and single letters can be switched off',
  inLongSuite,
  async ({ page }, { project }) => {
    test.skip(project.name === 'phone', 'a phone has no keys');
    await open(page);
    const row = (number: string) => page.getByRole('row').filter({ hasText: number });
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: '100012148' })).toBeFocused();
    await page.keyboard.press('x');
    await expect(row('100012148').getByRole('checkbox')).not.toBeChecked();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('Shift+J');
    await expect(row('100012146').getByRole('checkbox')).toBeChecked();
    await expect(row('100012145').getByRole('checkbox')).toBeChecked();
    await expect(page.getByText('4 gekozen')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Gekozen rijen' })).toBeHidden();

    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Toetsen op dit scherm' });
    await expect(keys.getByText('Volgende rij').first()).toBeVisible();
    await keys.getByRole('switch', { name: 'Losse letters als toets' }).click({ force: true });
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: '100012148' }).focus();
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: '100012148' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: '100012147' })).toBeFocused();
  },
);

test(
  'what was typed survives a reload, and a field that somebody else saved is chosen, never overwritten',
  inLongSuite,
  async ({ page }) => {
    await open(page);
    const form = page.getByRole('region', { name: 'Bewerken' });
    const text = form.getByRole('textbox', { name: 'Korte tekst NL' });
    await text.fill('Effen dirndl met een gestreept schort en vetering.');
    await expect(page.getByText(/^bewaard op dit apparaat, /)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Je niet-opgeslagen wijzigingen van/ })).toBeVisible();
    await page.getByRole('button', { name: 'Neem 1 wijziging over' }).click();
    await expect(text).toHaveValue('Effen dirndl met een gestreept schort en vetering.');

    await form.getByRole('textbox', { name: 'Naam NL' }).fill('Midi-dirndl Liesl Klassik');
    await page.getByRole('button', { name: 'Jonas bewaart ook' }).click();
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'Jonas Weber was je voor' });
    await expect(dialog).toContainText('Je andere wijziging, Naam NL, botst niet en gaat mee.');
    await dialog.getByRole('radio', { name: /Van Jonas/ }).check();
    await dialog.getByRole('button', { name: 'Neem 1 over' }).click();
    await expect(page.getByText('Opgeslagen.')).toBeVisible();
    await expect(text).toHaveValue('Effen katoenen dirndl met gestreept schort en veters.');
    await expect(page.getByRole('region', { name: 'Niet-opgeslagen wijzigingen' })).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Componenten' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Je niet-opgeslagen/ })).toBeHidden();
  },
);

test('on a phone a notice covers no button of what lies over the page', inLongSuite, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await page.getByRole('button', { name: 'Mislukte melding' }).click();
  const notice = page.getByRole('listitem').filter({ hasText: 'Niet verstuurd' });
  for (const name of ['Besluit', 'Zijblad']) {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const seen = await notice.boundingBox();
    for (const button of await dialog.getByRole('button').all()) {
      const box = await button.boundingBox();
      if (seen && box) expect(box.y >= seen.y + seen.height || box.y + box.height <= seen.y).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('where colours are forced an empty box still looks empty', inLongSuite, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  for (const box of await page.getByRole('checkbox').all()) {
    const isMarked = await box.evaluate((input: HTMLInputElement) => input.checked || input.indeterminate);
    const seen = await box.evaluate((input) => {
      const mark = input.nextElementSibling?.querySelector('svg');
      return mark ? getComputedStyle(mark).visibility === 'visible' : undefined;
    });
    if (seen !== undefined) expect(seen).toBe(isMarked);
  }
});
