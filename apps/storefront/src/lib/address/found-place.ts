import type { PlaceValues } from './address-values.ts';

/** What the look-up fills in. */
export type FoundPlace = Pick<PlaceValues, 'street' | 'city'>;

/** What to empty once postcode or number are others: street and city as the look-up found them, and nothing that was typed by hand. */
export const withoutFound = (shown: FoundPlace, found: FoundPlace): Partial<FoundPlace> => ({
  ...(shown.street === found.street ? { street: '' } : {}),
  ...(shown.city === found.city ? { city: '' } : {}),
});
