import type { Database, Queryable, Tx } from '#kernel/database/database.ts';
import { inputError, notFound } from '#kernel/errors.ts';
import { moveStock, type StockMove } from './move-stock.ts';
import { setStock } from './open-inventory.ts';
import { lockProduct, readLevels, readSources, type StockRow } from './stock-repository.ts';

/** What staff does with pieces; every answer is what may be sold of the product, per source. */
export type StockDesk = {
  list(sku: string): Promise<readonly StockRow[]>;
  set(row: StockRow): Promise<readonly StockRow[]>;
  move(move: StockMove): Promise<readonly StockRow[]>;
};

type Options = {
  readonly database: Database;
  /** Whoever has the catalogue says what a SKU is; undefined when it has no such product. */
  readonly productTypeOf: (sql: Queryable, sku: string) => Promise<string | undefined>;
};

const maxPieces = 9_999_999;

export function openStockDesk({ database, productTypeOf }: Options): StockDesk {
  /** Checks and changes in one transaction, so that a refused change leaves everything as it was. */
  const change = async (
    sku: string,
    work: (tx: Tx, checkSource: (code: string) => void) => Promise<void>,
  ): Promise<readonly StockRow[]> => {
    await database.transaction(async (tx) => {
      checkType(sku, await productTypeOf(tx, sku));
      const codes = (await readSources(tx)).map(({ code }) => code);
      await work(tx, (code) => {
        if (!codes.includes(code)) throw notFound(`There is no source ${code}: it is ${codes.join(', ')}.`);
      });
    });
    return readPieces(database, sku);
  };
  return {
    list: (sku) => change(sku, async () => undefined),
    set: (row) =>
      change(row.sku, async (tx, checkSource) => {
        checkSource(row.source);
        checkQuantity(row.quantity, 0);
        await setStock(tx, [row]);
      }),
    move: (move) =>
      change(move.sku, async (tx, checkSource) => {
        for (const code of [move.from, move.to]) checkSource(code);
        checkQuantity(move.quantity, 1);
        if (move.from === move.to) throw inputError('Pieces cannot be moved to where they lie.');
        await moveStock(tx, move);
      }),
  };
}

function checkType(sku: string, type: string | undefined): void {
  if (type === undefined) throw notFound(`There is no product with the SKU ${sku}.`);
  if (type !== 'simple' && type !== 'virtual') throw inputError(`${sku} is a ${type} product: stock is kept of what it consists of.`);
}

function checkQuantity(quantity: number, min: number): void {
  const isFine = Number.isInteger(quantity) && quantity >= min && quantity <= maxPieces;
  if (!isFine) throw inputError(`${quantity} is not a whole number from ${min} to ${maxPieces}.`);
}

/** What the log says of the stock of a product: pieces by source. Of two changes at once the second begins with what the first has left. */
export async function readStockFacts(tx: Queryable, sku: string): Promise<Readonly<Record<string, number>>> {
  await lockProduct(tx, sku);
  return Object.fromEntries((await readPieces(tx, sku)).map(({ source, quantity }) => [source, quantity]));
}

async function readPieces(sql: Queryable, sku: string): Promise<readonly StockRow[]> {
  const levels = (await readLevels(sql, [sku])).get(sku) ?? {};
  return (await readSources(sql)).map(({ code }) => ({ sku, source: code, quantity: levels[code] ?? 0 }));
}
