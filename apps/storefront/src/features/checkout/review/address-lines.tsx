import type { CheckoutAddressFragment } from '../../../generated/graphql.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import styles from '../checkout.module.css';

const joined = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' ');

/** An address of the cart as it would stand on a parcel. */
export function AddressLines({ address }: { readonly address: CheckoutAddressFragment }) {
  const { storeView } = useShopState();
  const country = new Intl.DisplayNames(storeView.locale, { type: 'region', fallback: 'code' }).of(address.country.code);
  const lines = [
    address.company,
    joined(address.prefix, address.firstname, address.middlename, address.lastname, address.suffix),
    joined(...address.street),
    joined(address.postcode, address.city),
    country,
    address.telephone,
    address.vat_id,
  ].filter(Boolean);
  return (
    <address className={styles.address}>
      {lines.map((line, place) => (
        <span key={`${place}`}>
          {line}
          <br />
        </span>
      ))}
    </address>
  );
}
