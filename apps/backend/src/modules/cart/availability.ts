import type { CatalogueView } from '#modules/catalog/index.ts';
import type { StockQuantities } from '#modules/inventory/index.ts';
import type { CartLine } from './cart.ts';
import { maxQuantity, piecesOf } from './cart.ts';

/** What may be sold per product and source, as the database said. */
export type Levels = ReadonlyMap<string, StockQuantities>;

/** Pieces of a product anywhere: delivery takes the web stock first and lets the branches send the rest, pickup takes the branch's. */
function piecesAvailable(sku: string, levels: Levels, view: CatalogueView): number {
  const record = view.sourceBySku(sku)?.record;
  if (!record) return 0;
  // Made when it is ordered: never sold out.
  if (record.isMadeToOrder) return maxQuantity;
  return Object.values(levels.get(sku) ?? {}).reduce((total, quantity) => total + Math.max(0, quantity), 0);
}

/** How many of this line can be had while the other lines keep theirs. */
export function lineLimit(
  line: Pick<CartLine, 'sku' | 'parts' | 'isSample'>,
  others: readonly CartLine[],
  levels: Levels,
  view: CatalogueView,
): number {
  const taken = piecesOf(others);
  const needs = line.parts ? [...piecesOf([{ ...line, quantity: 1 } as CartLine])] : [[line.sku, 1] as const];
  return Math.min(
    line.isSample ? 1 : maxQuantity,
    ...needs.map(([sku, each]) => Math.floor(Math.max(0, piecesAvailable(sku, levels, view) - (taken.get(sku) ?? 0)) / each)),
  );
}
