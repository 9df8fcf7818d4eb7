import type { Maybe, StoreConfig } from '@shop/contract';
import type { RequestContext, ResolverMap, StoreScope } from '#kernel/graphql/context.ts';
import { toDecimal } from '#kernel/money.ts';
import { branchResolvers } from './branch-resolvers.ts';
import { countriesIn, countryIn, type Country } from './countries.ts';
import type { FreeShippingCountry, FreeShippingRule } from './free-shipping.ts';
import type { Stores } from './open-stores.ts';
import { pickupResolvers, type PickupDeps } from './pickup-resolvers.ts';
import { pickText } from './store-view.ts';

type Deps = Omit<Stores, 'resolvers'> & PickupDeps & { readonly publicUrl: string };

/** GraphQL in and out of the stores module. */
export function storesResolvers(stores: Deps): ResolverMap {
  const branches = branchResolvers(stores);
  const pickup = pickupResolvers(stores);
  return {
    ...branches,
    ...pickup,
    Query: {
      ...branches['Query'],
      ...pickup['Query'],
      storeConfig: (_parent: unknown, _args: unknown, { store }: RequestContext) => stores.config(store.code),
      availableStores: (_parent: unknown, args: { useCurrentGroup?: Maybe<boolean> }, { store }: RequestContext) =>
        availableStores(stores, store.code, args.useCurrentGroup === true),
      currency: (_parent: unknown, _args: unknown, { store }: RequestContext) => currencyOf(store),
      countries: (_parent: unknown, _args: unknown, { store }: RequestContext) => countriesIn(store.locale),
      country: (_parent: unknown, args: { id?: Maybe<string> }, { store }: RequestContext) => countryIn(store.locale, args.id),
      freeShippingAmount: (_parent: unknown, _args: unknown, { store }: RequestContext) => stores.freeShipping(store.code) ?? null,
    },
    Country: countryFields,
    FreeShippingAmount: freeShippingFields,
    FreeShippingMessage: {
      iso2_code: (country: FreeShippingCountry) => country.countryCode,
      amount: (country: FreeShippingCountry) => toDecimal(country.cents),
      include_tax: (country: FreeShippingCountry) => country.includesTax,
      message: (country: FreeShippingCountry, _args: unknown, { store }: RequestContext) =>
        pickText(country.message, stores.textFallback(store.code)) ?? null,
    },
  };
}

const countryFields = {
  id: (country: Country) => country.code,
  two_letter_abbreviation: (country: Country) => country.code,
  three_letter_abbreviation: (country: Country) => country.threeLetterCode,
  full_name_english: (country: Country) => country.nameInEnglish,
  full_name_locale: (country: Country) => country.nameInLocale,
  available_regions: (country: Country) => country.regions ?? null,
};

const freeShippingFields = {
  default_amount: (rule: FreeShippingRule) => toDecimal(rule.defaultCents),
  include_tax: (rule: FreeShippingRule) => rule.includesTax,
  messages: (rule: FreeShippingRule) => rule.countries,
};

function availableStores(stores: Deps, code: string, sameGroup: boolean): (StoreConfig | undefined)[] {
  const own = stores.view(code);
  return stores
    .activeViews()
    .filter((view) => view.websiteId === own?.websiteId && (!sameGroup || view.groupCode === own.groupCode))
    .map((view) => stores.config(view.code));
}

/** Prices are stored and shown in one currency; the misspelt names are the wire's. */
function currencyOf({ currency, locale }: StoreScope) {
  const symbol = new Intl.NumberFormat(locale, { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;
  return {
    available_currency_codes: [currency],
    base_currency_code: currency,
    base_currency_symbol: symbol,
    default_display_currecy_code: currency,
    default_display_currecy_symbol: symbol,
    default_display_currency_code: currency,
    default_display_currency_symbol: symbol,
    exchange_rates: [{ currency_to: currency, rate: 1 }],
  };
}
