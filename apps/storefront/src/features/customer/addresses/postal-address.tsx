import type { AccountAddressFragment } from '../../../generated/graphql.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import styles from '../account/account.module.css';

const joined = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' ');

/** An address as it would stand on a parcel. */
export function PostalAddress({ address }: { readonly address: AccountAddressFragment }) {
  const { storeView } = useShopState();
  const country = address.country_code
    ? new Intl.DisplayNames(storeView.locale, { type: 'region', fallback: 'code' }).of(address.country_code)
    : undefined;
  const lines = [
    address.company,
    joined(address.prefix, address.firstname, address.middlename, address.lastname, address.suffix),
    joined(...(address.street ?? [])),
    joined(address.postcode, address.city),
    address.region?.region,
    country,
    address.telephone,
  ];
  return (
    <address className={styles.address}>
      {lines.filter(Boolean).map((line, place) => (
        <span key={`${place}`}>
          {line}
          <br />
        </span>
      ))}
    </address>
  );
}
