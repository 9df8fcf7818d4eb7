import { page, sizes, type Pen, type Type } from './pdf-pen.ts';

export type PdfColumn = {
  readonly head: string;
  readonly share: number;
  readonly align?: 'left' | 'right';
  /** What the row is about: its first line is strong, what follows is small. */
  readonly isName?: boolean;
};

const gap = 10;
const padding = 6;

type Piece = { readonly text: string; readonly type: Type };
type Cell = { readonly pieces: readonly Piece[]; readonly x: number; readonly width: number; readonly align: 'left' | 'right' };

/** Rows under their heads, which stand on every page again. */
export function writeTable(pen: Pen, columns: readonly PdfColumn[], rows: readonly (readonly string[])[]): void {
  const { document, root, need, rule, artifact } = pen;
  const table = document.struct('Table');
  root.add(table);
  const addRow = (cells: readonly Cell[], kind: 'TH' | 'TD'): void => {
    const row = document.struct('TR');
    table.add(row);
    drawRow(pen, cells, (draw) => row.add(pen.tag(kind, draw)));
    row.end();
  };
  const headType: Type = { size: sizes.small, colour: pen.colours.muted };
  const heads = cellsOf(
    pen,
    columns,
    columns.map(({ head }) => head),
    () => headType,
  );
  const underline = (): void => {
    rule(document.y, { weight: 1, colour: pen.colours.ink });
    document.y += padding;
  };
  need(80);
  addRow(heads, 'TH');
  underline();
  for (const [index, texts] of rows.entries()) {
    const cells = cellsOf(pen, columns, texts, ({ isName }) => (isName ? { face: 'strong' } : {}));
    if (need(heightOf(pen, cells) + padding)) {
      artifact('Pagination', () => drawRow(pen, heads, (draw) => draw()));
      underline();
    } else if (index > 0) rule(document.y - padding / 2);
    addRow(cells, 'TD');
    document.y += padding;
  }
  table.end();
  rule(document.y - padding / 2);
  document.y += padding;
}

type Sum = readonly [label: string, value: string];

/** Sums in the right half, the total large; what it contains stands below it. */
export function writeSums(pen: Pen, sums: readonly Sum[], total: Sum, below: readonly Sum[]): void {
  const { document, root, left, width, need, rule } = pen;
  const table = document.struct('Table');
  root.add(table);
  const [x, share] = [left + width * 0.45, width * 0.55];
  need((sums.length + below.length) * 17 + 40);
  const add = ([label, value]: Sum, type: Type): void => {
    const cells: readonly Cell[] = [
      { pieces: [{ text: label, type }], x, width: share * 0.62, align: 'left' },
      { pieces: [{ text: value, type }], x: x + share * 0.62, width: share * 0.38, align: 'right' },
    ];
    const row = document.struct('TR');
    table.add(row);
    drawRow(pen, cells, (draw, index) => row.add(pen.tag(index === 0 ? 'TH' : 'TD', draw)));
    row.end();
    document.y += 2;
  };
  const plain: Type = { colour: pen.colours.muted };
  for (const sum of sums) add(sum, plain);
  rule(document.y + 4, { x, length: share, weight: 1, colour: pen.colours.ink });
  document.y += 11;
  add(total, { face: 'strong', size: 13 });
  for (const sum of below) add(sum, plain);
  table.end();
  document.y += 16;
}

function cellsOf(
  { left, width, colours }: Pen,
  columns: readonly PdfColumn[],
  texts: readonly string[],
  typeOf: (column: PdfColumn) => Type,
): readonly Cell[] {
  let x = left;
  return columns.map((column, index) => {
    const cellX = x;
    x += width * column.share;
    const [first = '', ...rest] = (texts[index] ?? '').split('\n');
    const small = rest.length > 0 ? [{ text: rest.join('\n'), type: { size: sizes.small, colour: colours.muted } }] : [];
    return {
      pieces: [{ text: first, type: typeOf(column) }, ...small],
      x: cellX,
      // The last one ends with the page.
      width: width * column.share - (index === columns.length - 1 ? 0 : gap),
      align: column.align ?? 'left',
    };
  });
}

const heightOf = (pen: Pen, cells: readonly Cell[]): number =>
  Math.max(...cells.map(({ pieces, width }) => pieces.reduce((sum, { text, type }) => sum + pen.heightOf(text, width, type), 0)));

/** Draws a row at the pen; `as` says what each cell is in the structure of the document. */
function drawRow(pen: Pen, cells: readonly Cell[], as: (draw: () => void, index: number) => void): void {
  const { document, put } = pen;
  const { y } = document;
  let lowest = y;
  for (const [index, { pieces, x, width, align }] of cells.entries()) {
    as(() => {
      document.y = y;
      for (const { text, type } of pieces) put(text, x, document.y, { width, align, type });
    }, index);
    lowest = Math.max(lowest, document.y);
  }
  document.x = page.margin;
  document.y = lowest;
}
