export type StockSource = { readonly code: string; readonly kind: 'web' | 'branch' };

/** Pieces per source code; a source without pieces may be left out. */
export type StockQuantities = Readonly<Record<string, number>>;

/** Stock as of one moment, for showing; what may be sold is decided in the database. */
export type Stock = {
  readonly sources: readonly StockSource[];
  quantity(sku: string, source: string): number;
  /** Pieces delivery can take. */
  web(sku: string): number;
  /** Pieces in all branches together. */
  branches(sku: string): number;
};

/** Makes the stock of one moment from its levels. */
export function createStock(sources: readonly StockSource[], levels: ReadonlyMap<string, StockQuantities>): Stock {
  const codes = (kind: StockSource['kind']): string[] => sources.filter((source) => source.kind === kind).map(({ code }) => code);
  const sum = (sku: string, wanted: readonly string[]): number => {
    const quantities = levels.get(sku);
    return quantities ? wanted.reduce((total, code) => total + (quantities[code] ?? 0), 0) : 0;
  };
  const [web, branches] = [codes('web'), codes('branch')];
  return {
    sources,
    quantity: (sku, source) => levels.get(sku)?.[source] ?? 0,
    web: (sku) => sum(sku, web),
    branches: (sku) => sum(sku, branches),
  };
}
