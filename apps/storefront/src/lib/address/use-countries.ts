import { useEffect, useState } from 'react';
import { CountriesDocument } from '../../generated/graphql.ts';
import { useShop } from '../graphql/use-shop.ts';
import { useShopState } from '../page/shop-state.tsx';

export type CountryChoice = {
  readonly code: string;
  readonly name: string;
  readonly regions: readonly { readonly code: string; readonly name: string }[];
};

/** The countries the shop knows, by name in the page's language; until they are here only the chosen one. */
export function useCountries(chosen: string): readonly CountryChoice[] {
  const shop = useShop();
  const { storeView } = useShopState();
  const [countries, setCountries] = useState<readonly CountryChoice[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    shop
      .with({ signal: controller.signal })
      .query(CountriesDocument)
      .then(({ countries: known }) =>
        setCountries(
          (known ?? []).flatMap((country) =>
            country?.id
              ? [
                  {
                    code: country.id,
                    name: country.full_name_locale ?? country.id,
                    regions: (country.available_regions ?? []).flatMap((region) =>
                      region?.code && region.name ? [{ code: region.code, name: region.name }] : [],
                    ),
                  },
                ]
              : [],
          ),
        ),
      )
      // The chosen country is enough to go on with.
      .catch(() => {});
    return () => controller.abort();
  }, [shop]);
  if (countries.some(({ code }) => code === chosen)) return countries;
  const name = new Intl.DisplayNames(storeView.locale, { type: 'region', fallback: 'code' }).of(chosen) ?? chosen;
  return [{ code: chosen, name, regions: [] }, ...countries];
}
