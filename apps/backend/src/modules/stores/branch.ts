import type { OpeningTime } from '@shop/rules/opening-state';
import type { StoreTexts } from './store-view.ts';

export type BranchPicture = {
  readonly role: 'banner' | 'map' | 'base' | 'storefront' | 'gallery';
  /** Below /media/. */
  readonly path: string;
  readonly label: StoreTexts;
};

/** Hours of one date that replace those of its weekday. */
export type AlternateHours = { readonly date: string; readonly times: readonly OpeningTime[]; readonly reason: StoreTexts };

/** A building where the shop sells, e.g. in Sittard. */
export type Branch = {
  readonly code: string;
  readonly urlKey: string;
  readonly name: string;
  readonly position: number;
  readonly contactName: string | null;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly countryCode: string;
  readonly regionId: number | null;
  readonly phone: string;
  readonly fax: string | null;
  readonly email: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly description: StoreTexts;
  readonly pictures: readonly BranchPicture[];
  /** Seven lists, Monday first; an empty one is a closed day. */
  readonly openingHours: readonly (readonly OpeningTime[])[];
  /** In order of date. */
  readonly alternateHours: readonly AlternateHours[];
};
