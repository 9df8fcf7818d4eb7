import type { ShipmentState } from '../../../../generated/graphql.ts';
import { useMessages } from '../../../../i18n/language-context.tsx';
import type { IconName } from '../../../../ui/icons/icon-names.ts';
import { StatusPill, type Tone } from '../../../../ui/show/status-pill.tsx';

const looks: Readonly<Record<ShipmentState, { readonly tone: Tone; readonly icon: IconName }>> = {
  planned: { tone: 'idle', icon: 'clock-fill' },
  picking: { tone: 'info', icon: 'basket-fill' },
  packed: { tone: 'info', icon: 'package-fill' },
  sent: { tone: 'good', icon: 'truck-fill' },
  delivered: { tone: 'good', icon: 'check-circle-fill' },
  ready: { tone: 'info', icon: 'storefront-fill' },
  handed_over: { tone: 'good', icon: 'check-circle-fill' },
  uncollected: { tone: 'warn', icon: 'warning-fill' },
  canceled: { tone: 'idle', icon: 'x-circle-fill' },
};

export function ShipmentPill({ state }: { readonly state: ShipmentState }) {
  const t = useMessages('order');
  return <StatusPill {...looks[state]}>{t(`state.${state}`)}</StatusPill>;
}
