import type { Database, Queryable } from '#kernel/database/database.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import type { Logger } from '#kernel/logger.ts';
import { openReadModel } from '#kernel/read-model.ts';
import { readFocuses, type Focuses } from '#modules/media/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import { blogResolvers } from './blog-resolvers.ts';
import type { CatalogRoutes } from './catalog-routes.ts';
import { readCmsPages, readLandingPages, readUrlRewrites } from './content-repository.ts';
import { readEditorial } from './editorial-repository.ts';
import { editorialResolvers, type EditorialDeps, type PictureUrl } from './editorial-resolvers.ts';
import type { EditorialRecords } from './editorial.ts';
import { joinResolvers } from './join-resolvers.ts';
import type { CmsPage, LandingPage } from './page.ts';
import { resolveRoute, type Route } from './resolve-route.ts';
import { contentResolvers } from './resolvers.ts';
import { contentFor, type ContentRecords, type StoreContent } from './store-content.ts';
import { editorialFor, type BlogPost, type StoreEditorial } from './store-editorial.ts';
import { contentModel } from './write-content.ts';

export type ContentOptions = {
  readonly database: Database;
  readonly logger: Logger;
  readonly stores: Pick<Stores, 'textFallback' | 'routeSettings' | 'link'>;
  readonly catalog: CatalogRoutes;
  /** The public address of a picture. */
  readonly pictureUrl: PictureUrl;
};

/** Pages, what editors write, and the addresses of the shop; all of it in memory. */
export type Content = {
  readonly resolvers: ResolverMap;
  /** Where a URL leads in a store view; undefined when nowhere. */
  route(storeCode: string, url: string): Route | undefined;
  page(storeCode: string, key: { readonly id: number } | { readonly identifier: string }): CmsPage | undefined;
  /** Pages of a view in no particular order, e.g. for the site map. */
  pages(storeCode: string): readonly CmsPage[];
  landingPage(storeCode: string, identifier: string): LandingPage | undefined;
  landingPages(storeCode: string): readonly LandingPage[];
  /** Posts of a view, newest first, also those of the future. */
  posts(storeCode: string): readonly BlogPost[];
  /** Another text after every change. */
  version(): string;
  /** A writer awaits this before it answers, so that its own process is current. */
  refresh(): Promise<void>;
  close(): Promise<void>;
};

/** Opens the content module over its read model. */
export async function openContent({ database, logger, stores, catalog, pictureUrl }: ContentOptions): Promise<Content> {
  const model = await openReadModel({ name: contentModel, database, logger, load });
  const contentIn = (storeCode: string): StoreContent => projected(model.current(), stores.textFallback(storeCode)).content;
  const editorial = (storeCode: string): StoreEditorial => projected(model.current(), stores.textFallback(storeCode)).editorial;
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
    posts: (storeCode) => editorial(storeCode).posts,
    version: model.version,
    refresh: model.refresh,
    close: model.close,
  };
  const deps: EditorialDeps = {
    editorial,
    productBySku: (storeCode, sku) => catalog.productBySku(storeCode, sku),
    pictureUrl,
    focusOf: (hash) => model.current().focuses.get(hash) ?? null,
    link: (storeCode, path) => stores.link(storeCode, path),
  };
  return { ...content, resolvers: joinResolvers(contentResolvers(content), editorialResolvers(deps), blogResolvers(deps)) };
}

type Projection = { readonly content: StoreContent; readonly editorial: StoreEditorial };
type Loaded = {
  readonly records: ContentRecords;
  readonly editorial: EditorialRecords;
  readonly focuses: Focuses;
  readonly byChain: Map<string, Projection>;
};

async function load(sql: Queryable): Promise<Loaded> {
  return {
    records: {
      pages: await readCmsPages(sql),
      landingPages: await readLandingPages(sql),
      rewrites: await readUrlRewrites(sql),
    },
    editorial: await readEditorial(sql),
    focuses: await readFocuses(sql, 'content'),
    byChain: new Map(),
  };
}

// Kept under the chain, not the code: a view that gets another fallback then shows other pages at once.
function projected({ records, editorial, byChain }: Loaded, chain: readonly string[]): Projection {
  const key = chain.join(' ');
  let projection = byChain.get(key);
  if (!projection) {
    projection = { content: contentFor(records, chain), editorial: editorialFor(editorial, chain) };
    byChain.set(key, projection);
  }
  return projection;
}
