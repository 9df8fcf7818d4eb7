import { localPath, type StoreView } from '../lib/page/store-view.ts';

export type LanguageMatch =
  | { readonly kind: 'page'; readonly view: StoreView }
  /** Another name for the same page: the default language under a prefix, a slash at the end, or an English name of the specification. */
  | { readonly kind: 'redirect'; readonly location: string };

/** Which language a path belongs to. Never by address of the visitor (LAW-24). */
export function matchLanguage(path: string, search: string, views: readonly StoreView[]): LanguageMatch {
  const fallback =
    views.find(({ isDefault, prefix }) => isDefault && prefix === '') ?? views.find(({ prefix }) => prefix === '') ?? views[0];
  if (!fallback) throw new Error('There is no store view');
  // One address a page: search engines would count `/dames/` as another one.
  if (path.length > 1 && path.endsWith('/')) return { kind: 'redirect', location: `/${path.replace(/^[/\\]+|\/+$/g, '')}${search}` };
  const english = views.find(({ language }) => language === 'en');
  const named = english ? /^\/en-(login|create-account|account)$/.exec(path)?.[1] : undefined;
  if (english && named) return { kind: 'redirect', location: `${localPath(english, named)}${search}` };
  // React Router asks for the data of a language's home page as `/de.data`.
  const segment = (path.split('/')[1] ?? '').replace(/\.data$/, '');
  const view = segment ? views.find(({ prefix }) => prefix === segment) : undefined;
  if (view) return { kind: 'page', view };
  if (fallback.prefix === '' && segment === fallback.language) {
    // One leading slash: `/nl//other.example` must not leave the shop (R170).
    return { kind: 'redirect', location: `/${path.slice(segment.length + 1).replace(/^[/\\]+/, '')}${search}` };
  }
  return { kind: 'page', view: fallback };
}
