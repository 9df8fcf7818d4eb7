export { bundleOption, bundleSelection, groupedItem, look, productAxis, productVariant } from './composition-schema.ts';
export { attribute, attributeOption, brand, category, categoryText, sizeChart } from './listing-schema.ts';
export {
  pricePeriod,
  product,
  productCategory,
  productDownload,
  productLink,
  productMedia,
  productSales,
  productText,
  tierPrice,
} from './product-schema.ts';
