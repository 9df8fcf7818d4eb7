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

/** Makes the stock of one moment from its levels; the map becomes its own. */
export function createStock(sources: readonly StockSource[], levels: Map<string, StockQuantities>): Stock {
  const codes = (kind: StockSource['kind']): string[] => sources.filter((source) => source.kind === kind).map(({ code }) => code);
  const sum = (sku: string, wanted: readonly string[]): number => {
    const quantities = levels.get(sku);
    let total = 0;
    if (quantities) for (const code of wanted) total += quantities[code] ?? 0;
    return total;
  };
  const [web, branches] = [codes('web'), codes('branch')];
  const stock: Stock = {
    sources,
    quantity: (sku, source) => levels.get(sku)?.[source] ?? 0,
    web: (sku) => sum(sku, web),
    branches: (sku) => sum(sku, branches),
    // In place: a sold piece must not cost a copy of everything that lies in the stores.
    replace: (skus, changed) => {
      for (const sku of skus) {
        const quantities = changed.get(sku);
        if (quantities) levels.set(sku, quantities);
        else levels.delete(sku);
      }
      return { ...stock };
    },
  };
  return stock;
}
