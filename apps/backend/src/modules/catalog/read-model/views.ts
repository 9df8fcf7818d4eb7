import { runAtOnce, runInSlices, type Sliced } from '#kernel/memory/slices.ts';
import type { StoreView } from '#modules/stores/index.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogueViewInSlices, type CatalogueView, type ViewScope } from './catalogue-view.ts';
import type { CatalogOptions } from '../catalog-options.ts';
import { createStockVersions, type StockVersions } from '../stock/stock-versions.ts';

export type Views = {
  readonly stockVersions: StockVersions;
  of(catalogue: Catalogue, storeCode: string): CatalogueView;
  /** Builds the view in slices, for a catalogue that is not shown yet; `before` is the one that is. */
  prepare(catalogue: Catalogue, storeCode: string, before: Catalogue | undefined): Promise<CatalogueView>;
};

/** Views are built lazily and cached until catalogue or store view changes. */
export function createViews({ stores, inventory, mediaUrl, documentUrl }: CatalogOptions): Views {
  const stockVersions = createStockVersions();
  const cache = new WeakMap<Catalogue, WeakMap<StoreView, CatalogueView>>();
  const viewsOf = (catalogue: Catalogue): WeakMap<StoreView, CatalogueView> => {
    let views = cache.get(catalogue);
    if (!views) cache.set(catalogue, (views = new WeakMap()));
    return views;
  };
  const storeOf = (code: string): StoreView => {
    const store = stores.view(code);
    if (!store) throw new Error(`no store view ${code}`);
    return store;
  };
  const build = (catalogue: Catalogue, store: StoreView, previous?: CatalogueView): Sliced<CatalogueView> => {
    const scope = scopeOf(store, stores);
    const stockVersion = (id: number): number => stockVersions.of(id);
    return catalogueViewInSlices({ catalogue, scope, stock: inventory.current, stockVersion, mediaUrl, documentUrl }, previous);
  };
  return {
    stockVersions,
    of: (catalogue, code) => {
      const [views, store] = [viewsOf(catalogue), storeOf(code)];
      let view = views.get(store);
      if (!view) views.set(store, (view = runAtOnce(build(catalogue, store))));
      return view;
    },
    prepare: async (catalogue, code, before) => {
      const [views, store] = [viewsOf(catalogue), storeOf(code)];
      const previous = before && viewsOf(before).get(store);
      const view = views.get(store) ?? (await runInSlices(build(catalogue, store, previous)));
      views.set(store, view);
      return view;
    },
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
    defaultCode: stores.defaultView().code,
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
