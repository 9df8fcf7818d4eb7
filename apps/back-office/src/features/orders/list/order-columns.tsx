import { useMemo } from 'react';
import type { OrderListQuery } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { useBranchName } from '../../../lib/branches/branches.ts';
import { usePaymentName } from '../../../lib/orders/payment-name.ts';
import { FulfilmentPill, OrderStatusPill } from '../../../lib/orders/status-pill.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Tag } from '../../../ui/show/tag.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import styles from './list.module.css';

export type OrderRow = OrderListQuery['orders']['items'][number];

type Said = string | null | undefined;

function Customer({ name, country }: { readonly name: Said; readonly country: Said }) {
  const t = useMessages('orders');
  return (
    <span className={styles.customer}>
      <span className={styles.name} data-erased={name ? undefined : true}>
        {name ?? t('erased')}
      </span>
      {country && <Tag>{country}</Tag>}
    </span>
  );
}

function Delivery({ branch }: { readonly branch: Said }) {
  const t = useMessages('orders');
  const branchName = useBranchName();
  return (
    <span className={styles.delivery}>
      <Icon name={branch ? 'storefront' : 'truck'} />
      {branch ? t('pickup', { branch: branchName(branch) }) : t('parcel')}
    </span>
  );
}

/** Whether something of it has left is said where the status alone does not. */
function States({ status, fulfilment }: Pick<OrderRow, 'status' | 'fulfilment'>) {
  return (
    <span className={styles.states}>
      <OrderStatusPill status={status} />
      {fulfilment === 'part' && <FulfilmentPill fulfilment={fulfilment} />}
    </span>
  );
}

export function useOrderColumns(): readonly Column<OrderRow>[] {
  const t = useMessages('orders');
  const { brief, moment, money } = useFormats();
  const paymentName = usePaymentName();
  return useMemo(
    () => [
      { id: 'number', title: t('number'), cell: ({ number }) => number, isTitle: true },
      {
        id: 'placed',
        title: t('placed'),
        cell: ({ placedAt }) => (
          <time dateTime={placedAt} title={moment(placedAt)}>
            {brief(placedAt)}
          </time>
        ),
        sort: 'placed',
        isQuiet: true,
      },
      { id: 'customer', title: t('customer'), cell: ({ name, country }) => <Customer name={name} country={country} />, phone: 'note' },
      {
        id: 'status',
        title: t('status'),
        cell: ({ status, fulfilment }) => <States status={status} fulfilment={fulfilment} />,
        phone: 'state',
      },
      { id: 'delivery', title: t('delivery'), cell: ({ branch }) => <Delivery branch={branch} /> },
      { id: 'payment', title: t('payment'), cell: ({ payment }) => payment && paymentName(payment), isQuiet: true },
      { id: 'total', title: t('total'), cell: ({ total }) => money(total.cents, total.currency), align: 'end', phone: 'end' },
    ],
    [t, brief, moment, money, paymentName],
  );
}
