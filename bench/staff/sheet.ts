import type { Page } from '@playwright/test';
import { withStaffPage } from './staff-page.ts';
import type { StaffSession } from './staff-session.ts';
import { quantile } from './timing.ts';

const turns = Number(process.env['BENCH_CLICKS'] ?? 15);
const rows = 5_000;
const columns = [
  ...['nl', 'de', 'en'].flatMap((store) =>
    ['name', 'urlKey', 'shortDescription', 'description', 'metaTitle', 'metaDescription', 'metaKeyword'].map(
      (field) => `texts.${store}.${field}`,
    ),
  ),
  'brandId',
  'weightGrams',
  'isVisible',
  'materials',
  'care',
  'newFrom',
  'sizeChartKey',
  'isMadeToOrder',
  'attributes.kleur',
];
/** The columns that are pasted into: titles for search engines, in the first of the languages. */
const title = columns.indexOf('texts.nl.metaTitle');

const heap = (page: Page): Promise<number> => page.evaluate<number>('performance.memory.usedJSHeapSize / 1_048_576');

/** In the browser, from the next key until the frame after the cell says what was pasted; a text, because its names are the browser's. */
const fromKeyToCell = (cell: string, text: string): string => `window.pasted_ = new Promise((resolve) => {
  addEventListener('keydown', () => {
    const since = performance.now();
    const look = () => {
      if (document.querySelector(${JSON.stringify(cell)})?.textContent.includes(${JSON.stringify(text)})) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since), 0));
      else requestAnimationFrame(look);
    };
    look();
  }, { capture: true, once: true });
})`;

/** In the browser: how long each frame took from here on, and those that browsers call long (over 50 ms). */
const watchFrames = `(() => {
  window.frames_ = []; window.long_ = [];
  new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) window.long_.push(duration); }).observe({ type: 'long-animation-frame' });
  let last = performance.now();
  const look = (now) => { window.frames_.push(now - last); last = now; requestAnimationFrame(look); };
  requestAnimationFrame(look);
})()`;

async function openSheet(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/staff/products`);
  await page.evaluate(`localStorage.setItem('staff-columns-sheet', ${JSON.stringify(columns.join())})`);
  const since = performance.now();
  await page.goto(`${origin}/staff/products/sheet`);
  await page.locator('[data-cell="0:0"]').waitFor({ timeout: 120_000 });
  const grid = page.getByRole('grid');
  const [drawn, of] = [await grid.getAttribute('aria-rowcount'), await grid.getAttribute('aria-colcount')].map(Number);
  const ms = performance.now() - since;
  console.log(
    `| opened: ${(drawn ?? 0) - 1} rows × ${(of ?? 0) - 1} columns | ${ms.toFixed(0)} | | ${(await heap(page)).toFixed(0)} MB of memory |`,
  );
}

/** Down by the wheel, past ${rows} rows, and to the right and back. */
async function measureScroll(page: Page): Promise<void> {
  await page.mouse.move(700, 500);
  await page.evaluate(watchFrames);
  for (let turn = 0; turn < 400; turn += 1) {
    await page.mouse.wheel(turn % 40 === 0 ? 900 : 0, 400);
    if (turn % 80 === 79) await page.mouse.wheel(-1_800, 0);
    await page.waitForTimeout(16);
  }
  const top = await page.evaluate<number>('document.querySelector("[role=grid]").parentElement.scrollTop');
  const frames = await page.evaluate<readonly number[]>('window.frames_');
  const long = await page.evaluate<readonly number[]>('window.long_');
  const [middle, high, most] = [quantile(frames, 0.5), quantile(frames, 0.99), Math.max(...frames)].map((ms) => ms.toFixed(1));
  console.log(
    `| a frame while ${Math.round(top / 32)} rows were scrolled by | ${middle} | ${high} (p99), ${most} (longest) | ${long.length} over 50 ms of ${frames.length} |`,
  );
}

/** Into the first of the columns that are pasted into, from wherever the focus was. */
async function standInTitle(page: Page): Promise<void> {
  await page.getByRole('grid').locator('[data-cell]').first().click();
  await page.keyboard.press('Control+Home');
  for (let step = 0; step < title; step += 1) await page.keyboard.press('ArrowRight');
}

/** Puts a table on the clipboard as Excel does, and pastes it where somebody stands. */
async function paste(page: Page, text: string, cell: string, first: string): Promise<number> {
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
  // Listened for before the key is pressed: a key overtakes what else a busy page has to do.
  await page.evaluate(`void (${fromKeyToCell(cell, first)})`);
  await page.keyboard.press('Control+v');
  return page.evaluate<number>('window.pasted_');
}

async function measurePaste(page: Page): Promise<void> {
  const cell = `[data-cell="0:${title}"]`;
  const times: number[] = [];
  for (let turn = 0; turn <= turns; turn += 1) {
    await standInTitle(page);
    const table = Array.from({ length: 500 }, (_, row) => `Titel ${turn} ${row}\tOmschrijving ${turn} ${row}`).join('\r\n');
    times.push(await paste(page, table, cell, `Titel ${turn} 0`));
  }
  const [first, ...others] = times;
  console.log(
    `| 1,000 cells pasted, on the screen | ${quantile(others, 0.5).toFixed(0)} | ${quantile(others, 0.95).toFixed(0)} | the first ${first?.toFixed(0)} |`,
  );
}

/** Every row has a cell changed; the shop says what would come of it. */
async function measureCheck(page: Page): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await standInTitle(page);
    const table = Array.from({ length: rows }, (_, row) => `Nieuwe titel ${turn} ${row}`).join('\r\n');
    await paste(page, table, `[data-cell="0:${title}"]`, `Nieuwe titel ${turn} 0`);
    const check = page.getByRole('region', { name: 'Dit zou er veranderen' });
    const since = performance.now();
    await page.getByRole('button', { name: 'Controleer' }).click();
    await check.getByRole('table').waitFor({ timeout: 120_000 });
    times.push(performance.now() - since);
    await check.getByRole('button', { name: 'Sluit' }).click();
  }
  console.log(
    `| ${rows.toLocaleString('en')} changed rows checked | ${quantile(times, 0.5).toFixed(0)} | ${Math.max(...times).toFixed(0)} (longest) | |`,
  );
}

/** The table of products, as large as it gets: opened, scrolled, pasted into, checked. */
export const measureSheet = (session: StaffSession): Promise<void> =>
  withStaffPage(session, async (page) => {
    console.log('\n| table of products | median ms | p95 ms | |\n|---|---|---|---|');
    await openSheet(page, session.origin);
    await measureScroll(page);
    await measurePaste(page);
    await measureCheck(page);
  });
