import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '#kernel/clock.ts';
import type { Config } from '#kernel/config.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Logger } from '#kernel/logger.ts';
import type { Sliced } from '#kernel/memory/slices.ts';
import { TextTable, type CapturedTexts } from '#kernel/memory/text-table.ts';
import type { ModelPosition } from '#kernel/read-model.ts';
import { keepSnapshot, type Captured, type SnapshotKeeper, type SnapshotSource } from '#kernel/snapshot/keep-snapshot.ts';
import { noSnapshot, openSnapshot, type Snapshot } from '#kernel/snapshot/open-snapshot.ts';
import { snapshotKey } from '#kernel/snapshot/snapshot-key.ts';
import { ValueReader, ValueWriter } from '#kernel/snapshot/value-stream.ts';
import { catalogueModel, restoreCatalogue, type Catalog, type CatalogOptions } from '#modules/catalog/index.ts';
import { inventoryModel, type CapturedStock, type Inventory } from '#modules/inventory/index.ts';
import { readIndexes, type Search } from '#modules/search/index.ts';

/** The folders with all that shapes a snapshot; a test follows the imports. */
export const shapingFolders: readonly URL[] = [
  ...['catalog', 'inventory', 'media', 'pricing', 'search', 'stores'].map((module) => new URL(`../modules/${module}/`, import.meta.url)),
  new URL('../kernel/', import.meta.url),
  ...['contract', 'rules'].map((name) => new URL(`../../../../packages/${name}/src/`, import.meta.url)),
];

type Options = { readonly config: Pick<Config, 'dataDir' | 'startSnapshot'>; readonly clock: Clock; readonly logger: Logger };

export type StartSnapshot = {
  readonly snapshot: Snapshot;
  /** Keeps the file near to what this process has in memory. */
  readonly keep: (source: SnapshotSource) => SnapshotKeeper;
};

/** The snapshot of the read models beside the data of the shop; undefined when it is switched off. */
export async function openStartSnapshot(
  { config: { dataDir, startSnapshot }, clock, logger }: Options,
  database: Database,
): Promise<StartSnapshot | undefined> {
  if (!startSnapshot) return undefined;
  const file = join(dataDir, 'snapshot', 'catalogue');
  const key = await snapshotKey(database, shapingFolders);
  const snapshot = await openSnapshot({ file, key, database, logger });
  return { snapshot, keep: (source) => keepSnapshot({ file, key, source, clock, logger, written: worthOf(snapshot) }) };
}

type RestoredGoods = {
  readonly skus: TextTable;
  readonly stock: { readonly stock: CapturedStock; readonly position: ModelPosition } | undefined;
  readonly catalogue: CatalogOptions['restored'];
};

const partNames = { skus: 'skus', stock: 'stock', catalogue: 'catalogue' } as const;
const indexesPart = (storeCode: string): string => `indexes ${storeCode}`;

/** What stock and catalogue begin with; they number their skus by one table. */
export function restoreGoods(snapshot: Snapshot = noSnapshot): RestoredGoods {
  const skus = snapshot.restore(partNames.skus, (bytes) => TextTable.restored(new ValueReader(bytes).read<CapturedTexts>()));
  if (!skus) return { skus: new TextTable(), stock: undefined, catalogue: undefined };
  const [stockAt, catalogueAt] = [snapshot.position(inventoryModel), snapshot.position(catalogueModel)];
  const stock = stockAt && snapshot.restore(partNames.stock, (bytes) => new ValueReader(bytes).read<CapturedStock>());
  const catalogue = catalogueAt && snapshot.restore(partNames.catalogue, (bytes) => restoreCatalogue(bytes, skus));
  return {
    skus,
    stock: stock && stockAt && { stock, position: stockAt },
    catalogue: catalogue && catalogueAt && { catalogue, position: catalogueAt },
  };
}

type Shown = { readonly catalog: Pick<Catalog, 'position'>; readonly inventory: Pick<Inventory, 'position'> };

/** The indexes of a store view, as long as this process shows the catalogue and the stock that they were made from. */
export function restoredIndexes(snapshot: Snapshot, { stock, catalogue }: RestoredGoods, { catalog, inventory }: Shown) {
  const isAsCaptured = (): boolean =>
    isDeepStrictEqual(catalog.position(), catalogue?.position) && isDeepStrictEqual(inventory.position(), stock?.position);
  return (storeCode: string) => (stock && catalogue && isAsCaptured() ? snapshot.restore(indexesPart(storeCode), readIndexes) : undefined);
}

type Parts = {
  readonly skus: TextTable;
  readonly inventory: Pick<Inventory, 'current' | 'position'>;
  readonly catalog: Pick<Catalog, 'position' | 'capture' | 'version'>;
  readonly search: Pick<Search, 'built' | 'capture'>;
};

/** A piece that is sold is caught up with quickly: so many changes of the stock make a snapshot worth writing again. */
const stockChanges = 200;

const worthText = (catalogue: string | undefined, stock: string | undefined, views: readonly string[]): string =>
  JSON.stringify([catalogue, Math.floor(Number(stock) / stockChanges), views.toSorted()]);

const worthOf = (snapshot: Snapshot): string =>
  worthText(
    snapshot.position(catalogueModel)?.version,
    snapshot.position(inventoryModel)?.version,
    snapshot.parts.filter((name) => name.startsWith(indexesPart(''))).map((name) => name.slice(indexesPart('').length)),
  );

function encoded(value: unknown): Buffer {
  const writer = new ValueWriter();
  writer.write(value);
  return writer.end();
}

/** What this process can write down. */
export function snapshotSource({ skus, inventory, catalog, search }: Parts): SnapshotSource {
  const positions = (): Captured['positions'] | undefined => {
    const position = catalog.position();
    return position && { [catalogueModel]: position, [inventoryModel]: inventory.position() };
  };
  return {
    worth: () => worthText(catalog.version(), inventory.position().version, search.built()),
    *capture(): Sliced<Captured | undefined> {
      const first = positions();
      if (!first) return undefined;
      // Never changed, only replaced: stock may be sold while it is written down.
      const catalogue = yield* catalog.capture();
      const before = positions();
      if (!isDeepStrictEqual(before?.[catalogueModel], first[catalogueModel])) return undefined;
      const parts = new Map<string, Uint8Array>([
        [partNames.catalogue, catalogue],
        [partNames.stock, encoded(inventory.current().capture())],
      ]);
      for (const code of search.built()) {
        const indexes = search.capture(code);
        if (indexes) parts.set(indexesPart(code), indexes);
        yield;
      }
      parts.set(partNames.skus, encoded(skus.capture()));
      return before && isDeepStrictEqual(positions(), before) ? { positions: before, parts } : undefined;
    },
  };
}
