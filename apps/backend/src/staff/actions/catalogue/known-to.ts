import type { Catalog, Known } from '#modules/catalog/index.ts';
import type { Stores } from '#modules/stores/index.ts';

type Parts = { readonly catalog: Pick<Catalog, 'view'>; readonly stores: Pick<Stores, 'activeViews'> };

/** What values may name, as this process knows it. */
export const knownTo = ({ catalog, stores }: Parts): Known => {
  const views = stores.activeViews();
  const { catalogue } = catalog.view(views.find(({ isDefault }) => isDefault)?.code ?? views[0]?.code ?? '');
  const { attributesByCode, brands, categories, sizeCharts, products } = catalogue;
  return { attributesByCode, brands, categories, sizeCharts, products, stores: views.map(({ code }) => code) };
};
