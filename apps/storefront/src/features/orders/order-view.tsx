import { useId } from 'react';
import type { OrderFullFragment } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { trustedHtml } from '../../lib/trusted-html.ts';
import { Prose } from '../../ui/prose.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderProgress } from './order-progress.tsx';
import styles from './orders.module.css';

/** An order with everything there is to know about it (SPEC-3). */
export function OrderView({ order }: { readonly order: OrderFullFragment }) {
  const t = useMessages('orders');
  const legalId = useId();
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
      <OrderFacts order={order} />
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
