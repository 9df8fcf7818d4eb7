type Row = {
  readonly from?: { readonly label?: string | null } | null;
  readonly to?: { readonly label?: string | null } | null;
} | null;

export type SizeTable = {
  readonly columns: readonly string[];
  readonly lines: readonly { readonly size: string; readonly cells: readonly string[] }[];
};

type Labels = {
  /** Of a column that holds whole texts. */ readonly meaning: string;
  /** Of the column of letter sizes. */ readonly letters: string;
};

/** "borst 86–89 cm" is a measure and its value. */
const measured = /^(\D*?[^\s\d])\s+(\d.*)$/;
/** A letter size at the end: "(M)". */
const letterSize = /\s*\(([A-Z0-9/]{1,5})\)$/;

function cellsOf(text: string, labels: Labels): ReadonlyMap<string, string> | undefined {
  const letters = letterSize.exec(text)?.[1];
  const parts = text
    .replace(letterSize, '')
    .split(/\s*[·;,]\s+/)
    .map((part) => measured.exec(part));
  if (parts.length < 2 || parts.includes(null)) return undefined;
  const cells = parts.map((match): readonly [string, string] => [capital(match?.[1] ?? ''), match?.[2] ?? '']);
  return new Map(letters === undefined ? cells : [...cells, [labels.letters, letters]]);
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * A row's meaning is one text. Where every row lists the same measures ("borst 86–89 cm, taille 70–73 cm (M)"),
 * the measures become columns; otherwise the texts stand as they are.
 */
export function sizeTable(rows: readonly Row[] | null | undefined, labels: Labels): SizeTable {
  const texts = (rows ?? []).flatMap((row) => (row?.from?.label ? [{ size: row.from.label, text: row.to?.label ?? '' }] : []));
  const cells = texts.map(({ text }) => cellsOf(text, labels));
  const columns = [...(cells[0]?.keys() ?? [])];
  const isAlike = columns.length > 0 && cells.every((row) => [...(row?.keys() ?? [])].join() === columns.join());
  if (!isAlike) return { columns: [labels.meaning], lines: texts.map(({ size, text }) => ({ size, cells: [text] })) };
  return { columns, lines: texts.map(({ size }, index) => ({ size, cells: [...(cells[index]?.values() ?? [])] })) };
}
