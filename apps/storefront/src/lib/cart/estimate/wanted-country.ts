import type { CountryCodeEnum } from '../../../generated/graphql.ts';
import { tabValues } from '../../session/storage.ts';

/** The country a shopper has chosen in this tab to count a cart to, where the shop delivers to it. */
export const wantedCountry = (countries: readonly CountryCodeEnum[]): CountryCodeEnum | undefined =>
  countries.find((country) => country === tabValues.get('deliveryCountry'));
