import type { GiftCardState } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { StatusPill } from '../../ui/show/status-pill.tsx';

const looks = {
  active: { tone: 'good', icon: 'check-circle-fill' },
  used: { tone: 'idle', icon: 'minus-circle-fill' },
  blocked: { tone: 'bad', icon: 'prohibit-fill' },
  expired: { tone: 'idle', icon: 'clock-fill' },
} as const;

/** Whether somebody can pay with it. */
export function GiftCardPill({ state, cents }: { readonly state: GiftCardState; readonly cents: number }) {
  const t = useMessages('giftcards');
  const shown = state === 'active' && cents === 0 ? 'used' : state;
  return <StatusPill {...looks[shown]}>{t(`state.${shown}`)}</StatusPill>;
}
