import { useMessages } from '../../../../i18n/language-context.tsx';
import type { IconName } from '../../../../ui/icons/icon-names.ts';
import { StatusPill, type Tone } from '../../../../ui/show/status-pill.tsx';
import type { Shipment } from '../order.ts';
import { stateWord } from './shipment-steps.ts';

const looks: Readonly<Record<ReturnType<typeof stateWord>, { readonly tone: Tone; readonly icon: IconName }>> = {
  planned: { tone: 'idle', icon: 'clock-fill' },
  picking: { tone: 'info', icon: 'basket-fill' },
  packed: { tone: 'info', icon: 'package-fill' },
  underWay: { tone: 'info', icon: 'truck-fill' },
  sent: { tone: 'good', icon: 'truck-fill' },
  delivered: { tone: 'good', icon: 'check-circle-fill' },
  ready: { tone: 'info', icon: 'storefront-fill' },
  handed_over: { tone: 'good', icon: 'check-circle-fill' },
  uncollected: { tone: 'warn', icon: 'warning-fill' },
  canceled: { tone: 'idle', icon: 'x-circle-fill' },
};

export function ShipmentPill({ shipment }: { readonly shipment: Pick<Shipment, 'state' | 'broughtTo'> }) {
  const t = useMessages('order');
  const word = stateWord(shipment.state, shipment);
  return <StatusPill {...looks[word]}>{t(`state.${word}`)}</StatusPill>;
}
