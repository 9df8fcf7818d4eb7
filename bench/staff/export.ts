import { openLoop } from '../harness/open-loop.ts';
import { cpuSeconds } from '../harness/processes.ts';
import { screenDocument, type StaffSession } from './staff-session.ts';
import { quantile } from './timing.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 20);
const perSecond = Number(process.env['BENCH_RATE'] ?? 100);

/** What shoppers ask for: products from memory, and carts from the database. */
async function shoppersUrls(origin: string): Promise<readonly string[]> {
  const get = (query: string): string => `${origin}/graphql?query=${encodeURIComponent(query)}`;
  const headers = { 'content-type': 'application/json' };
  const carts = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const answer = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: '{"query":"mutation { createEmptyCart }"}' });
      return ((await answer.json()) as { data: { createEmptyCart: string } }).data.createEmptyCart;
    }),
  );
  const listing = (page: number): string =>
    get(`{ products(filter: {}, pageSize: 24, currentPage: ${page}) { items { sku name } total_count } }`);
  return carts.flatMap((id, index) => [get(`{ cart(cart_id: "${id}") { id total_quantity } }`), listing(index + 1)]);
}

const newline = 10;
type Asked = { readonly exportOrders: { readonly id: string } };

/** Fetches all orders as a file, one file after the other, until told to stop. */
async function exportWhile(
  { origin, cookie, ask }: StaffSession,
  isWanted: () => boolean,
): Promise<{ files: number; rows: number; ms: number }> {
  const mutation = screenDocument('list/export-orders.graphql');
  const begun = performance.now();
  let [files, rows] = [0, 0];
  while (isWanted()) {
    const { exportOrders } = await ask<Asked>(mutation, { key: `bench-${Date.now()}-${files}` });
    const response = await fetch(`${origin}/staff/download/${exportOrders.id}`, { headers: { cookie } });
    if (!response.ok) throw new Error(`the file was answered with ${response.status}`);
    // Counted as it comes: who measures the shoppers must not stand still over a file.
    for await (const chunk of response.body ?? []) for (const byte of chunk) if (byte === newline) rows += 1;
    rows -= 1;
    files += 1;
  }
  return { files, rows, ms: performance.now() - begun };
}

export type Beside = (session: StaffSession, isWanted: () => boolean) => Promise<{ readonly rows: number; readonly ms: number }>;

export const measureExport = (session: StaffSession, pid: number): Promise<void> => measureBeside('exports', exportWhile, session, pid);

/** Shoppers at an even rate, alone and beside what staff does, in turns: it may cost them at most half as much again. */
export async function measureBeside(what: string, work: Beside, session: StaffSession, pid: number): Promise<void> {
  const urls = await shoppersUrls(session.origin);
  const load = (): Promise<Awaited<ReturnType<typeof openLoop>>> => openLoop(urls, perSecond, seconds);
  await openLoop(urls, perSecond, 3);
  const found: Record<'alone' | 'beside', { p50: number; p99: number; failed: number }[]> = { alone: [], beside: [] };
  const noted = ({ times, failed }: Awaited<ReturnType<typeof openLoop>>) => ({
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    failed,
  });
  let [rows, ms, computed] = [0, 0, 0];
  for (let round = 0; round < 2; round += 1) {
    found.alone.push(noted(await load()));
    let isLoading = true;
    const before = cpuSeconds(pid);
    const exported = work(session, () => isLoading);
    found.beside.push(noted(await load()));
    computed += cpuSeconds(pid) - before;
    isLoading = false;
    const written = await exported;
    [rows, ms] = [rows + written.rows, ms + written.ms];
  }
  console.log(`\n| shoppers' /graphql, ${perSecond} a second | p50 ms | p99 ms | failed |\n|---|---|---|---|`);
  for (const [name, rounds] of Object.entries(found))
    for (const { p50, p99, failed } of rounds)
      console.log(`| ${name === 'alone' ? 'alone' : `beside ${what}`} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${failed} |`);
  const middle = (rounds: readonly { p99: number }[]): number => rounds.reduce((sum, { p99 }) => sum + p99, 0) / rounds.length;
  const ratio = (middle(found.beside) / middle(found.alone)).toFixed(2);
  console.log(
    `\np99 beside ${what} is ${ratio} × that without; ${Math.round((rows / ms) * 1_000)} rows a second were done (${computed.toFixed(1)} s of processor time with the shoppers).`,
  );
}
