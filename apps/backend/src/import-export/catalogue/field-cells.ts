import { emptyFields, fieldEntries, type FieldKind, type FieldValue, type ProductFields } from '#modules/catalog/index.ts';
import type { Cells, FieldColumn } from './columns.ts';
import { amountCell, moneyCell, readAmount, readFlag, readMoney, readPieces, readTime, timeCell } from './magento-values.ts';
import { take, type Reading } from './reading.ts';

type Format<Value> = { readonly write: (value: Value) => string; readonly read: (text: string, column: string) => Value };

/** How the file has each kind of field. */
const formats: { readonly [Kind in FieldKind]: Format<FieldValue[Kind]> } = {
  flag: { write: (value) => (value ? '1' : '0'), read: readFlag },
  whole: { write: (value) => (value === undefined ? '' : String(value)), read: readPieces },
  grams: {
    write: (value) => (value === undefined ? '' : amountCell(value / 1000)),
    read: (text, column) => Math.round(readAmount(text, column) * 1000),
  },
  cents: { write: moneyCell, read: readMoney },
  time: { write: timeCell, read: readTime },
  word: { write: (value) => value ?? '', read: String },
};
const formatOf = (kind: FieldKind): Format<unknown> => formats[kind] as Format<unknown>;

/** The cells of a product's simple fields. */
export function fieldCells(product: ProductFields): Cells {
  const cells: Cells = {};
  for (const [field, { kind, csv }] of fieldEntries) cells[csv as FieldColumn] = formatOf(kind).write(product[field]);
  return cells;
}

/** Reads them, on top of what the shop has. */
export function readFields({ first, before }: Reading): ProductFields {
  return Object.fromEntries(
    fieldEntries.map(([field, { kind, csv }]) => {
      const empty: unknown = emptyFields[field];
      return [
        field,
        take(first?.cell(csv as FieldColumn), before ? before[field] : empty, empty, (cell) => formatOf(kind).read(cell, csv)),
      ];
    }),
  ) as ProductFields;
}
