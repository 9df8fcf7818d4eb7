import sharp from 'sharp';
import { withPictures } from '../fixtures/browser-args.ts';
import { expect, test } from '../fixtures/shop.ts';
import { askStaff, enterAs } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

test.use({ locale: 'nl-NL', ...withPictures });

const sku = 'MA-HAA-6501';

/** Red on the left, blue on the right; a second try, and another device, brings another one. */
const halves = (red: number): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 400, channels: 3, background: { r: red, g: 20, b: 20 } } })
    .composite([{ input: { create: { width: 450, height: 400, channels: 3, background: '#2030d0' } }, left: 450, top: 0 }])
    .jpeg()
    .toBuffer();

test(
  'a picture that stands nowhere is not replaced: the new one is beside it, and the old one is a press away',
  inLongSuite,
  async ({ page }, { retry }) => {
    await enterAs(page, 'Mieke Maas');
    await page.goto('/staff/media');
    const first = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Voeg beelden toe' }).click();
    await (await first).setFiles({ name: 'nergens.jpg', mimeType: 'image/jpeg', buffer: await halves(130 + retry) });
    await expect(page.getByText('1 van 1 beeld toegevoegd')).toBeVisible();
    await page.getByRole('link', { name: 'nergens' }).first().click();
    const second = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Vervang' }).click();
    await (await second).setFiles({ name: 'ernaast.jpg', mimeType: 'image/jpeg', buffer: await halves(140 + retry) });
    await expect(page.getByText(/^Het oude beeld stond nergens/)).toBeVisible();
    await page.getByRole('button', { name: 'Naar het oude' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'nergens' })).toBeVisible();
  },
);

test(
  'a picture is brought, described, pointed at and put on a product by keyboard, and shoppers see it',
  inLongSuite,
  async ({ page, shop }, { retry, project }) => {
    // Drawings of a list wait for each other; who asks for too many at once is told to come back.
    shop.allowConsole(/status of 503/);
    const turn = project.name === 'phone' ? retry + 3 : retry;
    const [name, alt] = [`hoed-proef-${turn}`, `Een hoed op proef ${turn}`];
    await enterAs(page, 'Mieke Maas');
    await page.goto('/staff/media');
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Voeg beelden toe' }).press('Enter');
    await (await chosen).setFiles({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await halves(200 + 10 * turn) });
    await expect(page.getByText('1 van 1 beeld toegevoegd')).toBeVisible();
    await page.getByRole('link', { name }).press('Enter');
    await page.getByRole('textbox', { name: 'Alt-tekst Nederlands' }).fill(alt);
    const fromLeft = page.getByRole('slider', { name: 'Van links' });
    await fromLeft.press('End');
    await expect(fromLeft).toHaveAttribute('aria-valuetext', '100 procent');
    await shop.expectAccessible('main');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Opgeslagen.')).toBeVisible();
    await page.goto(`/staff/products/${sku}?tab=pictures`);
    await page.getByRole('button', { name: 'Voeg beelden toe' }).press('Enter');
    const picker = page.getByRole('dialog', { name: 'Voeg beelden toe' });
    await picker.getByRole('textbox', { name: 'Zoek een beeld' }).fill(name);
    await picker.getByRole('button', { name }).press('Enter');
    await picker.getByRole('button', { name: 'Zet 1 beeld erbij' }).press('Enter');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Opgeslagen.')).toBeVisible();
    const { product } = await askStaff<{ product: { addresses: { store: string; url: string }[] } }>(
      page,
      'query ($sku: ID!) { product(sku: $sku) { addresses { store url } } }',
      { sku },
    );
    await page.goto(new URL(product.addresses.find(({ store }) => store === 'nl')?.url ?? '').pathname);
    const picture = page.getByRole('img', { name: alt }).first();
    await expect(picture).toBeAttached();
    const address = /\/media\/([0-9a-f]{40})\//.exec((await picture.getAttribute('src')) ?? '')?.[1];
    const seen = await page.request.get(`/media/${address}/160.png`);
    const { data, info } = await sharp(await seen.body())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The right end of it was chosen: nothing red is left.
    expect([data[0], data[2]].map((value) => (value ?? 0) > 128)).toEqual([false, true]);
    expect(info.height).toBeGreaterThan(info.width);
  },
);
