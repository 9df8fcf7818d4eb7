import { useEffect, useState } from 'react';
import { CountriesDocument, type CountriesQuery } from '../../generated/graphql.ts';
import { useShop } from '../graphql/use-shop.ts';
import { homeCountries } from '../page/home-country.ts';
import { useShopState } from '../page/shop-state.tsx';
import type { StoreView } from '../page/store-view.ts';

export type CountryChoice = {
  readonly code: string;
  readonly name: string;
  readonly regions: readonly { readonly code: string; readonly name: string }[];
};

/** The countries the shop knows, by name in the page's language, those it delivers to first; until they are here only the chosen one. */
export function useCountries(chosen: string): readonly CountryChoice[] {
  const shop = useShop();
  const { storeView } = useShopState();
  const [countries, setCountries] = useState<readonly CountryChoice[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    shop
      .with({ signal: controller.signal })
      .query(CountriesDocument)
      .then(({ countries: known }) => setCountries(toChoices(known)))
      // The chosen country is enough to go on with.
      .catch(() => {});
    return () => controller.abort();
  }, [shop]);
  const sorted = likelyFirst(countries, storeView);
  if (sorted.some(({ code }) => code === chosen)) return sorted;
  const name = new Intl.DisplayNames(storeView.locale, { type: 'region', fallback: 'code' }).of(chosen) ?? chosen;
  return [{ code: chosen, name, regions: [] }, ...sorted];
}

const toChoices = (known: CountriesQuery['countries']): readonly CountryChoice[] =>
  (known ?? []).flatMap((country) => {
    if (!country?.id) return [];
    const regions = (country.available_regions ?? []).flatMap((region) =>
      region?.code && region.name ? [{ code: region.code, name: region.name }] : [],
    );
    return [{ code: country.id, name: country.full_name_locale ?? country.id, regions }];
  });

/** The country of the store view, then where else the shop delivers, then the rest of the world. */
function likelyFirst<Choice extends Pick<CountryChoice, 'code'>>(
  countries: readonly Choice[],
  { language, deliveryCountries }: Pick<StoreView, 'language' | 'deliveryCountries'>,
): readonly Choice[] {
  const likely: readonly string[] = [homeCountries[language], ...deliveryCountries];
  const rank = ({ code }: Choice): number => (likely.includes(code) ? likely.indexOf(code) : likely.length);
  return countries.toSorted((a, b) => rank(a) - rank(b));
}
