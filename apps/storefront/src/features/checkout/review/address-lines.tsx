import type { CheckoutAddressFragment } from '../../../generated/graphql.ts';
import { PostalAddress } from '../../../lib/address/postal-address.tsx';

export function AddressLines({ address }: { readonly address: CheckoutAddressFragment }) {
  return <PostalAddress address={address} countryCode={address.country.code} vatId={address.vat_id} />;
}
