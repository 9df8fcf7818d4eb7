import { findCapacity } from '../harness/capacity.ts';
import { differentPages } from '../harness/different-pages.ts';
import { openLoop, type OpenLoad } from '../harness/open-loop.ts';
import { removeFolder, startShop, stop } from '../harness/processes.ts';

/**
 * Three times what the shop can do, whoever comes not knowing that others wait. Pages are made at each request: cached ones are so cheap
 * that the generator would be the limit.
 */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 60);
const shop = await startShop(4321, undefined, { PAGE_CACHE_MB: '0', PREPARE_PICTURES: 'off' });
/** So many that hardly two visitors want the same page at once, which would be made once for both. */
const urls = await differentPages(shop.url);

const row = (name: string, rate: number, { useful, shed, failed, p50, p99, shedP99 }: OpenLoad, time: number): void =>
  console.log(`| ${name} | ${rate} | ${(useful / time).toFixed(0)} | ${p50} | ${p99} | ${shed} | ${shedP99} | ${failed} |`);

try {
  // What the engine has not compiled yet takes three times as long.
  await openLoop(urls, 40, 30);
  const capacity = await findCapacity(urls);
  console.log(
    '| load | asked/s | useful answers/s | p50 ms | p99 ms | refused | refused p99 ms | failed |\n|---|---|---|---|---|---|---|---|',
  );
  row('capacity', capacity, await openLoop(urls, capacity, 10), 10);
  row('three times that', capacity * 3, await openLoop(urls, capacity * 3, seconds), seconds);
  row('half, from the next second on', Math.ceil(capacity / 2), await openLoop(urls, Math.ceil(capacity / 2), 10), 10);
} finally {
  await stop(shop.child);
  removeFolder(shop.dataDir);
}
