import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { languageCodes, type Language } from '@shop/contract';
import { drawPicture, pictureSize } from '@shop/demo-data/images';
import sharp from 'sharp';
import { fontFile } from '../apps/backend/src/kernel/brand/brand-files.ts';
import { brandTheme } from '../apps/backend/src/kernel/brand/brand-theme.ts';
import { drawLogo } from '../apps/backend/src/kernel/brand/logo.ts';
import { creditNotePdf } from '../apps/backend/src/modules/orders/documents/credit-note-pdf.ts';
import { invoicePdf } from '../apps/backend/src/modules/orders/documents/invoice-pdf.ts';
import { everyMail } from '../apps/backend/src/testing/every-mail.ts';
import { findChromium } from './find-chromium.ts';
import { host, pictureAt, samplesOf } from './mail-sheets/mail-samples.ts';

/**
 * The mails of the shop as people see them: in three languages, on a desk and on a phone, by day and by night, and the documents that
 * come with them. `node tools/start.js tools/mail-sheets.ts` writes docs/screenshots/mails; documents need pdftoppm (poppler-utils).
 */
const folder = fileURLToPath(new URL('../docs/screenshots/mails/', import.meta.url));
const shown = [
  'confirmation',
  'payment-failed',
  'shipped as a parcel',
  'ready-for-pickup',
  'refunded',
  'withdrawal receipt',
  'back in stock',
  'shared wishlist',
  'new password',
  'newsletter to confirm',
];
const sizes = [
  { width: 640, scale: 0.5 },
  { width: 390, scale: 0.5 },
] as const;
/** Enough for the longest, an order with its rights. */
const tallest = 2300;
const gap = 12;
const quality = 38;

type Look = { readonly language: Language; readonly theme: string; readonly scheme: 'light' | 'dark'; readonly hasPictures?: boolean };
type Shot = { readonly bytes: Buffer; readonly width: number; readonly height: number };

/** Answers what a mail loads, as the shop would. */
async function answer(path: string): Promise<{ body: Buffer; contentType: string } | undefined> {
  const [, theme, file = ''] = /^\/media\/brand\/(\w+)\/([\w.]+)$/.exec(path) ?? [];
  if (file === 'logo.png') return { body: await drawLogo(brandTheme(theme)), contentType: 'image/png' };
  const face = (['display', 'text', 'strong'] as const).find((name) => file === `${name}.ttf`);
  if (face) return { body: readFileSync(fontFile(brandTheme(theme), face)), contentType: 'font/ttf' };
  const picture = pictureAt(path);
  if (!picture) return undefined;
  const density = (72 * 160) / pictureSize(picture.garment).width;
  const raster = sharp(Buffer.from(drawPicture(picture.garment, picture.view)), { density }).resize({ width: 160 });
  return { body: await raster.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer(), contentType: 'image/jpeg' };
}

async function shots(browser: Browser, look: Look): Promise<readonly (readonly Shot[])[]> {
  const mails = await everyMail(look.language, samplesOf(look.language, look.theme));
  const context = await browser.newContext({ colorScheme: look.scheme, viewport: { width: 640, height: 400 } });
  await context.route('**/*', async (route) => {
    const { pathname, origin } = new URL(route.request().url());
    const found = origin === host && look.hasPictures !== false ? await answer(pathname) : undefined;
    await (found ? route.fulfill({ ...found, headers: { 'access-control-allow-origin': '*' } }) : route.abort());
  });
  const page = await context.newPage();
  const rows: Shot[][] = [];
  for (const { width, scale } of sizes) {
    await page.setViewportSize({ width, height: 400 });
    const row: Shot[] = [];
    for (const name of shown) {
      const mail = mails.find((one) => one.name === name);
      if (!mail) throw new Error(`there is no mail "${name}"`);
      await page.setContent(mail.mail.html, { waitUntil: 'load' });
      await page.evaluate('document.fonts.ready');
      const picture = sharp(await page.screenshot({ fullPage: true }));
      const { height } = await picture.metadata();
      const cut = { width, height: Math.min(height, tallest) };
      const size = { width: Math.round(cut.width * scale), height: Math.round(cut.height * scale) };
      row.push({
        bytes: await picture
          .extract({ left: 0, top: 0, ...cut })
          .png()
          .toBuffer(),
        ...size,
      });
    }
    rows.push(row);
  }
  await context.close();
  return rows;
}

async function write(name: string, rows: readonly (readonly Shot[])[]): Promise<void> {
  const layers: { input: Buffer; left: number; top: number }[] = [];
  let [width, top] = [0, gap];
  for (const row of rows) {
    let left = gap;
    for (const shot of row) {
      layers.push({ input: await sharp(shot.bytes).resize(shot.width, shot.height).toBuffer(), left, top });
      left += shot.width + gap;
    }
    width = Math.max(width, left);
    top += Math.max(...row.map(({ height }) => height)) + gap;
  }
  const sheet = await sharp({ create: { width, height: top, channels: 3, background: '#8a8f8c' } })
    .composite(layers)
    .webp({ quality, effort: 6 })
    .toBuffer();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), sheet);
  console.log(`${name}: ${width} × ${top}, ${Math.round(sheet.length / 1000)} kB`);
}

/** The first page of a document. */
async function firstPage(pdf: Buffer): Promise<Shot> {
  const workplace = mkdtempSync(join(tmpdir(), 'shop-pages-'));
  try {
    writeFileSync(join(workplace, 'document.pdf'), pdf);
    const { status, error } = spawnSync('pdftoppm', ['-r', '72', '-f', '1', '-l', '1', '-png', 'document.pdf', 'page'], { cwd: workplace });
    if (status !== 0) throw new Error('pdftoppm could not draw the document: apt-get install poppler-utils', { cause: error });
    const bytes = readFileSync(join(workplace, 'page-1.png'));
    const { width, height } = await sharp(bytes).metadata();
    return { bytes, width, height };
  } finally {
    rmSync(workplace, { recursive: true });
  }
}

async function documents(): Promise<readonly (readonly Shot[])[]> {
  const pages = async (language: Language, theme: string): Promise<readonly Shot[]> => {
    const { order, sender } = samplesOf(language, theme);
    const [invoice, refund] = [order.invoices[0], order.refunds[0]];
    if (!invoice || !refund) throw new Error('the order of the samples has no documents');
    const files = [invoicePdf(order, invoice, sender), creditNotePdf(order, refund, sender)];
    return Promise.all((await Promise.all(files)).map(firstPage));
  };
  return [[...(await pages('nl', 'alm')), ...(await pages('de', 'stube'))]];
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  for (const language of languageCodes) {
    for (const scheme of ['light', 'dark'] as const) {
      await write(`${language}-${scheme}.webp`, await shots(browser, { language, theme: 'alm', scheme }));
    }
  }
  const [desk] = await shots(browser, { language: 'nl', theme: 'stube', scheme: 'light' });
  const [, phone] = await shots(browser, { language: 'nl', theme: 'stube', scheme: 'dark' });
  await write('stube.webp', [desk ?? [], phone ?? []]);
  await write('without-pictures.webp', await shots(browser, { language: 'nl', theme: 'alm', scheme: 'light', hasPictures: false }));
  await write('documents.webp', await documents());
} finally {
  await browser.close();
}
