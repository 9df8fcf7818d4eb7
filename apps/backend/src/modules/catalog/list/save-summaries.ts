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
  const priced = await readPriced(sql, ids);
  const listed = (await loadProducts(sql, ids)).map((record) => summaryOf(record, priced.has(record.id), views));
  await sql.query(
    `insert into product_summary (product_id, created_at, type, is_enabled, brand_id, categories, missing, is_incomplete, words)
     select id, "createdAt", type, "isEnabled", "brandId", array(select json_array_elements_text(categories)::int),
       array(select json_array_elements_text(missing)), json_array_length(missing) > 0,
       array_to_tsvector(array(select json_array_elements_text(words)))
     from json_to_recordset($1::json)
       as listed(id int, "createdAt" timestamptz, type text, "isEnabled" boolean, "brandId" int, categories json, missing json, words json)
     on conflict (product_id) do update set created_at = excluded.created_at, type = excluded.type, is_enabled = excluded.is_enabled,
       brand_id = excluded.brand_id, categories = excluded.categories, missing = excluded.missing, is_incomplete = excluded.is_incomplete,
       words = excluded.words`,
    [JSON.stringify(listed)],
  );
}

function summaryOf(record: ProductRecord, hasPrice: boolean, views: SpokenViews) {
  const { id, sku, type, isEnabled, brandId, createdAt, categories, texts } = record;
  const findings = checkPublishing(
    {
      type,
      brandId,
      hasPrice,
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

/** Products somebody has set a price for; sets cost what their parts do. */
export async function readPriced(sql: Sql, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql.query<{ id: number }>(
    `select id from product where id = any($1) and (type in ('bundle', 'grouped')
       or exists (select from price_period where sku = product.sku)
       or exists (select from product_variant join product as variant on variant.id = variant_id
         join price_period on price_period.sku = variant.sku where product_variant.product_id = product.id))`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** The views that have texts of their own; others take theirs from one of these. */
export async function readSpokenViews(sql: Sql): Promise<SpokenViews> {
  const views = await readStoreViews(sql);
  return {
    own: views.filter(({ isActive, fallbackCode }) => isActive && fallbackCode === null).map(({ code }) => code),
    default: views.find(({ isDefault }) => isDefault)?.code,
  };
}
