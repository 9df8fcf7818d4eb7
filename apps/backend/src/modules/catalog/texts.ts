/** Joins the texts of a fallback chain field by field: a view may change the name and keep everything else. */
export function mergeTexts<T extends object>(texts: Readonly<Record<string, T>>, chain: readonly string[]): Partial<T> {
  return Object.assign({}, ...chain.map((code) => texts[code]).reverse());
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
