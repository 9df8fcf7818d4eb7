import type { AccountCustomerFragment, CustomerUpdateInput } from '../../../generated/graphql.ts';
import { checkBusiness, checkName, nameValues, type BusinessValues, type NameValues } from '../../../lib/address/address-values.ts';
import type { Verdict } from '../../../lib/forms/verdict.ts';

export type ProfileValues = NameValues & BusinessValues & { readonly kind: string; readonly gender: string; readonly dateOfBirth: string };

export const profileValues = (customer: AccountCustomerFragment): ProfileValues => ({
  kind: customer.company ? 'business' : 'private',
  ...nameValues(customer),
  company: customer.company ?? '',
  coc: customer.coc ?? '',
  vatId: customer.taxvat ?? '',
  gender: customer.gender ? String(customer.gender) : '',
  dateOfBirth: customer.date_of_birth ?? '',
});

export const checkProfile = (values: ProfileValues): { readonly [Name in keyof ProfileValues]?: Verdict } => ({
  ...checkName(values),
  ...(values.kind === 'business' ? checkBusiness(values) : {}),
});

const orNull = (text: string): string | null => text.trim() || null;

/** An emptied field is cleared; who becomes private again gives up the business data. */
export function profileInput(values: ProfileValues): CustomerUpdateInput {
  const isBusiness = values.kind === 'business';
  return {
    prefix: orNull(values.prefix),
    firstname: values.firstname.trim(),
    middlename: orNull(values.middlename),
    lastname: values.lastname.trim(),
    suffix: orNull(values.suffix),
    gender: values.gender === '' ? null : Number(values.gender),
    date_of_birth: orNull(values.dateOfBirth),
    company: isBusiness ? orNull(values.company) : null,
    coc: isBusiness ? orNull(values.coc) : null,
    taxvat: isBusiness ? orNull(values.vatId) : null,
  };
}
