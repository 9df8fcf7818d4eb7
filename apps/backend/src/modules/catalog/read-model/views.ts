import { runAtOnce, runInSlices, type Sliced } from '#kernel/slices.ts';
import type { StoreView } from '#modules/stores/index.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogueViewInSlices, type CatalogueView, type ViewScope } from './catalogue-view.ts';
import type { CatalogOptions } from '../catalog-options.ts';
import { createStamps, type Stamps } from '../stock/stock-stamps.ts';

export type Views = {
  readonly stamps: Stamps;
  of(catalogue: Catalogue, storeCode: string): CatalogueView;
  /** Makes the view piece by piece, for a catalogue nobody sees yet. */
  prepare(catalogue: Catalogue, storeCode: string): Promise<CatalogueView>;
};

/** Views are made when they are first asked for, and again when catalogue or store view changed. */
export function createViews({ stores, inventory, mediaUrl, documentUrl }: CatalogOptions): Views {
  const stamps = createStamps();
  const views = new WeakMap<Catalogue, WeakMap<StoreView, CatalogueView>>();
  const knownOf = (catalogue: Catalogue): WeakMap<StoreView, CatalogueView> => {
    let known = views.get(catalogue);
    if (!known) views.set(catalogue, (known = new WeakMap()));
    return known;
  };
  const storeOf = (code: string): StoreView => {
    const store = stores.view(code);
    if (!store) throw new Error(`no store view ${code}`);
    return store;
  };
  const make = (catalogue: Catalogue, store: StoreView): Sliced<CatalogueView> =>
    catalogueViewInSlices({
      catalogue,
      scope: scopeOf(store, stores),
      stock: inventory.current,
      stockStamp: (id) => stamps.of(id),
      mediaUrl,
      documentUrl,
    });
  return {
    stamps,
    of: (catalogue, code) => {
      const [known, store] = [knownOf(catalogue), storeOf(code)];
      let view = known.get(store);
      if (!view) known.set(store, (view = runAtOnce(make(catalogue, store))));
      return view;
    },
    prepare: async (catalogue, code) => {
      const [known, store] = [knownOf(catalogue), storeOf(code)];
      const view = known.get(store) ?? (await runInSlices(make(catalogue, store)));
      known.set(store, view);
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
