/** Version of the stock of each product: a number that grows with every change. */
export type StockVersions = {
  of(productId: number): number;
  bump(productIds: Iterable<number>): void;
  bumpAll(): void;
};

export function createStockVersions(): StockVersions {
  const versions = new Map<number, number>();
  let latest = 0;
  let base = 0;
  return {
    of: (id) => versions.get(id) ?? base,
    bump: (ids) => {
      latest += 1;
      for (const id of ids) versions.set(id, latest);
    },
    bumpAll: () => {
      latest += 1;
      base = latest;
      versions.clear();
    },
  };
}
