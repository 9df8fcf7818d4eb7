export type { CatalogEntity, CatalogRoutes, RoutableEntity } from './catalog-routes.ts';
export { openContent } from './open-content.ts';
export type { Content, ContentOptions } from './open-content.ts';
export type {
  CmsPage,
  CmsPageRecord,
  LandingPage,
  LandingPageRecord,
  LandingPageText,
  PageText,
  ProductFilter,
  UrlRewrite,
} from './page.ts';
export type { Route } from './resolve-route.ts';
export { writeCmsPages, writeLandingPages, writeUrlRewrites } from './write-content.ts';
