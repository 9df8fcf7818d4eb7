import { createHash } from 'node:crypto';
import { countriesIn, regionById } from '#modules/stores/index.ts';
import type { CartAddress } from './cart.ts';
import type { CartState } from './price-cart.ts';

/**
 * A number for an address that was typed: the same as long as the cart lives, and too high to be one of the address book, so that nobody
 * who sends it back as `customer_address_id` gets another address. It says nothing of how many carts there are.
 */
function typedAddressId(maskedId: string, typename: string): number {
  const half = 2 ** 30;
  return half + (createHash('sha256').update(`${maskedId}-${typename}`).digest().readUInt32BE() % half);
}

/** An address of a cart as the contract shows it. */
export function addressShape(
  { cart, view }: CartState,
  address: CartAddress | undefined,
  typename: 'BillingCartAddress' | 'ShippingCartAddress',
) {
  if (!address) return null;
  const country = countriesIn(view.scope.locale).find(({ code }) => code === address.countryCode);
  return {
    typename,
    uid: `${cart.maskedId}-${typename === 'BillingCartAddress' ? 'billing' : 'shipping'}`,
    id: address.customerAddressId ?? typedAddressId(cart.maskedId, typename),
    prefix: address.prefix,
    firstname: address.firstname,
    middlename: address.middlename,
    lastname: address.lastname,
    suffix: address.suffix,
    company: address.company,
    street: address.street,
    postcode: address.postcode,
    city: address.city,
    country: { code: address.countryCode, label: country?.nameInLocale ?? address.countryCode },
    region:
      address.regionId === null && address.region === null
        ? null
        : {
            code: (address.regionId === null ? undefined : regionById(address.regionId)?.code) ?? null,
            label: address.region,
            region_id: address.regionId,
          },
    telephone: address.telephone,
    fax: address.fax,
    vat_id: address.vatId,
    coc: address.coc ?? null,
  };
}
