import type { Cell } from './catalogue-file.ts';
import { readPaths } from './category-paths.ts';
import { readFlag, readTime } from './magento-values.ts';
import { readFields } from './field-cells.ts';
import { readAttributes, readBrand } from './read-attributes.ts';
import { readComposition } from './read-composition.ts';
import { readOwnCells } from './read-own-cells.ts';
import { readPictures } from './read-pictures.ts';
import { readPrices } from './read-prices.ts';
import { readTexts } from './read-texts.ts';
import type { Reading } from './reading.ts';
import { take } from './reading.ts';
import { RowFault } from './row-fault.ts';
import { readJson, record, whole } from './shape.ts';
import type { ShelfProduct } from './shop-snapshot.ts';

const types: readonly string[] = ['simple', 'virtual', 'configurable', 'bundle', 'grouped'] satisfies ShelfProduct['type'][];

/** The type of a product; it never changes. */
export function readType(cell: Cell, before: ShelfProduct | undefined): ShelfProduct['type'] {
  if (!cell) {
    if (before) return before.type;
    throw new RowFault('the product has no product_type.');
  }
  if (!types.includes(cell)) throw new RowFault(`the product type "${cell}" is unknown: it is ${types.join(', ')}.`);
  if (before && before.type !== cell)
    throw new RowFault(`the shop has this sku as ${before.type}, the file as ${cell}: the type cannot change.`);
  return cell as ShelfProduct['type'];
}

/** Reads a product from its rows, on top of what the shop has. */
export function readProduct(reading: Reading, id: number): ShelfProduct {
  const { rows, first, before, type, now } = reading;
  const time = (column: 'created_at' | 'updated_at') =>
    take<number | undefined>(first?.cell(column), undefined, undefined, (cell) => readTime(cell, column));
  const isVisible = take(first?.cell('visibility'), before?.isVisible ?? true, true, readVisibility);
  const attributes = readAttributes(reading);
  return {
    id,
    sku: rows.sku,
    type,
    isEnabled: take(first?.cell('product_online'), before?.isEnabled ?? true, false, (cell) => readFlag(cell, 'product_online')),
    isVisible,
    attributes,
    brandId: readBrand(reading, attributes),
    ...readFields(reading),
    createdAt: before?.createdAt ?? time('created_at') ?? now,
    updatedAt: before?.updatedAt ?? time('updated_at') ?? now,
    texts: readTexts(reading, isVisible),
    categories: take(first?.cell('categories'), before?.categories ?? new Map(), new Map(), (cell) => readCategories(cell, reading)),
    pictures: readPictures(reading),
    prices: readPrices(reading),
    ...readComposition(reading),
    ...readOwnCells(reading),
  };
}

const visibilities: ReadonlyMap<string, boolean> = new Map([
  ['catalog, search', true],
  ['catalog', true],
  ['search', true],
  ['not visible individually', false],
]);

function readVisibility(cell: string): boolean {
  const visible = visibilities.get(cell.toLowerCase());
  if (visible === undefined) throw new RowFault(`the visibility "${cell}" is unknown.`);
  return visible;
}

/** Categories by path; where the export added ids and positions, they tell apart what has the same path. */
function readCategories(cell: string, { first, before, categoryIds, nextPosition }: Reading): ShelfProduct['categories'] {
  const json = first?.cell('maas_categories');
  const positions = new Map(
    json
      ? Object.entries(readJson<Record<string, number>>(json, 'maas_categories', record(whole))).map(([id, position]) => [
          Number(id),
          position,
        ])
      : [],
  );
  const categories = new Map<number, number>();
  for (const path of readPaths(cell)) {
    const ids = categoryIds(path);
    const known = ids.filter((id) => positions.has(id));
    for (const id of known.length > 0 ? known : ids.slice(0, 1))
      categories.set(id, positions.get(id) ?? before?.categories.get(id) ?? nextPosition(id));
  }
  return categories;
}
