import type { Queryable } from '#kernel/database/database.ts';
import { advanceSequence, insertRecords, readRecords } from '#kernel/database/rows.ts';
import type { CmsPageRecord, LandingPageRecord, UrlRewrite } from './page.ts';
import type { cmsPage, cmsPageText, landingPage, landingPageText, urlRewrite } from './schema.ts';

export async function readCmsPages(database: Queryable): Promise<readonly CmsPageRecord[]> {
  const pages = await readRecords<typeof cmsPage.$inferSelect>(database, 'select * from cms_page order by id');
  const texts = groupTexts(await readRecords<typeof cmsPageText.$inferSelect>(database, 'select * from cms_page_text'));
  return pages.map((page) => ({ ...page, texts: texts.get(page.id) ?? {} }));
}

export async function readLandingPages(database: Queryable): Promise<readonly LandingPageRecord[]> {
  const pages = await readRecords<typeof landingPage.$inferSelect>(database, 'select * from landing_page order by id');
  const texts = groupTexts(await readRecords<typeof landingPageText.$inferSelect>(database, 'select * from landing_page_text'));
  return pages.map((page) => ({ ...page, texts: texts.get(page.id) ?? {} }));
}

export async function readUrlRewrites(database: Queryable): Promise<readonly UrlRewrite[]> {
  return readRecords<typeof urlRewrite.$inferSelect>(database, 'select * from url_rewrite');
}

export async function saveCmsPage(tx: Queryable, { texts, ...page }: CmsPageRecord): Promise<void> {
  await insertRecords(tx, 'cms_page', [page], ['id']);
  await replaceTexts(tx, 'cms_page_text', page.id, texts);
}

export async function saveLandingPage(tx: Queryable, { texts, ...page }: LandingPageRecord): Promise<void> {
  await insertRecords(tx, 'landing_page', [page], ['id']);
  await replaceTexts(tx, 'landing_page_text', page.id, texts);
}

export async function saveUrlRewrite(tx: Queryable, { storeCode, requestPath, targetPath, redirectCode }: UrlRewrite): Promise<void> {
  await insertRecords(tx, 'url_rewrite', [{ storeCode, requestPath, targetPath, redirectCode }], ['store_code', 'request_path']);
}

const rewriteColumns =
  'store_code as "storeCode", request_path as "requestPath", target_path as "targetPath", redirect_code as "redirectCode"';

/**
 * Addresses that moved: what led away from a new one is gone, what led to an old one leads to its new one, and so does the old one itself.
 * The answer is what is gone; undefined when all stays as it was.
 */
export async function redirectMoved(
  tx: Queryable,
  moves: readonly { readonly storeCode: string; readonly from: string | null; readonly to: string }[],
): Promise<readonly UrlRewrite[] | undefined> {
  const values = [moves.map(({ storeCode }) => storeCode), moves.map(({ from }) => from), moves.map(({ to }) => to)];
  const moved = 'unnest($1::text[], $2::text[], $3::text[]) as moved(store, before, after)';
  const left = await tx.query<UrlRewrite>(
    `delete from url_rewrite
     where (store_code, request_path) in (select store, before from ${moved} union all select store, after from ${moved})
     returning ${rewriteColumns}`,
    values,
  );
  const led = await tx.query(
    `update url_rewrite set target_path = after from ${moved} where store_code = store and target_path = before`,
    values,
  );
  const added = await tx.query(
    `insert into url_rewrite (store_code, request_path, target_path, redirect_code) select store, before, after, 301 from ${moved}
     where before is not null and not exists (select from unnest($1::text[], $3::text[]) as taken(shop, path) where shop = store and path = before)`,
    values,
  );
  return [left, led, added].some(({ rowCount }) => (rowCount ?? 0) > 0) ? left.rows : undefined;
}

type RewritePlace = Pick<UrlRewrite, 'storeCode' | 'requestPath'>;

const placesOf = (places: readonly RewritePlace[]): readonly unknown[] => [
  places.map(({ storeCode }) => storeCode),
  places.map(({ requestPath }) => requestPath),
];
const isPlace = '(store_code, request_path) in (select * from unnest($1::text[], $2::text[]))';

/** Those of some old addresses. */
export async function readRewritesOf(
  sql: Queryable,
  places: readonly RewritePlace[],
  lock: '' | 'for update' = '',
): Promise<readonly UrlRewrite[]> {
  const { rows } = await sql.query<UrlRewrite>(
    `select ${rewriteColumns} from url_rewrite where ${isPlace} order by store_code, request_path ${lock}`,
    placesOf(places),
  );
  return rows;
}

export async function removeRewritesOf(tx: Queryable, places: readonly RewritePlace[]): Promise<void> {
  await tx.query(`delete from url_rewrite where ${isPlace}`, placesOf(places));
}

export async function removeUrlRewrites(tx: Queryable, storeCode: string): Promise<void> {
  await tx.query('delete from url_rewrite where store_code = $1', [storeCode]);
}

/** Seeds and imports bring their own ids; the next page written by hand must not collide with them. */
export async function moveIdsPastImports(database: Queryable): Promise<void> {
  for (const table of ['cms_page', 'landing_page']) await advanceSequence(database, table);
}

async function replaceTexts(tx: Queryable, table: string, pageId: number, texts: Readonly<Record<string, object>>): Promise<void> {
  await tx.query(`delete from ${table} where page_id = $1`, [pageId]);
  // One view at a time: a text may leave fields out, and each row then has columns of its own.
  for (const [storeCode, text] of Object.entries(texts)) await insertRecords(tx, table, [{ pageId, storeCode, ...text }]);
}

function groupTexts<T extends { readonly pageId: number; readonly storeCode: string }>(rows: readonly T[]): Map<number, Record<string, T>> {
  const texts = new Map<number, Record<string, T>>();
  for (const row of rows) texts.set(row.pageId, { ...texts.get(row.pageId), [row.storeCode]: row });
  return texts;
}
