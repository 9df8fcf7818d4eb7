import type { CreateCustomerWithAddressInput } from '../../../generated/graphql.ts';
import {
  checkBusiness,
  checkName,
  checkPlace,
  emptyBusiness,
  emptyName,
  emptyPlace,
  placeInput,
  type BusinessValues,
  type NameValues,
  type PlaceValues,
} from '../../../lib/address/address-values.ts';
import type { CountryChoice } from '../../../lib/address/use-countries.ts';
import { checkEmail } from '../../../lib/forms/check-email.ts';
import { checkNewPassword, checkRepeat } from '../../../lib/forms/check-password.ts';
import type { Verdict } from '../../../lib/forms/verdict.ts';

export type RegisterValues = NameValues &
  BusinessValues &
  PlaceValues & {
    readonly kind: string;
    readonly email: string;
    readonly password: string;
    readonly passwordRepeat: string;
    readonly withAddress: boolean;
    readonly isSubscribed: boolean;
  };

/** Begins in the country of the store view. */
export const emptyRegistration = (countryCode: string): RegisterValues => ({
  kind: 'private',
  ...emptyName,
  ...emptyBusiness,
  ...emptyPlace,
  countryCode,
  email: '',
  password: '',
  passwordRepeat: '',
  withAddress: false,
  isSubscribed: false,
});

const countryOf = ({ withAddress, countryCode }: RegisterValues): string | undefined => (withAddress ? countryCode : undefined);

/** What is wrong with a registration; only what is shown is asked for. In the order of the form. */
export function checkRegistration(values: RegisterValues): { readonly [Name in keyof RegisterValues]?: Verdict } {
  return {
    ...checkName(values),
    email: checkEmail(values.email),
    password: checkNewPassword(values.password),
    passwordRepeat: checkRepeat(values.password, values.passwordRepeat),
    ...(values.kind === 'business' ? checkBusiness(values, countryOf(values)) : {}),
    ...(values.withAddress ? checkPlace(values) : {}),
  };
}

const given = (text: string): string | undefined => text.trim() || undefined;

/** A registration as the shop takes it: the first address is the default for both. */
export function registrationInput(values: RegisterValues, countries: readonly CountryChoice[]): CreateCustomerWithAddressInput {
  const isBusiness = values.kind === 'business';
  const regions = countries.find(({ code }) => code === values.countryCode)?.regions;
  const business = isBusiness ? { company: given(values.company), coc: given(values.coc), taxvat: given(values.vatId) } : {};
  const address = {
    ...placeInput(values, regions),
    ...(isBusiness ? { company: given(values.company), coc: given(values.coc), vat_id: given(values.vatId) } : {}),
    default_shipping: true,
    default_billing: true,
  };
  return {
    firstname: values.firstname.trim(),
    middlename: given(values.middlename),
    lastname: values.lastname.trim(),
    prefix: given(values.prefix),
    suffix: given(values.suffix),
    email: values.email.trim(),
    password: values.password,
    is_subscribed: values.isSubscribed,
    ...business,
    ...(values.withAddress ? { address } : {}),
  };
}
