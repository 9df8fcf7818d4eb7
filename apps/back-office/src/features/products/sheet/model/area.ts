export type Place = { readonly row: number; readonly column: number };
/** Where somebody stands, and where their selection began. */
export type Standing = { readonly at: Place; readonly from: Place };
export type Area = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number };
export type Size = { readonly rows: number; readonly columns: number; readonly page: number };

export const begin: Standing = { at: { row: 0, column: 0 }, from: { row: 0, column: 0 } };

export const areaOf = ({ at, from }: Standing): Area => ({
  top: Math.min(at.row, from.row),
  bottom: Math.max(at.row, from.row),
  left: Math.min(at.column, from.column),
  right: Math.max(at.column, from.column),
});

export const cellsOf = ({ top, bottom, left, right }: Area): number => (bottom - top + 1) * (right - left + 1);

export const placesOf = ({ top, bottom, left, right }: Area): readonly Place[] =>
  Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (_none, column) => ({ row: top + row, column: left + column })),
  ).flat();

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

export const clamp = ({ row, column }: Place, { rows, columns }: Size): Place => ({
  row: within(row, rows),
  column: within(column, columns),
});

type Key = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; readonly shiftKey: boolean };

/** How far each key leads, alone and with Ctrl; `far` is beyond every edge. */
const far = 1_000_000;
const moves: Readonly<Record<string, (size: Size) => readonly [Place, Place]>> = {
  ArrowUp: () => [
    { row: -1, column: 0 },
    { row: -far, column: 0 },
  ],
  ArrowDown: () => [
    { row: 1, column: 0 },
    { row: far, column: 0 },
  ],
  ArrowLeft: () => [
    { row: 0, column: -1 },
    { row: 0, column: -far },
  ],
  ArrowRight: () => [
    { row: 0, column: 1 },
    { row: 0, column: far },
  ],
  Home: () => [
    { row: 0, column: -far },
    { row: -far, column: -far },
  ],
  End: () => [
    { row: 0, column: far },
    { row: far, column: far },
  ],
  PageUp: ({ page }) => [
    { row: -page, column: 0 },
    { row: -page, column: 0 },
  ],
  PageDown: ({ page }) => [
    { row: page, column: 0 },
    { row: page, column: 0 },
  ],
};

/** Where a key leads, as the grid pattern of the APG has it; undefined: it leads nowhere. */
export function moveBy({ at, from }: Standing, { key, ctrlKey, metaKey, shiftKey }: Key, size: Size): Standing | undefined {
  const isFar = ctrlKey || metaKey;
  if (key === ' ' && (isFar || shiftKey)) return isFar ? wholeColumn(at, size) : wholeRow(at, size);
  if (isFar && key.toLowerCase() === 'a') return { from: { row: 0, column: 0 }, at: clamp({ row: far, column: far }, size) };
  const move = moves[key]?.(size)[isFar ? 1 : 0];
  if (!move) return undefined;
  const next = clamp({ row: at.row + move.row, column: at.column + move.column }, size);
  return { at: next, from: shiftKey ? from : next };
}

const wholeColumn = ({ column }: Place, { rows }: Size): Standing => ({ from: { row: 0, column }, at: { row: rows - 1, column } });
const wholeRow = ({ row }: Place, { columns }: Size): Standing => ({ from: { row, column: 0 }, at: { row, column: columns - 1 } });
