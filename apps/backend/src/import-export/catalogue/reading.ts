import type { Cell, FileRow, ProductRows } from './catalogue-file.ts';
import type { ShopNames } from './shop-names.ts';
import type { ShelfProduct } from './shop-snapshot.ts';

/** What is known while one product is read. */
export type Reading = {
  readonly rows: ProductRows;
  /** The row of the default view; a file that names only other views has none. */
  readonly first: FileRow | undefined;
  readonly before: ShelfProduct | undefined;
  readonly type: ShelfProduct['type'];
  readonly now: number;
  readonly names: ShopNames;
  /** The name of the product this one is a variant of, in the default view. */
  readonly parent: { readonly name: string | undefined } | undefined;
  readonly idOf: (sku: string) => number | undefined;
  /** The hash of a picture by its file name; refuses what is not there. */
  readonly picture: (name: string) => string;
  readonly categoryIds: (path: string) => readonly number[];
  /** The position at the end of a category. */
  readonly nextPosition: (categoryId: number) => number;
  /** A wished id of a bundle part when nobody has it, else a new one. */
  readonly bundleId: (kind: 'option' | 'selection', wished: number | undefined) => number;
};

/** What a cell does to a value: blank keeps it, the word for empty empties it. */
export function take<T>(cell: Cell, kept: T, empty: T, read: (text: string) => T): T {
  if (cell === undefined) return kept;
  return cell === null ? empty : read(cell);
}
