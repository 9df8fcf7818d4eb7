import type { CmsPage, CmsPageRecord, LandingPage, LandingPageRecord, LandingPageText, PageText, UrlRewrite } from './page.ts';

/** Everything the merchant wrote, as loaded at one moment. */
export type ContentRecords = {
  readonly pages: readonly CmsPageRecord[];
  readonly landingPages: readonly LandingPageRecord[];
  readonly rewrites: readonly UrlRewrite[];
};

/** What one store view shows of it. */
export type StoreContent = {
  readonly pages: ReadonlyMap<string, CmsPage>;
  readonly pagesById: ReadonlyMap<number, CmsPage>;
  readonly landingPages: ReadonlyMap<string, LandingPage>;
  readonly rewrites: ReadonlyMap<string, UrlRewrite>;
};

/** Projects the content onto a store view; `chain` is its code and those of its fallbacks. */
export function contentFor(records: ContentRecords, chain: readonly string[]): StoreContent {
  const pages = visible(records.pages, chain, (record): CmsPage => ({
    typename: 'CmsPage',
    id: record.id,
    layout: record.layout,
    ...pageTexts(record.texts, chain),
  }));
  const landingPages = visible(records.landingPages, chain, (record): LandingPage => ({
    typename: 'LandingPage',
    id: record.id,
    filters: record.filters,
    ...pageTexts(record.texts, chain),
    secondaryContent: textOf<LandingPageText>(record.texts, chain, 'secondaryContent'),
  }));
  return {
    pages: byIdentifier(pages),
    pagesById: new Map(pages.map((page) => [page.id, page])),
    landingPages: byIdentifier(landingPages),
    rewrites: rewritesFor(records.rewrites, chain),
  };
}

type TextsByView<T> = Readonly<Record<string, T>>;

// A page nobody named in this view is not part of it. Pages written for the view itself come last, so that they win an identifier.
function visible<R extends { readonly isActive: boolean; readonly texts: TextsByView<PageText> }, T>(
  records: readonly R[],
  chain: readonly string[],
  project: (record: R) => T,
): T[] {
  const nearness = (record: R): number => chain.findIndex((code) => record.texts[code]?.identifier);
  return records
    .filter((record) => record.isActive && nearness(record) >= 0)
    .sort((a, b) => nearness(b) - nearness(a))
    .map(project);
}

function pageTexts(texts: TextsByView<PageText>, chain: readonly string[]) {
  const text = (field: keyof PageText): string | undefined => textOf(texts, chain, field);
  return {
    identifier: text('identifier') ?? '',
    title: text('title'),
    heading: text('heading'),
    content: text('content'),
    metaTitle: text('metaTitle'),
    metaKeywords: text('metaKeywords'),
    metaDescription: text('metaDescription'),
  };
}

function textOf<T extends PageText>(texts: TextsByView<T>, chain: readonly string[], field: keyof T): string | undefined {
  for (const code of chain) {
    const text = texts[code]?.[field] as string | null | undefined;
    if (text !== null && text !== undefined) return text;
  }
  return undefined;
}

const byIdentifier = <T extends { readonly identifier: string }>(pages: readonly T[]): ReadonlyMap<string, T> =>
  new Map(pages.map((page) => [page.identifier, page]));

function rewritesFor(rewrites: readonly UrlRewrite[], chain: readonly string[]): ReadonlyMap<string, UrlRewrite> {
  const byPath = new Map<string, UrlRewrite>();
  for (const code of [...chain].reverse()) {
    for (const rewrite of rewrites) if (rewrite.storeCode === code) byPath.set(rewrite.requestPath, rewrite);
  }
  return byPath;
}
