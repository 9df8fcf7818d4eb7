export { bundleOption, bundleSelection, groupedItem, look, productAxis, productVariant } from './attributes/composition-schema.ts';
export { attribute, attributeOption, brand, category, categoryText, sizeChart } from './read-model/catalogue-schema.ts';
export { productSummary } from './list/summary-schema.ts';
export {
  pricePeriod,
  priceVersion,
  product,
  productCategory,
  productDownload,
  productLink,
  productMedia,
  productSales,
  productText,
  tierPrice,
} from './products/product-schema.ts';
