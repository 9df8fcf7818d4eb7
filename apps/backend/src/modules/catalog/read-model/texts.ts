/** Joins the texts of a fallback chain field by field: a view may change the name and keep everything else. */
export function mergeTexts<T extends object>(texts: Readonly<Record<string, T>>, chain: readonly string[]): Partial<T> {
  const known = chain.flatMap((code) => texts[code] ?? []);
  // Most views have their texts from one place: a copy of them for every product and view would be megabytes.
  return known.length === 1 && known[0] ? known[0] : Object.assign({}, ...known.reverse());
}

/** Rows of texts by store view code; what is null in one view is left to its fallback. `keep` may give an equal text in the place of one. */
export function textsByStore<T extends { readonly storeCode: string }>(
  rows: readonly T[],
  keep: (text: string) => string = (text) => text,
): Readonly<Record<string, Record<string, string>>> {
  return Object.fromEntries(
    rows.map(({ storeCode, ...columns }) => [
      storeCode,
      Object.fromEntries(Object.entries(columns).flatMap(([name, text]) => (typeof text === 'string' ? [[name, keep(text)]] : []))),
    ]),
  );
}
