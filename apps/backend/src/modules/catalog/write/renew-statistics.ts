import type { Sql } from '#kernel/database/rows.ts';

const tables = ['product', 'product_variant', 'product_text', 'product_media', 'price_period'] as const;
/** A small table is read as a whole anyway. */
const fewPages = 64;

/**
 * The planner chooses by what it knew of a table when it last looked: in the middle of a large import that is nothing, and it reads all prices for
 * those of each product. A server looks by itself a minute after the import, the embedded database never does; so it is told as often as the tables
 * have doubled.
 */
export async function renewStatistics(sql: Sql): Promise<void> {
  const { rows } = await sql.query<{ name: string }>(
    `select relname as name from pg_class where oid = any($1::regclass[])
       and pg_relation_size(oid) > 2 * greatest(relpages, $2) * current_setting('block_size')::bigint`,
    [tables, fewPages],
  );
  if (rows.length > 0) await sql.query(`analyze ${rows.map(({ name }) => name).join(', ')}`);
}
