import type { CouponState } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { StatusPill } from '../../ui/show/status-pill.tsx';

const looks = {
  running: { tone: 'good', icon: 'check-circle-fill' },
  planned: { tone: 'info', icon: 'clock-fill' },
  ended: { tone: 'idle', icon: 'minus-circle-fill' },
  used_up: { tone: 'idle', icon: 'circle-half-fill' },
  off: { tone: 'warn', icon: 'pause-circle-fill' },
} as const;

/** Whether shoppers can use it. */
export function CouponPill({ state }: { readonly state: CouponState }) {
  const t = useMessages('coupons');
  return <StatusPill {...looks[state]}>{t(`state.${state}`)}</StatusPill>;
}
