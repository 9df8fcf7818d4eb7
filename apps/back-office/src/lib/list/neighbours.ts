type Neighbours = { readonly before: string | undefined; readonly after: string | undefined };

/** A list keeps the numbers of its rows here when one of them is opened. */
const nameOf = (list: string): string => `staff-row-${list}`;

/** The things before and behind one in the list it was opened from; none where it was opened otherwise. */
export function neighboursOf(number: string, kept: string | null): Neighbours {
  const row = readRow(kept);
  const at = row.indexOf(number);
  return at < 0 ? { before: undefined, after: undefined } : { before: row[at - 1], after: row[at + 1] };
}

function readRow(kept: string | null): readonly string[] {
  try {
    const row: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(row) ? row.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** A browser may keep nothing: then there is no way to the neighbours. */
export function readKeptRow(list: string): string | null {
  try {
    return sessionStorage.getItem(nameOf(list));
  } catch {
    return null;
  }
}

/** The list says which rows it shows, in their order. */
export function keepRow(list: string, numbers: readonly string[]): void {
  try {
    sessionStorage.setItem(nameOf(list), JSON.stringify(numbers));
  } catch {
    // A browser may keep nothing: then there is no way to the neighbours.
  }
}
