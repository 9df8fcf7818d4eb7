import { localPath, type StoreView } from './store-view.ts';

type Shop = {
  readonly storeView: Pick<StoreView, 'prefix' | 'language' | 'isMain'>;
  readonly storeViews: readonly Pick<StoreView, 'prefix' | 'language' | 'isMain'>[];
  readonly settings: { readonly publicUrl: string };
};

/** Served once for all views. */
const withoutView = new Set(['media', 'assets', 'graphql']);

/**
 * Where a link of a text leads. Texts are written for the main view of their language; in a further view of it the shop's own links stay
 * in that view (docs/decisions/038-views-of-one-language.md). Into other languages and out of the shop they lead where they say.
 */
export function hrefInView(href: string, { storeView, storeViews, settings: { publicUrl } }: Shop): string {
  if (storeView.isMain) return href;
  const path = href === publicUrl || href.startsWith(`${publicUrl}/`) ? href.slice(publicUrl.length) || '/' : href;
  if (!/^\/(?![/\\])/.test(path)) return href;
  const main = storeViews.find(({ isMain, language }) => isMain && language === storeView.language)?.prefix ?? '';
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? [];
  const isOfMain = main === '' ? !storeViews.some(({ prefix }) => prefix !== '' && prefix === first) : first === main;
  if (!isOfMain || withoutView.has(first)) return href;
  return localPath(storeView, main === '' ? path : rest);
}

/** Cleaned markup with its links in the view; the cleaning writes every `href` in double quotes. */
export const linksInView = (clean: string, shop: Shop): string =>
  shop.storeView.isMain
    ? clean
    : clean.replace(/(<a\s(?:[^>]*\s)?href=")([^"]*)"/g, (_link, before: string, href: string) => `${before}${hrefInView(href, shop)}"`);
