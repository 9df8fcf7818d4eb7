import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite, onPhone } from '../fixtures/turns.ts';

const pages = [
  { prefix: '', colour: 'kleur', size: 'Maat 38', length: 'lengte', guide: 'Maattabel', find: 'Kies maat 38', bust: /Borst in cm/ },
  {
    prefix: '/de',
    colour: 'kleur',
    size: 'Größe 38',
    length: 'lengte',
    guide: 'Größentabelle',
    find: 'Größe 38 wählen',
    bust: /Brust in cm/,
  },
  { prefix: '/en', colour: 'kleur', size: 'Size 38', length: 'lengte', guide: 'Size chart', find: 'Choose size 38', bust: /Bust in cm/ },
] as const;

for (const { prefix, size, guide, find, bust } of pages) {
  test.describe(`choosing a variant below ${prefix || '/'}`, prefix === '' ? {} : inLongSuite, () => {
    test('changes the address and asks for nothing (UX-22, UX-24)', async ({ page, shop }) => {
      await shop.open(`${prefix}/midi-dirndl-marei.html`);
      const asked: string[] = [];
      page.on('request', (request) => {
        // Code may still be on its way; nothing is asked about the product.
        if (!/\/media\/|\/assets\/|favicon/.test(request.url())) asked.push(request.url());
      });
      const options = page.locator('form:has(input[name="maat_dirndl"])');
      await expect(options.locator('input[name="maat_dirndl"]:checked')).toHaveCount(0);
      await options.locator('input[name="kleur"]').nth(1).check();
      await options.getByRole('radio', { name: size, exact: true }).check();
      await expect(page).toHaveURL(/kleur=[a-z-]+.*maat_dirndl=38/);
      expect(asked).toEqual([]);
      const address = page.url();
      await page.goto(address);
      await expect(page.getByRole('radio', { name: size, exact: true })).toBeChecked();
    });

    test('works by keyboard alone, and the size guide puts a size into the choice (UX-25)', async ({ page, shop }) => {
      await shop.open(`${prefix}/midi-dirndl-marei.html`);
      await page.locator('input[name="kleur"]').first().focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('input[name="kleur"]').nth(1)).toBeChecked();
      const link = page.getByRole('main').getByRole('link', { name: guide });
      await link.focus();
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('dialog');
      await drawer.getByLabel(bust).fill('87');
      await drawer.getByRole('button', { name: find }).press('Enter');
      await expect(drawer).toBeHidden();
      await expect(page.getByRole('radio', { name: size, exact: true })).toBeChecked();
      await expect(link).toBeFocused();
    });
  });
}

test('a sold-out size stays clickable and offers a mail and its neighbours (UX-23)', inLongSuite, async ({ page, shop }) => {
  await shop.open('/midi-dirndl-marei.html?kleur=petrol');
  const soldOut = page.locator('label[data-sold-out="true"]:has(input[name="maat_dirndl"])').first();
  await soldOut.click();
  await expect(soldOut.getByRole('radio')).toHaveAccessibleName(/niet op voorraad/);
  const main = page.getByRole('main');
  await expect(main.getByText('Deze maat is uitverkocht')).toBeVisible();
  await main.getByRole('button', { name: 'Mail mij', exact: true }).click();
  await expect(main.getByText('Email is een verplicht veld.')).toBeInViewport();
  await expect(main.getByRole('button', { name: 'Uitverkocht: mail mij' }).locator('span')).toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  );
  await shop.expectAccessible('main');
  await main
    .getByRole('button', { name: /^Maat \d+$/ })
    .first()
    .click();
  await expect(main.getByText('Deze maat is uitverkocht')).toBeHidden();
});

test('who buys before choosing sees what is missing, wherever the button is', onPhone, async ({ page, shop }) => {
  await shop.open('/midi-dirndl-marei.html');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await page.getByRole('main').getByRole('button', { name: 'Kies je kleur', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Kies eerst een kleur');
  await expect(page.getByRole('main').getByRole('alert')).toBeInViewport();
  await expect(page.locator('input[name="kleur"]').first()).toBeFocused();
  await expect(page.locator('input[name="kleur"]').first()).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the choice can be read and made without JavaScript', async ({ page }) => {
    await page.goto('/midi-dirndl-marei.html?kleur=duifblauw');
    await expect(page.getByRole('radio', { name: 'duifblauw' })).toBeChecked();
    await page.getByRole('radio', { name: 'Maat 38', exact: true }).check();
    await page.getByRole('button', { name: 'Toon deze keuze' }).click();
    await expect(page).toHaveURL(/maat_dirndl=38/);
    await expect(page.getByRole('radio', { name: 'Maat 38', exact: true })).toBeChecked();
    await expect(page.getByRole('main')).toContainText('op voorraad');
  });
});

test('branches tell the stock of the chosen size and today’s hours (UX-28)', inLongSuite, async ({ page, shop }) => {
  await shop.open('/midi-dirndl-marei.html');
  const main = page.getByRole('main');
  await expect(main.getByText('Kies een maat om te zien waar hij hangt.')).toBeVisible();
  await page.locator('input[name="kleur"]').first().check();
  await page.getByRole('radio', { name: 'Maat 38', exact: true }).check();
  await expect(main.getByText('Kies een maat om te zien waar hij hangt.')).toBeHidden();
  await main.getByRole('button', { name: 'Maak Roermond mijn winkel' }).click();
  await page.reload();
  await expect(main.getByText('Mijn winkel')).toBeVisible();
});
