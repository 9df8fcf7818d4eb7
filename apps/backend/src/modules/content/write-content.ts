import type { Tx } from '#kernel/database/database.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import {
  moveIdsPastImports,
  redirectMoved,
  removeRewritesOf,
  removeUrlRewrites,
  saveCmsPage,
  saveLandingPage,
  saveUrlRewrite,
} from './content-repository.ts';
import type { CmsPageRecord, LandingPageRecord, PageText, UrlRewrite } from './page.ts';
import { sanitiseHtml } from '@shop/rules/sanitise-html';
import { isShopPath } from './url-path.ts';

/** The read model that everything of this module is served from; its keys are kinds of content. */
export const contentModel = 'content';

/** Adds pages or replaces the ones with the same id; their HTML is cleaned on the way in (R168). */
export async function writeCmsPages(tx: Tx, pages: readonly CmsPageRecord[]): Promise<void> {
  for (const page of pages) await saveCmsPage(tx, { ...page, texts: cleanTexts(page.texts, ['content']) });
  await moveIdsPastImports(tx);
  await touchReadModel(tx, contentModel, ['pages']);
}

/** Adds landing pages or replaces the ones with the same id; their HTML is cleaned on the way in (R168). */
export async function writeLandingPages(tx: Tx, pages: readonly LandingPageRecord[]): Promise<void> {
  for (const page of pages) await saveLandingPage(tx, { ...page, texts: cleanTexts(page.texts, ['content', 'secondaryContent']) });
  await moveIdsPastImports(tx);
  await touchReadModel(tx, contentModel, ['landing']);
}

/** Adds redirects or replaces the ones of the same path; a target outside the shop is refused (R170). */
export async function writeUrlRewrites(tx: Tx, rewrites: readonly UrlRewrite[]): Promise<void> {
  for (const rewrite of rewrites) {
    const clean = { ...rewrite, requestPath: trimSlashes(rewrite.requestPath), targetPath: rewrite.targetPath.replace(/^\/(?!\/)/, '') };
    if (clean.requestPath === '' || !isShopPath(clean.requestPath)) throw new Error(`not a path of the shop: ${rewrite.requestPath}`);
    if (!isShopPath(clean.targetPath)) throw new Error(`a redirect must stay inside the shop: ${rewrite.targetPath}`);
    await saveUrlRewrite(tx, clean);
  }
  await touchReadModel(tx, contentModel, ['rewrites']);
}

/** Takes some redirects away. */
export async function removeUrlRewritesOf(tx: Tx, places: readonly Pick<UrlRewrite, 'storeCode' | 'requestPath'>[]): Promise<void> {
  await removeRewritesOf(tx, places);
  await touchReadModel(tx, contentModel, ['rewrites']);
}

/**
 * Who asks for an old address is led to the new one, which leads nowhere else any more; all move at once. Who was led to an old address is led
 * to the new one without a stop between, and no way leads back to where it began. Without an old address the new one is just taken. The
 * answer is the redirects that are gone for it.
 */
export async function moveUrls(
  tx: Tx,
  moves: readonly { readonly storeCode: string; readonly from: string | null; readonly to: string }[],
): Promise<readonly UrlRewrite[]> {
  // Files bring keys that can stand in no address.
  const possible = moves.filter(({ from, to }) => (from === null || isShopPath(from)) && isShopPath(to));
  const gone = possible.length === 0 ? undefined : await redirectMoved(tx, possible);
  if (gone) await touchReadModel(tx, contentModel, ['rewrites']);
  return gone ?? [];
}

/** Makes these the redirects of a view; what is not in the list is gone afterwards. */
export async function replaceUrlRewrites(tx: Tx, storeCode: string, rewrites: readonly UrlRewrite[]): Promise<void> {
  await removeUrlRewrites(tx, storeCode);
  await writeUrlRewrites(tx, rewrites);
}

const trimSlashes = (path: string): string => path.replace(/^\/+|\/+$/g, '');

function cleanTexts<T extends PageText>(texts: Readonly<Record<string, T>>, htmlFields: readonly (keyof T)[]): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(texts).map(([storeCode, text]) => [storeCode, cleanText(text, htmlFields)]));
}

function cleanText<T extends PageText>(text: T, htmlFields: readonly (keyof T)[]): T {
  const clean = { ...text };
  for (const field of htmlFields) {
    const html = text[field];
    if (typeof html === 'string') clean[field] = sanitiseHtml(html) as T[keyof T];
  }
  return clean;
}
