import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findChromium } from '../../tools/find-chromium.ts';
import { removeFolder, startShop, stop } from '../harness/processes.ts';

/**
 * Lighthouse on a phone with simulated throttling: the median of five runs for each page and theme. LIGHTHOUSE_ONLY names some of
 * them, such as "home/alm cart/stube"; SHOP_URL names a shop that runs already, in whose theme they are then shown.
 */
const pages: Readonly<Record<string, string>> = {
  home: '/',
  listing: '/dames/dirndls',
  product: '/midi-dirndl-liesl.html',
  cart: '/checkout/cart',
};
const themes = ['alm', 'stube'];
const runs = 5;
/** Lighthouse's own 4 makes a phone of a fast desktop; its documentation asks for less on a slower machine. */
const slowdown = process.env['LIGHTHOUSE_SLOWDOWN'];
const port = 4390;

const folder = fileURLToPath(new URL('.', import.meta.url));
const program = join(folder, 'node_modules/lighthouse/cli/index.js');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time', 'first-contentful-paint'] as const;

type Report = {
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number; readonly title: string }>>;
};

/** It is no part of the shop: its packages are fetched when the bench is first run. */
function install(): void {
  if (existsSync(program)) return;
  const npm = join(dirname(process.env['npm_execpath'] ?? ''), 'npm-cli.js');
  const [command, args] = existsSync(npm) ? [process.execPath, [npm]] : ['npm', []];
  execFileSync(command, [...args, 'ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
}

async function measure(url: string): Promise<Report> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await measureOnce(url);
    } catch (error) {
      // It sometimes misses the start of the navigation it has asked for.
      if (turn === 3) throw error;
      console.error(`Lighthouse gave up on ${url}, once more: ${error instanceof Error ? error.message.slice(-200) : String(error)}`);
    }
  }
}

async function measureOnce(url: string): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-gpu';
  const args = [program, url, '--output=json', '--output-path=stdout', '--quiet', `--chrome-flags=${flags}`];
  if (slowdown !== undefined) args.push(`--throttling.cpuSlowdownMultiplier=${slowdown}`);
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Report;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** What keeps a category from full marks, apart from speed, which its numbers tell. */
function faults(report: Report): readonly string[] {
  const inWeighty = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => (report.categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0));
  const failed = new Set(inWeighty.map(({ id }) => id).filter((id) => (report.audits[id]?.score ?? 1) < 1));
  return [...failed].map((id) => `${id}: ${report.audits[id]?.title ?? ''}`);
}

async function measurePage(name: string, theme: string, origin: string): Promise<void> {
  const url = `${origin}${pages[name] ?? '/'}`;
  // The first visit makes the pictures and the page; it does not count. After some more the page is compressed as that of a busy shop.
  await measure(url);
  for (let visit = 0; visit < 60; visit += 1) await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
  const reports: Report[] = [];
  while (reports.length < runs) reports.push(await measure(url));
  const scores = categories.map((category) => Math.round(median(reports.map((report) => report.categories[category]?.score ?? 0)) * 100));
  const [lcp = 0, cls = 0, tbt = 0, fcp = 0] = audits.map((audit) =>
    median(reports.map((report) => report.audits[audit]?.numericValue ?? 0)),
  );
  const times = [lcp, fcp, tbt].map((value) => `${Math.round(value)} ms`);
  const index = Math.round(median(reports.map(({ environment }) => environment.benchmarkIndex)));
  console.log(`| ${[`${name}, ${theme}`, ...scores, ...times, cls.toFixed(3), index].join(' | ')} |`);
  for (const fault of new Set(reports.flatMap(faults))) console.log(`<!-- ${fault} -->`);
}

const only = process.env['LIGHTHOUSE_ONLY']?.split(' ');
const given = process.env['SHOP_URL'];

install();
console.log('| page, theme | performance | accessibility | best practices | SEO | LCP | FCP | TBT | CLS | index of the machine |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
let dataDir: string | undefined;
for (const theme of themes) {
  const wanted = Object.keys(pages).filter((name) => !only || only.includes(`${name}/${theme}`));
  if (wanted.length === 0) continue;
  const shop = given === undefined ? await startShop(port, dataDir, { THEME: theme, PREPARE_PICTURES: 'off' }) : undefined;
  dataDir = shop?.dataDir;
  try {
    for (const name of wanted) await measurePage(name, theme, given ?? shop?.url ?? '');
  } finally {
    if (shop) await stop(shop.child);
  }
}
if (dataDir !== undefined) removeFolder(dataDir);
