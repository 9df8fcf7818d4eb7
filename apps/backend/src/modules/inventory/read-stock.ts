import type { Queryable } from '#kernel/database/database.ts';
import type { Stock } from './stock.ts';
import { createStock } from './stock.ts';
import { levelsByProduct, levelsColumn, readLevels, readLevelsOf, readSources } from './stock-repository.ts';

/** The stock as the database has it at this moment. */
export async function readStock(sql: Pick<Queryable, 'query'>): Promise<Stock> {
  return createStock(await readSources(sql), await readLevels(sql));
}

/** What may be sold of some products at this moment, per source; asked in every change of a cart, because only the database decides. */
export const readSalable = readLevelsOf;

/** The same as a column of another statement, and how to read it. */
export const salableColumn = { sql: levelsColumn, read: levelsByProduct };
