import { languageLocales, type Language } from '@shop/contract';
import type { StoreView } from '../store-view.ts';

/** A language shop of the demo; the one without a prefix is the default. */
export const aStoreView = (language: Language, prefix: string): StoreView => ({
  code: language,
  language,
  prefix,
  isDefault: prefix === '',
  isMain: true,
  name: 'Maas & Alm',
  locale: languageLocales[language],
  currency: 'EUR',
  priceFormat: 'plain',
  moneyPattern: undefined,
  theme: 'alm',
  rootCategoryId: '2',
  productsPerPage: 12,
  listVatPercent: 21,
  deliveryCountries: [],
  deliveryDays: [],
});
