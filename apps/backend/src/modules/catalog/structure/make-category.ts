import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import * as take from '../edit/take-value.ts';
import { raiseCategoryVersions } from '../categories/categories-repository.ts';
import { saveSummaries } from '../list/save-summaries.ts';
import { catalogueModel, lockCatalogueVersion } from '../read-model/catalogue-version.ts';
import { thingKey } from '../read-model/changed-things.ts';
import { addressesIn, movedAddresses, type AddressScope, type MovedAddress } from './category-addresses.ts';
import { refuseClaims } from './fields.ts';
import { childrenOf, readAllCategories, type HeldCategory } from './held-category.ts';
import { urlKeyOf } from './url-key-of.ts';

export type CategoryWish = {
  readonly parentId: number;
  /** By store view. */
  readonly names: Readonly<Record<string, string>>;
};

type MadeCategory = { readonly id: number; readonly moved: readonly MovedAddress[] };

/** Makes a category behind those of its parent; shoppers see it once somebody shows it. */
export async function makeCategory(
  tx: Tx,
  { parentId, names }: CategoryWish,
  { scopes, now }: { readonly scopes: readonly AddressScope[]; readonly now: Date },
): Promise<MadeCategory> {
  await lockCatalogueVersion(tx);
  const all = await readAllCategories(tx);
  if (!all.has(parentId)) throw inputError('There is no such category to stand below.', { code: 'category-place', field: 'parent' });
  const texts = Object.entries(names).flatMap(([store, typed]) => {
    const name = take.text(255)(typed);
    return typeof name === 'string' ? [{ store, name }] : [];
  });
  if (texts.length === 0) throw inputError('A category needs a name.', { code: 'category-name', field: 'names' });
  refuseClaims(texts.map(({ store, name }) => ({ field: `texts.${store}.name`, before: null, after: name })));
  const row = childrenOf(all, parentId);
  const { rows } = await tx.query<{ id: number }>(
    `insert into category (parent_id, position, is_active, include_in_menu, is_anchor, display_mode, created_at, updated_at)
     values ($1, $2, false, true, true, 'PRODUCTS', $3, $3) returning id`,
    [parentId, (row.at(-1)?.position ?? 0) + 1, now],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the new category has no number');
  for (const { store, name } of texts) {
    const taken = row.flatMap((one) => one.texts[store]?.urlKey ?? []);
    await tx.query('insert into category_text (category_id, store_code, name, url_key) values ($1, $2, $3, $4)', [
      id,
      store,
      name,
      urlKeyOf(name, taken, id),
    ]);
  }
  await touchReadModel(tx, catalogueModel, [thingKey('category', id)]);
  return { id, moved: movedAddresses(all, await readAllCategories(tx), scopes) };
}

type Removed = {
  readonly moved: readonly MovedAddress[];
  /** Products that stand elsewhere now. */
  readonly products: number;
};

/**
 * Removes a category for good. Nothing stands below it any more; its products go where they are told to, and who asks for its address is led
 * there, or to what it stood below.
 */
export async function removeCategory(
  tx: Tx,
  { record, all, products }: HeldCategory,
  { productsTo, scopes }: { readonly productsTo: number | undefined; readonly scopes: readonly AddressScope[] },
): Promise<Removed> {
  if (!all.has(record.parentId)) throw inputError('The root of a tree stays.', { code: 'category-root' });
  if (childrenOf(all, record.id).length > 0) throw inputError('Categories stand below it: move them first.', { code: 'category-children' });
  if (products.size > 0 && productsTo === undefined) throw inputError('Say where its products go.', { code: 'category-products' });
  if (productsTo !== undefined && (productsTo === record.id || !all.has(productsTo))) {
    throw inputError('There is no such category for its products.', { code: 'category-place', field: 'productsTo' });
  }
  const brands = await tx.query('select 1 from brand where category_id = $1', [record.id]);
  if (brands.rows.length > 0) throw inputError('A brand names it as its category.', { code: 'category-brand' });
  const ids = [...products.keys()];
  if (productsTo !== undefined && ids.length > 0) {
    await moveProducts(tx, record.id, productsTo);
    await raiseCategoryVersions(tx, [productsTo]);
  }
  await tx.query('delete from category where id = $1', [record.id]);
  await tx.query('update product set version = version + 1 where id = any($1)', [ids]);
  if (ids.length > 0) await saveSummaries(tx, ids);
  const touched = [record.id, ...(productsTo === undefined ? [] : [productsTo])].map((id) => thingKey('category', id));
  await touchReadModel(tx, catalogueModel, [...touched, ...ids.map(String)]);
  return { moved: leadOn(record.id, productsTo ?? record.parentId, all, scopes), products: ids.length };
}

/** Behind those that are there, in the same order; who is there already stays. */
const moveProducts = (tx: Tx, from: number, to: number) =>
  tx.query(
    `insert into product_category (product_id, category_id, position)
     select product_id, $2, (select coalesce(max(position), 0) from product_category where category_id = $2) + row_number() over (order by position, product_id)
     from product_category where category_id = $1
     on conflict (product_id, category_id) do nothing`,
    [from, to],
  );

function leadOn(id: number, to: number, all: HeldCategory['all'], scopes: readonly AddressScope[]): readonly MovedAddress[] {
  return scopes.flatMap((scope) => {
    const addresses = addressesIn(all, scope);
    const [before, after] = [addresses.get(id), addresses.get(to)];
    return before?.isShown && after ? [{ storeCode: scope.code, from: before.path, to: after.path }] : [];
  });
}
