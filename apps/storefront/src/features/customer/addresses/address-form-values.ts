import type { CustomerAddressFragment, CustomerAddressInput } from '../../../generated/graphql.ts';
import {
  businessValues,
  checkName,
  checkPlace,
  checkVat,
  emptyBusiness,
  emptyPlace,
  nameValues,
  placeInput,
  placeValues,
  type BusinessValues,
  type NameValues,
  type PlaceValues,
} from '../../../lib/address/address-values.ts';
import type { CountryChoice } from '../../../lib/address/use-countries.ts';
import type { Verdict } from '../../../lib/forms/verdict.ts';

export type AddressFormValues = NameValues &
  BusinessValues &
  PlaceValues & { readonly defaultShipping: boolean; readonly defaultBilling: boolean };

/** A new address starts with the customer's own name, in the country of the store view. */
export const newAddressValues = (name: NameValues, countryCode: string, isFirst: boolean): AddressFormValues => ({
  ...name,
  ...emptyBusiness,
  ...emptyPlace,
  countryCode,
  defaultShipping: isFirst,
  defaultBilling: isFirst,
});

export const addressFormValues = (address: CustomerAddressFragment): AddressFormValues => ({
  ...nameValues(address),
  ...businessValues(address),
  ...placeValues(address),
  defaultShipping: address.default_shipping ?? false,
  defaultBilling: address.default_billing ?? false,
});

export const checkAddressForm = (values: AddressFormValues): { readonly [Name in keyof AddressFormValues]?: Verdict } => ({
  ...checkName(values),
  ...checkPlace(values),
  vatId: checkVat(values.vatId, values.countryCode),
});

export const addressFormInput = (values: AddressFormValues, countries: readonly CountryChoice[]): CustomerAddressInput => ({
  prefix: values.prefix.trim(),
  firstname: values.firstname.trim(),
  middlename: values.middlename.trim(),
  lastname: values.lastname.trim(),
  suffix: values.suffix.trim(),
  company: values.company.trim(),
  coc: values.coc.trim(),
  vat_id: values.vatId.trim(),
  ...placeInput(values, countries.find(({ code }) => code === values.countryCode)?.regions),
  default_shipping: values.defaultShipping,
  default_billing: values.defaultBilling,
});
