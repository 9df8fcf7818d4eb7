import type { Cell, CatalogueFile, FileRow, ProductRows } from './catalogue-file.ts';
import { columns, type Cells, type Column } from './columns.ts';
import { emptied, pairsCell, readPairs } from './magento-values.ts';

/** Columns that say one thing together. */
const groups: readonly (readonly Column[])[] = [
  ['price', 'special_price', 'special_price_from_date', 'special_price_to_date', 'maas_prices'],
  ['qty', 'is_in_stock', 'maas_stock'],
  ['categories', 'maas_categories'],
  ['additional_attributes', 'maas_brand'],
  ['related_skus', 'related_position'],
  ['crosssell_skus', 'crosssell_position'],
  ['upsell_skus', 'upsell_position'],
  ['configurable_variations', 'configurable_variation_labels'],
  [
    'bundle_price_type',
    'bundle_sku_type',
    'bundle_price_view',
    'bundle_weight_type',
    'bundle_values',
    'bundle_shipment_type',
    'maas_bundle',
  ],
  [
    'base_image',
    'base_image_label',
    'small_image',
    'small_image_label',
    'thumbnail_image',
    'thumbnail_image_label',
    'additional_images',
    'additional_image_labels',
    'hide_from_product_page',
    'maas_picture_labels',
    'maas_picture_focus',
  ],
];
const groupOf = new Map<string, readonly Column[]>(groups.flatMap((group) => group.map((column) => [column, group])));

/** What a file says once and for all of a product, or what follows from other cells. */
const notPutBack: ReadonlySet<string> = new Set([
  'sku',
  'store_view_code',
  'product_type',
  'maas_id',
  'maas_prices',
  'maas_catalogue',
  'is_in_stock',
  'created_at',
  'updated_at',
]);

/** Those columns, and all that say one thing with them. */
export const withTheirGroups = (names: Iterable<string>): ReadonlySet<Column> =>
  new Set([...names].flatMap((name) => groupOf.get(name) ?? columns.filter((column) => column === name)));

/** What a row says in some columns, as it stands in the file. */
export const givenCells = (row: FileRow, wanted: ReadonlySet<Column>): readonly (readonly [Column, string | null])[] =>
  columns.flatMap((column) => {
    const cell = column === 'sku' || column === 'store_view_code' || !wanted.has(column) ? undefined : row.cell(column);
    return cell === undefined ? [] : [[column, cell] as const];
  });

const isOmitted = (cell: string): boolean => cell === '' || cell === emptied;

/** The cells that make a row what it was: those that are named, and for what goes with them what is there. */
export function cellsBack(before: ReadonlyMap<string, string>, now: Cells): ReadonlyMap<Column, Cell> {
  const back = new Map<Column, Cell>();
  for (const column of withTheirGroups(before.keys())) {
    if (notPutBack.has(column)) continue;
    const cell = before.get(column) ?? now[column] ?? '';
    back.set(column, column === 'additional_attributes' ? attributesBack(cell, now[column] ?? '') : isOmitted(cell) ? null : cell);
  }
  return back;
}

/** Codes that a list does not name keep their value: what was not there before is emptied by name. */
function attributesBack(before: string, now: string): Cell {
  const pairs = before === '' ? [] : readPairs(before, 'additional_attributes');
  const kept = new Set(pairs.map(([code]) => code));
  const added = now === '' ? [] : readPairs(now, 'additional_attributes').filter(([code]) => !kept.has(code));
  return pairsCell([...pairs, ...added.map(([code]) => [code, emptied] as const)]) || undefined;
}

type Told = { readonly column: string; readonly before: string; readonly after: string };

/** What of a difference is news: the history of a price goes with the price, and what another view leaves out it has left out before. */
export function newsOf<Field extends Told>(fields: readonly Field[]): readonly Field[] {
  const hasPrice = fields.some(({ column }) => column === 'price' || column.startsWith('special_price'));
  return fields.filter(
    ({ column, before, after }) =>
      !(hasPrice && column === 'maas_prices') && !(column.includes(' (') && isOmitted(before) && isOmitted(after)),
  );
}

export type GivenRow = Pick<FileRow, 'line' | 'changed'> & {
  readonly sku: string;
  readonly view: string;
  readonly cells: ReadonlyMap<string, Cell>;
};

/** Rows as if they stood in a file. */
export function fileOfRows(rows: readonly GivenRow[]): CatalogueFile {
  const products = new Map<string, ProductRows>();
  for (const { line, sku, view, cells, changed } of rows) {
    let product = products.get(sku);
    if (!product) products.set(sku, (product = { sku, line, first: undefined, views: new Map() }));
    const row: FileRow = { line, cell: (column) => cells.get(column), changed };
    if (view === '') product.first = row;
    else product.views.set(view, row);
  }
  return { products, rows: rows.length, ignoredColumns: [], refusals: [] };
}
