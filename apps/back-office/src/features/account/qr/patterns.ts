import { alignmentsIn } from './codewords.ts';

/** A code that is being drawn: dark modules, and those that are no data. */
export type Grid = { readonly size: number; readonly dark: boolean[][]; readonly isFixed: boolean[][] };

function fix({ dark, isFixed }: Grid, x: number, y: number, isDark: boolean): void {
  const [row, fixed] = [dark[y], isFixed[y]];
  if (!row || !fixed || x < 0 || x >= row.length) return;
  row[x] = isDark;
  fixed[x] = true;
}

/** Squares in squares around a middle; `light` are the rings without ink. */
function rings(grid: Grid, middleX: number, middleY: number, radius: number, light: readonly number[]): void {
  for (let dy = -radius; dy <= radius; dy += 1)
    for (let dx = -radius; dx <= radius; dx += 1)
      fix(grid, middleX + dx, middleY + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
}

/** Bits that mend a number: the rest of its division by a polynomial. */
export function withCheck(value: number, polynomial: number, degree: number): number {
  let rest = value << degree;
  for (let bit = 31; bit >= degree; bit -= 1) if ((rest >>> bit) & 1) rest ^= polynomial << (bit - degree);
  return (value << degree) | rest;
}

/** Level M, which is 00, and the mask; drawn twice, beside the finders. */
export const formatOf = (mask: number): number => withCheck(mask, 0x537, 10) ^ 0x5412;

export function drawFormat(grid: Grid, mask: number): void {
  const { size } = grid;
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((formatOf(mask) >>> bit) & 1) === 1;
    if (bit < 8) fix(grid, 8, bit < 6 ? bit : bit + 1, isDark);
    else fix(grid, bit === 8 ? 7 : 14 - bit, 8, isDark);
    if (bit < 8) fix(grid, size - 1 - bit, 8, isDark);
    else fix(grid, 8, size - 15 + bit, isDark);
  }
  fix(grid, 8, size - 8, true);
}

function drawVersion(grid: Grid, version: number): void {
  const bits = withCheck(version, 0x1f25, 12);
  for (let bit = 0; bit < 18; bit += 1) {
    const [near, far] = [Math.floor(bit / 3), grid.size - 11 + (bit % 3)];
    fix(grid, far, near, ((bits >>> bit) & 1) === 1);
    fix(grid, near, far, ((bits >>> bit) & 1) === 1);
  }
}

/** The middles of the alignment patterns, in either direction. */
function alignments(version: number, size: number): readonly number[] {
  const count = alignmentsIn(version);
  const step = 2 * Math.ceil((4 * version + 4) / (2 * count - 2));
  return Array.from({ length: count }, (_, index) => (index === 0 ? 6 : size - 7 - step * (count - 1 - index)));
}

/** An empty code: what a camera finds it by, and the places of its format. */
export function emptyGrid(version: number): Grid {
  const size = 17 + 4 * version;
  const field = (): boolean[][] => Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const grid: Grid = { size, dark: field(), isFixed: field() };
  for (let at = 0; at < size; at += 1) {
    fix(grid, 6, at, at % 2 === 0);
    fix(grid, at, 6, at % 2 === 0);
  }
  const middles = alignments(version, size);
  const last = size - 7;
  for (const x of middles) for (const y of middles) if (!isFinder(x, y, last)) rings(grid, x, y, 2, [1]);
  rings(grid, 3, 3, 4, [2, 4]);
  rings(grid, size - 4, 3, 4, [2, 4]);
  rings(grid, 3, size - 4, 4, [2, 4]);
  drawFormat(grid, 0);
  if (version >= 7) drawVersion(grid, version);
  return grid;
}

const isFinder = (x: number, y: number, last: number): boolean => (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
