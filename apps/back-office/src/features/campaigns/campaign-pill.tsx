import type { CampaignState } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { StatusPill } from '../../ui/show/status-pill.tsx';

const looks = {
  draft: { tone: 'idle', icon: 'pencil-simple' },
  planned: { tone: 'info', icon: 'clock-fill' },
  running: { tone: 'good', icon: 'check-circle-fill' },
  ended: { tone: 'idle', icon: 'minus-circle-fill' },
  canceled: { tone: 'bad', icon: 'prohibit-fill' },
} as const;

/** Whether shoppers see it. */
export function CampaignPill({ state }: { readonly state: CampaignState }) {
  const t = useMessages('campaigns');
  return <StatusPill {...looks[state]}>{t(`state.${state}`)}</StatusPill>;
}
