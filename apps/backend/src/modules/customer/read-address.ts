import { normaliseCountry } from '@shop/rules/country';
import { formatPostcode, isPostcode } from '@shop/rules/postcode';
import { normaliseVatNumber } from '@shop/rules/vat-number';
import type { CustomerAddressInput } from '@shop/contract';
import { inputError } from '#kernel/errors.ts';
import { regionsOf } from '#modules/stores/index.ts';
import type { AddressFields } from './customer.ts';
import { readLine, readName, readRequired, readRequiredName } from '#kernel/read-text.ts';

export type AddressInput = Readonly<CustomerAddressInput>;

type Rules = { /** Who collects in a branch need not be called. */ readonly isTelephoneOptional?: boolean };

/** A new or changed address, checked as a whole; what is not given keeps its value. */
export function readAddress(input: AddressInput, before?: AddressFields, { isTelephoneOptional = false }: Rules = {}): AddressFields {
  const country = input.country_code ?? input.country_id;
  const countryCode = normaliseCountry(readRequired(country === undefined ? before?.countryCode : country, 'Country'));
  const line = (name: 'company' | 'fax' | 'coc', label: string): string | null =>
    input[name] === undefined ? (before?.[name] ?? null) : readLine(input[name], label);
  const needed = (name: 'city' | 'telephone', label: string): string =>
    readRequired(input[name] === undefined ? before?.[name] : input[name], label);
  return {
    ...readNames(input, before),
    company: line('company', 'Company'),
    street: readStreet(input.street === undefined ? before?.street : input.street),
    city: needed('city', 'City'),
    countryCode,
    postcode: readPostcode(input.postcode === undefined ? before?.postcode : input.postcode, countryCode),
    ...regionOf(input, countryCode, before),
    telephone: isTelephoneOptional ? readLine(input.telephone, 'Phone Number') : needed('telephone', 'Phone Number'),
    fax: line('fax', 'Fax'),
    vatId: input.vat_id === undefined ? (before?.vatId ?? null) : readVatId(input.vat_id),
    coc: line('coc', 'Chamber of commerce number'),
    isDefaultBilling: input.default_billing ?? before?.isDefaultBilling ?? false,
    isDefaultShipping: input.default_shipping ?? before?.isDefaultShipping ?? false,
  };
}

function readNames(input: AddressInput, before: AddressFields | undefined) {
  const name = (part: 'prefix' | 'middlename' | 'suffix', label: string): string | null =>
    input[part] === undefined ? (before?.[part] ?? null) : readName(input[part], label);
  const needed = (part: 'firstname' | 'lastname', label: string): string =>
    readRequiredName(input[part] === undefined ? before?.[part] : input[part], label);
  return {
    prefix: name('prefix', 'Prefix'),
    firstname: needed('firstname', 'First Name'),
    middlename: name('middlename', 'Middle Name'),
    lastname: needed('lastname', 'Last Name'),
    suffix: name('suffix', 'Suffix'),
  };
}

const streetLines = 4;

/** Magento lets null stand in every list of an input. */
function readStreet(given: readonly (string | null | undefined)[] | null | undefined): readonly string[] {
  const lines = (given ?? []).map((line) => readLine(line, 'Street Address') ?? '');
  while (lines.at(-1) === '') lines.pop();
  if (lines.every((line) => line === '')) throw inputError('"Street Address" is a required value.');
  if (lines.length > streetLines) throw inputError(`"Street Address" cannot contain more than ${streetLines} lines.`);
  return lines;
}

function readPostcode(given: string | null | undefined, countryCode: string): string {
  const text = readRequired(given, 'Zip/Postal Code', 20);
  if (!isPostcode(text, countryCode)) throw inputError('This is not a valid zip code');
  return formatPostcode(text, countryCode);
}

function readVatId(given: string | null | undefined): string | null {
  const text = readLine(given, 'VAT Number', 32);
  return text === null ? null : normaliseVatNumber(text);
}

type RegionFields = Pick<AddressFields, 'region' | 'regionId'>;

/** What is not given keeps its value, unless the country is another one. */
function regionOf({ region }: AddressInput, countryCode: string, before: AddressFields | undefined): RegionFields {
  if (region !== undefined) return readRegion(region, countryCode);
  const isSameCountry = before?.countryCode === countryCode;
  return { region: isSameCountry ? before.region : null, regionId: isSameCountry ? before.regionId : null };
}

/** A region by its number or code, or as a free text; a number or code that the country does not have is refused, never dropped. */
export function readRegion(given: AddressInput['region'], countryCode: string): RegionFields {
  const { region_id: id, region_code: code, region } = given ?? {};
  if (!id && !code) return { region: readLine(region, 'State/Province'), regionId: null };
  const known = regionsOf(countryCode)?.find((one) => (id ? one.id === id : one.code === code));
  if (!known) throw inputError('"State/Province" does not belong to the country.');
  return { region: known.name, regionId: known.id };
}
