/** Root fields that answer everybody alike; only their answers may be stored by caches (contract 0.1). */
export const publicFields: ReadonlySet<string> = new Set([
  '__typename',
  'availableStores',
  'bestsellers',
  'brands',
  'categories',
  'category',
  'categoryList',
  'cmsPage',
  'countries',
  'country',
  'currency',
  'freeShippingAmount',
  'landingPage',
  'partfinderSearch',
  'phisicalStores',
  'pickupLocations',
  'productReviewRatingsMetadata',
  'products',
  'route',
  'storeConfig',
  'urlResolver',
]);

/** Root fields whose answers follow from the catalogue, its stock and its dates alone, so that they can be kept until one of these changes. */
export const catalogueFields: ReadonlySet<string> = new Set([
  '__typename',
  'bestsellers',
  'brands',
  'categories',
  'category',
  'categoryList',
  'partfinderSearch',
  'products',
]);
