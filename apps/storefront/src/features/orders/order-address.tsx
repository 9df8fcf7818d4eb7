import type { OrderFullAddressFragment } from '../../generated/graphql.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import styles from './orders.module.css';

const joined = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' ');

/** An address of an order as it stands on the parcel or on the invoice. */
export function OrderAddress({ address }: { readonly address: OrderFullAddressFragment }) {
  const { storeView } = useShopState();
  const country = address.country_code
    ? new Intl.DisplayNames(storeView.locale, { type: 'region', fallback: 'code' }).of(address.country_code)
    : undefined;
  const lines = [
    address.company,
    joined(address.prefix, address.firstname, address.middlename, address.lastname, address.suffix),
    joined(...address.street),
    joined(address.postcode, address.city),
    address.region,
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
