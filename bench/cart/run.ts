import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { cpuSeconds, removeFolder, startPinned, stop, waitFor } from '../harness/processes.ts';

/**
 * The first item into a fresh guest cart, over 10 connections, one server process. The carts are made before the clock starts.
 * On the embedded database, and on PostgreSQL when BENCH_DATABASE_URL names an empty database.
 */
const connections = 10;
const seconds = 8;
const add = `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "MA-SIE-6202", quantity: 1 }]) {
  user_errors { code message }
  cart { id total_quantity items { uid quantity product { sku name small_image { url } } prices { price_including_tax { value } row_total_including_tax { value } } }
    prices { grand_total { value } subtotal_including_tax { value } applied_taxes { label amount { value } } } free_shipping_remaining { value } } } }`;
const headers = { 'content-type': 'application/json', store: 'nl' };

async function createCarts(url: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  const work = async (): Promise<void> => {
    while (ids.length < count) {
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query: 'mutation { createEmptyCart }' }) });
      ids.push(((await answer.json()) as { data: { createEmptyCart: string } }).data.createEmptyCart);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return ids;
}

async function fill(url: string, ids: readonly string[], duration: number) {
  let next = 0;
  let wrong = 0;
  const instance = autocannon({
    url,
    connections,
    duration,
    requests: [
      {
        method: 'POST',
        headers,
        setupRequest: (request) => {
          const id = ids[next++ % ids.length];
          return { ...request, body: JSON.stringify({ query: add, variables: { id } }) };
        },
        onResponse: (_status, body) => {
          if (!body.includes('"total_quantity":1,') || body.includes('"errors"')) wrong++;
        },
      },
    ],
  });
  const result = await instance;
  return {
    perSecond: Math.round(result.requests.average),
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + wrong,
    used: next,
  };
}

async function measure(name: string, port: number, env: Readonly<Record<string, string>>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-cart-'));
  const settings = { PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...env };
  const child = startPinned(0, ['apps/backend/src/app/main.ts'], settings);
  try {
    await waitFor(`http://127.0.0.1:${port}/readyz`, performance.now());
    const url = `http://127.0.0.1:${port}/graphql`;
    await fill(url, await createCarts(url, 1_000), 3);
    const ids = await createCarts(url, 700 * seconds);
    const before = cpuSeconds(child.pid ?? 0);
    const { perSecond, p99, failed, used } = await fill(url, ids, seconds);
    const perCpuSecond = Math.round(used / (cpuSeconds(child.pid ?? 0) - before));
    const reused = Math.max(0, used - ids.length);
    console.log(`| ${name} | ${perSecond} | ${perCpuSecond} | ${p99} | ${failed} | ${reused} |`);
  } finally {
    await stop(child);
    removeFolder(dataDir);
  }
}

console.log('| database | first items/s | per CPU second of the server | p99 ms | failed | carts used twice |\n|---|---|---|---|---|---|');
await measure('embedded', 4331, {});
const server = process.env['BENCH_DATABASE_URL'];
if (server) await measure('PostgreSQL', 4332, { DATABASE_URL: server });
