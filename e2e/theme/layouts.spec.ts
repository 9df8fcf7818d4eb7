import type { Locator, Page } from '@playwright/test';
import { unfoldFooter } from '../fixtures/footer.ts';
import { expect, test } from '../fixtures/shop.ts';
import { inLongSuite, onPhone } from '../fixtures/turns.ts';

const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const menuButton = (page: Page): Locator => page.getByRole('button', { name: 'Menu openen' });
/** Of the lines themselves: a drawing that is not on the sheet has none. */
const widthOfDrawing = (drawing: Locator): Promise<number> => drawing.evaluate((element: SVGSVGElement) => element.getBBox().width);

test('stube tells a story beside every seventh card, each once', inLongSuite, async ({ page, shop, isMobile }) => {
  await shop.open('/dames/dirndls?theme=stube');
  const cells = page.locator('main ul[data-swipe] > li');
  const places = (): Promise<number[]> =>
    cells.evaluateAll((all) => all.flatMap((cell, index) => (cell.querySelector('aside') ? [index] : [])));
  // After the first shelf there is a band with the slider of the category.
  expect(await places()).toEqual([7]);
  if (!isMobile) {
    const [tile, beside] = [await boxOf(cells.nth(7)), await boxOf(cells.nth(8))];
    expect(Math.abs(tile.y - beside.y)).toBeLessThan(2);
    expect(tile.width).toBeGreaterThan(beside.width * 1.8);
  }
  await page.getByRole('main').getByRole('link', { name: 'Toon meer' }).click();
  await expect.poll(places).toEqual([7, 15, 23]);
  const titles = await cells.locator('aside').evaluateAll((all) => all.map((tile) => tile.getAttribute('aria-label')));
  expect(new Set(titles).size).toBe(3);
});

test(
  'stube sets the given name apart, and shows a wall of niches, on a phone one with arches to choose from',
  inLongSuite,
  async ({ page, shop, isMobile }) => {
    await shop.open('/midi-dirndl-liesl.html?theme=stube');
    await expect(page.getByRole('heading', { level: 1 }).locator('em')).toHaveText('Liesl');
    const gallery = page.getByRole('list', { name: /Midi-dirndl Liesl/ });
    if (!isMobile) {
      const [large, small] = [await boxOf(gallery.getByRole('listitem').first()), await boxOf(gallery.getByRole('listitem').nth(1))];
      expect(large.width).toBeGreaterThan(small.width * 1.8);
      expect(small.y).toBeGreaterThan(large.y + large.height);
      return;
    }
    const second = page.getByRole('button', { name: /^Afbeelding 2 tonen: / });
    await expect(page.getByRole('button', { name: /^Afbeelding 1 tonen: / })).toHaveAttribute('aria-current', 'true');
    await second.click();
    await expect(second).toHaveAttribute('aria-current', 'true');
    const niche = await boxOf(gallery);
    await expect.poll(async () => Math.round((await boxOf(gallery.getByRole('listitem').nth(1))).x - niche.x)).toBeLessThanOrEqual(2);
    await gallery.getByRole('link').nth(1).click();
    await expect(page.getByRole('dialog').getByText('2/5')).toBeVisible();
  },
);

/** How wide each picture is, row by row, as parts of its column: [[0.5, 0.5], [0.3, 0.3, 0.3]]. */
const rowsOfPictures = (gallery: Locator): Promise<number[][]> =>
  gallery.evaluate((list) => {
    const boxes = [...list.children].map((item) => item.getBoundingClientRect());
    const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
    return [...rows.values()].map((row) => row.map(({ width }) => Math.floor((width / list.clientWidth) * 10) / 10));
  });

for (const theme of ['alm', 'stube'] as const) {
  test(`the pictures of a look in ${theme} fill their rows, two to eight of them`, inLongSuite, async ({ page, shop, isMobile }) => {
    test.skip(isMobile, 'a phone has one row to swipe');
    await shop.open(`/look-sittard-feiert.html?theme=${theme}`);
    const gallery = page.getByRole('list', { name: /^Foto’s van/ });
    const [pair, three] = [
      [0.4, 0.4],
      [0.3, 0.3, 0.3],
    ];
    const wanted = {
      8: [pair, three, three],
      7: [pair, pair, three],
      6: [three, three],
      5: [pair, three],
      4: [pair, pair],
      3: [three],
      2: [pair],
    };
    for (const [count, rows] of Object.entries(wanted)) {
      await gallery.evaluate((list, total) => {
        while (list.children.length > total) list.lastElementChild?.remove();
        while (list.children.length < total) list.append(list.children[0]?.cloneNode(true) ?? '');
      }, Number(count));
      expect(await rowsOfPictures(gallery), `${count} pictures`).toEqual(rows);
    }
  });
}

test('alm shows all pictures at once on a wide screen, and its name in one hand', inLongSuite, async ({ page, shop, isMobile }) => {
  test.skip(isMobile, 'a phone has one row to swipe');
  await shop.open('/midi-dirndl-liesl.html?theme=alm');
  await expect(page.getByRole('heading', { level: 1 }).locator('em')).toHaveCount(0);
  const [first, last] = [page.locator('main ul img').first(), page.locator('main ul img').nth(4)];
  expect((await boxOf(last)).y).toBeGreaterThan((await boxOf(first)).y);
});

test(
  'stube has its menu in a rail on a wide screen, and its tools at the lower edge of a phone',
  onPhone,
  async ({ page, shop, isMobile }) => {
    await shop.open('/dames/dirndls?theme=stube');
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    if (!isMobile) {
      const rail = await boxOf(page.getByRole('navigation', { name: 'Hoofdmenu' }));
      expect(rail.x + rail.width).toBeLessThanOrEqual(90);
      await expect(menuButton(page)).toBeHidden();
      // Every department has its drawing, and every drawing is on the sheet.
      const entries = page.getByRole('navigation', { name: 'Hoofdmenu' }).locator('[data-menu-link]');
      await expect(entries.locator('svg use')).toHaveCount(await entries.count());
      for (const drawing of await entries.locator('svg').all()) expect(await widthOfDrawing(drawing)).toBeGreaterThan(10);
      return;
    }
    const menu = await boxOf(menuButton(page));
    expect(menu.y + menu.height).toBeGreaterThan(height - 60);
    for (const name of [/^Winkelwagen/, /^Wensenlijst/]) {
      const tool = await boxOf(page.getByRole('banner').getByRole('link', { name }));
      expect(tool.y + tool.height / 2).toBeGreaterThan(height - 60);
      expect(tool.x + tool.width).toBeLessThanOrEqual(width);
    }
    // The bar of the list stands on it, not under it.
    const filter = await boxOf(page.getByRole('link', { name: /^Filter/ }));
    expect(filter.y + filter.height).toBeLessThanOrEqual(height - 56);
    // Enlarged four times it would cover the page: it goes to its place in the header.
    await page.setViewportSize({ width: 320, height: 256 });
    expect((await boxOf(menuButton(page))).y).toBeLessThan(200);
  },
);

test('the footer of stube has three doors with all the law wants', async ({ page, shop }) => {
  await shop.open('/merken?theme=stube');
  const footer = page.getByRole('contentinfo');
  await unfoldFooter(page);
  for (const name of ['Overeenkomst herroepen', 'Bedrijfsgegevens', 'Privacy', 'Voorwaarden', 'Toegankelijkheid'])
    await expect(footer.getByRole('link', { name }).first()).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'Onze winkels' })).toBeVisible();
});
