import type { OrderFullFragment } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { discountRows } from '../../lib/cart/discount-rows.ts';
import { AmountList, AmountRow, AmountTotal } from '../../ui/amount-list.tsx';
import { Price } from '../../ui/price.tsx';
import styles from './orders.module.css';

/** What of it the pieces of an earlier order pay, and what is left. */
function Exchanged({ order: { order_exchange: exchange }, legalId }: { readonly order: OrderFullFragment; readonly legalId: string }) {
  const t = useMessages('orders');
  if (!exchange) return null;
  const { credit, to_pay: toPay, is_offer: isOffer } = exchange;
  return (
    <>
      <AmountRow label={t('exchangeCredit')}>
        <Price amount={-(credit.value ?? 0)} legalId={legalId} />
      </AmountRow>
      {toPay.value ? (
        <AmountRow label={t(isOffer ? 'exchangePaid' : 'exchangeWasPaid')}>
          <Price amount={toPay.value} legalId={legalId} />
        </AmountRow>
      ) : null}
    </>
  );
}

/** What was paid, to the cent, with the VAT of each rate. */
export function OrderAmounts({ order, legalId }: { readonly order: OrderFullFragment; readonly legalId: string }) {
  const t = useMessages('orders');
  const { money } = useFormats();
  const { total } = order;
  if (!total) return null;
  const taxes = (total.taxes ?? []).filter((tax) => tax !== null);
  const shipping = total.total_shipping.value ?? 0;
  return (
    <AmountList>
      <AmountRow label={t('subtotal')}>
        <Price amount={total.subtotal_incl_tax.value ?? 0} legalId={legalId} />
      </AmountRow>
      {discountRows(total.discounts).map(({ label, amount }) => (
        <AmountRow key={label} label={label || t('discount')}>
          <Price amount={-amount} tone="sale" legalId={legalId} />
        </AmountRow>
      ))}
      <AmountRow label={t(order.pickup_location_code ? 'collected' : 'shipping')}>
        <Price amount={shipping} legalId={legalId} {...(shipping === 0 ? { format: () => t('free') } : {})} />
      </AmountRow>
      <AmountTotal>
        <AmountRow label={t('total')}>
          <Price amount={total.grand_total.value ?? 0} legalId={legalId} />
        </AmountRow>
      </AmountTotal>
      <Exchanged order={order} legalId={legalId} />
      {taxes.map(({ title, amount }) => (
        <AmountRow key={title} small label={t('ofWhich', { label: title })}>
          <span>{money(amount.value ?? 0)}</span>
        </AmountRow>
      ))}
      <p id={legalId} className={styles.note}>
        {(total.grand_total.value ?? 0) > 0 && !total.total_tax.value ? t('taxNone') : t('taxIncluded')}
      </p>
    </AmountList>
  );
}
