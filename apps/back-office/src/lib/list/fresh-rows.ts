import { pageSize } from './list-address.ts';

type Row = { readonly id: string };

export type Fresh<One> = {
  readonly rows: readonly One[];
  /** How many stand before them by now. */
  readonly newer: number;
  /** How many are new wherever they stand: of a list that is not sorted by age. */
  readonly others: number;
};

/** Rows as they are now, each at its place; and how many came since. Those that left the list stay until it is asked for anew. */
export function withFresh<One extends Row>(shown: readonly One[], fresh: readonly One[]): Fresh<One> {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const known = new Set(shown.map(({ id }) => id));
  const first = fresh.findIndex(({ id }) => known.has(id));
  return {
    rows: shown.map((row) => byId.get(row.id) ?? row),
    newer: first < 0 ? fresh.length : first,
    others: fresh.filter(({ id }) => !known.has(id)).length,
  };
}

/** How many came, as it is said: no more than a page is asked for, so a full one may not be all. */
export const cameText = (came: number): string => (came < pageSize ? `${came}` : `${came}+`);
