import type { Language } from '@shop/contract';
import type { CountryCodeEnum } from '../../generated/graphql.ts';
import type { MoneyPattern } from '../../i18n/money-pattern.ts';
import type { PriceFormat } from '../../i18n/price-format.ts';

/** A language shop: which URLs it has, how it writes prices, how it looks. All of it comes from the backend. */
export type StoreView = {
  readonly code: string;
  readonly language: Language;
  /** Empty for the default view, `de` for the first German one, the code of any other. */
  readonly prefix: string;
  readonly isDefault: boolean;
  /** The first view of its language: what search engines and the other languages lead to. */
  readonly isMain: boolean;
  readonly name: string;
  /** BCP 47. */
  readonly locale: string;
  readonly currency: string;
  readonly priceFormat: PriceFormat;
  readonly moneyPattern: MoneyPattern | undefined;
  readonly theme: string;
  readonly rootCategoryId: string | undefined;
  /** How many products a page of a list has. */
  readonly productsPerPage: number;
  /** The VAT that prices of the catalogue contain, in per cent (LAW-02). */
  readonly listVatPercent: number;
  /** Where parcels go, the nearest first (LAW-05). */
  readonly deliveryCountries: readonly CountryCodeEnum[];
  /** How many working days the usual way to each takes. */
  readonly deliveryDays: readonly { readonly country_code: CountryCodeEnum; readonly from: number; readonly to: number }[];
};

/** `/de` for German, `/` for the default language: what React Router calls basename. */
export const basenameOf = (view: Pick<StoreView, 'prefix'>): string => `/${view.prefix}`;

/** A path of the store view as the address bar shows it: `damen` → `/de/damen`. */
export function localPath(view: Pick<StoreView, 'prefix'>, path: string): string {
  const clean = path.replace(/^\/+/, '');
  if (!view.prefix) return `/${clean}`;
  return clean ? `/${view.prefix}/${clean}` : `/${view.prefix}`;
}
