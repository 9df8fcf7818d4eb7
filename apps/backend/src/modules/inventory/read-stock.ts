import type { Queryable } from '#kernel/database/database.ts';
import type { TextTable } from '#kernel/memory/text-table.ts';
import type { Stock } from './stock.ts';
import { createStock } from './stock.ts';
import { levelsByProduct, levelsColumn, readAllLevels, readLevelsOf, readSources } from './stock-repository.ts';

/** The stock as the database has it at this moment; `skus` may be a table that others number by, too. */
export async function readStock(sql: Pick<Queryable, 'query'>, skus?: TextTable): Promise<Stock> {
  let stock = createStock(await readSources(sql), new Map(), skus);
  for await (const levels of readAllLevels(sql)) stock = stock.replace([...levels.keys()], levels);
  return stock;
}

/** What may be sold of some products at this moment, per source; asked in every change of a cart, because only the database decides. */
export const readSalable = readLevelsOf;

/** The same as a column of another statement, and how to read it. */
export const salableColumn = { sql: levelsColumn, read: levelsByProduct };
