import type { ReturnState } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';
import { StatusPill, type Tone } from '../../ui/show/status-pill.tsx';

const looks: Readonly<Record<ReturnState, { readonly tone: Tone; readonly icon: IconName }>> = {
  announced: { tone: 'warn', icon: 'info-fill' },
  accepted: { tone: 'info', icon: 'hourglass-fill' },
  in_transit: { tone: 'info', icon: 'truck-fill' },
  received: { tone: 'warn', icon: 'package-fill' },
  inspected: { tone: 'info', icon: 'magnifying-glass-fill' },
  closed: { tone: 'good', icon: 'check-circle-fill' },
  rejected: { tone: 'idle', icon: 'x-circle-fill' },
  expired: { tone: 'bad', icon: 'clock-fill' },
};

/** Where a return is. */
export function ReturnStatePill({ state }: { readonly state: ReturnState }) {
  const t = useMessages('returnWords');
  return <StatusPill {...looks[state]}>{t(`state.${state}`)}</StatusPill>;
}
