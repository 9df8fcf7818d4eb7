import { TextTable } from '#kernel/memory/text-table.ts';

export type StockSource = { readonly code: string; readonly kind: 'web' | 'branch' };

/** Pieces per source code; a source without pieces may be left out. */
export type StockQuantities = Readonly<Record<string, number>>;

/** Stock for showing; what may be sold is decided in the database. */
export type Stock = {
  readonly sources: readonly StockSource[];
  quantity(sku: string, source: string): number;
  /** Pieces delivery can take. */
  web(sku: string): number;
  /** Pieces in all branches together. */
  branches(sku: string): number;
  /** Puts these levels in the place of what was known of the skus; a sku without one has no pieces. Another object after every change. */
  replace(skus: readonly string[], levels: ReadonlyMap<string, StockQuantities>): Stock;
  /** A copy of the pieces, which later changes leave alone. */
  capture(): CapturedStock;
};

/** Pieces by the number of their sku, those of its sources side by side. */
export type CapturedStock = { readonly sources: readonly StockSource[]; readonly pieces: Int32Array };

/** The stock as it was captured with the skus of the same moment. */
export const restoredStock = ({ sources, pieces }: CapturedStock, skus: TextTable): Stock => createStock(sources, new Map(), skus, pieces);

/** Makes the stock of one moment from its levels. A sku is its number in a table, and its pieces stand side by side: there are a dozen to a product. */
export function createStock(
  sources: readonly StockSource[],
  levels: ReadonlyMap<string, StockQuantities>,
  skus = new TextTable(),
  known?: Int32Array,
): Stock {
  const width = sources.length;
  const indexOf = new Map(sources.map(({ code }, index) => [code, index]));
  const indexesOf = (kind: StockSource['kind']): number[] => sources.flatMap((source, index) => (source.kind === kind ? [index] : []));
  const [web, branches] = [indexesOf('web'), indexesOf('branch')];
  let pieces = known ?? new Int32Array(skus.size * width);

  /** A product is mostly asked for several numbers in a row. */
  const last: { sku: string | undefined; id: number | undefined } = { sku: undefined, id: undefined };
  const idOf = (sku: string): number | undefined => {
    if (sku !== last.sku) [last.sku, last.id] = [sku, skus.find(sku)];
    return last.id;
  };
  const put = (sku: string, quantities: StockQuantities = {}): void => {
    last.sku = undefined;
    const first = skus.idOf(sku) * width;
    if (first >= pieces.length) {
      const longer = new Int32Array(Math.ceil(skus.size * growth) * width);
      longer.set(pieces);
      pieces = longer;
    }
    for (const [index, { code }] of sources.entries()) pieces[first + index] = quantities[code] ?? 0;
  };
  const sum = (sku: string, wanted: readonly number[]): number => {
    const id = idOf(sku);
    let total = 0;
    if (id !== undefined) for (const index of wanted) total += pieces[id * width + index] ?? 0;
    return total;
  };
  for (const [sku, quantities] of levels) put(sku, quantities);
  const stock: Stock = {
    sources,
    quantity: (sku, source) => {
      const [id, index] = [idOf(sku), indexOf.get(source)];
      return id === undefined || index === undefined ? 0 : (pieces[id * width + index] ?? 0);
    },
    web: (sku) => sum(sku, web),
    branches: (sku) => sum(sku, branches),
    // In place: a sold piece must not cost a copy of everything that lies in the stores.
    replace: (changedSkus, changed) => {
      for (const sku of changedSkus) put(sku, changed.get(sku));
      return { ...stock };
    },
    capture: () => ({ sources, pieces: pieces.slice() }),
  };
  return stock;
}

/** So much more capacity than there are skus, when there are more of them than before. */
const growth = 1.125;
