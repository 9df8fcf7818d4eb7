import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { processorSeconds } from './backend.ts';
import { hammer } from './hammer.ts';
import { removeFolder, startPinned, stop, waitFor } from './processes.ts';

export type Load = {
  readonly perSecond: number;
  /** Of processor time: what one core does, whatever else the machine is doing. */
  readonly perCoreSecond: number;
  readonly p99: number;
  readonly failed: number;
};

type Ask = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly warmUp?: number;
  readonly seconds?: number;
  readonly connections?: number;
  /** Asked for one after the other instead of the one of the address. */
  readonly paths?: readonly string[];
};

/** Asks one address, or several of a server, as fast as it answers. */
export async function load(url: string, server: ChildProcess, ask: Ask = {}): Promise<Load> {
  const { headers = {}, warmUp: before = 2, seconds = 6, connections = 16, paths } = ask;
  const requests = paths?.map((path) => ({ path }));
  const run = (duration: number) => autocannon({ url, connections, duration, headers: { ...headers }, ...(requests ? { requests } : {}) });
  await run(before);
  const begun = processorSeconds(server);
  const result = await run(seconds);
  const used = processorSeconds(server) - begun;
  const failed = result.non2xx + result.errors;
  return {
    perSecond: Math.round(result.requests.average),
    perCoreSecond: Math.round((result.requests.total - failed) / used),
    p99: result.latency.p99,
    failed,
  };
}

/** Until everything on the way of a request is compiled (measured: a fifth more than after 2 s). */
const warmUp = 8;

/** The same as {@link load} with a generator that is lighter than the server: what a whole core gives. */
async function saturate(url: string, server: ChildProcess, headers: Readonly<Record<string, string>>): Promise<Load> {
  const seconds = 6;
  await hammer(url, headers, { seconds: warmUp });
  const begun = processorSeconds(server);
  const { answers, failed, p99 } = await hammer(url, headers, { seconds });
  const used = processorSeconds(server) - begun;
  return { perSecond: Math.round(answers / seconds), perCoreSecond: Math.round((answers - failed) / used), p99, failed };
}

/** The ceiling: a bare node:http server on the same core that sends the same bytes and headers. */
async function saturateBare(url: string, headers: Readonly<Record<string, string>>, port: number): Promise<Load> {
  const answer = await rawAnswer(url, headers);
  const folder = mkdtempSync(join(tmpdir(), 'bench-bare-'));
  const body = join(folder, 'body');
  writeFileSync(body, answer.body);
  const own = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'];
  const copied = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !own.includes(name)));
  const child = startPinned(0, ['bench/harness/bare-server.ts'], {
    PORT: String(port),
    BODY_FILE: body,
    HEADERS: JSON.stringify(copied),
  });
  try {
    const bare = `http://127.0.0.1:${port}/`;
    await waitFor(bare, performance.now());
    return await saturate(bare, child, headers);
  } finally {
    await stop(child);
    removeFolder(folder);
  }
}

/** Measures an address and its ceiling in one run and prints the row for a README. */
export async function compare(
  name: string,
  url: string,
  server: ChildProcess,
  headers: Readonly<Record<string, string>>,
  barePort: number,
): Promise<void> {
  const bare = await saturateBare(url, headers, barePort);
  const ours = await saturate(url, server, headers);
  const ratios = [ours.perSecond / bare.perSecond, ours.perCoreSecond / bare.perCoreSecond].map((ratio) => ratio.toFixed(2));
  const cells = [ours.perSecond, bare.perSecond, ratios[0], ours.p99, bare.p99, ours.perCoreSecond, bare.perCoreSecond, ratios[1]];
  console.log(`| ${name} | ${cells.join(' | ')} | ${ours.failed} |`);
}

/** An answer as it is sent: compressed bytes stay compressed. */
function rawAnswer(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly headers: IncomingHttpHeaders; readonly body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}
