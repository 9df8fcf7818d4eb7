import type { RouteSettings } from '#modules/stores/index.ts';
import type { CatalogEntity, CatalogRoutes, RoutableEntity } from './catalog-routes.ts';
import type { StoreContent } from './store-content.ts';

export type DestinationType = 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE' | 'LANDING_PAGE';

/** What a path shows. `path` is the one address of the thing; 301 when the path asked for is another. */
export type Destination = {
  readonly entity: RoutableEntity;
  readonly type: DestinationType;
  readonly path: string;
  readonly redirectCode: 0 | 301;
};

export type Places = {
  readonly storeCode: string;
  readonly settings: RouteSettings;
  readonly content: StoreContent;
  readonly catalog: CatalogRoutes;
};

/** Finds what a path without slashes at its ends shows; the empty path is the home page. */
export function findDestination(path: string, places: Places): Destination | undefined {
  return (
    findPage(path === '' ? places.settings.homePage : path, places) ??
    findCategory(path, places) ??
    findProduct(path, places) ??
    findByTargetPath(path, places)
  );
}

function findPage(path: string, { content }: Places): Destination | undefined {
  const page = content.pages.get(path);
  if (page) return { entity: page, type: 'CMS_PAGE', path, redirectCode: 0 };
  const landingPage = content.landingPages.get(path);
  return landingPage && { entity: landingPage, type: 'LANDING_PAGE', path, redirectCode: 0 };
}

function findCategory(path: string, { catalog, storeCode, settings }: Places): Destination | undefined {
  for (const urlPath of withoutSuffix(path, settings.categorySuffix)) {
    const category = catalog.categoryByUrlPath(storeCode, urlPath);
    if (category) return atAddress(category, 'CATEGORY', path);
  }
  return undefined;
}

function findProduct(path: string, { catalog, storeCode, settings }: Places): Destination | undefined {
  const slash = path.lastIndexOf('/');
  for (const urlKey of withoutSuffix(path.slice(slash + 1), settings.productSuffix)) {
    const product = catalog.productByUrlKey(storeCode, urlKey);
    if (!product) continue;
    if (slash < 0) return atAddress(product, 'PRODUCT', path);
    const category = catalog.categoryByUrlPath(storeCode, path.slice(0, slash));
    const leadsToIt = category && catalog.isProductInCategory(storeCode, product.id ?? 0, category.id ?? 0);
    return leadsToIt ? atAddress(product, 'PRODUCT', path) : undefined;
  }
  return undefined;
}

/** Magento's internal addresses, which old clients and exports contain; they show the thing, they are no redirect. */
function findByTargetPath(path: string, { catalog, storeCode }: Places): Destination | undefined {
  const [, kind, digits] = /^catalog\/(product|category)\/view\/id\/([1-9]\d{0,8})$/.exec(path) ?? [];
  const product = kind === 'product' && catalog.productById(storeCode, Number(digits));
  if (product) return { ...atAddress(product, 'PRODUCT', path), redirectCode: 0 };
  const category = kind === 'category' && catalog.categoryById(storeCode, Number(digits));
  return category ? { ...atAddress(category, 'CATEGORY', path), redirectCode: 0 } : undefined;
}

// The suffix of the shop first; `.html` and none are old habits of links and lead to the right address.
function withoutSuffix(text: string, own: string): readonly string[] {
  return [...new Set([own, '.html', ''])]
    .filter((suffix) => text.endsWith(suffix) && text.length > suffix.length)
    .map((suffix) => text.slice(0, text.length - suffix.length));
}

function atAddress(entity: CatalogEntity, type: DestinationType, asked: string): Destination {
  const path = entity.relative_url ?? asked;
  return { entity, type, path, redirectCode: path === asked ? 0 : 301 };
}
