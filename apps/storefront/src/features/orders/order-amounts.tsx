import type { ReactNode } from 'react';
import type { OrderFullFragment } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { Price } from '../../ui/price.tsx';
import styles from './orders.module.css';

/** What was paid, to the cent, with the VAT of each rate. */
export function OrderAmounts({ order, legalId }: { readonly order: OrderFullFragment; readonly legalId: string }) {
  const t = useMessages('orders');
  const { money } = useFormats();
  const { total } = order;
  if (!total) return null;
  const taxes = (total.taxes ?? []).filter((tax) => tax !== null);
  const shipping = total.total_shipping.value ?? 0;
  // What a coupon takes off delivery is in the price of delivery.
  const discounts = (total.discounts ?? []).filter((discount) => discount?.applied_to === 'ITEM');
  return (
    <div className={styles.amounts}>
      <Row label={t('subtotal')}>
        <Price amount={total.subtotal_incl_tax.value ?? 0} legalId={legalId} />
      </Row>
      {discounts.map((discount) =>
        discount ? (
          <Row key={discount.label} label={discount.label || t('discount')}>
            <Price amount={-(discount.amount.value ?? 0)} tone="sale" legalId={legalId} />
          </Row>
        ) : null,
      )}
      <Row label={t('shipping')}>
        <Price amount={shipping} legalId={legalId} {...(shipping === 0 ? { format: () => t('free') } : {})} />
      </Row>
      <div className={styles.total}>
        <Row label={t('total')}>
          <Price amount={total.grand_total.value ?? 0} legalId={legalId} />
        </Row>
      </div>
      {taxes.map(({ title, amount }) => (
        <div key={title} className={styles.tax}>
          <span>{t('ofWhich', { label: title })}</span>
          <span>{money(amount.value ?? 0)}</span>
        </div>
      ))}
      <p id={legalId} className={styles.note}>
        {(total.grand_total.value ?? 0) > 0 && !total.total_tax.value ? t('taxNone') : t('taxIncluded')}
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
