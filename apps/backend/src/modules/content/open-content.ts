import type { Database } from '#kernel/database/database.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import type { Logger } from '#kernel/logger.ts';
import { openReadModel } from '#kernel/read-model.ts';
import type { Stores } from '#modules/stores/index.ts';
import type { CatalogRoutes } from './catalog-routes.ts';
import { readCmsPages, readLandingPages, readUrlRewrites } from './content-repository.ts';
import type { CmsPage, LandingPage } from './page.ts';
import { resolveRoute, type Route } from './resolve-route.ts';
import { contentResolvers } from './resolvers.ts';
import { contentFor, type ContentRecords, type StoreContent } from './store-content.ts';
import { contentModel } from './write-content.ts';

export type ContentOptions = {
  readonly database: Database;
  readonly logger: Logger;
  readonly stores: Pick<Stores, 'textFallback' | 'routeSettings'>;
  readonly catalog: CatalogRoutes;
};

/** Pages, landing pages and the addresses of the shop; all of it in memory. */
export type Content = {
  readonly resolvers: ResolverMap;
  /** Where a URL leads in a store view; undefined when nowhere. */
  route(storeCode: string, url: string): Route | undefined;
  page(storeCode: string, key: { readonly id: number } | { readonly identifier: string }): CmsPage | undefined;
  /** Pages of a view in no particular order, e.g. for the site map. */
  pages(storeCode: string): readonly CmsPage[];
  landingPage(storeCode: string, identifier: string): LandingPage | undefined;
  landingPages(storeCode: string): readonly LandingPage[];
  /** A writer awaits this before it answers, so that its own process is current. */
  refresh(): Promise<void>;
  close(): Promise<void>;
};

/** Opens the content module over its read model. */
export async function openContent({ database, logger, stores, catalog }: ContentOptions): Promise<Content> {
  const model = await openReadModel({ name: contentModel, database, logger, load: () => load(database) });
  const contentIn = (storeCode: string): StoreContent => projected(model.current(), stores.textFallback(storeCode));
  const content: Omit<Content, 'resolvers'> = {
    route: (storeCode, url) =>
      resolveRoute(url, { storeCode, catalog, content: contentIn(storeCode), settings: stores.routeSettings(storeCode) }),
    page: (storeCode, key) => {
      const { pages, pagesById } = contentIn(storeCode);
      return 'id' in key ? pagesById.get(key.id) : pages.get(key.identifier);
    },
    pages: (storeCode) => [...contentIn(storeCode).pages.values()],
    landingPage: (storeCode, identifier) => contentIn(storeCode).landingPages.get(identifier),
    landingPages: (storeCode) => [...contentIn(storeCode).landingPages.values()],
    refresh: model.refresh,
    close: model.close,
  };
  return { ...content, resolvers: contentResolvers(content) };
}

type Loaded = { readonly records: ContentRecords; readonly byChain: Map<string, StoreContent> };

async function load(database: Database): Promise<Loaded> {
  return {
    records: {
      pages: await readCmsPages(database),
      landingPages: await readLandingPages(database),
      rewrites: await readUrlRewrites(database),
    },
    byChain: new Map(),
  };
}

// Kept under the chain, not the code: a view that gets another fallback then shows other pages at once.
function projected({ records, byChain }: Loaded, chain: readonly string[]): StoreContent {
  const key = chain.join(' ');
  let content = byChain.get(key);
  if (!content) {
    content = contentFor(records, chain);
    byChain.set(key, content);
  }
  return content;
}
