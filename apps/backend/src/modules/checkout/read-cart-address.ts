import type { CartAddressInput } from '@shop/contract';
import { normaliseCountry } from '@shop/rules/country';
import { inputError } from '#kernel/errors.ts';
import { collectorOf, type CartAddress, type Collector } from '#modules/cart/index.ts';
import { readAddress, type Address, type AddressFields, type AddressInput } from '#modules/customer/index.ts';
import { countriesIn, regionsOf, type Branch } from '#modules/stores/index.ts';

/** An address typed at checkout, by the same rules as one in the address book. */
export function readCartAddress(input: CartAddressInput, isTelephoneOptional: boolean): AddressFields {
  const country = normaliseCountry(input.country_code);
  if (!countriesIn('en').some(({ code }) => code === country)) throw inputError('Country is not available');
  const { region, region_id: regionId, save_in_address_book: _save, country_code: _country, ...rest } = input;
  const given: AddressInput = {
    ...rest,
    country_code: country as NonNullable<AddressInput['country_code']>,
    ...(region || regionId ? { region: { region: region ?? null, region_id: regionId ?? regionIdOf(region ?? '', country) } } : {}),
  };
  return readAddress(given, undefined, { isTelephoneOptional });
}

/** A cart names a region by its code or its name, in one text; another text stays as it is. */
function regionIdOf(text: string, countryCode: string): number | null {
  const wanted = text.trim().toLowerCase();
  return regionsOf(countryCode)?.find(({ code, name }) => [code.toLowerCase(), name.toLowerCase()].includes(wanted))?.id ?? null;
}

/** As a cart keeps it. */
export function toCartAddress(fields: AddressFields | Address): CartAddress {
  const { isDefaultBilling: _billing, isDefaultShipping: _shipping, ...rest } = fields;
  if (!('id' in rest)) return rest;
  const { id, customerId: _customer, ...address } = rest;
  return { ...address, customerAddressId: id };
}

/** Where an order for pickup goes: the branch's address, in the name of who collects it. */
export function branchAddress(branch: Branch, who: Collector): CartAddress {
  return {
    ...collectorOf(who),
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
