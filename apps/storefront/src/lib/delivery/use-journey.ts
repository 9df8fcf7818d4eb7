import { useSyncExternalStore } from 'react';
import type { Journey } from '@shop/rules/delivery-promise';
import { homeCountries } from '../page/home-country.ts';
import { useShopState } from '../page/shop-state.tsx';
import { tabValues } from '../session/storage.ts';
import { journeyTo } from './journey.ts';

/** To where this visitor most likely lives: the country of the language, or the one chosen in this tab. */
export function useJourney(): Journey {
  const { storeView } = useShopState();
  const wanted = useSyncExternalStore(
    tabValues.subscribe,
    () => tabValues.get('deliveryCountry'),
    () => undefined,
  );
  return journeyTo(storeView, storeView.deliveryCountries.find((country) => country === wanted) ?? homeCountries[storeView.language]);
}
