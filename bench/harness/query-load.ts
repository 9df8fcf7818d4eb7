import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { memoryAfterCollecting, processorSeconds, seededShop, startBackend, type BenchShop } from './backend.ts';
import { removeFolder, startPinned, stop, waitFor } from './processes.ts';

type Load = {
  readonly perSecond: number;
  /** Of processor time: what one core does, whatever else the machine is doing. */
  readonly perCoreSecond: number;
  readonly p99: number;
  readonly failed: number;
};

/** Makes the addresses that are asked for in turn. */
export type PathMaker = (url: string) => Promise<readonly string[]>;

const connections = 16;
const headers = { store: 'nl' };
/** The engine goes on compiling what it finds hot for half a minute. */
const [warmSeconds, seconds] = [30, 15];
const [port, barePort] = [4301, 4302];

/** `isNew` asks in a way that was never asked before: no finished answer can be given. */
async function load(url: string, paths: readonly string[], server: ChildProcess, isNew = false): Promise<Load> {
  let turn = 0;
  const asked = paths.map((path) => ({
    path,
    ...(isNew ? { setupRequest: (request: autocannon.Request) => ({ ...request, path: `${path}&turn=${(turn += 1)}` }) } : {}),
  }));
  let connection = 0;
  // Each begins at another position: visitors do not ask the same at the same moment.
  const setupClient = (client: autocannon.Client): void => {
    const first = Math.floor(((connection += 1) * asked.length) / connections) % asked.length;
    client.setRequests([...asked.slice(first), ...asked.slice(0, first)]);
  };
  const run = (duration: number) => autocannon({ url, connections, duration, headers, requests: asked, setupClient });
  await run(warmSeconds);
  const before = processorSeconds(server);
  const { requests, latency, non2xx, errors } = await run(seconds);
  const used = processorSeconds(server) - before;
  return {
    perSecond: Math.round(requests.average),
    perCoreSecond: Math.round(requests.total / used),
    p99: latency.p99,
    failed: non2xx + errors,
  };
}

/** How answers come about: with no memory at all, never asked before, asked before. */
const kinds = {
  'made from nothing': { cacheMb: 0, isNew: false },
  new: { cacheMb: 64, isNew: true },
  cached: { cacheMb: 64, isNew: false },
} as const;

/** `BENCH_ANSWERS=new` measures these alone. */
function kindsWanted(): readonly (keyof typeof kinds)[] {
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  return names.filter((name) => (process.env['BENCH_ANSWERS'] ?? name) === name);
}

const notSentAgain = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-encoding', 'content-length']);

/** The ceiling: a bare node:http server on the same core that sends an answer of ours, the one of middle length, to the same addresses. */
async function loadBare(url: string, paths: readonly string[]): Promise<Load> {
  const answers = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(`${url}${path}`, { headers });
      return { headers: [...answer.headers], body: Buffer.from(await answer.arrayBuffer()) };
    }),
  );
  const middle = answers.toSorted((a, b) => a.body.length - b.body.length)[answers.length >> 1];
  const folder = mkdtempSync(join(tmpdir(), 'bench-bare-'));
  const file = join(folder, 'body');
  writeFileSync(file, middle?.body ?? '');
  const kept = Object.fromEntries((middle?.headers ?? []).filter(([name]) => !notSentAgain.has(name)));
  const flags = ['--max-http-header-size=98304', 'bench/harness/bare-server.ts'];
  const child = startPinned(0, flags, { PORT: String(barePort), BODY_FILE: file, HEADERS: JSON.stringify(kept) });
  try {
    const bare = `http://127.0.0.1:${barePort}`;
    await waitFor(`${bare}/`, performance.now());
    return await load(bare, paths, child);
  } finally {
    await stop(child);
    removeFolder(folder);
  }
}

async function measure(shop: BenchShop, answers: keyof typeof kinds, pathsOf: PathMaker): Promise<void> {
  const { cacheMb, isNew } = kinds[answers];
  const backend = await startBackend(port, shop, cacheMb);
  try {
    const paths = await pathsOf(backend.url);
    const ours = await load(backend.url, paths, backend.child, isNew);
    const memory = await memoryAfterCollecting(backend);
    const bare = await loadBare(backend.url, paths);
    const figures = [
      shop.products,
      answers,
      ours.perSecond,
      ours.perCoreSecond,
      ours.p99,
      bare.perCoreSecond,
      (ours.perCoreSecond / bare.perCoreSecond).toFixed(2),
      memory,
      (backend.startedInMs / 1000).toFixed(1),
      ours.failed,
    ];
    console.log(`| ${figures.join(' | ')} |`);
  } finally {
    await stop(backend.child);
  }
}

/** Measures queries in shops of the sizes `BENCH_PRODUCTS` names, executed each time and from the response cache, and prints the rows of a README. */
export async function measureQueries(pathsOf: PathMaker): Promise<void> {
  const sizes = (process.env['BENCH_PRODUCTS'] ?? '2000').split(',').map(Number);
  console.log(
    '| products | answers | requests/s | per second of processor time | p99 ms | bare server per second of processor time | ratio | memory MB | start s | failed |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const products of sizes) {
    const shop = await seededShop(products, process.env['BENCH_DATABASE_URL']);
    for (const answers of kindsWanted()) await measure(shop, answers, pathsOf);
    shop.forget();
  }
}
