import type { IconName } from '../../theme/icon-names.ts';
import { Icon } from '../../theme/icon.tsx';
import styles from './payment-mark.module.css';

/** Ways to pay that are no brand: drawn, where others have their name. */
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
  /** The name stands on the plate too: nothing else says it. */
  readonly named?: boolean;
};

/** The mark of a payment method on a light plate, whatever the theme: brands as their name in letters, the rest as a drawing (PAY-03). */
export function PaymentMark({ code, label, named = false }: Props) {
  const drawing = drawings[code.replace(/^multisafepay_/, '')];
  if (named) {
    return (
      <span className={styles.plate}>
        {drawing === undefined ? null : <Icon name={drawing} size={18} />}
        {label}
      </span>
    );
  }
  return (
    <span className={styles.plate} data-mark>
      {drawing === undefined ? null : <Icon name={drawing} size={22} />}
      <span {...(drawing === undefined ? {} : { className: 'visually-hidden' })}>{label}</span>
    </span>
  );
}
