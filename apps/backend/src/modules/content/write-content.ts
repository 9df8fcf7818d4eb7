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

/** Who asks for the old address is led to the new one, which leads nowhere else any more. */
export const moveUrl = (tx: Tx, storeCode: string, from: string, to: string): Promise<void> => moveUrls(tx, [{ storeCode, from, to }]);

/**
 * The same for many, all from where they were at once. Who was led to an old address is led to the new one without a stop between, and no
 * way leads back to where it began.
 */
export async function moveUrls(
  tx: Tx,
  moves: readonly { readonly storeCode: string; readonly from: string; readonly to: string }[],
): Promise<void> {
  if (moves.length === 0) return;
  for (const { from, to } of moves) if (!isShopPath(from) || !isShopPath(to)) throw new Error(`not a path of the shop: ${from} or ${to}`);
  await redirectMoved(tx, moves);
  await touchReadModel(tx, contentModel, ['rewrites']);
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
