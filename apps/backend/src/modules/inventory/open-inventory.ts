import type { Database, Tx } from '#kernel/database/database.ts';
import type { Logger } from '#kernel/logger.ts';
import { openReadModel, touchReadModel } from '#kernel/read-model.ts';
import { readStock } from './read-stock.ts';
import type { Stock, StockSource } from './stock.ts';
import type { StockRow } from './stock-repository.ts';
import { upsertLevels, upsertSources } from './stock-repository.ts';

/** Apart from the catalogue's model, so that a sold piece does not load every product again. */
export const inventoryModel = 'inventory';

/** Hears of skus whose stock changed, in the moment of the change; undefined when it may be all of them. */
export type StockListener = (skus: readonly string[] | undefined) => void | Promise<void>;

export type Inventory = {
  /** Another object after every change, so it can be the key of what was computed from it. */
  readonly current: () => Stock;
  /** A refresh is done when every listener is. */
  readonly onChange: (listener: StockListener) => void;
  readonly refresh: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type Options = { readonly database: Database; readonly logger: Logger };

/** Opens the stock as shown in lists and on product pages. */
export async function openInventory({ database, logger }: Options): Promise<Inventory> {
  const listeners: StockListener[] = [];
  const model = await openReadModel({
    name: inventoryModel,
    database,
    logger,
    load: () => readStock(database),
    changed: async () => {
      await Promise.all(listeners.map(async (listener) => listener(undefined)));
    },
  });
  return { ...model, onChange: (listener) => void listeners.push(listener) };
}

/** Names the places where pieces lie, in the order in which they are shown. */
export async function setStockSources(tx: Tx, sources: readonly StockSource[]): Promise<void> {
  await upsertSources(tx, sources);
  await touchReadModel(tx, inventoryModel);
}

/** Sets how many pieces lie where; levels that are not named stay. */
export async function setStock(tx: Tx, rows: readonly StockRow[]): Promise<void> {
  if (rows.length === 0) return;
  await upsertLevels(tx, rows);
  await touchReadModel(tx, inventoryModel);
}
