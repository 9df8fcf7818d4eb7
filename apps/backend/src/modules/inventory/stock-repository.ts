import type { Queryable } from '#kernel/database/database.ts';
import type { StockQuantities, StockSource } from './stock.ts';

type Sql = Pick<Queryable, 'query'>;

export type StockRow = { readonly sku: string; readonly source: string; readonly quantity: number };
export type MovementReason = 'count' | 'transfer' | 'sale' | 'return';

export async function readSources(database: Sql): Promise<StockSource[]> {
  return (await database.query<StockSource>('select code, kind from stock_source order by position, code')).rows;
}

type LevelRow = { readonly sku: string; readonly quantities: string };

/** Read at a time: a statement stays short, however many products there are. */
const skusPerStatement = 20_000;

const levelColumns = 'sku, json_object_agg(source_code, quantity - reserved order by source_code)::text as quantities';

/** What may be sold of these skus: pieces on hand less those that are held. */
export async function readLevels(database: Sql, skus: readonly string[]): Promise<Map<string, StockQuantities>> {
  const { rows } = await database.query<LevelRow>(`select ${levelColumns} from stock_level where sku = any($1) group by sku`, [skus]);
  return new Map(rows.map(({ sku, quantities }) => [sku, JSON.parse(quantities) as StockQuantities]));
}

/** The same for all, some thousand at a time. Most skus lie about in one of a few ways, so equal quantities are one object. */
export async function* readAllLevels(database: Sql): AsyncGenerator<Map<string, StockQuantities>> {
  const interned = new Map<string, StockQuantities>();
  const intern = (text: string): StockQuantities => {
    let known = interned.get(text);
    if (!known) interned.set(text, (known = JSON.parse(text) as StockQuantities));
    return known;
  };
  for (let after: string | undefined = ''; after !== undefined;) {
    const { rows }: { rows: LevelRow[] } = await database.query<LevelRow>(
      `select ${levelColumns} from stock_level where sku > $1 group by sku order by sku limit ${skusPerStatement}`,
      [after],
    );
    yield new Map(rows.map(({ sku, quantities }) => [sku, intern(quantities)]));
    after = rows.length < skusPerStatement ? undefined : rows.at(-1)?.sku;
  }
}

/** The same for some products, asked in every change of a cart. */
export async function readLevelsOf(database: Sql, skus: readonly string[]): Promise<Map<string, StockQuantities>> {
  const { rows } = await database.query<{ sku: string; source: string; quantity: number }>(
    'select sku, source_code as source, quantity - reserved as quantity from stock_level where sku = any($1::text[])',
    [skus],
    'inventory-levels-of',
  );
  return levelsByProduct(rows.map(({ sku, source, quantity }) => [sku, source, quantity]));
}

type LevelEntry = readonly [sku: string, source: string, quantity: number];

/** The same as a column of somebody else's statement, so that both are one round trip; `skus` is an SQL expression of a list of texts. */
export const levelsColumn = (skus: string): string =>
  `(select coalesce(json_agg(json_build_array(level.sku, level.source_code, level.quantity - level.reserved)), '[]')
    from stock_level as level where level.sku = any(${skus}))`;

/** What `levelsColumn` answered, by product and source. */
export function levelsByProduct(entries: readonly LevelEntry[]): Map<string, StockQuantities> {
  const levels = new Map<string, Record<string, number>>();
  for (const [sku, source, quantity] of entries) levels.set(sku, { ...levels.get(sku), [source]: quantity });
  return levels;
}

/** What lies about of some products, held pieces included. */
export async function readCounts(sql: Sql, skus: readonly string[]): Promise<readonly StockRow[]> {
  const { rows } = await sql.query<StockRow>(
    'select sku, source_code as source, quantity from stock_level where sku = any($1) order by sku, source_code',
    [skus],
  );
  return rows;
}

/** The same of all, from where a reader has come to. */
export async function readCountsAfter(
  sql: Sql,
  after: Pick<StockRow, 'sku' | 'source'> | undefined,
  limit: number,
): Promise<readonly StockRow[]> {
  const { rows } = await sql.query<StockRow>(
    `select sku, source_code as source, quantity from stock_level where (sku, source_code) > ($1, $2) order by sku, source_code limit $3`,
    [after?.sku ?? '', after?.source ?? '', limit],
  );
  return rows;
}

