type Row = { readonly id: string };

/** Rows as they are now, each at its place; and how many came before them since. Those that left the list stay until it is asked for anew. */
export function withFresh<One extends Row>(
  shown: readonly One[],
  fresh: readonly One[],
): { readonly rows: readonly One[]; readonly newer: number } {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const known = new Set(shown.map(({ id }) => id));
  const first = fresh.findIndex(({ id }) => known.has(id));
  return { rows: shown.map((row) => byId.get(row.id) ?? row), newer: first < 0 ? fresh.length : first };
}
