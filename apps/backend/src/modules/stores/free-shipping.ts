import type { StoreTexts } from './store-view.ts';

/** From which amount an order travels free. */
export type FreeShippingRule = {
  readonly websiteId: number;
  readonly isEnabled: boolean;
  readonly defaultCents: number;
  readonly includesTax: boolean;
  readonly countries: readonly FreeShippingCountry[];
};

export type FreeShippingCountry = {
  readonly countryCode: string;
  readonly cents: number;
  readonly includesTax: boolean;
  readonly message: StoreTexts;
};
