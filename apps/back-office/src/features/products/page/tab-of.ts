export const tabNames = ['texts', 'basics', 'pictures', 'materials', 'parts', 'links', 'variants', 'stock', 'search', 'history'] as const;
export type TabName = (typeof tabNames)[number];

/** Where each kind of field is shown and changed. Whether it is in the shop is a button above them all. */
const tabs: Readonly<Record<string, TabName>> = {
  texts: 'texts',
  attributes: 'basics',
  isVisible: 'basics',
  isMadeToOrder: 'basics',
  hasAnimalParts: 'basics',
  weightGrams: 'basics',
  manufacturerPriceCents: 'basics',
  bundleDiscountPercent: 'basics',
  newFrom: 'basics',
  newTo: 'basics',
  sizeChartKey: 'basics',
  content: 'basics',
  claimEvidence: 'basics',
  pictures: 'pictures',
  materials: 'materials',
  care: 'materials',
  brandId: 'materials',
  downloads: 'materials',
  bundleOptions: 'parts',
  groupedItems: 'parts',
  look: 'parts',
  categories: 'links',
  links: 'links',
  axes: 'variants',
  variants: 'variants',
  variant: 'variants',
};

/** The tab of a field, by the first part of its path. */
export const tabOf = (field: string): TabName | undefined => tabs[field.split('.')[0] ?? ''];
