import autocannon from 'autocannon';
import { memoryAfterCollecting, processorSeconds, removeFolder, seededFolder, startBackend, stop, type Backend } from './backend.ts';
import { listingPaths } from './queries.ts';

/** Products per shop; `BENCH_PRODUCTS=2000,20000,100000` for the long run, whose shops take minutes to write. */
const sizes = (process.env['BENCH_PRODUCTS'] ?? '2000').split(',').map(Number);
const [port, connections, seconds, differentLists] = [4301, 16, 8, 24];

type Load = {
  readonly perSecond: number;
  readonly perCoreSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
};

async function load(backend: Backend): Promise<Load> {
  const paths = await listingPaths(backend.url, differentLists);
  const run = (duration: number) =>
    autocannon({ url: backend.url, connections, duration, headers: { store: 'nl' }, requests: paths.map((path) => ({ path })) });
  await run(3);
  const before = processorSeconds(backend);
  const { requests, latency, non2xx, errors } = await run(seconds);
  const used = processorSeconds(backend) - before;
  return {
    perSecond: Math.round(requests.average),
    perCoreSecond: Math.round(requests.total / used),
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx + errors,
  };
}

console.log('| products | answers | requests/s | per second of processor time | p50 ms | p99 ms | memory MB | start s | failed |');
console.log('|---|---|---|---|---|---|---|---|---|');
for (const products of sizes) {
  const { folder, isKept } = seededFolder(products);
  for (const [answers, megabytes] of [
    ['executed', 0],
    ['kept', 64],
  ] as const) {
    const backend = await startBackend(port, folder, megabytes);
    try {
      const measured = await load(backend);
      const memory = await memoryAfterCollecting(backend);
      const start = (backend.startedInMs / 1000).toFixed(1);
      const { perSecond, perCoreSecond, p50, p99, failed } = measured;
      console.log(`| ${products} | ${answers} | ${perSecond} | ${perCoreSecond} | ${p50} | ${p99} | ${memory} | ${start} | ${failed} |`);
    } finally {
      await stop(backend.child);
    }
  }
  if (!isKept) removeFolder(folder);
}
