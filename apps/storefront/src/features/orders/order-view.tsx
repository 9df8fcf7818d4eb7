import { useId, type ReactNode } from 'react';
import type { OrderFullFragment } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderItems } from './order-items.tsx';
import type { OrderParts } from './order-parts.ts';
import { OrderProgress } from './order-progress.tsx';
import { ExchangedFor } from './exchanged-for.tsx';
import { OrderReturns } from './order-returns.tsx';
import { WhatNext } from './what-next.tsx';
import { withdrawnOf } from './withdrawn.ts';
import styles from './orders.module.css';

type Props = {
  readonly order: OrderFullFragment;
  readonly parts: OrderParts;
  /** Above everything: what has just happened. */
  readonly lead?: ReactNode;
  /** What can be done with it. */
  readonly actions?: ReactNode;
  /** Under what was ordered. */
  readonly beside?: ReactNode;
};

/** An order with everything there is to know about it (SPEC-3): where it is and what happens next, beside it the pieces and their price. */
export function OrderView({ order, parts, lead, actions, beside }: Props) {
  const t = useMessages('orders');
  const legalId = useId();
  const { Matching } = parts;
  const isWithdrawn = withdrawnOf(order) === 'whole';
  return (
    <div className={styles.whole}>
      <div className={styles.columns}>
        <div className={styles.next}>
          {lead}
          {isWithdrawn ? null : <OrderProgress order={order} />}
          {isWithdrawn ? null : <HowToPay order={order} />}
          <WhatNext order={order} Branch={parts.Branch} />
          <ExchangedFor order={order} />
          <OrderReturns order={order} />
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
        <div className={styles.pieces}>
          <section className={styles.box}>
            <h2 className={styles.title}>{t('items')}</h2>
            <OrderItems order={order} legalId={legalId} />
            <OrderAmounts order={order} legalId={legalId} />
          </section>
          {beside}
        </div>
        <div className={styles.facts}>
          <Shipments order={order} />
          <OrderFacts order={order} />
          <History order={order} />
        </div>
      </div>
      {order.status_code === 'canceled' ? null : <Matching skus={skusOf(order)} />}
    </div>
  );
}

/** Of what can still be looked at. */
const skusOf = ({ items }: OrderFullFragment): readonly string[] =>
  (items ?? []).flatMap((item) => (item?.product?.sku ? [item.product.sku] : []));

function Shipments({ order }: { readonly order: OrderFullFragment }) {
  const t = useMessages('orders');
  const parcels = (order.shipments ?? []).flatMap((shipment) => shipment?.tracking ?? []).filter((parcel) => parcel !== null);
  if (parcels.length === 0) return null;
  return (
    <section className={styles.box}>
      <h2 className={styles.title}>{t('tracking')}</h2>
      <ul className={styles.list}>
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
