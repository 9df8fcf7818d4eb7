import type { CategoryText } from '../read-model/catalogue.ts';
import type { Sql } from '#kernel/database/rows.ts';

export type CategoryRow = {
  readonly id: number;
  readonly parentId: number;
  readonly position: number;
  readonly isActive: boolean;
  readonly includeInMenu: boolean;
  readonly isAnchor: boolean;
  readonly displayMode: string;
  readonly pictureHash: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export async function readCategories(sql: Sql): Promise<CategoryRow[]> {
  const { rows } = await sql.query<CategoryRow>(
    `select id, parent_id as "parentId", position, is_active as "isActive", include_in_menu as "includeInMenu", is_anchor as "isAnchor",
       display_mode as "displayMode", picture_hash as "pictureHash", created_at as "createdAt", updated_at as "updatedAt"
     from category order by id`,
  );
  return rows;
}

export type CategoryTextRow = { readonly [Key in keyof CategoryText]-?: string | null } & {
  readonly categoryId: number;
  readonly storeCode: string;
};

export async function readCategoryTexts(sql: Sql): Promise<CategoryTextRow[]> {
  const { rows } = await sql.query<CategoryTextRow>(
    `select category_id as "categoryId", store_code as "storeCode", name, url_key as "urlKey", description,
       meta_title as "metaTitle", meta_description as "metaDescription", meta_keywords as "metaKeywords" from category_text`,
  );
  return rows;
}

/** Other products stand in them than who has one open has seen. */
export const raiseCategoryVersions = (sql: Sql, ids: readonly number[]) =>
  sql.query('update category set version = version + 1 where id = any($1)', [ids]);
