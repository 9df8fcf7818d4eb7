export type { CatalogRoutes } from './catalog-routes.ts';
export { readCmsPages, readLandingPages, readRewritesOf, readUrlRewrites } from './content-repository.ts';
export { openContent } from './open-content.ts';
export type { Content } from './open-content.ts';
export type { CmsPageRecord, LandingPageRecord, ProductFilter, UrlRewrite } from './page.ts';
export type { BlogPostRecord, ContentPicture, FaqCategoryRecord, MessageRecord, SlideRecord, SliderRecord } from './editorial.ts';
export { readEditorial } from './editorial-repository.ts';
export { writeBlocks, writeBlog, writeFaq, writeMessages, writeSliders } from './write-editorial.ts';
export {
  contentModel,
  moveUrls,
  removeUrlRewritesOf,
  replaceUrlRewrites,
  writeCmsPages,
  writeLandingPages,
  writeUrlRewrites,
} from './write-content.ts';
export { isShopPath } from './url-path.ts';
