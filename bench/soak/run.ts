import { findCapacity } from '../harness/capacity.ts';
import { everyPage } from '../harness/different-pages.ts';
import { openLoop } from '../harness/open-loop.ts';
import { removeFolder, residentMb, startShop, stop } from '../harness/processes.ts';

/** Half of what the shop can do for an hour (`SOAK_MINUTES`): memory stays flat, and nothing fails. */
const minutes = Number(process.env['SOAK_MINUTES'] ?? 60);
const warmMinutes = Math.max(1, Math.round(minutes / 6));
const warmRate = 40;
const shop = await startShop(4322, undefined, { PREPARE_PICTURES: 'off', PAGE_CACHE_MB: '16' });

/** As visitors come: every second one to the front of the shop, the others anywhere. There are more pages than are cached, so some are made. */
function visits(pages: readonly string[]): readonly string[] {
  const front = ['/', '/de', '/en', '/dames', '/dames/dirndls', '/heren', '/sale', '/search?q=dirndl'].map((path) => shop.url + path);
  const oneOf = (list: readonly string[]): string => list[Math.floor(Math.random() * list.length)] ?? shop.url;
  return Array.from({ length: 10_000 }, (_, turn) => oneOf(turn % 2 ? pages : front));
}

try {
  const pages = await everyPage(shop.url);
  const urls = visits(pages);
  // Answers are cached from the second time they are asked for: until every page was there and the caches are full, memory grows by design.
  await openLoop(pages, warmRate, (3 * pages.length) / warmRate);
  await openLoop(urls, warmRate, 60 * warmMinutes);
  const perSecond = Number(process.env['SOAK_RATE'] ?? Math.round((await findCapacity(urls)) / 2));
  console.log(`${pages.length} pages, ${perSecond} a second\n`);
  console.log('| minute | useful answers/s | p99 ms | failed | resident MB |\n|---|---|---|---|---|');
  const memory: number[] = [];
  let failures = 0;
  for (let minute = 1; minute <= minutes; minute += 1) {
    const { useful, failed, shed, p99 } = await openLoop(urls, perSecond, 60);
    const resident = residentMb(shop.child.pid ?? 0);
    failures += failed + shed;
    if (minute > warmMinutes) memory.push(resident);
    console.log(`| ${minute} | ${(useful / 60).toFixed(0)} | ${p99} | ${failed + shed} | ${resident} |`);
  }
  const third = Math.max(1, Math.floor(memory.length / 3));
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
  const growth = mean(memory.slice(-third)) / mean(memory.slice(0, third)) - 1;
  console.log(`\nmemory after the warm-up: ${(growth * 100).toFixed(1)} %, failures: ${failures}`);
  if (growth > 0.05 || failures > 0) process.exitCode = 1;
} finally {
  await stop(shop.child);
  removeFolder(shop.dataDir);
}
