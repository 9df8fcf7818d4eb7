import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { processorSeconds } from '../harness/backend.ts';
import { removeFolder, root, startShop, stop, type RunningShop } from '../harness/processes.ts';
import { measureQueries } from '../harness/query-load.ts';
import { manyVariants, writeManyVariants } from './many-variants.ts';
import { optionChangeMs } from './option-change.ts';

const productsAsked = 24;
const requests = 200;

const document = readFileSync(new URL('product.graphql', import.meta.url), 'utf8').replace(/\s+/g, ' ');
const address = (values: Readonly<Record<string, string>>): string => `/graphql?${new URLSearchParams(values).toString()}`;
const pathOf = (sku: string): string => address({ query: document, variables: JSON.stringify({ sku }) });

/** Products of every kind of the shop, from one end of it to the other, as its product page asks for them. */
async function productPaths(url: string): Promise<readonly string[]> {
  const at = async (page: number): Promise<{ readonly total: number; readonly sku: string }> => {
    const query = `{ products(filter: {}, pageSize: 1, currentPage: ${page}, sort: { name: ASC }) { total_count items { sku } } }`;
    const answer = await fetch(`${url}${address({ query })}`, { headers: { store: 'nl' } });
    const { data } = (await answer.json()) as { data: { products: { total_count: number; items: { sku: string }[] } } };
    return { total: data.products.total_count, sku: data.products.items[0]?.sku ?? '' };
  };
  const { total } = await at(1);
  const pages = Array.from({ length: productsAsked }, (_, index) => 1 + Math.floor((index * total) / productsAsked));
  return Promise.all(pages.map(async (page) => pathOf((await at(page)).sku)));
}

/** Milliseconds of processor time the server takes to answer for the product, once it is warm. */
async function queryMs({ url, child }: RunningShop): Promise<number> {
  const ask = async (): Promise<void> => {
    for (let turn = 0; turn < requests; turn += 1) {
      const answer = await fetch(`${url}${pathOf(manyVariants.sku)}`, { headers: { store: 'nl' } });
      if (!(await answer.text()).includes(manyVariants.sku)) throw new Error('the product is not there');
    }
  };
  await ask();
  const before = processorSeconds(child);
  await ask();
  return ((processorSeconds(child) - before) * 1000) / requests;
}

console.log('### The query of the product page\n');
await measureQueries(productPaths);

const folder = mkdtempSync(join(tmpdir(), 'bench-product-'));
const env = { ...process.env, DATA_DIR: folder, LOG_LEVEL: 'error' };
const run = (...args: readonly string[]): void => {
  const { status } = spawnSync(process.execPath, [...args], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`);
};
try {
  const file = join(folder, 'dress.csv');
  run('apps/backend/src/commands/seed.ts');
  writeManyVariants(file);
  run('apps/backend/src/commands/import.ts', file, '--apply');
  const shop = await startShop(4313, folder, { RESPONSE_CACHE_MB: '0' });
  try {
    const ms = await queryMs(shop);
    const page = `${shop.url}/${manyVariants.urlKey}.html`;
    const html = Buffer.from(await (await fetch(page)).arrayBuffer());
    const change = await optionChangeMs(page);
    console.log(`\n### A product with ${manyVariants.count} variants\n`);
    console.log('| query ms of processor time | page bytes | page bytes, Brotli | option change ms, 4 x slower CPU |\n|---|---|---|---|');
    console.log(`| ${ms.toFixed(1)} | ${html.length} | ${brotliCompressSync(html).length} | ${change.toFixed(1)} |`);
  } finally {
    await stop(shop.child);
  }
} finally {
  removeFolder(folder);
}
