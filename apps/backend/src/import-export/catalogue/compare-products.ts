import type { ProductRows } from './catalogue-file.ts';
import type { Cells } from './columns.ts';
import { columns } from './columns.ts';
import { comparedCells } from './export-cells.ts';
import type { ShopNames } from './shop-names.ts';
import type { ShelfProduct } from './shop-snapshot.ts';

type FieldChange = { readonly column: string; readonly before: string; readonly after: string };
/** What a row of the file does. */
export type RowChange = {
  readonly line: number;
  readonly sku: string;
  readonly view: string;
  readonly status: 'created' | 'changed' | 'unchanged';
  readonly fields: readonly FieldChange[];
};

type Comparison = { readonly names: ShopNames; readonly now: number };

/** Compares a product with what it was, in the form of the file itself: what exports alike is the same. */
export function compareProduct(
  before: ShelfProduct | undefined,
  after: ShelfProduct,
  rows: ProductRows,
  { names, now }: Comparison,
): RowChange[] {
  const lines: [string, number][] = [
    ...(rows.first ? [['', rows.first.line] as [string, number]] : []),
    ...[...rows.views].map(([view, { line }]): [string, number] => [view, line]),
  ];
  if (!before) return lines.map(([view, line]) => ({ line, sku: rows.sku, view, status: 'created', fields: [] }));
  const [was, is] = [comparedCells(before, names, now), comparedCells(after, names, now)];
  const named = new Set(lines.map(([view]) => view));
  return lines.map(([view, line], index) => {
    // A change in a view the file has no row for is told with the first row.
    const told = [view, ...(index === 0 ? [...new Set([...was.keys(), ...is.keys()])].filter((code) => !named.has(code)) : [])];
    const fields = told.flatMap((code) =>
      differences(was.get(code) ?? {}, is.get(code) ?? {}).map((field) =>
        code === view ? field : { ...field, column: `${field.column} (${code})` },
      ),
    );
    return { line, sku: rows.sku, view, status: fields.length > 0 ? 'changed' : 'unchanged', fields };
  });
}

const differences = (was: Cells, is: Cells): FieldChange[] =>
  columns
    .filter((column) => column !== 'store_view_code' && column !== 'sku')
    .map((column) => ({ column, before: was[column] ?? '', after: is[column] ?? '' }))
    .filter((field) => field.before !== field.after);
