import type { Tx } from '#kernel/database/database.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import { saveSummaries } from '../list/save-summaries.ts';
import { brandAttribute } from '../read-model/catalogue.ts';
import { catalogueModel, lockCatalogueVersion } from '../read-model/catalogue-version.ts';
import { thingKey } from '../read-model/changed-things.ts';
import type { AddressScope, MovedAddress } from './category-addresses.ts';
import { removeBrand } from './change-brand.ts';
import { removeSizeChart } from './change-size-chart.ts';
import type { Change } from './fields.ts';
import { childrenOf, lockCategory } from './held-category.ts';
import { lockBrand, lockSizeChart, readHeldAttributes, type HeldAttribute } from './held-things.ts';
import { removeCategory } from './make-category.ts';
import { namedBeside } from './named-beside.ts';

/** What came into the catalogue with a file of products: by number, size charts by their names. */
export type MadeThings = {
  readonly attributes: readonly number[];
  readonly options: readonly number[];
  readonly brands: readonly number[];
  readonly categories: readonly number[];
  readonly sizeCharts: readonly string[];
};

/** The products of the file, and when it was sent. */
type Brought = { readonly skus: readonly string[]; readonly since: Date };
/** What is gone, as the log calls it. */
type Cleared = { readonly entity: 'attribute' | 'brand' | 'category' | 'chart'; readonly id: string; readonly changes: readonly Change[] };
type Clearing = {
  readonly tx: Tx;
  /** Products that came with the same file, have left the shop, and were never ordered: what they name is let go of. */
  readonly own: readonly number[];
  readonly since: Date;
  readonly loosened: Set<number>;
  readonly cleared: Cleared[];
};

/**
 * Takes away what a file brought and nothing uses: no product but those that came with it and have left the shop, no part of the catalogue
 * that stays, nothing in the shop that names it, and nobody has edited it. Makers of goods and what variants are chosen by stay with them. Who
 * asks for a category that is gone is led to what it stood below.
 */
export async function clearMade(
  tx: Tx,
  made: MadeThings,
  { skus, since, scopes }: Brought & { readonly scopes: readonly AddressScope[] },
): Promise<{ readonly cleared: readonly Cleared[]; readonly moved: readonly MovedAddress[] }> {
  await lockCatalogueVersion(tx);
  const clearing: Clearing = { tx, own: await leftProducts(tx, skus), since, loosened: new Set(), cleared: [] };
  // What names others goes before them.
  for (const key of made.sizeCharts) await clearChart(clearing, key);
  for (const id of made.brands) await clearBrand(clearing, id);
  for (const attribute of (await readHeldAttributes(tx)).values()) await clearOptions(clearing, attribute, made);
  const moved = await clearCategories(clearing, made.categories, scopes);
  const ids = [...clearing.loosened];
  if (ids.length > 0) {
    await tx.query('update product set version = version + 1 where id = any($1)', [ids]);
    await saveSummaries(tx, ids);
    await touchReadModel(tx, catalogueModel, ids.map(String));
  }
  return { cleared: clearing.cleared, moved };
}

/** Those that are out of the shop, and that nobody has ordered. */
async function leftProducts(tx: Tx, skus: readonly string[]): Promise<readonly number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `select id from product where sku = any($1) and not is_enabled
       and not exists (select from stock_reservation where stock_reservation.sku = product.sku)
       and not exists (select from stock_movement where stock_movement.sku = product.sku and reason = 'sale')`,
    [skus],
  );
  return rows.map(({ id }) => id);
}

const isNamed = async (tx: Tx, query: string, values: unknown[]): Promise<boolean> => (await tx.query(query, values)).rows.length > 0;

async function loosen({ tx, loosened }: Clearing, update: string, values: unknown[]): Promise<void> {
  const { rows } = await tx.query<{ id: number }>(`${update} returning id`, values);
  for (const { id } of rows) loosened.add(id);
}

async function clearChart(clearing: Clearing, key: string): Promise<void> {
  const { tx, own, since, cleared } = clearing;
  const held = await lockSizeChart(tx, key);
  if (!held || (await namedBeside(tx, { kind: 'chart', id: key }, since))) return;
  if (await isNamed(tx, 'select from product where size_chart_key = $1 and id <> all($2) limit 1', [key, own])) return;
  await loosen(clearing, 'update product set size_chart_key = null where size_chart_key = $1', [key]);
  await removeSizeChart(tx, held);
  const changes = [{ field: 'order', before: held.rows.map(({ optionId }) => optionId), after: null }];
  cleared.push({ entity: 'chart', id: key, changes });
}

