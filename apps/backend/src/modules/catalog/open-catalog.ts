import type { FastifyInstance } from 'fastify';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import type { Sliced } from '#kernel/memory/slices.ts';
import { TextTable } from '#kernel/memory/text-table.ts';
import { openReadModel, type ModelPosition } from '#kernel/read-model.ts';
import { captureCatalogue } from './read-model/capture-catalogue.ts';
import type { Catalogue } from './read-model/catalogue.ts';
import type { CatalogueView } from './read-model/catalogue-view.ts';
import type { CatalogOptions } from './catalog-options.ts';
import { categoryResolvers } from './categories/category-resolvers.ts';
import { registerDownloads } from './products/downloads.ts';
import { productResolvers } from './products/product-resolvers.ts';
import { readCatalogue, readChangedCatalogue } from './read-model/read-catalogue.ts';
import { priceEpoch } from './prices/price-epochs.ts';
import type { CatalogRoutes } from './products/routes.ts';
import { createRoutes } from './products/routes.ts';
import { createViews } from './read-model/views.ts';
import { touchedBy, type Touched } from './write/touched-by.ts';
import { watchStock, type ProductListener } from './stock/watch-stock.ts';
import { catalogueModel } from './read-model/catalogue-version.ts';
import { readThings } from './read-model/changed-things.ts';

/** Gives the views on the catalogue that comes. */
type CatalogueListener = (viewOf: (storeCode: string) => Promise<CatalogueView>) => Promise<void>;

export type Catalog = {
  readonly resolvers: ResolverMap;
  readonly routes: CatalogRoutes;
  /** The catalogue as a store view shows it; ask again for every request, it is replaced when something changes. */
  view(storeCode: string): CatalogueView;
  /** Runs before another catalogue is shown, and is awaited. */
  onPrepare(listener: CatalogueListener): void;
  /** Runs when the stock of products, or of what they consist of, changed; undefined when it may be any. A stock refresh waits for it. */
  onStockChange(listener: ProductListener): void;
  /** The price epoch of a time: a cache key that changes at every price or date boundary of the catalogue. */
  priceEpoch(now: Date): number;
  /** Changes with every change of the catalogue. */
  version(): string;
  /** Where the catalogue stands; undefined while another one is being prepared. */
  position(): ModelPosition | undefined;
  /** The catalogue of now as bytes, with its skus as numbers of the table it was opened with. */
  capture(): Sliced<Buffer>;
  /** The id of an attribute's option by its code, as filters of landing pages name it. */
  optionId(attributeCode: string, optionCode: string): number | undefined;
  /** What shows something that changed, as the catalogue was before its last change and as it is; of a change by the keys it was noted by. */
  touchedBy(
    changed: { readonly ids: readonly number[] } | { readonly skus: readonly string[] } | { readonly keys: readonly string[] },
  ): Touched;
  /** Adds the addresses under which downloads are read. */
  readonly registerRoutes: (app: FastifyInstance) => void;
  readonly refresh: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Opens the catalogue over its read model. */
export async function openCatalog(options: CatalogOptions): Promise<Catalog> {
  const { database, logger, clock, stores, inventory } = options;
  const prepared: CatalogueListener[] = [];
  const views = createViews(options);
  /** The catalogue being prepared: what is cached by view is built for it before it is shown. */
  let coming: Catalogue | undefined;
  /** The catalogue before its last change, for whoever has shown that. */
  let before: Catalogue | undefined;
  /** Also of one whose preparation failed half way: what is cached by view may be of either. */
  let isPreparing = false;
  const prepare = async (next: Catalogue, current?: Catalogue): Promise<Catalogue> => {
    isPreparing = true;
    coming = next;
    for (const listener of prepared) await listener((code) => views.prepare(next, code, current));
    isPreparing = false;
    return next;
  };
  const { skus = new TextTable(), restored } = options;
  const model = await openReadModel({
    name: catalogueModel,
    database,
    logger,
    restored: restored && { value: restored.catalogue, position: restored.position },
    load: async (sql) => {
      // What showed anything is told to be old: nobody asks for more, and three catalogues would be in memory.
      before = undefined;
      return prepare(await readCatalogue(sql, skus));
    },
    loadChanges: async (current, keys, sql) => {
      const next = await prepare(await readChangedCatalogue(sql, current, readThings(keys)), current);
      return () => {
        before = current;
        return next;
      };
    },
  });
  const stock = watchStock(() => [model.current(), coming ?? model.current()], inventory, views.stockVersions);
  const viewOf = (code: string): CatalogueView => views.of(model.current(), code);
  return {
    resolvers: {
      ...categoryResolvers(viewOf),
      ...productResolvers({ stores, isApprovedBusiness: options.isApprovedBusiness ?? (() => false) }),
    },
    routes: createRoutes(viewOf, clock),
    view: viewOf,
    onPrepare: (listener) => void prepared.push(listener),
    onStockChange: (listener) => stock.onChange(listener),
    priceEpoch: (now) => priceEpoch(model.current(), now),
    version: model.version,
    position: () => (isPreparing ? undefined : model.position()),
    capture: () => captureCatalogue(model.current(), skus),
    optionId: (attributeCode, optionCode) =>
      model
        .current()
        .attributesByCode.get(attributeCode)
        ?.options.find(({ code }) => code === optionCode)?.id,
    touchedBy: (changed) =>
      touchedBy([...(before ? [before] : []), model.current()], 'keys' in changed ? readThings(changed.keys) : changed),
    registerRoutes: (app) => registerDownloads(app, (code) => (stores.view(code)?.isActive ? viewOf(code) : undefined)),
    refresh: model.refresh,
    close: model.close,
  };
}
