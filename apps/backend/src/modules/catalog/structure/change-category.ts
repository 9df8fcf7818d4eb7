import type { Tx } from '#kernel/database/database.ts';
import type { Sql } from '#kernel/database/rows.ts';
import { inputError } from '#kernel/errors.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import { saying } from '../edit/saying.ts';
import { refuse } from '../edit/take-value.ts';
import { saveSummaries } from '../list/save-summaries.ts';
import { catalogueModel } from '../read-model/catalogue-version.ts';
import { thingKey } from '../read-model/changed-things.ts';
import { belowOf } from '../write/products-showing.ts';
import { movedAddresses, takenAddresses, type AddressScope, type MovedAddress } from './category-addresses.ts';
import { categoryField, textColumns, type CategoryKnown, type CategoryPlace, type TreePlace } from './category-field.ts';
import { placed, refuseClaims, type Change, type Placed } from './fields.ts';
import { childrenOf, readHeldCategory, type HeldCategory } from './held-category.ts';
import { putBehind } from './tree-order.ts';

type In<Kind extends CategoryPlace['in']> = Change & { readonly place: Extract<CategoryPlace, { in: Kind }> };
const isIn =
  <Kind extends CategoryPlace['in']>(kind: Kind) =>
  (change: Placed<CategoryPlace>): change is Placed<CategoryPlace> & In<Kind> =>
    change.place.in === kind;

type Changed = { readonly version: number; readonly moved: readonly MovedAddress[] };

/**
 * Writes what a patch changes, and no row beside it but those of neighbours that have to move on: the category is at its next version, and
 * every process shows it. The addresses that are others now are for whoever leads shoppers on.
 */
export async function changeCategory(
  tx: Tx,
  held: HeldCategory,
  changes: readonly Change[],
  { known, scopes, now }: { readonly known: CategoryKnown; readonly scopes: readonly AddressScope[]; readonly now: Date },
): Promise<Changed> {
  const { id } = held.record;
  const parts = placed(changes, categoryField(known));
  for (const part of parts) saying(part.field, () => checkPart(held, part));
  refuseClaims(changes);
  await writeColumns(tx, id, parts.filter(isIn('category')), now);
  for (const [store, texts] of Map.groupBy(parts.filter(isIn('text')), ({ place }) => place.store)) await writeTexts(tx, id, store, texts);
  const neighbours: number[] = [];
  for (const { after } of parts.filter(isIn('tree'))) neighbours.push(...(await writePlace(tx, held, after as TreePlace)));
  const products = parts.filter(isIn('product'));
  await writeProducts(tx, id, products);
  const after = await readHeldCategory(tx, id);
  if (!after) throw new Error(`category ${id} is gone`);
  const taken = movesAddress(changes) ? takenAddresses(after.all, id, scopes) : [];
  if (taken.length > 0) {
    const field = changes.find(({ field: one }) => one === `texts.${taken[0]}.urlKey`)?.field ?? changes[0]?.field;
    throw inputError('Another category has this address.', { code: 'category-url-taken', field });
  }
  const keys = [...[id, ...neighbours].map((one) => thingKey('category', one)), ...products.map(({ place }) => String(place.id))];
  await touchReadModel(tx, catalogueModel, keys);
  return { version: after.version, moved: movedAddresses(held.all, after.all, scopes) };
}

const movesAddress = (changes: readonly Change[]): boolean => changes.some(({ field }) => field === 'place' || field.endsWith('.urlKey'));

/** The number above every root of the shop's trees, which is no row. */
const aboveRoots = 1;
const isRoot = ({ record }: HeldCategory): boolean => record.parentId === aboveRoots;

/** What no value by itself shows: where a category can stand, and what the root of a tree cannot. */
function checkPart(held: HeldCategory, { field, place, after }: Placed<CategoryPlace>): void {
  const { record, all } = held;
  if (isRoot(held) && (place.in === 'tree' || field === 'isActive' || field.endsWith('.urlKey'))) {
    refuse('category-root', 'The root of a tree stays where it is, and stays on.');
  }
  if (place.in !== 'tree') return;
  const { parentId, after: behind } = after as TreePlace;
  if (!all.has(parentId)) refuse('category-place', 'There is no such category to stand below.');
  if (belowOf({ categories: all }, record.id).has(parentId)) refuse('category-circle', 'A category does not stand below itself.');
  if (behind !== null && (behind === record.id || all.get(behind)?.parentId !== parentId)) {
    refuse('category-place', 'Its neighbour is not there any more.');
  }
}

/** Names of columns are those of our own code. */
async function writeColumns(sql: Sql, id: number, columns: readonly In<'category'>[], now: Date): Promise<void> {
  const sets = columns.map(({ place }, index) => `${place.column} = $${index + 3}`);
  await sql.query(`update category set ${['version = version + 1', 'updated_at = $2', ...sets].join(', ')} where id = $1`, [
    id,
    now,
    ...columns.map(({ after }) => after),
  ]);
}

async function writeTexts(sql: Sql, id: number, store: string, texts: readonly In<'text'>[]): Promise<void> {
  const columns = texts.map(({ place }) => place.column);
  await sql.query(
    `insert into category_text (category_id, store_code, ${columns.join(', ')})
     values ($1, $2, ${columns.map((_, index) => `$${index + 3}`).join(', ')})
     on conflict (category_id, store_code) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    [id, store, ...texts.map(({ after }) => after)],
  );
  // A view that says nothing of its own has no row.
  await sql.query(`delete from category_text where category_id = $1 and store_code = $2 and coalesce(${textColumns.join(', ')}) is null`, [
    id,
    store,
  ]);
}

/** Returns the neighbours that had to move on. */
async function writePlace(sql: Sql, { record, all }: HeldCategory, { parentId, after }: TreePlace): Promise<readonly number[]> {
  const row = childrenOf(all, parentId).filter(({ id }) => id !== record.id);
  const places = putBehind(row, record.id, after);
  for (const { id, position } of places) {
    if (id === record.id) await sql.query('update category set parent_id = $2, position = $3 where id = $1', [id, parentId, position]);
    else await sql.query('update category set position = $2, version = version + 1 where id = $1', [id, position]);
  }
  return places.flatMap(({ id }) => (id === record.id ? [] : [id]));
}

/** A product that comes, goes or moves is written too, so that who edits it hears of it. */
async function writeProducts(tx: Tx, id: number, products: readonly In<'product'>[]): Promise<void> {
  if (products.length === 0) return;
  const ids = products.map(({ place }) => place.id);
  const gone = products.filter(({ after }) => after === null).map(({ place }) => place.id);
  const there = products.filter(({ after }) => after !== null);
  await tx.query('delete from product_category where category_id = $1 and product_id = any($2)', [id, gone]);
  await tx.query(
    `insert into product_category (product_id, category_id, position) select product, $1, place from unnest($2::int[], $3::int[]) as one(product, place)
     on conflict (product_id, category_id) do update set position = excluded.position`,
    [id, there.map(({ place }) => place.id), there.map(({ after }) => after)],
  );
  await tx.query('update product set version = version + 1 where id = any($1)', [ids]);
  const isOther = products.some(({ before, after }) => before === null || after === null);
  if (isOther) await saveSummaries(tx, ids);
}
