import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from './find-chromium.ts';
import { contactSheet } from './film-strip/contact-sheet.ts';
import { openCamera } from './film-strip/camera.ts';
import { walks, type Shop, type Walk } from './film-strip/walks.ts';
import { withTestShop } from './testing/with-test-shop.ts';

/**
 * The film strip: visits of the demo shop as pictures, to look at before they are believed. `node tools/start.js --build
 * tools/film-strip.ts` makes all of them, with names (`pickup-de`) those; SHOP_URL names a shop that runs already.
 */
const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
/** The browser with a window shows PDFs, the one without does not. */
const withWindow = '/usr/bin/chromium';

const launch = (executablePath: string): Promise<Browser> => chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

async function pictureOfPdf(url: string): Promise<Buffer> {
  const browser = await launch(existsSync(withWindow) ? withWindow : findChromium());
  try {
    const page = await browser.newPage({ viewport: { width: 780, height: 1103 } });
    await page.goto(`${url}#toolbar=0&view=FitH`).catch(() => undefined);
    await page.waitForTimeout(6_000);
    return await page.screenshot();
  } finally {
    await browser.close();
  }
}

async function film(browser: Browser, walk: Walk, shop: Shop): Promise<void> {
  const context = await browser.newContext({ viewport: walk.viewport, baseURL: shop.url, serviceWorkers: 'block' });
  // A theme is asked for page by page; the payment page and its way back do not know of it.
  await context.route(`${shop.url}/**`, (route) => {
    const url = new URL(route.request().url());
    if (route.request().resourceType() === 'document') url.searchParams.set('theme', walk.theme);
    return route.continue({ url: url.href });
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const camera = openCamera(page);
  try {
    await walk.go(camera, shop);
  } finally {
    const { title, columns, width } = walk;
    if (camera.frames.length > 0) {
      const sheet = await contactSheet({ title, columns, width, frames: camera.frames });
      writeFileSync(`${folder}film-${walk.name}.webp`, sheet);
      console.log(`film-${walk.name}.webp: ${camera.frames.length} frames, ${Math.round(sheet.length / 1024)} kB`);
    }
    await context.close();
  }
}

await withTestShop(process.env, async (opened) => {
  const url = await opened;
  mkdirSync(folder, { recursive: true });
  const browser = await launch(findChromium());
  const wanted = process.argv.slice(2);
  try {
    for (const walk of walks) {
      if (wanted.length === 0 || wanted.includes(walk.name)) await film(browser, walk, { url, pdf: pictureOfPdf });
    }
  } finally {
    await browser.close();
  }
});
