import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { removeFolder } from '../harness/processes.ts';

export type BareResult = { readonly perSecond: number };

type Query = (text: string, values?: unknown[]) => Promise<unknown>;

const tables = `
  create schema if not exists bare;
  create table if not exists bare.cart (id int primary key, status text);
  create table if not exists bare.level (sku text primary key, quantity int check (quantity >= 0));
  create table if not exists bare.orders (id serial primary key, cart_id int unique, document jsonb);
  create table if not exists bare.hold (id serial primary key, sku text, order_id int);
  create table if not exists bare.event (id serial primary key, order_id int, at timestamptz);
  create table if not exists bare.mail (id serial primary key, order_id int);
  create table if not exists bare.job (id serial primary key, data jsonb);
  insert into bare.cart select n, 'active' from generate_series(1, 200000) as n on conflict do nothing;
  insert into bare.level values ('one', 1000000) on conflict do nothing`;
const document = JSON.stringify({ text: 'x'.repeat(3_000) });

/** What no order can do without: lock the cart, write the order, its history, its mail and their job, close the cart, hold a piece. */
async function transaction(query: Query, cart: number): Promise<void> {
  await query('begin');
  await query('select id from bare.cart where id = $1 for update', [cart]);
  await query('insert into bare.orders (cart_id, document) values ($1, $2)', [cart, document]);
  await query('insert into bare.event (order_id, at) values ($1, now())', [cart]);
  await query('insert into bare.mail (order_id) values ($1)', [cart]);
  await query('insert into bare.job (data) values ($1)', [document]);
  await query(`update bare.cart set status = 'ordered' where id = $1`, [cart]);
  await query(`update bare.level set quantity = quantity - 1 where sku = 'one' and quantity >= 1`);
  await query(`insert into bare.hold (sku, order_id) values ('one', $1)`, [cart]);
  await query('commit');
}

async function run(seconds: number, workers: readonly Query[]): Promise<BareResult> {
  let done = 0;
  const begin = performance.now();
  await Promise.all(
    workers.map(async (query) => {
      while (performance.now() - begin < seconds * 1_000) await transaction(query, ++done);
    }),
  );
  return { perSecond: done / ((performance.now() - begin) / 1_000) };
}

/** On the PostgreSQL of the shop, in a schema of its own, over as many connections. */
export async function bareOnServer(url: string, seconds: number, connections: number): Promise<BareResult> {
  const clients = Array.from({ length: connections }, () => new pg.Client(url));
  for (const client of clients) await client.connect();
  try {
    await clients[0]?.query('drop schema if exists bare cascade');
    await clients[0]?.query(tables);
    return await run(
      seconds,
      clients.map((client) => (text, values) => client.query(text, values)),
    );
  } finally {
    await clients[0]?.query('drop schema if exists bare cascade');
    for (const client of clients) await client.end();
  }
}

/** On an embedded database of its own; it runs one transaction at a time. */
export async function bareOnEmbedded(seconds: number): Promise<BareResult> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-bare-'));
  const database = await PGlite.create(folder);
  try {
    await database.exec(tables);
    return await run(seconds, [(text, values) => database.query(text, values)]);
  } finally {
    await database.close();
    removeFolder(folder);
  }
}
