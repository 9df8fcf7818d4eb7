import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, before, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { eventually } from '#testing/eventually.ts';

const command = fileURLToPath(new URL('./stock.ts', import.meta.url));
const sku = 'MA-SIE-6202';
let shop: TestShop;

/** `npm run stock` as staff would run it: a process of its own, on the same database. */
async function stock(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, ...shop.environment, LOG_LEVEL: 'error' };
  return (await promisify(execFile)(process.execPath, [command, ...args], { env })).stdout;
}

async function shownPieces(): Promise<number | undefined> {
  type Answer = { products: { items: { stock_qty: number }[] } };
  const { data } = await shop.ask<Answer>(`{ products(filter: {sku: {eq: "${sku}"}}) { items { stock_qty } } }`);
  return data.products.items[0]?.stock_qty;
}

// Only PostgreSQL lets two processes in.
before(async () => {
  shop = await createTestShop({}, 'postgres');
});

after(() => shop.close());

it('pieces that are set or moved by command are seen by the running shop', { timeout: 120_000 }, async () => {
  assert.match(await stock('set', sku, 'WEB', '37'), /^WEB\t37$/m);
  await eventually(async () => assert.equal(await shownPieces(), 37));
  assert.match(await stock('move', sku, 'WEB', 'SIT', '30'), /^WEB\t7$/m);
  await eventually(async () => assert.equal(await shownPieces(), 7));
});

it('a refused change ends with one sentence and changes nothing', { timeout: 120_000 }, async () => {
  const had = await shownPieces();
  await assert.rejects(stock('move', sku, 'WEB', 'SIT', '9999'), { code: 1, stderr: `WEB has fewer than 9999 pieces of ${sku}.\n` });
  assert.equal(await shownPieces(), had);
});
