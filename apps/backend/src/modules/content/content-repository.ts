import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#kernel/database/database.ts';
import type { CmsPageRecord, LandingPageRecord, UrlRewrite } from './page.ts';
import { cmsPage, cmsPageText, landingPage, landingPageText, urlRewrite } from './schema.ts';

export async function readCmsPages({ db }: Queryable): Promise<readonly CmsPageRecord[]> {
  const pages = await db.select().from(cmsPage).orderBy(asc(cmsPage.id));
  const texts = groupTexts(await db.select().from(cmsPageText));
  return pages.map((page) => ({ ...page, texts: texts.get(page.id) ?? {} }));
}

export async function readLandingPages({ db }: Queryable): Promise<readonly LandingPageRecord[]> {
  const pages = await db.select().from(landingPage).orderBy(asc(landingPage.id));
  const texts = groupTexts(await db.select().from(landingPageText));
  return pages.map((page) => ({ ...page, texts: texts.get(page.id) ?? {} }));
}

export async function readUrlRewrites({ db }: Queryable): Promise<readonly UrlRewrite[]> {
  return db.select().from(urlRewrite);
}

export async function saveCmsPage({ db }: Queryable, { texts, ...page }: CmsPageRecord): Promise<void> {
  await db.insert(cmsPage).values(page).onConflictDoUpdate({ target: cmsPage.id, set: page });
  await db.delete(cmsPageText).where(eq(cmsPageText.pageId, page.id));
  const rows = Object.entries(texts).map(([storeCode, text]) => ({ pageId: page.id, storeCode, ...text }));
  if (rows.length > 0) await db.insert(cmsPageText).values(rows);
}

export async function saveLandingPage({ db }: Queryable, { texts, ...page }: LandingPageRecord): Promise<void> {
  await db.insert(landingPage).values(page).onConflictDoUpdate({ target: landingPage.id, set: page });
  await db.delete(landingPageText).where(eq(landingPageText.pageId, page.id));
  const rows = Object.entries(texts).map(([storeCode, text]) => ({ pageId: page.id, storeCode, ...text }));
  if (rows.length > 0) await db.insert(landingPageText).values(rows);
}

export async function saveUrlRewrite({ db }: Queryable, rewrite: UrlRewrite): Promise<void> {
  await db
    .insert(urlRewrite)
    .values(rewrite)
    .onConflictDoUpdate({ target: [urlRewrite.storeCode, urlRewrite.requestPath], set: rewrite });
}

/** Seeds and imports bring their own ids; the next page written by hand must not collide with them. */
export async function moveIdsPastImports(database: Queryable): Promise<void> {
  for (const table of ['cms_page', 'landing_page']) {
    await database.query(`select setval(pg_get_serial_sequence($1, 'id'), greatest(1, (select max(id) from ${table})))`, [table]);
  }
}

function groupTexts<T extends { readonly pageId: number; readonly storeCode: string }>(rows: readonly T[]): Map<number, Record<string, T>> {
  const texts = new Map<number, Record<string, T>>();
  for (const row of rows) texts.set(row.pageId, { ...texts.get(row.pageId), [row.storeCode]: row });
  return texts;
}
