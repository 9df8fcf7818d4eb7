import type { Queryable } from '#kernel/database/database.ts';
import {
  countPlaced,
  placedStatement,
  readPlaced,
  type Condition,
  type PlacedPart,
  type PlacedRows,
} from '#kernel/database/placed-rows.ts';
import { typedWords } from '#kernel/found-words.ts';
import type { Finding } from '../edit/publish-check.ts';
import type { ProductType } from '../read-model/catalogue.ts';

/** A product in a list of staff; what it is called, costs and has in stock is read from memory. */
export type ListedProduct = { readonly id: number; readonly createdAt: Date; readonly missing: readonly Finding['code'][] };

/** What staff looks at most, each a condition that an index answers. */
export const productTabs = {
  all: 'true',
  on: 'is_enabled = true',
  off: 'is_enabled = false',
  incomplete: 'is_incomplete',
} as const;
export type ProductTab = keyof typeof productTabs;

export type ProductsWanted = {
  readonly tab: ProductTab;
  readonly type?: ProductType | undefined;
  readonly brandId?: number | undefined;
  readonly categoryId?: number | undefined;
  readonly missing?: Finding['code'] | undefined;
  /** `kleur:2200`; all of them. */
  readonly attributes?: readonly string[] | undefined;
  readonly search?: string | undefined;
};

function placed({ tab, type, brandId, categoryId, missing, attributes, search }: ProductsWanted): PlacedRows {
  const words = search === undefined ? undefined : typedWords(search, false);
  const conditions: Condition[] = [
    productTabs[tab],
    ['type = ?', type],
    ['brand_id = ?', brandId],
    ['categories @> array[?::int]', categoryId],
    ['missing @> array[?::text]', missing],
    ['attributes @> ?::text[]', attributes],
  ];
  if (search !== undefined) conditions.push(words === undefined ? 'false' : ['words @@ ?::tsquery', words]);
  return {
    table: 'product_summary',
    columns: 'product_id as id, created_at as "createdAt", missing',
    at: 'created_at',
    id: 'product_id',
    conditions,
  };
}

export const productsStatement = (wanted: ProductsWanted, part: PlacedPart) => placedStatement(placed(wanted), part);

/** The newest first. */
export const findProducts = (sql: Queryable, wanted: ProductsWanted, part: PlacedPart): Promise<readonly ListedProduct[]> =>
  readPlaced<ListedProduct>(sql, placed(wanted), part);

export const countProducts = (sql: Queryable, wanted: ProductsWanted, limit: number): Promise<number> =>
  countPlaced(sql, placed(wanted), limit);
