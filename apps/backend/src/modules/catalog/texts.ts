/** Joins the texts of a fallback chain field by field: a view may change the name and keep everything else. */
export function mergeTexts<T extends object>(texts: Readonly<Record<string, T>>, chain: readonly string[]): Partial<T> {
  return Object.assign({}, ...chain.map((code) => texts[code]).reverse());
}

/** Rows of texts by store view code; what is null in one view is left to its fallback. */
export function textsByStore<T extends { readonly storeCode: string }>(
  rows: readonly T[],
): Readonly<Record<string, Record<string, string>>> {
  return Object.fromEntries(
    rows.map(({ storeCode, ...columns }) => [
      storeCode,
      Object.fromEntries(Object.entries(columns).filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
    ]),
  );
}
