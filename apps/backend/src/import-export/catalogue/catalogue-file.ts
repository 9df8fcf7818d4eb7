import { StartError } from '#kernel/errors.ts';
import type { Column } from './columns.ts';
import { columns } from './columns.ts';
import type { CsvRecord } from './csv-reader.ts';
import { fileFault } from './csv-reader.ts';
import { emptied } from './magento-values.ts';

/** Undefined leaves things as they are, null makes them empty. */
export type Cell = string | null | undefined;
export type FileRow = {
  readonly line: number;
  readonly cell: (column: Column) => Cell;
  /** Of a row that is put back: what it had changed, in other views too (`price (de)`). */
  readonly changed?: ReadonlySet<string> | undefined;
};

/** All rows of one sku. */
export type ProductRows = {
  readonly sku: string;
  readonly line: number;
  /** The row of the default view. */
  first: FileRow | undefined;
  readonly views: Map<string, FileRow>;
};

export type Refusal = { readonly line: number; readonly sku: string; readonly reason: string };

export type CatalogueFile = {
  readonly products: ReadonlyMap<string, ProductRows>;
  readonly rows: number;
  /** Columns nobody reads here. */
  readonly ignoredColumns: readonly string[];
  readonly refusals: readonly Refusal[];
};

type Views = {
  readonly defaultCode: string;
  readonly codes: ReadonlySet<string>;
  /** So many letters are held in memory; more of them are refused. */
  readonly mostLength?: number | undefined;
};

/** Gathers the rows of a file by sku; rows that cannot belong to a product are refused. */
export async function readCatalogueFile(records: AsyncIterable<CsvRecord>, views: Views): Promise<CatalogueFile> {
  let header: Header | undefined;
  const products = new Map<string, ProductRows>();
  const refusals: Refusal[] = [];
  let rows = 0;
  let length = 0;
  for await (const record of records) {
    for (const cell of record.cells) length += cell.length;
    if (length > (views.mostLength ?? Number.POSITIVE_INFINITY))
      throw fileFault(record.line, 'the file is too long to be compared at once: split it.');
    if (!header) {
      header = readHeader(record);
      continue;
    }
    rows += 1;
    const refusal = addRow(record, header, products, views);
    if (refusal) refusals.push({ line: record.line, ...refusal });
  }
  if (!header) throw new StartError('The file is empty.');
  return { products, rows, ignoredColumns: header.ignored, refusals };
}

type Header = { readonly width: number; readonly indexes: ReadonlyMap<string, number>; readonly ignored: readonly string[] };

function readHeader({ line, cells }: CsvRecord): Header {
  const names = cells.map((name) => name.trim());
  const indexes = new Map(names.map((name, index) => [name, index]));
  if (!indexes.has('sku')) throw fileFault(line, 'the first line has no column "sku": this is not a product export of Magento.');
  if (indexes.size < names.length) throw fileFault(line, 'two columns have the same name.');
  const known = new Set<string>(columns);
  return { width: names.length, indexes, ignored: names.filter((name) => !known.has(name)) };
}

function addRow({ line, cells }: CsvRecord, header: Header, products: Map<string, ProductRows>, views: Views) {
  const cell = (column: Column): Cell => {
    const value = cells[header.indexes.get(column) ?? -1];
    return value === undefined || value === '' ? undefined : value === emptied ? null : value;
  };
  const sku = cell('sku')?.trim() ?? '';
  if (cells.length !== header.width) return { sku, reason: `the row has ${cells.length} cells, the first line has ${header.width}.` };
  if (sku === '') return { sku, reason: 'the row has no sku.' };
  if (/[,|="]/.test(sku))
    return { sku, reason: 'a sku cannot contain a comma, a bar, a quote or an equals sign: lists of skus are separated by them.' };
  const view = cell('store_view_code')?.trim() ?? '';
  const isFirst = view === '' || view === 'admin' || view === 'default' || view === views.defaultCode;
  if (!isFirst && !views.codes.has(view)) return { sku, reason: `there is no store view "${view}".` };
  let product = products.get(sku);
  if (!product) products.set(sku, (product = { sku, line, first: undefined, views: new Map() }));
  if (isFirst ? product.first : product.views.has(view)) {
    return { sku, reason: `the sku stands in the file twice${isFirst ? '' : ` for store view ${view}`}, first in line ${product.line}.` };
  }
  if (isFirst) product.first = { line, cell };
  else product.views.set(view, { line, cell });
  return undefined;
}
