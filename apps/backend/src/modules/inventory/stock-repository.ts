import type { Queryable } from '#kernel/database/database.ts';
import type { StockQuantities, StockSource } from './stock.ts';

export type StockRow = { readonly sku: string; readonly source: string; readonly quantity: number };

export async function readSources(database: Pick<Queryable, 'query'>): Promise<StockSource[]> {
  return (await database.query<StockSource>('select code, kind from stock_source order by position, code')).rows;
}

type LevelRow = { readonly sku: string; readonly quantities: string };

/** Read at a time: a statement stays short, however many products there are. */
const skusPerStatement = 20_000;

/** Of these skus, or of all. Most skus lie about in one of a few ways, so equal quantities are one object. */
export async function readLevels(database: Pick<Queryable, 'query'>, skus?: readonly string[]): Promise<Map<string, StockQuantities>> {
  const kept = new Map<string, StockQuantities>();
  const levels = new Map<string, StockQuantities>();
  const take = (rows: readonly LevelRow[]): void => {
    for (const { sku, quantities } of rows) {
      let known = kept.get(quantities);
      if (!known) kept.set(quantities, (known = JSON.parse(quantities) as StockQuantities));
      levels.set(sku, known);
    }
  };
  const columns = 'sku, json_object_agg(source_code, quantity order by source_code)::text as quantities';
  if (skus) {
    take((await database.query<LevelRow>(`select ${columns} from stock_level where sku = any($1) group by sku`, [skus])).rows);
    return levels;
  }
  for (let after: string | undefined = ''; after !== undefined;) {
    const { rows }: { rows: LevelRow[] } = await database.query<LevelRow>(
      `select ${columns} from stock_level where sku > $1 group by sku order by sku limit ${skusPerStatement}`,
      [after],
    );
    take(rows);
    after = rows.length < skusPerStatement ? undefined : rows.at(-1)?.sku;
  }
  return levels;
}

export async function upsertSources(tx: Pick<Queryable, 'query'>, sources: readonly StockSource[]): Promise<void> {
  await tx.query(
    `insert into stock_source (code, kind, position)
     select code, kind, position from json_to_recordset($1::json) as row(code text, kind text, position integer)
     on conflict (code) do update set kind = excluded.kind, position = excluded.position`,
    [JSON.stringify(sources.map((source, position) => ({ ...source, position })))],
  );
}

export async function upsertLevels(tx: Pick<Queryable, 'query'>, rows: readonly StockRow[]): Promise<void> {
  // In a fixed order, so that two writers of the same skus wait for each other instead of locking each other out.
  await tx.query(
    `insert into stock_level (sku, source_code, quantity)
     select sku, source, quantity from json_to_recordset($1::json) as row(sku text, source text, quantity integer) order by sku, source
     on conflict (sku, source_code) do update set quantity = excluded.quantity`,
    [JSON.stringify(rows)],
  );
}

/** False when the source has too few pieces: the condition is part of the update, so two writers cannot take the same piece. */
export async function takeFromLevel(tx: Pick<Queryable, 'query'>, { sku, source, quantity }: StockRow): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update stock_level set quantity = quantity - $3 where sku = $1 and source_code = $2 and quantity >= $3',
    [sku, source, quantity],
  );
  return rowCount === 1;
}

export async function addToLevel(tx: Pick<Queryable, 'query'>, { sku, source, quantity }: StockRow): Promise<void> {
  await tx.query(
    `insert into stock_level (sku, source_code, quantity) values ($1, $2, $3)
     on conflict (sku, source_code) do update set quantity = stock_level.quantity + excluded.quantity`,
    [sku, source, quantity],
  );
}