async function clearBrand(clearing: Clearing, id: number): Promise<void> {
  const { tx, since, cleared } = clearing;
  const held = await lockBrand(tx, String(id));
  if (!held || (await namedBeside(tx, { kind: 'brand', id: String(id) }, since))) return;
  const { optionId, title } = held.record;
  // LAW-14: goods keep their maker, also out of the shop.
  const used = 'select from product where brand_id = $1 or attributes -> $2 @> to_jsonb($3::int) limit 1';
  if (await isNamed(tx, used, [id, brandAttribute, optionId])) return;
  await removeBrand(tx, held);
  cleared.push({ entity: 'brand', id: String(id), changes: [{ field: 'title', before: title, after: null }] });
}

/** Options of an attribute, and the attribute itself when it came with the file and none of them stays. */
async function clearOptions(clearing: Clearing, { record }: HeldAttribute, made: MadeThings): Promise<void> {
  const { tx, cleared } = clearing;
  const { id, code } = record;
  const options = record.options.filter((option) => made.options.includes(option.id));
  const changes: Change[] = [];
  for (const option of options) {
    if (!(await clearOption(clearing, code, option))) continue;
    changes.push({ field: `options.${option.code}`, before: option.position, after: null });
  }
  const isEmptied = made.attributes.includes(id) && changes.length === record.options.length && (await clearValues(clearing, record));
  if (isEmptied) await tx.query('delete from attribute where id = $1', [id]);
  else if (changes.length === 0) return;
  else await tx.query('update attribute set version = version + 1 where id = $1', [id]);
  await touchReadModel(tx, catalogueModel, [thingKey('attribute', id)]);
  cleared.push({ entity: 'attribute', id: code, changes: isEmptied ? [{ field: 'code', before: code, after: null }] : changes });
}

type Option = HeldAttribute['record']['options'][number];

async function clearOption(clearing: Clearing, attribute: string, { id, code }: Option): Promise<boolean> {
  const { tx, own, since } = clearing;
  if (await namedBeside(tx, { kind: 'option', id: String(id), attribute, code }, since)) return false;
  // A variant keeps what it is chosen by: its product could not be written any more.
  const used = `select from product where attributes -> $1 @> to_jsonb($2::int) and (id <> all($3) or exists (select from product_variant
    join product_axis using (product_id) join attribute on attribute.id = attribute_id where variant_id = product.id and attribute.code = $1)) limit 1`;
  if (await isNamed(tx, used, [attribute, id, own])) return false;
  // Of several options the others stay.
  await loosen(
    clearing,
    `update product set attributes = case when jsonb_array_length(attributes -> $1) > 1
       then jsonb_set(attributes, array[$1], (select jsonb_agg(one) from jsonb_array_elements(attributes -> $1) as one where one <> to_jsonb($2::int)))
       else attributes - $1 end
     where attributes -> $1 @> to_jsonb($2::int)`,
    [attribute, id],
  );
  await tx.query('delete from attribute_option where id = $1', [id]);
  return true;
}

/** Values of an attribute without options; true when no product that stays has one, or is chosen by it. */
async function clearValues(clearing: Clearing, { id, code }: HeldAttribute['record']): Promise<boolean> {
  const { tx, own, since } = clearing;
  if (await namedBeside(tx, { kind: 'attribute', id: code }, since)) return false;
  if (await isNamed(tx, 'select from product_axis where attribute_id = $1 limit 1', [id])) return false;
  if (await isNamed(tx, 'select from product where attributes ? $1 and id <> all($2) limit 1', [code, own])) return false;
  await loosen(clearing, 'update product set attributes = attributes - $1::text where attributes ? $1', [code]);
  return true;
}

/** From the lowest up: one goes when nothing stands below it any more. */
async function clearCategories(
  clearing: Clearing,
  ids: readonly number[],
  scopes: readonly AddressScope[],
): Promise<readonly MovedAddress[]> {
  const { tx, own, since, cleared, loosened } = clearing;
  const moved: MovedAddress[] = [];
  // What is below was made after what it stands below, and has the higher number where the file did not say another.
  for (let left = ids.toSorted((a, b) => b - a), before = -1; left.length !== before;) {
    before = left.length;
    const kept: number[] = [];
    for (const id of left) {
      const held = await lockCategory(tx, id);
      if (!held) continue;
      const others = [...held.products.keys()].filter((product) => !own.includes(product));
      const isLeaf = childrenOf(held.all, id).length === 0 && held.all.has(held.record.parentId);
      if (!isLeaf || others.length > 0 || (await namedBeside(tx, { kind: 'category', id: String(id) }, since))) {
        kept.push(id);
        continue;
      }
      await tx.query('delete from product_category where category_id = $1', [id]);
      for (const product of held.products.keys()) loosened.add(product);
      moved.push(...(await removeCategory(tx, { ...held, products: new Map() }, { productsTo: undefined, scopes })).moved);
      const changes = Object.entries(held.record.texts).map(([store, { name }]) => ({
        field: `texts.${store}.name`,
        before: name ?? null,
        after: null,
      }));
      cleared.push({ entity: 'category', id: String(id), changes });
    }
    left = kept;
  }
  return moved;
}
