import type { OrderFullAddressFragment } from '../../generated/graphql.ts';
import { PostalAddress } from '../../lib/address/postal-address.tsx';

export function OrderAddress({ address }: { readonly address: OrderFullAddressFragment }) {
  return <PostalAddress address={address} region={address.region} countryCode={address.country_code} vatId={address.vat_id} />;
}
