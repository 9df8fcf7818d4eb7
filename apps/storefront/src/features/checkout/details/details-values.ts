import type {
  CartAddressInput,
  CheckoutAddressFragment,
  CheckoutCartFragment,
  CheckoutPickupOptionsQuery,
  CountryCodeEnum,
} from '../../../generated/graphql.ts';
import {
  businessValues,
  checkBusiness,
  checkName,
  checkPlace,
  emptyBusiness,
  emptyName,
  emptyPlace,
  nameValues,
  placeValues,
  type BusinessValues,
  type KnownAddress,
  type NameValues,
  type PlaceValues,
} from '../../../lib/address/address-values.ts';
import type { Destination } from '../../../lib/cart/estimate/delivery-estimate.ts';
import { checkEmail } from '../../../lib/forms/check-email.ts';
import type { Verdict } from '../../../lib/forms/verdict.ts';
import type { CountryChoice } from '../../../lib/address/use-countries.ts';

type BillValues = { readonly [Name in keyof PlaceValues as `bill${Capitalize<Name>}`]: string };

/** The first step: who, how and where. */
export type DetailsValues = NameValues &
  BusinessValues &
  PlaceValues &
  BillValues & {
    readonly email: string;
    readonly mode: string;
    readonly branch: string;
    readonly isBusiness: boolean;
    readonly hasOtherBill: boolean;
    readonly isSaved: boolean;
  };

export const billName = <Name extends keyof PlaceValues>(name: Name): `bill${Capitalize<Name>}` =>
  `bill${name.charAt(0).toUpperCase()}${name.slice(1)}` as `bill${Capitalize<Name>}`;

const placeNames = Object.keys(emptyPlace) as readonly (keyof PlaceValues)[];

const asBill = (place: Readonly<Record<string, unknown>>): BillValues =>
  Object.fromEntries(placeNames.map((name) => [billName(name), place[name]])) as BillValues;

export const billPlace = (values: DetailsValues): PlaceValues =>
  Object.fromEntries(placeNames.map((name) => [name, values[billName(name)]])) as PlaceValues;

/** Where nobody has typed anything yet: in the country of the store view. */
export const emptyDetails = (countryCode: string): DetailsValues => ({
  ...emptyName,
  ...emptyBusiness,
  ...emptyPlace,
  ...asBill(emptyPlace),
  countryCode,
  billCountryCode: countryCode,
  email: '',
  mode: 'parcel',
  branch: '',
  isBusiness: false,
  hasOtherBill: false,
  isSaved: false,
});

/** A bill needs no telephone number, and neither does who collects (LAW-20). */
export function checkDetails(values: DetailsValues, isGuest: boolean): { readonly [Name in keyof DetailsValues]?: Verdict } {
  const { telephone, ...place } = checkPlace(values);
  const isPickup = values.mode === 'pickup';
  const { telephone: _unasked, ...bill } = checkPlace(billPlace(values));
  return {
    ...(isGuest ? { email: checkEmail(values.email) } : {}),
    ...checkName(values),
    ...place,
    ...(isPickup ? {} : { telephone }),
    ...(values.isBusiness ? checkBusiness(values, values.hasOtherBill && !isPickup ? values.billCountryCode : values.countryCode) : {}),
    ...(values.hasOtherBill && !isPickup ? (asBill(bill) as Readonly<Record<string, Verdict>>) : {}),
  };
}

/** Where it would go as the form stands: to a branch, whose country decides the VAT, or to the address. */
export function destinationOfDetails(values: DetailsValues, found: CheckoutPickupOptionsQuery | undefined): Destination {
  const isBranch = values.mode === 'pickup';
  const branch = found?.phisicalStores?.items?.find((place) => place?.pickup_location_code === values.branch);
  const country = (isBranch ? branch?.country_id : undefined) ?? values.countryCode;
  return { country: country as CountryCodeEnum, isBranch, chosen: undefined };
}

/** An address as the cart takes it; regions go by their name. */
export function addressInput(values: DetailsValues, place: PlaceValues, countries: readonly CountryChoice[]): CartAddressInput {
  const region = countries.find(({ code }) => code === place.countryCode)?.regions.find(({ code }) => code === place.region);
  const name = region?.name ?? place.region.trim();
  const street = [place.street, place.number, place.addition].map((line) => line.trim()).filter((line) => line !== '');
  const business = { company: values.company.trim(), coc: values.coc.trim(), vat_id: values.vatId.trim() };
  return {
    prefix: values.prefix.trim(),
    firstname: values.firstname.trim(),
    middlename: values.middlename.trim(),
    lastname: values.lastname.trim(),
    suffix: values.suffix.trim(),
    street,
    postcode: place.postcode.trim(),
    city: place.city.trim(),
    country_code: place.countryCode,
    telephone: values.mode === 'pickup' ? '' : values.telephone.trim(),
    fax: place.fax.trim(),
    ...(name === '' ? {} : { region: name }),
    ...(values.isBusiness ? business : {}),
  };
}

/** What an address of the address book fills in. */
export const valuesOfAddress = (address: KnownAddress): NameValues & BusinessValues & PlaceValues & { readonly isBusiness: boolean } => ({
  ...nameValues(address),
  ...businessValues(address),
  isBusiness: Boolean(address.company && (address.coc || address.vat_id)),
  ...placeValues(address),
});

const ofCart = (address: CheckoutAddressFragment) =>
  valuesOfAddress({
    ...address,
    country_code: address.country.code,
    region: { region: address.region?.label ?? null, region_code: address.region?.code ?? null },
  });

/** What the cart knows already: a reload shows it again. */
export function valuesOfCart(cart: CheckoutCartFragment): Partial<DetailsValues> {
  const [shipping] = cart.shipping_addresses;
  const email = cart.email ?? '';
  const bill = cart.billing_address ? ofCart(cart.billing_address) : undefined;
  const pickup = shipping?.pickup_location_code;
  if (pickup) return { email, mode: 'pickup', branch: pickup, ...bill };
  if (!shipping) return { email, ...bill };
  const place = ofCart(shipping);
  const isOther = bill !== undefined && placeNames.some((name) => name !== 'telephone' && name !== 'fax' && bill[name] !== place[name]);
  return { email, ...place, ...(isOther ? { ...asBill(bill), hasOtherBill: true } : {}) };
}
