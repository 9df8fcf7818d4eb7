export type { CatalogEntity, CatalogRoutes, RoutableEntity } from './catalog-routes.ts';
export { readCmsPages, readLandingPages, readUrlRewrites } from './content-repository.ts';
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
export type {
  BlockRecord,
  BlogAuthorRecord,
  BlogCategoryRecord,
  BlogPostRecord,
  ContentPicture,
  EditorialRecords,
  FaqCategoryRecord,
  MessageRecord,
  SlideRecord,
  SliderRecord,
} from './editorial.ts';
export { readEditorial } from './editorial-repository.ts';
export type { Route } from './resolve-route.ts';
export type { BlogPost } from './store-editorial.ts';
export { writeBlocks, writeBlog, writeFaq, writeMessages, writeSliders } from './write-editorial.ts';
export type { BlogInput } from './write-editorial.ts';
export { isShopPath } from './url-path.ts';
export { contentModel, replaceUrlRewrites, writeCmsPages, writeLandingPages, writeUrlRewrites } from './write-content.ts';
