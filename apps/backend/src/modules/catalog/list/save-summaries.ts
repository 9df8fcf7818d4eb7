import { fold, nameWords, wordList } from '#kernel/found-words.ts';
import type { Sql } from '#kernel/database/rows.ts';
import { readStoreViews } from '#modules/stores/index.ts';
import { checkPublishing, type SpokenViews } from '../edit/publish-check.ts';
import type { ProductRecord } from '../read-model/catalogue.ts';
import { loadProducts } from '../read-model/load-catalogue.ts';

const batch = 500;

/**
 * Makes products, and those they are variants of, known to the lists of staff as they are now. In a shop that is older than these lists the
 * first call makes all of them known.
 */
export async function saveSummaries(sql: Sql, ids: readonly number[]): Promise<void> {
  const isFirst = (await sql.query('select from product_summary limit 1')).rows.length === 0;
  const parents = await sql.query<{ id: number }>('select product_id as id from product_variant where variant_id = any($1)', [ids]);
  const { rows } = await sql.query<{ id: number }>(
    `select id from product where not exists (select from product_variant where variant_id = product.id)
     ${isFirst ? 'and $1::int[] is not null' : 'and id = any($1)'} order by id`,
    [[...ids, ...parents.rows.map(({ id }) => id)]],
  );
  await sql.query('delete from product_summary where product_id in (select variant_id from product_variant where product_id = any($1))', [
    rows.map(({ id }) => id),
  ]);
  const views = await readSpokenViews(sql);
  for (let start = 0; start < rows.length; start += batch) {
    await saveSome(
      sql,
      rows.slice(start, start + batch).map(({ id }) => id),
      views,
    );
  }
}

async function saveSome(sql: Sql, ids: readonly number[], views: SpokenViews): Promise<void> {
  const unpriced = await readUnpriced(sql, ids, views);
  const varied = await readVariantOptions(sql, ids);
  const listed = (await loadProducts(sql, ids)).map((record) => ({
    ...summaryOf(record, unpriced.get(record.id) ?? [], views),
    attributes: [...new Set([...attributesOf(record), ...(varied.get(record.id) ?? [])])],
  }));
  await sql.query(
    `insert into product_summary (product_id, created_at, type, is_enabled, brand_id, categories, missing, is_incomplete, attributes, words)
     select id, "createdAt", type, "isEnabled", "brandId", array(select json_array_elements_text(categories)::int),
       array(select json_array_elements_text(missing)), json_array_length(missing) > 0,
       array(select json_array_elements_text(attributes)),
       array_to_tsvector(array(select json_array_elements_text(words)))
     from json_to_recordset($1::json)
       as listed(id int, "createdAt" timestamptz, type text, "isEnabled" boolean, "brandId" int, categories json, missing json, attributes json,
         words json)
     on conflict (product_id) do update set created_at = excluded.created_at, type = excluded.type, is_enabled = excluded.is_enabled,
       brand_id = excluded.brand_id, categories = excluded.categories, missing = excluded.missing, is_incomplete = excluded.is_incomplete,
       attributes = excluded.attributes, words = excluded.words`,
    [JSON.stringify(listed)],
  );
}

function summaryOf(record: ProductRecord, unpriced: readonly string[], views: SpokenViews) {
  const { id, sku, type, isEnabled, brandId, createdAt, categories, texts } = record;
  const findings = checkPublishing(
    {
      type,
      brandId,
      unpriced,
      texts,
      parentId: undefined,
      materials: record.materials,
      care: record.care,
      sizeChartKey: record.sizeChartKey,
      content: record.content,
      pictures: record.pictures,
      claimEvidence: record.claimEvidence,
    },
    views,
  );
  const names = Object.values(texts).map(({ name }) => name ?? '');
  return {
    id,
    type,
    isEnabled,
    brandId: brandId ?? null,
    createdAt: new Date(createdAt).toISOString(),
    categories: [...categories.keys()],
    missing: findings.map(({ code }) => code),
    words: wordList([fold(sku), ...fold(sku).split(/[^\p{L}\p{N}]+/u), ...nameWords(...names)]),
  };
}

/** What lists are filtered by: options by their numbers, and what is so or not. Free texts are searched for, not chosen. */
const attributesOf = ({ attributes }: ProductRecord): readonly string[] =>
  Object.entries(attributes).flatMap(([code, value]) => {
    if (typeof value === 'boolean') return [`${code}:${value ? 'yes' : 'no'}`];
    return Array.isArray(value) ? (value as readonly number[]).map((option) => `${code}:${option}`) : [];
  });

/** A product is in a size when one of its variants is. */
async function readVariantOptions(sql: Sql, ids: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>> {
  const { rows } = await sql.query<{ id: number; attributes: readonly string[] }>(
    `select product_variant.product_id as id, array_agg(distinct entry.key || ':' || option.id) as attributes
     from product_variant join product on product.id = variant_id, jsonb_each(product.attributes) as entry,
       jsonb_array_elements_text(case jsonb_typeof(entry.value) when 'array' then entry.value else '[]' end) as option(id)
     where product_variant.product_id = any($1) group by 1`,
    [ids],
  );
  return new Map(rows.map(({ id, attributes }) => [id, attributes]));
}

/**
 * Views with prices of their own in which nobody has set one for a product or a variant of it; sets cost what their parts do. One price
 * each is enough, which `exists` may be planned to look for among all.
 */
export async function readUnpriced(
  sql: Sql,
  ids: readonly number[],
  { own }: SpokenViews,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { rows } = await sql.query<{ id: number; view: string }>(
    `select id, view from product, unnest($2::text[]) with ordinality as own(view, position)
     where id = any($1) and type not in ('bundle', 'grouped')
       and (select true from price_period where sku = product.sku and store_code = view limit 1) is null
       and (select true from product_variant join product as variant on variant.id = variant_id
         join price_period on price_period.sku = variant.sku and store_code = view
         where product_variant.product_id = product.id limit 1) is null
     order by position`,
    [ids, own],
  );
  return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, lacking]) => [id, lacking.map(({ view }) => view)]));
}

/** The views that have texts of their own; others take theirs from one of these. */
export async function readSpokenViews(sql: Sql): Promise<SpokenViews> {
  const views = await readStoreViews(sql);
  return {
    own: views.filter(({ isActive, fallbackCode }) => isActive && fallbackCode === null).map(({ code }) => code),
    default: views.find(({ isDefault }) => isDefault)?.code,
  };
}
