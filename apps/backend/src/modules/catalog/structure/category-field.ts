import { isHash } from '#modules/media/index.ts';
import * as take from '../edit/take-value.ts';
import type { CategoryText, Products } from '../read-model/catalogue.ts';
import type { Field } from './fields.ts';
import { childrenOf, type HeldCategory } from './held-category.ts';

/** What a value may name. */
export type CategoryKnown = { readonly stores: readonly string[]; readonly products: Pick<Products, 'get'> };

/** Below which category it stands, and behind which of those there; null: before all of them. */
export type TreePlace = { readonly parentId: number; readonly after: number | null };

export type CategoryPlace =
  | { readonly in: 'category'; readonly column: string }
  | { readonly in: 'text'; readonly store: string; readonly column: string }
  | { readonly in: 'tree' }
  | { readonly in: 'product'; readonly id: number };

type CategoryField = Field<HeldCategory, CategoryPlace>;

const texts: Readonly<Record<keyof CategoryText, { readonly column: string; readonly takes: take.Take }>> = {
  name: { column: 'name', takes: take.text(255) },
  urlKey: { column: 'url_key', takes: take.urlKey },
  description: { column: 'description', takes: take.html(20_000) },
  metaTitle: { column: 'meta_title', takes: take.text(255) },
  metaDescription: { column: 'meta_description', takes: take.text(500) },
  metaKeywords: { column: 'meta_keywords', takes: take.text(500) },
};
const textNames = Object.keys(texts) as readonly (keyof CategoryText)[];
export const textColumns: readonly string[] = Object.values(texts).map(({ column: at }) => at);

const displayModes: readonly unknown[] = ['PRODUCTS', 'PAGE', 'PRODUCTS_AND_PAGE'];

/** A picture by what it shows. */
export const hash: take.Take = take.oneOf((value: unknown) => typeof value === 'string' && isHash(value));

const notNull =
  (takes: take.Take): take.Take =>
  (value) =>
    value === null ? take.refuse('product-value', 'This cannot be empty.') : takes(value);

/** A place in the tree; whether it is there is known to who writes it. */
const treePlace: take.Take = (value) => {
  const { parentId, after } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<keyof TreePlace, unknown>>;
  const isId = (id: unknown): boolean => Number.isSafeInteger(id) && Number(id) > 0;
  return isId(parentId) && ((after ?? null) === null || isId(after))
    ? { parentId, after: after ?? null }
    : take.refuse('category-place', 'This is no place in the tree.');
};

function placeOf({ record, all }: HeldCategory): TreePlace {
  const row = childrenOf(all, record.parentId);
  return { parentId: record.parentId, after: row[row.indexOf(record) - 1]?.id ?? null };
}

const column = (
  name: 'isActive' | 'includeInMenu' | 'isAnchor' | 'displayMode' | 'pictureHash',
  at: string,
  takes: take.Take,
): CategoryField => ({
  place: { in: 'category', column: at },
  read: ({ record }) => record[name] ?? null,
  take: takes,
});

const columns: Readonly<Record<string, CategoryField>> = {
  isActive: column('isActive', 'is_active', take.flag),
  includeInMenu: column('includeInMenu', 'include_in_menu', take.flag),
  isAnchor: column('isAnchor', 'is_anchor', take.flag),
  displayMode: column('displayMode', 'display_mode', notNull(take.oneOf((value: unknown) => displayModes.includes(value)))),
  pictureHash: column('pictureHash', 'picture_hash', hash),
  place: { place: { in: 'tree' }, read: placeOf, take: treePlace },
};

/** The field of a path, such as `texts.de.name`, `place` or `products.12`, whose value is where that product stands. */
export const categoryField =
  ({ stores, products }: CategoryKnown) =>
  (path: string): CategoryField | undefined => {
    if (Object.hasOwn(columns, path)) return columns[path];
    const [kind, one = '', name = '', ...more] = path.split('.');
    if (more.length > 0) return undefined;
    if (kind === 'texts' && stores.includes(one) && Object.hasOwn(texts, name)) {
      const { column: at, takes } = texts[name as keyof CategoryText];
      return {
        place: { in: 'text', store: one, column: at },
        read: ({ record }) => record.texts[one]?.[name as keyof CategoryText] ?? null,
        take: takes,
      };
    }
    if (kind !== 'products' || name !== '' || !/^[1-9]\d{0,8}$/.test(one) || !products.get(Number(one))) return undefined;
    return {
      place: { in: 'product', id: Number(one) },
      read: (held) => held.products.get(Number(one)) ?? null,
      take: take.position,
    };
  };

/** Every field a category has, by its path; of its products those that are given. */
export const categoryPaths = ({ stores }: CategoryKnown, products: readonly number[]): readonly string[] => [
  ...Object.keys(columns),
  ...stores.flatMap((store) => textNames.map((name) => `texts.${store}.${name}`)),
  ...products.map((id) => `products.${id}`),
];