export async function upsertSources(tx: Sql, sources: readonly StockSource[]): Promise<void> {
  await tx.query(
    `insert into stock_source (code, kind, position)
     select code, kind, position from json_to_recordset($1::json) as row(code text, kind text, position integer)
     on conflict (code) do update set kind = excluded.kind, position = excluded.position`,
    [JSON.stringify(sources.map((source, position) => ({ ...source, position })))],
  );
}

/** The levels as they are, locked until the transaction ends; in a fixed order, so that two writers never lock each other out. */
export async function lockLevels(tx: Sql, rows: readonly Pick<StockRow, 'sku' | 'source'>[]): Promise<(StockRow & { reserved: number })[]> {
  const { rows: found } = await tx.query<StockRow & { reserved: number }>(
    `select level.sku, level.source_code as source, level.quantity, level.reserved
     from stock_level as level
     join json_to_recordset($1::json) as wanted(sku text, source text) on wanted.sku = level.sku and wanted.source = level.source_code
     order by level.sku, level.source_code for update of level`,
    [JSON.stringify(rows)],
  );
  return found;
}

/**
 * Everything that lies about of a product, for who compares before and after: nobody sells or counts any of it until the transaction ends.
 * A product that lies nowhere has no row to lock, so that its name is locked too.
 */
export async function lockProduct(tx: Sql, sku: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('stock ' || $1, 0))", [sku]);
  await tx.query('select 1 from stock_level where sku = $1 order by source_code for update', [sku]);
}

export async function upsertLevels(tx: Sql, rows: readonly StockRow[]): Promise<void> {
  await tx.query(
    `insert into stock_level (sku, source_code, quantity)
     select sku, source, quantity from json_to_recordset($1::json) as row(sku text, source text, quantity integer) order by sku, source
     on conflict (sku, source_code) do update set quantity = excluded.quantity`,
    [JSON.stringify(rows)],
  );
}

/** False when the source has too few pieces: the condition is part of the update, so two writers cannot take the same piece. */
export async function takeFromLevel(tx: Sql, { sku, source, quantity }: StockRow): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update stock_level set quantity = quantity - $3 where sku = $1 and source_code = $2 and quantity - reserved >= $3',
    [sku, source, quantity],
  );
  return rowCount === 1;
}

export async function addToLevel(tx: Sql, { sku, source, quantity }: StockRow): Promise<void> {
  await tx.query(
    `insert into stock_level (sku, source_code, quantity) values ($1, $2, $3)
     on conflict (sku, source_code) do update set quantity = stock_level.quantity + excluded.quantity`,
    [sku, source, quantity],
  );
}

/** Held pieces go along with who holds them: `quantity` is the change. In a fixed order (R004). */
export async function moveHeld(tx: Sql, rows: readonly StockRow[]): Promise<void> {
  for (const { sku, source, quantity } of rows.toSorted((a, b) => (`${a.sku}\n${a.source}` < `${b.sku}\n${b.source}` ? -1 : 1))) {
    await tx.query(
      `insert into stock_level (sku, source_code, quantity, reserved) select $1, $2, greatest($3, 0), greatest($3, 0)
       on conflict (sku, source_code) do update set quantity = stock_level.quantity + $3, reserved = stock_level.reserved + $3`,
      [sku, source, quantity],
    );
  }
}

/** `quantity` is the change; changes of nothing are not written. */
export async function insertMovements(tx: Sql, rows: readonly StockRow[], reason: MovementReason, reference?: string): Promise<void> {
  const movements = rows
    .filter(({ quantity }) => quantity !== 0)
    .map(({ sku, source, quantity }) => ({ sku, source_code: source, change: quantity, reason, reference: reference ?? null }));
  if (movements.length === 0) return;
  for (let start = 0; start < movements.length; start += 10_000) {
    await tx.query(
      `insert into stock_movement (sku, source_code, change, reason, reference)
       select sku, source_code, change, reason, reference
       from json_to_recordset($1::json) as row(sku text, source_code text, change integer, reason text, reference text)`,
      [JSON.stringify(movements.slice(start, start + 10_000))],
    );
  }
}
