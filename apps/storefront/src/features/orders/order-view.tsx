import { useId } from 'react';
import type { OrderFullFragment } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { trustedHtml } from '../../lib/trusted-html.ts';
import { Fact, FactList } from '../../ui/fact-list.tsx';
import { Prose } from '../../ui/prose.tsx';
import { OrderAddress } from './order-address.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderProgress } from './order-progress.tsx';
import { useArrival } from './use-arrival.ts';
import styles from './orders.module.css';

/** An order with everything there is to know about it (spec 3). */
export function OrderView({ order }: { readonly order: OrderFullFragment }) {
  const t = useMessages('orders');
  const { money } = useFormats();
  const arrival = useArrival();
  const legalId = useId();
  const when = arrival(order);
  const payments = (order.payment_methods ?? []).filter((method) => method !== null);
  const refunds = (order.credit_memos ?? []).filter((memo) => memo !== null);
  return (
    <div className={styles.order}>
      <OrderProgress order={order} />
      {order.payment_instructions ? (
        <section className={styles.box}>
          <h2 className={styles.title}>{t('howToPay')}</h2>
          <Prose html={order.payment_instructions} trust={trustedHtml} />
        </section>
      ) : null}
      <OrderItems order={order} legalId={legalId} />
      <OrderAmounts order={order} legalId={legalId} />
      <FactList>
        <Fact title={t('status')}>{order.status}</Fact>
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
            {order.shipping_method}
            {when === undefined ? null : <p>{when}</p>}
          </Fact>
        ) : null}
        {payments.map(({ name, type, additional_data: data }) => (
          <Fact key={type} title={t('paymentMethod')}>
            {name}
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
            {refunds.map(({ number, total }) => (
              <p key={number}>{`${number}: ${money(total?.grand_total.value ?? 0)}`}</p>
            ))}
          </Fact>
        ) : null}
      </FactList>
      <Shipments order={order} />
      <History order={order} />
    </div>
  );
}

function Shipments({ order }: { readonly order: OrderFullFragment }) {
  const t = useMessages('orders');
  const parcels = (order.shipments ?? []).flatMap((shipment) => shipment?.tracking ?? []).filter((parcel) => parcel !== null);
  if (parcels.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{t('tracking')}</h2>
      <ul>
        {parcels.map(({ title, number, url }) => (
          <li key={number}>{url ? <a href={url}>{`${title} ${number ?? ''}`}</a> : `${title} ${number ?? ''}`}</li>
        ))}
      </ul>
    </section>
  );
}

function History({ order }: { readonly order: OrderFullFragment }) {
  const t = useMessages('orders');
  const { date } = useFormats();
  const comments = (order.comments ?? []).filter((comment) => comment !== null);
  if (comments.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{t('history')}</h2>
      <ul>
        {comments.map(({ timestamp, message }) => (
          <li key={`${timestamp} ${message}`}>{`${date(`${timestamp.slice(0, 10)}T12:00:00Z`)}: ${message}`}</li>
        ))}
      </ul>
    </section>
  );
}
