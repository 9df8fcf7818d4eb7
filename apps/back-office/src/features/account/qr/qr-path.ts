import { qrMatrix } from './qr-matrix.ts';

/** Light modules around it: without them a camera does not find the edge. */
const quietZone = 4;

/** A text as a QR code: the side of the picture in modules, and its dark ones as the outline of an SVG path, a run after the other. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const matrix = qrMatrix(text);
  const path = matrix
    .flatMap((row, y) => runsOf(row).map(({ from, length }) => `M${from + quietZone} ${y + quietZone}h${length}v1h-${length}z`))
    .join('');
  return { size: matrix.length + 2 * quietZone, path };
}

function runsOf(row: readonly boolean[]): readonly { readonly from: number; readonly length: number }[] {
  const runs: { from: number; length: number }[] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (isDark && last && last.from + last.length === x) last.length += 1;
    else if (isDark) runs.push({ from: x, length: 1 });
  }
  return runs;
}
