import { TextTable } from '#kernel/text-table.ts';

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
};

/** One of the few ways in which pieces lie about. */
type Spread = { readonly quantities: StockQuantities; readonly web: number; readonly branches: number };
const nowhere: Spread = { quantities: {}, web: 0, branches: 0 };

/** Makes the stock of one moment from its levels. A sku is its number in a table: there are a dozen to a product. */
export function createStock(
  sources: readonly StockSource[],
  levels: Iterable<readonly [string, StockQuantities]>,
  skus = new TextTable(),
): Stock {
  const codes = (kind: StockSource['kind']): string[] => sources.filter((source) => source.kind === kind).map(({ code }) => code);
  const [webCodes, branchCodes] = [codes('web'), codes('branch')];
  const spreads: Spread[] = [nowhere];
  const numbers = new Map<string, number>();
  /** By number of the sku the number of its spread. */
  let spreadOf = new Uint32Array(skus.size);

  const numberOf = (quantities: StockQuantities): number => {
    const key = JSON.stringify(quantities);
    let number = numbers.get(key);
    if (number === undefined) {
      const sum = (wanted: readonly string[]): number => wanted.reduce((total, code) => total + (quantities[code] ?? 0), 0);
      number = spreads.push({ quantities, web: sum(webCodes), branches: sum(branchCodes) }) - 1;
      numbers.set(key, number);
    }
    return number;
  };
  const set = (sku: string, quantities: StockQuantities | undefined): void => {
    const id = skus.idOf(sku);
    if (id >= spreadOf.length) {
      const longer = new Uint32Array(Math.ceil(skus.size * 1.125));
      longer.set(spreadOf);
      spreadOf = longer;
    }
    spreadOf[id] = quantities ? numberOf(quantities) : 0;
  };
  const find = (sku: string): Spread => {
    const id = skus.find(sku);
    return (id === undefined ? undefined : spreads[spreadOf[id] ?? 0]) ?? nowhere;
  };
  for (const [sku, quantities] of levels) set(sku, quantities);
  const stock: Stock = {
    sources,
    quantity: (sku, source) => find(sku).quantities[source] ?? 0,
    web: (sku) => find(sku).web,
    branches: (sku) => find(sku).branches,
    // In place: a sold piece must not cost a copy of everything that lies in the stores.
    replace: (changedSkus, changed) => {
      for (const sku of changedSkus) set(sku, changed.get(sku));
      return { ...stock };
    },
  };
  return stock;
}
