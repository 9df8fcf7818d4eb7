import { usualJourney, type Journey, type Origin } from '@shop/rules/delivery-promise';
import type { StoreView } from '../page/store-view.ts';

/** How long parcels take to a country, as the shop says. */
export function journeyTo({ deliveryDays }: Pick<StoreView, 'deliveryDays'>, countryCode: string): Journey {
  const days = deliveryDays.find(({ country_code: code }) => code === countryCode);
  return days ? { countryCode, fromDays: days.from, toDays: days.to } : usualJourney(countryCode);
}

/** Where a piece comes from, by the colour of its `DeliveryTime`. */
export const originOf = (colour: string | null | undefined): Origin => (colour === 'amber' ? 'branch' : colour === 'blue' ? 'made' : 'web');
