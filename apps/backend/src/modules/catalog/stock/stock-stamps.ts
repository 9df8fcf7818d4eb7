/** When the stock of a product changed last, as a number that only grows. */
export type Stamps = {
  of(productId: number): number;
  mark(productIds: Iterable<number>): void;
  markAll(): void;
};

/** Starts with nothing changed. */
export function createStamps(): Stamps {
  const marked = new Map<number, number>();
  let latest = 0;
  let before = 0;
  return {
    of: (id) => marked.get(id) ?? before,
    mark: (ids) => {
      latest += 1;
      for (const id of ids) marked.set(id, latest);
    },
    markAll: () => {
      latest += 1;
      before = latest;
      marked.clear();
    },
  };
}
