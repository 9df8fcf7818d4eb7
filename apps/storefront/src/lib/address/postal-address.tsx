import { useShopState } from '../page/shop-state.tsx';
import styles from './postal-address.module.css';

type Text = string | null | undefined;
type Props = {
  readonly address: {
    readonly company?: Text;
    readonly prefix?: Text;
    readonly firstname?: Text;
    readonly middlename?: Text;
    readonly lastname?: Text;
    readonly suffix?: Text;
    readonly street?: readonly Text[] | null;
    readonly postcode?: Text;
    readonly city?: Text;
    readonly telephone?: Text;
  };
  readonly region?: Text;
  readonly countryCode: Text;
  readonly vatId?: Text;
};

const joined = (...parts: readonly Text[]): string => parts.filter(Boolean).join(' ');

/** An address as it would stand on a parcel. */
export function PostalAddress({ address, region, countryCode, vatId }: Props) {
  const { storeView } = useShopState();
  const countries = new Intl.DisplayNames(storeView.locale, { type: 'region', fallback: 'code' });
  const lines = [
    address.company,
    joined(address.prefix, address.firstname, address.middlename, address.lastname, address.suffix),
    joined(...(address.street ?? [])),
    joined(address.postcode, address.city),
    region,
    countryCode ? countries.of(countryCode) : undefined,
    address.telephone,
    vatId,
  ].filter(Boolean);
  return (
    <address className={styles.address}>
      {lines.map((line, index) => (
        <span key={`${index}`}>
          {line}
          <br />
        </span>
      ))}
    </address>
  );
}
