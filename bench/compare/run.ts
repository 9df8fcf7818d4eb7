import { spawn } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import pg from 'pg';
import { root } from '../harness/processes.ts';
import { readTables, type Row } from './read-tables.ts';

/**
 * What the README tells, measured in one go: each bench in a process of its own, and of its tables the columns that matter, beside the ratio
 * to a bare server (or, for what the database decides, a bare transaction). With BENCH_DATABASE_URL on this PostgreSQL server as well, where each
 * bench gets a new database.
 */
const products = process.env['BENCH_PRODUCTS'] ?? '2000';
const dash = '–';

type Part = {
  readonly bench: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Measured on PostgreSQL as well. */
  readonly isOnServer?: boolean;
  /** Undefined: nothing of this row is told. */
  readonly tell: (row: Row) => readonly [what: string, figure: string, ratio: string | undefined] | undefined;
};

const query =
  (name: string): Part['tell'] =>
  (row) =>
    row['answers'] === undefined
      ? undefined
      : [
          `${name}, ${row['products']} products, ${row['answers']}`,
          `${row['requests/s']} a second, p99 ${row['p99 ms']} ms, ${row['per second of processor time']} a second of processor time`,
          row['ratio'],
        ];

const parts: readonly Part[] = [
  { bench: 'start', tell: (row) => [`start: ${row['start']}`, `${row['first page after'] || dash}, ${row['resident memory']}`, undefined] },
  { bench: 'listing', env: { BENCH_PRODUCTS: products }, tell: query('listing') },
  { bench: 'search', env: { BENCH_PRODUCTS: products }, tell: query('search') },
  { bench: 'product', env: { BENCH_PRODUCTS: products }, tell: query('product page') },
  {
    bench: 'page',
    tell: (row) =>
      row['cached'] === undefined
        ? [`page rendered: ${row['rendered at each request']}`, `${row['renders per core-second']} a second of processor time`, undefined]
        : [`page cached: ${row['cached']}`, `${row['requests/s']} a second, p99 ${row['p99 ms']} ms`, row['ratio']],
  },
  {
    bench: 'cart',
    isOnServer: true,
    tell: (row) => [
      `first item into a fresh cart: ${row['database']}`,
      `${row['first items/s']} a second, p99 ${row['p99 ms']} ms, ${row['per CPU second of the server']} a second of processor time`,
      undefined,
    ],
  },
  {
    bench: 'checkout',
    isOnServer: true,
    tell: (row) => [
      `guest orders with their mails: ${row['guests buy']}`,
      `${row['orders with their mail/s']} a second, p99 of placing ${row['p99 ms of placing']} ms, ${row['server CPU ms an order']} ms of processor time each`,
      row['ratio'],
    ],
  },
];

async function newDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

const server = process.env['BENCH_DATABASE_URL'];

/** What a bench prints. */
async function run({ bench, env = {}, isOnServer = false }: Part): Promise<string> {
  const database = isOnServer && server ? await newDatabase(server, `bench_compare_${bench}`) : '';
  const child = spawn(process.execPath, ['bench/run.ts', bench], {
    cwd: root,
    env: { ...process.env, ...env, BENCH_DATABASE_URL: database },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => (code === 0 ? resolve(printed) : reject(new Error(`the bench ${bench} ended with ${code}`))));
  });
}

const load = (): string => (loadavg()[0] ?? 0).toFixed(1);
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()} (${process.platform} ${process.arch}), Node ${process.versions.node}`;
const only = process.env['BENCH_PARTS']?.split(',');
const loads: string[] = [load()];
const rows: string[] = [];
for (const part of parts.filter(({ bench }) => only?.includes(bench) ?? true)) {
  for (const row of readTables(await run(part))) {
    const told = part.tell(row);
    if (told) rows.push(`| ${told[0]} | ${told[1]} | ${told[2] ?? dash} |`);
  }
  loads.push(load());
}
console.log(`${day}, ${machine}; load before and after each part: ${loads.join(', ')}.\n`);
console.log('| what | figure | of a bare server or transaction |\n|---|---|---|');
for (const row of rows) console.log(row);
