import type { StoreView } from '../store-view.ts';

/** A store view of one website; what a test is about, it names. */
export const aStoreView = (view: Partial<StoreView> & Pick<StoreView, 'code' | 'id'>): StoreView => ({
  name: view.code,
  language: 'nl',
  locale: 'nl-NL',
  currency: 'EUR',
  websiteId: 1,
  websiteCode: 'base',
  websiteName: 'Maas & Alm',
  groupCode: 'main',
  groupName: 'Maas & Alm',
  isDefault: false,
  isActive: true,
  sortOrder: view.id,
  rootCategoryId: 2,
  fallbackCode: null,
  priceFormat: 'plain',
  theme: null,
  settings: {},
  ...view,
});
