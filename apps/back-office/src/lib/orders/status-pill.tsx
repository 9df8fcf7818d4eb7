import type { Fulfilment, OrderStatus } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';
import { StatusPill, type Tone } from '../../ui/show/status-pill.tsx';

type Look = { readonly tone: Tone; readonly icon: IconName };

const statusLooks: Readonly<Record<OrderStatus, Look>> = {
  pending: { tone: 'info', icon: 'hourglass-fill' },
  pending_payment: { tone: 'warn', icon: 'clock-fill' },
  payment_review: { tone: 'info', icon: 'magnifying-glass-fill' },
  processing: { tone: 'info', icon: 'package-fill' },
  complete: { tone: 'good', icon: 'check-circle-fill' },
  canceled: { tone: 'idle', icon: 'x-circle-fill' },
  holded: { tone: 'warn', icon: 'pause-circle-fill' },
  fraud: { tone: 'bad', icon: 'warning-circle-fill' },
};

const fulfilmentLooks: Readonly<Record<Fulfilment, Look>> = {
  none: { tone: 'idle', icon: 'minus-circle-fill' },
  part: { tone: 'warn', icon: 'circle-half-fill' },
  full: { tone: 'good', icon: 'truck-fill' },
};

/** Where an order is. */
export function OrderStatusPill({ status }: { readonly status: OrderStatus }) {
  const t = useMessages('orderWords');
  return <StatusPill {...statusLooks[status]}>{t(`status.${status}`)}</StatusPill>;
}

/** How much of it has left. */
export function FulfilmentPill({ fulfilment }: { readonly fulfilment: Fulfilment }) {
  const t = useMessages('orderWords');
  return <StatusPill {...fulfilmentLooks[fulfilment]}>{t(`fulfilment.${fulfilment}`)}</StatusPill>;
}
