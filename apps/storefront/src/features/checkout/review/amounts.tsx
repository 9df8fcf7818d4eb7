import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import type { DeliveryEstimate } from '../../../lib/cart/estimate/use-delivery-estimate.ts';
import { useIsNet } from '../../../lib/prices/use-business-view.ts';
import { AmountList, AmountRow, AmountTotal } from '../../../ui/amount-list.tsx';
import { Price } from '../../../ui/price.tsx';
import styles from '../checkout.module.css';

type Props = { readonly bill: DeliveryEstimate; readonly legalId: string };

/**
 * Everything that is paid, to the cent, with the VAT of each rate: contained, or for a business added to net amounts (LAW-06, LAW-25).
 * Until a way of delivery is chosen it counts with the one the cart counted with.
 */
export function Amounts({ bill, legalId }: Props) {
  const t = useMessages('checkout');
  const isNet = useIsNet();
  const { subtotal, discounts, shipping, taxes, total, couponMessage } = bill.amounts;
  const isTaxed = taxes.length > 0 || total === 0;
  const legal = !isTaxed ? 'noTax' : isNet ? 'legalNet' : 'legalIncluded';
  return (
    <AmountList>
      <AmountRow label={t('subtotal')}>
        <Price amount={subtotal} legalId={legalId} />
      </AmountRow>
      {discounts.map(({ label, amount }) => (
        <AmountRow key={label} label={label || t('discount')}>
          <Price amount={-amount} tone="sale" legalId={legalId} />
        </AmountRow>
      ))}
      {shipping === undefined ? null : (
        <AmountRow label={t(bill.isCollected ? 'collected' : bill.isChosen ? 'shipping' : 'shippingEstimated')}>
          <Price amount={shipping} legalId={legalId} {...(shipping === 0 ? { format: () => t('free') } : {})} />
        </AmountRow>
      )}
      {couponMessage === undefined ? null : <p className={styles.note}>{couponMessage}</p>}
      {isNet ? <Taxes taxes={taxes} /> : null}
      <AmountTotal live>
        <AmountRow label={t(isNet && isTaxed ? 'totalWithVat' : 'total')}>
          <Price amount={total} legalId={legalId} />
        </AmountRow>
      </AmountTotal>
      {isNet ? null : <Taxes taxes={taxes} />}
      <p id={legalId} className={styles.legal}>
        {t(legal)}
      </p>
    </AmountList>
  );
}

function Taxes({ taxes }: Pick<DeliveryEstimate['amounts'], 'taxes'>) {
  const t = useMessages('checkout');
  const isNet = useIsNet();
  const { money } = useFormats();
  return taxes.map(({ label, amount }) => (
    <AmountRow key={label} small label={t(isNet ? 'plusVat' : 'ofWhich', { label })}>
      <span>{amount === undefined ? '…' : money(amount)}</span>
    </AmountRow>
  ));
}
