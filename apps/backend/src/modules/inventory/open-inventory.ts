import type { Database, Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import type { Logger } from '#kernel/logger.ts';
import { openReadModel, touchReadModel, type ModelPosition } from '#kernel/read-model.ts';
import { TextTable } from '#kernel/memory/text-table.ts';
import { readStock } from './read-stock.ts';
import { restoredStock, type CapturedStock, type Stock, type StockSource } from './stock.ts';
import type { StockRow } from './stock-repository.ts';
import { insertMovements, lockLevels, readLevels, upsertLevels, upsertSources } from './stock-repository.ts';

/** Apart from the catalogue's model, so that a sold piece does not load every product again. */
export const inventoryModel = 'inventory';

/** Hears of skus whose stock changed, in the moment of the change; undefined when it may be all of them. */
type StockListener = (skus: readonly string[] | undefined) => void | Promise<void>;

export type Inventory = {
  readonly current: () => Stock;
  /** A refresh is done when every listener is. */
  readonly onChange: (listener: StockListener) => void;
  /** Another text after every change. */
  readonly version: () => string;
  readonly position: () => ModelPosition;
  readonly refresh: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly database: Database;
  readonly logger: Logger;
  /** The skus of the shop, which the catalogue numbers, too. */
  readonly skus?: TextTable | undefined;
  /** The stock of an earlier moment; a refresh shows the one of now. */
  readonly restored?: { readonly stock: CapturedStock; readonly position: ModelPosition } | undefined;
};

/** Opens the stock as shown in lists and on product pages. */
export async function openInventory({ database, logger, skus = new TextTable(), restored }: Options): Promise<Inventory> {
  const listeners: StockListener[] = [];
  const model = await openReadModel({
    name: inventoryModel,
    database,
    logger,
    restored: restored && { value: restoredStock(restored.stock, skus), position: restored.position },
    load: (sql) => readStock(sql, skus),
    loadChanges: async (stock, changedSkus, sql) => {
      const levels = await readLevels(sql, changedSkus);
      return () => stock.replace(changedSkus, levels);
    },
    changed: async (skus) => {
      await Promise.all(listeners.map(async (listener) => listener(skus)));
    },
  });
  return { ...model, onChange: (listener) => void listeners.push(listener) };
}

/** Names the places where pieces lie, in the order in which they are shown. */
export async function setStockSources(tx: Tx, sources: readonly StockSource[]): Promise<void> {
  await upsertSources(tx, sources);
  await touchReadModel(tx, inventoryModel);
}

/** Sets how many pieces lie where; levels that are not named stay. Pieces that are held for an order must be among them. */
export async function setStock(tx: Tx, rows: readonly StockRow[]): Promise<void> {
  if (rows.length === 0) return;
  // First, because its row makes writers of the stock wait for each other: two counts of one new product would both begin at nothing.
  await touchReadModel(
    tx,
    inventoryModel,
    rows.map(({ sku }) => sku),
  );
  const key = ({ sku, source }: Pick<StockRow, 'sku' | 'source'>): string => `${sku}\n${source}`;
  const before = new Map((await lockLevels(tx, rows)).map((level) => [key(level), level]));
  for (const row of rows) {
    const held = before.get(key(row))?.reserved ?? 0;
    if (row.quantity >= 0 && row.quantity < held) throw inputError(`${held} pieces of ${row.sku} in ${row.source} are held for orders.`);
  }
  await upsertLevels(tx, rows);
  const changes = rows.map((row) => ({ ...row, quantity: row.quantity - (before.get(key(row))?.quantity ?? 0) }));
  await insertMovements(tx, changes, 'count');
}
