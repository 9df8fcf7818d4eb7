import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everyPage } from '../harness/different-pages.ts';
import { openLoop } from '../harness/open-loop.ts';
import { cpuSeconds, pinSelf, removeFolder, startPinned, startShop, stop, untilIdle, type RunningShop } from '../harness/processes.ts';
import { bodyOf, findWorst, type WorstDocument } from './find-worst.ts';

/** A shopper beside somebody who floods the shop with the worst document that can be found, with wrong tokens and with pages that are in no cache. */
const port = 4323;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 40);
const tries = Number(process.env['BENCH_TRIES'] ?? 10_000);
const visitsPerSecond = 50;
/** As in production, which does not tell its schema. */
const environment = { PREPARE_PICTURES: 'off', GRAPHQL_INTROSPECTION: 'off' };
const folder = mkdtempSync(join(tmpdir(), 'bench-abuse-'));

/** Of the shop with nothing else to do: what one more of this document costs. */
async function costOf({ child, url }: RunningShop, { document }: WorstDocument): Promise<number> {
  const times = 20;
  const before = cpuSeconds(child.pid ?? 0);
  const headers = { 'content-type': 'application/json' };
  for (let turn = 0; turn < times; turn += 1)
    await (await fetch(`${url}/graphql`, { method: 'POST', headers, body: bodyOf(document, 1e6 + turn) })).arrayBuffer();
  return ((cpuSeconds(child.pid ?? 0) - before) * 1_000) / times;
}

async function search(): Promise<WorstDocument | undefined> {
  const shop = await startShop(port, join(folder, 'shop'), environment);
  try {
    await untilIdle(shop.child);
    const found = await findWorst(shop.url, tries, process.env['BENCH_SEED'] ?? 'abuse');
    console.log('| kind | status | body | answered in | processor time |\n|---|---|---|---|---|');
    const costs: (WorstDocument & { readonly cost: number })[] = [];
    for (const one of found) costs.push({ ...one, cost: await costOf(shop, one) });
    // What was answered late may have waited: the worst is what keeps the core busy.
    costs.sort((one, other) => other.cost - one.cost);
    for (const { gene, document, status, ms, cost } of costs.slice(0, 5))
      console.log(
        `| ${gene.shape} | ${status} | ${(bodyOf(document, 0).length / 1024).toFixed(0)} kB | ${ms.toFixed(1)} ms | ${cost.toFixed(1)} ms |`,
      );
    return costs[0];
  } finally {
    await stop(shop.child);
  }
}

const requestOf = (body: string, headers: Readonly<Record<string, string>> = {}): string =>
  [
    'POST /graphql HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');

const searchRequest = ['GET /search?q=dirndl+000000000 HTTP/1.1', `Host: 127.0.0.1:${port}`, 'Accept-Encoding: br', '', ''].join('\r\n');

/** Each comes from an address of its own: what the one before has used up does not protect the shop from it. */
type Flood = { readonly name: string; readonly request: string; readonly connections: number; readonly from: string };

/** Floods while the shopper visits, and returns how the flood was answered. */
async function during<T>({ request, connections, from }: Flood, visit: () => Promise<T>): Promise<readonly [T, string]> {
  const file = join(folder, 'request');
  writeFileSync(file, request, 'latin1');
  const child = startPinned(1, ['bench/abuse/flood.ts'], {
    FLOOD_PORT: String(port),
    FLOOD_CONNECTIONS: String(connections),
    FLOOD_REQUEST: file,
    FLOOD_FROM: from,
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => void chunks.push(chunk));
  // Its own start takes the core of the visitor for a moment, which is not the shop's fault.
  if (child.stdout) await once(child.stdout, 'data');
  const visited = await visit();
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  await ended;
  const answers = JSON.parse(Buffer.concat(chunks).toString()) as Readonly<Record<string, number>>;
  return [
    visited,
    Object.entries(answers)
      .map(([status, times]) => `${times} × ${status}`)
      .join(', '),
  ];
}

async function compare(floods: readonly Flood[]): Promise<void> {
  const shop = await startShop(port, join(folder, 'shop'), { ...environment, RATE_LIMITS: 'on' });
  try {
    const product = (await everyPage(shop.url)).find((page) => page.endsWith('.html')) ?? shop.url;
    const pages = [shop.url, `${shop.url}/dames/dirndls`, product];
    const visit = () => openLoop(pages, visitsPerSecond, seconds);
    await openLoop(pages, visitsPerSecond, 10);
    await untilIdle(shop.child);
    const quiet = await visit();
    console.log('\n| flood | answers to it | shopper p50 ms | p99 ms | p99, of the quiet one | failed |\n|---|---|---|---|---|---|');
    const row = (name: string, answers: string, { times, failed, shed }: typeof quiet): void => {
      const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
      const ratio = p99 / quantile(quiet.times, 0.99);
      console.log(`| ${name} | ${answers} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${ratio.toFixed(2)} | ${failed + shed} |`);
    };
    row('none', '–', quiet);
    for (const flood of floods) {
      // What the one before has left is not its fault.
      await untilIdle(shop.child);
      const [visited, answers] = await during(flood, visit);
      row(flood.name, answers, visited);
    }
    await untilIdle(shop.child);
    row('none, afterwards', '–', await visit());
  } finally {
    await stop(shop.child);
  }
}

const quantile = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;

pinSelf(1);
try {
  const worst = await search();
  if (!worst) throw new Error('No document was found.');
  const body = bodyOf(worst.document, '000000000');
  const token = requestOf(JSON.stringify({ query: '{ storeConfig { locale } }' }), { Authorization: 'Bearer nobody-000000000' });
  await compare([
    ...[2, 16, 64].map((connections) => ({
      name: `the worst document, ${connections} connections`,
      request: requestOf(body),
      connections,
      from: `127.0.1.${connections}`,
    })),
    { name: 'wrong tokens, 16 connections', request: token, connections: 16, from: '127.0.2.16' },
    { name: 'searches nobody made before, 16 connections', request: searchRequest, connections: 16, from: '127.0.3.16' },
  ]);
} finally {
  removeFolder(folder);
}
