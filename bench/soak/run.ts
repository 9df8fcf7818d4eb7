import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findCapacity } from '../harness/capacity.ts';
import { everyPage } from '../harness/different-pages.ts';
import { piecesOnShelf, type Piece } from '../harness/guest.ts';
import { startMailSink } from '../harness/mail-sink.ts';
import { openLoop } from '../harness/open-loop.ts';
import { hotSku, mailsOf, orderFor, prepareShop } from '../harness/orders.ts';
import { removeFolder, residentMb, startShop, stop } from '../harness/processes.ts';

/** Half of what the shop can do for an hour (`SOAK_MINUTES`), with orders and their mails: memory stays flat, and nothing fails or waits. */
const minutes = Number(process.env['SOAK_MINUTES'] ?? 60);
const warmMinutes = Math.max(1, Math.round(minutes / 6));
const warmRate = 40;
/** Of a hundred visits so many end with an order: several times what a shop may hope for. */
const ordersOfHundred = 10;
const [growthLimit, queueLimitSeconds] = [0.03, 5];
const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
prepareShop({ DATA_DIR: dataDir });
const mails = await startMailSink();
const shop = await startShop(4322, dataDir, { PREPARE_PICTURES: 'off', PAGE_CACHE_MB: '16', SMTP_URL: mails.url });

/** As visitors come: every second one to the front of the shop, the others anywhere. There are more pages than are cached, so some are made. */
function visits(pages: readonly string[]): readonly string[] {
  const front = ['/', '/de', '/en', '/dames', '/dames/dirndls', '/heren', '/sale', '/search?q=dirndl'].map((path) => shop.url + path);
  const oneOf = (list: readonly string[]): string => list[Math.floor(Math.random() * list.length)] ?? shop.url;
  return Array.from({ length: 10_000 }, (_, turn) => oneOf(turn % 2 ? pages : front));
}

type Minute = { readonly failures: number; readonly queueSeconds: number };

/** Visits and orders at once, for so long, and what is to be told of them. */
async function live(urls: readonly string[], perSecond: number, ordersPerSecond: number, next: () => Piece, name: string): Promise<Minute> {
  const [visited, ordered] = await Promise.all([
    openLoop(urls, perSecond, 60),
    orderFor({ url: `${shop.url}/graphql`, seconds: 60, next, perSecond: ordersPerSecond }),
  ]);
  const waits = await mailsOf(ordered, mails, 60);
  const queueSeconds = waits.length < ordered.placed.size ? Infinity : Math.max(0, ...waits) / 1_000;
  const failures = visited.failed + visited.shed + ordered.failed;
  const cells = [
    name,
    (visited.useful / 60).toFixed(0),
    visited.p99,
    ordered.placed.size,
    queueSeconds.toFixed(1),
    failures,
    residentMb(shop.child.pid ?? 0),
  ];
  console.log(`| ${cells.join(' | ')} |`);
  return { failures, queueSeconds };
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);

try {
  const pages = await everyPage(shop.url);
  const urls = visits(pages);
  const shelf = await piecesOnShelf(`${shop.url}/graphql`);
  let taken = 0;
  const next = (): Piece => shelf[(taken += 1) % shelf.length] ?? { sku: hotSku };
  // Answers are cached from the second time they are asked for: until every page was there and the caches are full, memory grows by design.
  await openLoop(pages, warmRate, (3 * pages.length) / warmRate);
  await openLoop(urls, warmRate, 60);
  const perSecond = Number(process.env['SOAK_RATE'] ?? Math.round((await findCapacity(urls)) / 2));
  const ordersPerSecond = Number(process.env['SOAK_ORDERS'] ?? Math.max(1, (perSecond * ordersOfHundred) / 100));
  console.log(`${pages.length} pages, ${perSecond} visits and ${ordersPerSecond} orders a second\n`);
  console.log(
    '| minute | useful answers/s | p99 ms | orders | longest wait of a mail s | failed | resident MB |\n|---|---|---|---|---|---|---|',
  );
  const [memory, told]: [number[], Minute[]] = [[], []];
  for (let minute = 1; minute <= minutes; minute += 1) {
    told.push(await live(urls, perSecond, ordersPerSecond, next, String(minute)));
    if (minute > warmMinutes) memory.push(residentMb(shop.child.pid ?? 0));
  }
  const third = Math.max(1, Math.floor(memory.length / 3));
  const growth = mean(memory.slice(-third)) / mean(memory.slice(0, third)) - 1;
  const failures = told.reduce((sum, minute) => sum + minute.failures, 0);
  const longest = Math.max(...told.map(({ queueSeconds }) => queueSeconds));
  console.log(
    `\nmemory after the first ${warmMinutes} minutes: ${(growth * 100).toFixed(1)} %, longest wait of a mail: ${longest.toFixed(1)} s, failures: ${failures}`,
  );
  if (growth > growthLimit || longest > queueLimitSeconds || failures > 0) process.exitCode = 1;
} finally {
  await stop(shop.child);
  mails.close();
  removeFolder(dataDir);
}
