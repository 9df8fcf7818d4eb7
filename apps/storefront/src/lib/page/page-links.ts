import type { Language } from '@shop/contract';
import type { Alternates } from './alternates.ts';
import { localPath, type StoreView } from './store-view.ts';

export type LanguageLink = {
  readonly code: string;
  readonly language: Language;
  /** Of a further view of its language, which the language alone would not tell apart. */
  readonly name: string | undefined;
  readonly href: string;
  readonly isCurrent: boolean;
};

export type PageAddress = {
  /** Without prefix and query. */
  readonly path: string;
  /** A path of the route table: its words are the same in every language unless the page names alternates. */
  readonly isStatic: boolean;
  readonly alternates?: Alternates | undefined;
};

function pathIn(view: StoreView, current: StoreView, page: PageAddress): string | undefined {
  if (view.language === current.language) return localPath(view, page.path);
  if (page.alternates) return page.alternates[view.language];
  return page.isStatic ? localPath(view, page.path) : undefined;
}

/** Where the language switch leads from this page: the same page, or the home of the other view. */
export function languageLinks(current: StoreView, views: readonly StoreView[], page: PageAddress): readonly LanguageLink[] {
  return views.map((view) => ({
    code: view.code,
    language: view.language,
    name: view.isMain ? undefined : view.name,
    href: pathIn(view, current, page) ?? localPath(view, ''),
    isCurrent: view.code === current.code,
  }));
}

export type HeadLinks = {
  readonly canonical: string;
  readonly alternates: readonly { readonly hrefLang: string; readonly href: string }[];
};

/**
 * Canonical and hreflang addresses; a language that does not have this page is not named. A further view of a language shows the texts of
 * the main one: search engines are sent there.
 */
export function headLinks(publicUrl: string, current: StoreView, views: readonly StoreView[], page: PageAddress): HeadLinks {
  const main = views.filter(({ isMain }) => isMain);
  const canonicalView = main.find(({ language }) => language === current.language) ?? current;
  const canonical = `${publicUrl}${localPath(canonicalView, page.path)}`;
  const known = main.flatMap((view) => {
    const path = pathIn(view, current, page);
    return path === undefined ? [] : [{ view, href: `${publicUrl}${path}` }];
  });
  if (known.length < 2) return { canonical, alternates: [] };
  const fallback = known.find(({ view }) => view.isDefault);
  const alternates = known.map(({ view, href }) => ({ hrefLang: view.language, href }));
  return { canonical, alternates: fallback ? [...alternates, { hrefLang: 'x-default', href: fallback.href }] : alternates };
}
