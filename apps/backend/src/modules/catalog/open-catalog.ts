import type { FastifyInstance } from 'fastify';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import type { Logger } from '#kernel/logger.ts';
import { openReadModel } from '#kernel/read-model.ts';
import type { Inventory } from '#modules/inventory/index.ts';
import type { Stores, StoreView } from '#modules/stores/index.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueView, MediaUrl, ViewScope } from './catalogue-view.ts';
import { createCatalogueView } from './catalogue-view.ts';
import { categoryResolvers } from './category-resolvers.ts';
import { registerDownloads } from './downloads.ts';
import { productResolvers } from './product-resolvers.ts';
import { readCatalogue } from './read-catalogue.ts';
import type { CatalogRoutes } from './routes.ts';
import { createRoutes } from './routes.ts';
import { catalogueModel } from './write-catalogue.ts';

export type CatalogOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly stores: Pick<Stores, 'view' | 'defaultView' | 'textFallback' | 'routeSettings' | 'branchByCode'>;
  readonly inventory: Pick<Inventory, 'current'>;
  readonly mediaUrl: MediaUrl;
  /** The public address of a file below /media/documents/. */
  readonly documentUrl: (file: string) => string;
  readonly isApprovedBusiness?: (context: RequestContext) => boolean;
};

export type Catalog = {
  readonly resolvers: ResolverMap;
  readonly routes: CatalogRoutes;
  /** The catalogue as a store view shows it; ask again for every request, it is replaced when something changes. */
  view(storeCode: string): CatalogueView;
  /** The id of an attribute's option by its code, as filters of landing pages name it. */
  optionId(attributeCode: string, optionCode: string): number | undefined;
  /** Adds the addresses under which downloads are read. */
  readonly registerRoutes: (app: FastifyInstance) => void;
  readonly refresh: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Opens the catalogue over its read model. */
export async function openCatalog(options: CatalogOptions): Promise<Catalog> {
  const { database, logger, clock, stores } = options;
  const model = await openReadModel({ name: catalogueModel, database, logger, load: () => readCatalogue(database) });
  const viewOf = createViews(model.current, options);
  return {
    resolvers: {
      ...categoryResolvers(viewOf),
      ...productResolvers({ stores, isApprovedBusiness: options.isApprovedBusiness ?? (() => false) }),
    },
    routes: createRoutes(viewOf, clock),
    view: viewOf,
    optionId: (attributeCode, optionCode) =>
      model
        .current()
        .attributesByCode.get(attributeCode)
        ?.options.find(({ code }) => code === optionCode)?.id,
    registerRoutes: (app) => registerDownloads(app, (code) => (stores.view(code)?.isActive ? viewOf(code) : undefined)),
    refresh: model.refresh,
    close: model.close,
  };
}

/** Views are made when they are first asked for, and again when catalogue or store view changed. */
function createViews(
  current: () => Catalogue,
  { stores, inventory, mediaUrl, documentUrl }: CatalogOptions,
): (code: string) => CatalogueView {
  const views = new WeakMap<Catalogue, WeakMap<StoreView, CatalogueView>>();
  return (code) => {
    const catalogue = current();
    const store = stores.view(code);
    if (!store) throw new Error(`no store view ${code}`);
    let known = views.get(catalogue);
    if (!known) views.set(catalogue, (known = new WeakMap()));
    let view = known.get(store);
    if (!view) {
      view = createCatalogueView({ catalogue, scope: scopeOf(store, stores), stock: inventory.current, mediaUrl, documentUrl });
      known.set(store, view);
    }
    return view;
  };
}

function scopeOf(store: StoreView, stores: CatalogOptions['stores']): ViewScope {
  const { productSuffix, categorySuffix } = stores.routeSettings(store.code);
  return {
    code: store.code,
    language: store.language,
    locale: store.locale,
    rootCategoryId: store.rootCategoryId,
    fallback: stores.textFallback(store.code),
    productSuffix,
    categorySuffix,
    website: {
      id: store.websiteId,
      code: store.websiteCode,
      name: store.websiteName,
      isDefault: store.websiteId === stores.defaultView().websiteId,
    },
  };
}
