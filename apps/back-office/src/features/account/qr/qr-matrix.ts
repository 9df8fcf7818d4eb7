import { codewordsOf, versionFor } from './codewords.ts';
import { drawFormat, emptyGrid, type Grid } from './patterns.ts';

export type Matrix = readonly (readonly boolean[])[];

/** Which modules are turned round, so that no part looks like a pattern or is too light. */
const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => (x * y) % 6 === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Words go up and down in columns of two, from the right, around what is fixed. */
function fill({ size, dark, isFixed }: Grid, words: readonly number[], isTurned: (x: number, y: number) => boolean): void {
  let bit = 0;
  const columns = Array.from({ length: (size - 1) / 2 }, (_, index) => size - 1 - 2 * index).map((x) => (x <= 6 ? x - 1 : x));
  for (const [index, right] of columns.entries())
    for (let step = 0; step < size; step += 1) {
      const y = index % 2 === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = dark[y];
        if (!row || isFixed[y]?.[x]) continue;
        const isOn = (((words[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
        row[x] = isOn !== isTurned(x, y);
        bit += 1;
      }
    }
}

/** How hard it is to read: long runs, squares, what looks like a finder, and too much of one colour. */
function penaltyOf(dark: Matrix): number {
  const size = dark.length;
  const text = (line: readonly boolean[]): string => line.map((isDark) => (isDark ? '1' : '0')).join('');
  const rows = dark.map(text);
  const lines = [...rows, ...dark.map((_, x) => text(dark.map((row) => row[x] ?? false)))];
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const finders = lines.flatMap((line) => [...line.matchAll(/(?=10111010000|00001011101)/g)]).length;
  const squares = dark.slice(1).flatMap((row, y) => row.slice(1).filter((isDark, x) => isSquare(dark, x, y, isDark))).length;
  const share = rows.join('').replaceAll('0', '').length / (size * size);
  return runs + 40 * finders + 3 * squares + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

const isSquare = (dark: Matrix, x: number, y: number, isDark: boolean): boolean =>
  dark[y]?.[x] === isDark && dark[y]?.[x + 1] === isDark && dark[y + 1]?.[x] === isDark;

/** A text as a QR code in byte mode with error correction M, by the mask that is easiest to read. */
export function qrMatrix(text: string): Matrix {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const words = codewordsOf(bytes, version);
  const candidates = masks.map((isTurned, mask) => {
    const grid = emptyGrid(version);
    fill(grid, words, isTurned);
    drawFormat(grid, mask);
    return { dark: grid.dark, penalty: penaltyOf(grid.dark) };
  });
  return candidates.reduce((best, one) => (one.penalty < best.penalty ? one : best)).dark;
}
