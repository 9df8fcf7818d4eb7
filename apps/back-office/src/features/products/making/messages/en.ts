import type { Translation } from '../../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  title: 'New product',
  names: 'What it is called',
  nameIn: 'Name {language}',
  sku: 'SKU',
  skuHint: 'Letters, digits, dots and hyphens. It cannot be changed later.',
  kind: 'What it is and where it stands',
  'kind.simple': 'One product, without sizes or colours.',
  'kind.virtual': 'Nothing to send.',
  'kind.configurable': 'In sizes or colours. You make the variants next.',
  'kind.bundle': 'Parts that customers choose together.',
  'kind.grouped': 'Products that stand together.',
  brand: 'Brand',
  brandHint: 'The brand names the maker.',
  categories: 'Categories',
  axes: 'Customers choose by',
  axesHint: 'In this order, for example colour and then size.',
  price: 'Price',
  priceHint: 'With VAT, from now on. Empty: later.',
  addresses: 'Addresses in the shop',
  addressIn: 'Address {language}',
  make: 'Make the product',
  cancel: 'Back',
  made: 'The product is there. Customers see it once it is in the shop.',
  onlySome: 'Your role makes no products.',
};
