/** What is chosen, over all pages: these, or all of the filter but these. */
export type Selection = { readonly isAll: boolean; readonly ids: ReadonlySet<string> };

export const nothing: Selection = { isAll: false, ids: new Set() };
export const everything: Selection = { isAll: true, ids: new Set() };

export const isSelected = ({ isAll, ids }: Selection, id: string): boolean => isAll !== ids.has(id);

export function select({ isAll, ids }: Selection, changed: readonly string[], isChosen: boolean): Selection {
  const next = new Set(ids);
  for (const id of changed) {
    if (isChosen === isAll) next.delete(id);
    else next.add(id);
  }
  return { isAll, ids: next };
}

/** From the row that was chosen last to this one, as far as both are on the page. */
export function rangeOf(rows: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [start, end] = [from === undefined ? -1 : rows.indexOf(from), rows.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** How many, of so many in all; undefined when that is not known. */
export function countOf({ isAll, ids }: Selection, total: number | undefined): number | undefined {
  if (!isAll) return ids.size;
  return total === undefined ? undefined : Math.max(0, total - ids.size);
}

/** Of the rows on the page: none, some or all. */
export function partOf(selection: Selection, rows: readonly string[]): 'none' | 'some' | 'all' {
  const chosen = rows.filter((id) => isSelected(selection, id)).length;
  if (chosen === 0) return 'none';
  return chosen === rows.length ? 'all' : 'some';
}
