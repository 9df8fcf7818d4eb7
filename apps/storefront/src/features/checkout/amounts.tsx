import type { ReactNode } from 'react';
import type { CheckoutCartFragment } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { Price } from '../../ui/price.tsx';
import { shippingOf } from './cart-facts.ts';
import styles from './checkout.module.css';

type Props = { readonly cart: CheckoutCartFragment; readonly legalId: string };

/** Everything that is paid, to the cent, with the VAT of each rate (LAW-06, LAW-25). */
export function Amounts({ cart, legalId }: Props) {
  const t = useMessages('checkout');
  const { money } = useFormats();
  const { prices } = cart;
  const shipping = shippingOf(cart)?.selected_shipping_method;
  const taxes = (prices?.applied_taxes ?? []).filter((tax) => tax !== null);
  const isNet = (prices?.grand_total?.value ?? 0) > 0 && taxes.every(({ amount }) => !amount.value);
  return (
    <div className={styles.amounts}>
      <Row label={t('subtotal')}>
        <Price amount={prices?.subtotal_including_tax?.value ?? 0} legalId={legalId} />
      </Row>
      {(prices?.discounts ?? []).map((discount) =>
        discount ? (
          <Row key={discount.label} label={discount.label || t('discount')}>
            <Price amount={-(discount.amount.value ?? 0)} tone="sale" legalId={legalId} />
          </Row>
        ) : null,
      )}
      {shipping ? (
        <Row label={t('shipping')}>
          <Price
            amount={shipping.price_incl_tax.value ?? 0}
            legalId={legalId}
            {...(shipping.price_incl_tax.value === 0 ? { format: () => t('free') } : {})}
          />
        </Row>
      ) : null}
      <output className={styles.total}>
        <Row label={t('total')}>
          <Price amount={prices?.grand_total?.value ?? 0} legalId={legalId} />
        </Row>
      </output>
      {taxes.map(({ label, amount }) => (
        <div key={label} className={styles.tax}>
          <span>{t('ofWhich', { label })}</span>
          <span>{money(amount.value ?? 0)}</span>
        </div>
      ))}
      <p id={legalId} className={styles.legal}>
        {isNet ? t('noTax') : t('legalIncluded')}
      </p>
    </div>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span>{label}</span>
      {children}
    </div>
  );
}
