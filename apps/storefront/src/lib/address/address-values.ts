import type { CountryCodeEnum, CustomerAddressInput } from '../../generated/graphql.ts';
import { isPostcode } from '@shop/rules/postcode';
import { checkVatNumber, normaliseVatNumber } from '@shop/rules/vat-number';
import { checkPresent, type Verdict } from '../forms/verdict.ts';

export type NameValues = {
  readonly prefix: string;
  readonly firstname: string;
  readonly middlename: string;
  readonly lastname: string;
  readonly suffix: string;
};

export type BusinessValues = { readonly company: string; readonly coc: string; readonly vatId: string };

export type PlaceValues = {
  readonly countryCode: string;
  readonly postcode: string;
  readonly number: string;
  readonly addition: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly telephone: string;
  readonly fax: string;
};

type Verdicts<Values> = { readonly [Name in keyof Values]?: Verdict };

export const emptyName: NameValues = { prefix: '', firstname: '', middlename: '', lastname: '', suffix: '' };
export const emptyBusiness: BusinessValues = { company: '', coc: '', vatId: '' };
/** SPEC-9: who says nothing lives in the Netherlands. */
export const emptyPlace: PlaceValues = {
  countryCode: 'NL',
  postcode: '',
  number: '',
  addition: '',
  street: '',
  city: '',
  region: '',
  telephone: '',
  fax: '',
};

export const checkName = ({ firstname, lastname }: NameValues): Verdicts<NameValues> => ({
  firstname: checkPresent(firstname, 'firstNameRequired'),
  lastname: checkPresent(lastname, 'lastNameRequired'),
});

export const checkPlace = (values: PlaceValues): Verdicts<PlaceValues> => ({
  postcode: isPostcode(values.postcode.trim(), values.countryCode) ? undefined : 'postcodeInvalid',
  number: checkPresent(values.number, 'houseNumberRequired'),
  street: checkPresent(values.street, 'streetRequired'),
  city: checkPresent(values.city, 'cityRequired'),
  telephone: checkPresent(values.telephone, 'phoneRequired'),
});

/** Name and number of a company must be there; a VAT number only has to look like one of its country. */
export const checkBusiness = (values: BusinessValues, countryCode?: string): Verdicts<BusinessValues> => ({
  company: checkPresent(values.company, 'companyRequired'),
  coc: checkPresent(values.coc, 'cocRequired'),
  vatId: checkVat(values.vatId, countryCode),
});

export function checkVat(text: string, countryCode = normaliseVatNumber(text).slice(0, 2)): Verdict {
  if (text.trim() === '') return undefined;
  const verdict = checkVatNumber(text, countryCode);
  if (verdict === 'plausible') return undefined;
  return verdict === 'invalid' ? 'vatInvalid' : 'vatCountryDiffers';
}

/** Street, number and addition are the lines of the wire's street. */
export const placeInput = (values: PlaceValues, regions: readonly { readonly code: string }[] = []): CustomerAddressInput => ({
  country_code: values.countryCode as CountryCodeEnum,
  postcode: values.postcode.trim(),
  street: [values.street.trim(), values.number.trim(), values.addition.trim()],
  city: values.city.trim(),
  telephone: values.telephone.trim(),
  fax: values.fax.trim(),
  region: regions.some(({ code }) => code === values.region) ? { region_code: values.region } : { region: values.region.trim() },
});

type Known<Name extends string> = { readonly [Field in Name]?: string | null };

/** An address as the shop tells it; what is not there is null. */
export type KnownAddress = KnownPlace & Known<keyof NameValues | 'company' | 'coc' | 'vat_id'>;

/** The name of somebody the shop knows, as the fields show it. */
export const nameValues = (known: Known<keyof NameValues>): NameValues => ({
  prefix: known.prefix ?? '',
  firstname: known.firstname ?? '',
  middlename: known.middlename ?? '',
  lastname: known.lastname ?? '',
  suffix: known.suffix ?? '',
});

/** The same for the company of an address. */
export const businessValues = (known: Known<'company' | 'coc' | 'vat_id'>): BusinessValues => ({
  company: known.company ?? '',
  coc: known.coc ?? '',
  vatId: known.vat_id ?? '',
});

type KnownPlace = {
  readonly country_code?: string | null;
  readonly postcode?: string | null;
  readonly street?: readonly (string | null)[] | null;
  readonly city?: string | null;
  readonly region?: { readonly region?: string | null; readonly region_code?: string | null } | null;
  readonly telephone?: string | null;
  readonly fax?: string | null;
};

/** An address as its form shows it; a street in one line keeps its number there. */
export function placeValues(address: KnownPlace): PlaceValues {
  const [street = '', number = '', addition = ''] = (address.street ?? []).map((line) => line ?? '');
  const split = number === '' ? /^(.*\S)\s+(\d+\S*)$/.exec(street) : null;
  return {
    countryCode: address.country_code ?? 'NL',
    postcode: address.postcode ?? '',
    street: split?.[1] ?? street,
    number: split?.[2] ?? number,
    addition,
    city: address.city ?? '',
    region: address.region?.region_code ?? address.region?.region ?? '',
    telephone: address.telephone ?? '',
    fax: address.fax ?? '',
  };
}
