import type { Run } from '#modules/bulk/index.ts';
import { findProductTypes } from '#modules/catalog/index.ts';
import { lockLevels, readCounts, readSources, setStock, type StockRow } from '#modules/inventory/index.ts';
import { RowFault } from '../../import-export/catalogue/row-fault.ts';
import { startedBy, type ImportParts, type Importer, type RowWriter } from './importer.ts';
import { checkTable, conflictsWith, hindered, refused, wrote, type TableRow } from './table-file.ts';

export const stockColumns = ['sku', 'source_code', 'quantity'] as const;
type Row = TableRow<(typeof stockColumns)[number]>;
type Found = {
  readonly types: ReadonlyMap<string, string>;
  readonly sources: ReadonlySet<string>;
  readonly counts: ReadonlyMap<string, number>;
};

const mostPieces = 9_999_999;
const keyOf = ({ sku, source }: Pick<StockRow, 'sku' | 'source'>): string => `${sku} ${source}`;
const placeOf = ({ cells }: Row) => ({ sku: cells.sku, source: cells.source_code });

/** Pieces per source, a row each, as Magento has them; what a row does not name stays. */
export const stockFile: Importer = {
  check: async ({ database }, bytes) => {
    const sources = new Set((await readSources(database)).map(({ code }) => code));
    return checkTable(bytes, {
      columns: stockColumns,
      keyOf: (row: Row) => keyOf(placeOf(row)),
      find: async (rows) => {
        const skus = [...new Set(rows.map(({ cells }) => cells.sku))];
        const counts = await readCounts(database, skus);
        return {
          types: await findProductTypes(database, skus),
          sources,
          counts: new Map(counts.map((count) => [keyOf(count), count.quantity])),
        };
      },
      plan: planRow,
    });
  },
  writer: stockWriter,
};

function planRow({ cells }: Row, { types, sources, counts }: Found) {
  const { sku, source_code: source, quantity } = cells;
  const type = types.get(sku);
  if (type === undefined) throw new RowFault(`the sku "${sku}" is named, but neither the file nor the shop has it.`);
  if (type !== 'simple' && type !== 'virtual') throw new RowFault(`${sku} is a ${type} product: stock is kept of what it consists of.`);
  if (!sources.has(source)) throw new RowFault(`maas_stock names the source "${source}", which does not exist.`);
  const after = Number(quantity === '' ? Number.NaN : quantity);
  if (!/^\d+(\.0+)?$/.test(quantity) || after > mostPieces) throw new RowFault(`quantity "${quantity}" is not a whole number.`);
  // A place where nothing lay yet had no pieces.
  const before = counts.get(keyOf({ sku, source })) ?? 0;
  return { thing: sku, changes: before === after ? [] : [{ field: source, before, after }] };
}

function stockWriter({ audit }: ImportParts, run: Run): RowWriter {
  return async (tx, rows) => {
    const wanted = rows.map(({ thing, changes }) => ({ sku: thing, source: changes[0]?.field ?? '', quantity: Number(changes[0]?.after) }));
    const levels = new Map((await lockLevels(tx, wanted)).map((level) => [keyOf(level), level]));
    const done: StockRow[] = [];
    const settled = rows.map((row, index) => {
      const level = wanted[index] ?? { sku: '', source: '', quantity: 0 };
      const now = levels.get(keyOf(level));
      const conflicts = conflictsWith(row.changes, () => now?.quantity ?? 0);
      if (conflicts.length > 0) return hindered(row, conflicts);
      const held = now?.reserved ?? 0;
      if (level.quantity < held) return refused(row, `${held} pieces of ${level.sku} in ${level.source} are held for orders.`);
      done.push(level);
      return wrote(row);
    });
    await setStock(tx, done);
    for (const { sku, source } of done) {
      const changes = rows.find(({ thing, changes: of }) => thing === sku && of[0]?.field === source)?.changes ?? [];
      await audit.record(tx, { ...startedBy(run), action: 'stock.import', entity: 'stock', entityId: sku, changes });
    }
    return settled;
  };
}
