import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuSeconds, removeFolder, root, startPinned, stop, waitFor } from '../harness/processes.ts';
import { bareOnEmbedded, bareOnServer, type BareResult } from './bare-transaction.ts';

/**
 * A guest's whole checkout in seven calls, over 10 connections, one server process, durable commits; beside it the bare
 * transaction such an order cannot do without. Once every guest buys another piece of the shop, once all of them the same.
 * On the embedded database, and on PostgreSQL when BENCH_DATABASE_URL names an empty database.
 */
const connections = 10;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 10);
const hot = 'MA-SIE-6202';
const headers = { 'content-type': 'application/json', store: 'nl' };
const address = {
  firstname: 'Eva',
  lastname: 'Janssen',
  street: ['Marktstraat', '12 A'],
  postcode: '6131 EK',
  city: 'Sittard',
  country_code: 'NL',
  telephone: '0460000001',
};

type Answer = { readonly data?: Readonly<Record<string, unknown>>; readonly errors?: readonly { readonly message: string }[] };

async function call(url: string, query: string, variables: object = {}): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const { data, errors } = (await answer.json()) as Answer;
  if (errors || !data) throw new Error(errors?.[0]?.message ?? `status ${answer.status}`);
  return data;
}

type Piece = { readonly sku: string; readonly parent_sku?: string };
type Listed = {
  readonly products: {
    readonly page_info: { readonly total_pages: number };
    readonly items: readonly {
      readonly sku: string;
      readonly stock_qty: number | null;
      readonly variants?: readonly { readonly product: { readonly sku: string; readonly stock_qty: number | null } }[];
    }[];
  };
};

/** Pieces that lie in the web shop, one product after another, so that guests who order at once buy different ones. */
async function piecesOnShelf(url: string): Promise<readonly Piece[]> {
  const rounds: Piece[][] = [[], [], []];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { products } = (await call(
      url,
      `{ products(filter: {}, pageSize: 100, currentPage: ${page}) { page_info { total_pages } items { sku
        ... on SimpleProduct { stock_qty } ... on ConfigurableProduct { variants { product { sku stock_qty } } } } } }`,
    )) as Listed;
    pages = products.page_info.total_pages;
    for (const { sku, stock_qty: simple, variants = [] } of products.items) {
      const own = simple ? [{ piece: { sku }, stock: simple }] : [];
      const sizes = variants.map(({ product }) => ({ piece: { sku: product.sku, parent_sku: sku }, stock: product.stock_qty ?? 0 }));
      for (const { piece, stock } of [...own, ...sizes]) for (const round of rounds.slice(0, stock)) round.push(piece);
    }
  }
  return rounds.flat();
}

/** The calls a storefront makes, with what it shows after each. */
async function order(url: string, piece: Piece): Promise<void> {
  const id = (await call(url, 'mutation { createEmptyCart }'))['createEmptyCart'];
  const cart = '{ id prices { grand_total { value } } }';
  await call(
    url,
    `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart ${cart} user_errors { code } } }`,
    { id, items: [{ ...piece, quantity: 1 }] },
  );
  await call(url, `mutation ($input: SetGuestEmailOnCartInput) { setGuestEmailOnCart(input: $input) { cart { id } } }`, {
    input: { cart_id: id, email: 'eva@example.org' },
  });
  await call(
    url,
    `mutation ($input: SetShippingAddressesOnCartInput) { setShippingAddressesOnCart(input: $input) {
       cart { id shipping_addresses { available_shipping_methods { carrier_code method_code available } } } } }`,
    { input: { cart_id: id, shipping_addresses: [{ address }] } },
  );
  await call(url, `mutation ($input: SetBillingAddressOnCartInput) { setBillingAddressOnCart(input: $input) { cart { id } } }`, {
    input: { cart_id: id, billing_address: { same_as_shipping: true } },
  });
  await call(url, `mutation ($input: SetShippingMethodsOnCartInput) { setShippingMethodsOnCart(input: $input) { cart ${cart} } }`, {
    input: { cart_id: id, shipping_methods: [{ carrier_code: 'postnl', method_code: 'home' }] },
  });
  await call(url, `mutation ($input: SetPaymentMethodInput!) { setPaymentMethod(input: $input) { order { number hash } redirect_url } }`, {
    input: { cart_id: id, payment_method: { code: 'banktransfer' } },
  });
}

type Result = { readonly orders: number; readonly perSecond: number; readonly p99: number; readonly failed: number };

async function load(url: string, duration: number, next: () => Piece): Promise<Result> {
  const times: number[] = [];
  let failed = 0;
  const begin = performance.now();
  const work = async (): Promise<void> => {
    while (performance.now() - begin < duration * 1_000) {
      const since = performance.now();
      await order(url, next()).then(
        () => times.push(performance.now() - since),
        () => failed++,
      );
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const took = (performance.now() - begin) / 1_000;
  const sorted = times.toSorted((a, b) => a - b);
  return { orders: times.length, perSecond: times.length / took, p99: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0), failed };
}

/** Fills the shop and puts enough pieces on the shelf before the server starts. */
function prepare(env: Readonly<Record<string, string>>): void {
  for (const args of [['apps/backend/src/commands/seed.ts'], ['apps/backend/src/commands/stock.ts', 'set', hot, 'WEB', '1000000']]) {
    const { status } = spawnSync(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`${args[0]} ended with ${status}`);
  }
}

async function measure(
  name: string,
  port: number,
  env: Readonly<Record<string, string>>,
  bare: (seconds: number) => Promise<BareResult>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-checkout-'));
  const settings = { PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...env };
  prepare(settings);
  const child = startPinned(0, ['apps/backend/src/app/main.ts'], settings);
  try {
    await waitFor(`http://127.0.0.1:${port}/readyz`, performance.now());
    const url = `http://127.0.0.1:${port}/graphql`;
    const shelf = (await piecesOnShelf(url)).values();
    const kinds = {
      'each another piece': () => shelf.next().value ?? { sku: hot },
      'all the same piece': () => ({ sku: hot }),
    };
    await load(url, 3, kinds['all the same piece']);
    const { perSecond: bareRate } = await bare(5);
    for (const [kind, next] of Object.entries(kinds)) {
      const before = cpuSeconds(child.pid ?? 0);
      const { orders, perSecond, p99, failed } = await load(url, seconds, next);
      const cpu = ((cpuSeconds(child.pid ?? 0) - before) / orders) * 1_000;
      const ratio = (perSecond / bareRate).toFixed(2);
      console.log(
        `| ${name}, ${kind} | ${perSecond.toFixed(1)} | ${p99} | ${failed} | ${cpu.toFixed(1)} | ${bareRate.toFixed(0)} | ${ratio} |`,
      );
    }
  } finally {
    await stop(child);
    removeFolder(dataDir);
  }
}

console.log('| guests buy | orders/s | p99 ms of seven calls | failed | server CPU ms an order | bare transactions/s | ratio |');
console.log('|---|---|---|---|---|---|---|');
await measure('embedded', 4341, {}, bareOnEmbedded);
const server = process.env['BENCH_DATABASE_URL'];
if (server !== undefined)
  await measure('PostgreSQL', 4342, { DATABASE_URL: server }, (duration) => bareOnServer(server, duration, connections));
