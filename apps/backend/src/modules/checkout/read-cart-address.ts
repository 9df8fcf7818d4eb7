import type { CartAddressInput } from '@shop/contract';
import { normaliseCountry } from '@shop/rules/country';
import { inputError } from '#kernel/errors.ts';
import type { CartAddress } from '#modules/cart/index.ts';
import { readAddress, type Address, type AddressFields, type AddressInput } from '#modules/customer/index.ts';
import { countriesIn, type Branch } from '#modules/stores/index.ts';

/** An address typed at checkout, by the same rules as one in the address book. */
export function readCartAddress(input: CartAddressInput, isTelephoneOptional: boolean): AddressFields {
  const country = normaliseCountry(input.country_code);
  if (!countriesIn('en').some(({ code }) => code === country)) throw inputError('Country is not available');
  const { region, region_id: regionId, save_in_address_book: _save, country_code: _country, ...rest } = input;
  const given: AddressInput = {
    ...rest,
    country_code: country as NonNullable<AddressInput['country_code']>,
    ...(region || regionId ? { region: { region: region ?? null, region_id: regionId ?? null } } : {}),
  };
  return readAddress(given, undefined, { isTelephoneOptional });
}

/** As a cart keeps it. */
export function toCartAddress(fields: AddressFields | Address): CartAddress {
  const { isDefaultBilling: _billing, isDefaultShipping: _shipping, ...rest } = fields;
  if (!('id' in rest)) return rest;
  const { id, customerId: _customer, ...address } = rest;
  return { ...address, customerAddressId: id };
}

/** Where an order for pickup goes: the branch's address, in the name of who collects it. */
export function branchAddress(
  branch: Branch,
  who: Pick<CartAddress, 'prefix' | 'firstname' | 'middlename' | 'lastname' | 'suffix' | 'telephone'>,
): CartAddress {
  return {
    prefix: who.prefix,
    firstname: who.firstname,
    middlename: who.middlename,
    lastname: who.lastname,
    suffix: who.suffix,
    telephone: who.telephone,
    company: branch.name,
    street: [branch.street],
    postcode: branch.postcode,
    city: branch.city,
    countryCode: branch.countryCode,
    region: null,
    regionId: branch.regionId,
    fax: null,
    vatId: null,
    coc: null,
  };
}
