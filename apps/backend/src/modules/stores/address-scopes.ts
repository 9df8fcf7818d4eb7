import { settingsOf } from './store-config.ts';
import { indexStoreViews, type StoreView } from './store-view.ts';

/** What addresses depend on in each view that shoppers see. */
export function addressScopes(stored: readonly StoreView[]) {
  const views = indexStoreViews(stored);
  const shown = views.all.filter(({ isActive }) => isActive);
  return shown.map((view) => {
    const { product_url_suffix: productSuffix, category_url_suffix: categorySuffix } = settingsOf(view, views);
    return {
      code: view.code,
      rootCategoryId: view.rootCategoryId,
      fallback: views.fallbackChain(view.code).map(({ code }) => code),
      defaultCode: views.default?.code ?? view.code,
      productSuffix: productSuffix ?? '',
      categorySuffix: categorySuffix ?? '',
    };
  });
}
