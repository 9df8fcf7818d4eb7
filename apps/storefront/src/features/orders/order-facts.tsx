import { deliveryNameIn } from '@shop/rules/delivery-name';
import type { OrderFullFragment } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { PaymentMark } from '../../lib/payment/payment-mark.tsx';
import { Fact, FactList } from '../../ui/fact-list.tsx';
import { OrderAddress } from './order-address.tsx';
import { useArrival } from './use-arrival.ts';
import { withdrawnOf } from './withdrawn.ts';
import styles from './orders.module.css';

export function OrderFacts({ order }: { readonly order: OrderFullFragment }) {
  const t = useMessages('orders');
  const { money } = useFormats();
  const when = useArrival()(order);
  const payments = (order.payment_methods ?? []).filter((method) => method !== null);
  // A credit note that pays the invoice of the same change gives nothing back.
  const refunds = (order.credit_memos ?? []).filter((memo) => memo !== null).filter(({ refunded }) => refunded.value !== 0);
  return (
    <FactList>
      <Fact title={t('status')}>
        {withdrawnOf(order) === 'whole' && order.status_code !== 'canceled' ? t('isWithdrawn') : order.status}
      </Fact>
      {order.shipping_address ? (
        <Fact title={t(order.pickup_location_code ? 'pickUpAt' : 'deliverTo')}>
          <OrderAddress address={order.shipping_address} />
        </Fact>
      ) : null}
      {order.billing_address ? (
        <Fact title={t('billTo')}>
          <OrderAddress address={order.billing_address} />
        </Fact>
      ) : null}
      {order.shipping_method ? (
        <Fact title={t('deliveryMethod')}>
          {deliveryNameIn(order.shipping_method, order.carrier)}
          {when === undefined ? null : <p>{when}</p>}
        </Fact>
      ) : null}
      {payments.map(({ name, type, additional_data: data }) => (
        <Fact key={type} title={t('paymentMethod')}>
          <span className={styles.payment}>
            {name}
            <PaymentMark code={type} label={name} />
          </span>
          {(data ?? []).map((pair) =>
            pair?.value ? <p key={pair.name}>{t('choice', { label: pair.name ?? '', value: pair.value })}</p> : null,
          )}
        </Fact>
      ))}
      {order.applied_coupons.length > 0 ? (
        <Fact title={t('coupon')}>{order.applied_coupons.map((coupon) => coupon?.code).join(', ')}</Fact>
      ) : null}
      {order.customer_email ? <Fact title={t('email')}>{order.customer_email}</Fact> : null}
      {refunds.length > 0 ? (
        <Fact title={t('refunds')}>
          {refunds.map(({ number, refunded }) => (
            <p key={number}>{`${number}: ${money(refunded.value ?? 0)}`}</p>
          ))}
        </Fact>
      ) : null}
    </FactList>
  );
}
