/** Joins the texts of a fallback chain field by field: a view may change the name and keep everything else. */
export function mergeTexts<T extends object>(texts: Readonly<Record<string, T>>, chain: readonly string[]): Partial<T> {
  const present = chain.flatMap((code) => texts[code] ?? []);
  // Most views have the texts of one store view: a copy for every product and view would be megabytes.
  return present.length === 1 && present[0] ? present[0] : Object.assign({}, ...present.reverse());
}

/** Rows of texts by store view code; what is null in one view is left to its fallback. `intern` may return an equal string that exists already. */
export function textsByStore<T extends { readonly storeCode: string }>(
  rows: readonly T[],
  intern: (text: string) => string = (text) => text,
): Readonly<Record<string, Record<string, string>>> {
  return Object.fromEntries(
    rows.map(({ storeCode, ...columns }) => [
      storeCode,
      Object.fromEntries(Object.entries(columns).flatMap(([name, text]) => (typeof text === 'string' ? [[name, intern(text)]] : []))),
    ]),
  );
}
