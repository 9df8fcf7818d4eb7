/** Something with a place in a list. */
type InOrder = { readonly id: number; readonly position: number };

/**
 * New places after one has been put behind another, or before all: of as few others as can be, so that who moves another one meanwhile is
 * not disturbed. `row` is in order and without the one that is moved.
 */
export function putBehind(row: readonly InOrder[], id: number, after: number | null): readonly InOrder[] {
  const at = after === null ? 0 : row.findIndex((one) => one.id === after) + 1;
  const [before, behind] = [row[at - 1], row[at]];
  if (!behind) return [{ id, position: (before?.position ?? 0) + 1 }];
  if (!before) return [{ id, position: behind.position - 1 }];
  const between = Math.floor((before.position + behind.position) / 2);
  const position = between > before.position ? between : before.position + 1;
  const moved: InOrder[] = [{ id, position }];
  let last = position;
  for (const one of row.slice(at)) {
    if (one.position > last) break;
    last += 1;
    moved.push({ id: one.id, position: last });
  }
  return moved;
}
