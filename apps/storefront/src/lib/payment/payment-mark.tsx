import type { IconName } from '../../theme/icon-names.ts';
import { Icon } from '../../theme/icon.tsx';
import { paymentBrands } from './payment-brands.ts';
import sheet from './payment-marks.svg?url';
import styles from './payment-mark.module.css';

/** Ways to pay that have no brand. */
const drawings: Readonly<Record<string, IconName>> = {
  creditcard: 'credit-card',
  banktransfer: 'bank',
  purchaseorder: 'receipt',
  payinstore: 'storefront',
  free: 'check',
};

type Props = {
  readonly code: string;
  /** As the shop calls it: a brand that changes its name changes here with it (PAY-02). */
  readonly label: string;
  /** Nothing else says the name: it is read out, and stands on the plate of what has no brand. */
  readonly named?: boolean;
};

/** The marks of a payment method on a white plate, whatever the theme: brands in their own colours, the rest as a drawing (PAY-03). */
export function PaymentMark({ code, label, named = false }: Props) {
  const brands = paymentBrands(code, label);
  const drawing = drawings[code.replace(/^multisafepay_/, '')];
  if (brands.length > 0) {
    return (
      <span className={styles.plates} {...(named ? {} : { 'data-beside': '' })}>
        {brands.map(({ name, width }) => (
          <span key={name} className={styles.plate}>
            <svg width={(width / 32) * 22} height="22" aria-hidden="true">
              <use href={`${sheet}#${name}`} />
            </svg>
          </span>
        ))}
        {named ? <span className="visually-hidden">{label}</span> : null}
      </span>
    );
  }
  return (
    <span className={styles.plate} {...(named ? {} : { 'aria-hidden': true })}>
      {drawing === undefined ? null : <Icon name={drawing} size={22} />}
      {named || drawing === undefined ? label : null}
    </span>
  );
}
