import type { ApprovalState } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';
import { StatusPill, type Tone } from '../../ui/show/status-pill.tsx';

const looks: Readonly<Record<ApprovalState, { readonly tone: Tone; readonly icon: IconName }>> = {
  waiting: { tone: 'warn', icon: 'hourglass-fill' },
  approved: { tone: 'good', icon: 'check-circle-fill' },
  executed: { tone: 'good', icon: 'check-circle-fill' },
  failed: { tone: 'bad', icon: 'warning-circle-fill' },
  refused: { tone: 'bad', icon: 'x-circle-fill' },
  expired: { tone: 'idle', icon: 'clock-fill' },
  withdrawn: { tone: 'idle', icon: 'minus-circle-fill' },
};

export function RequestState({ state }: { readonly state: ApprovalState }) {
  const t = useMessages('approvals');
  return <StatusPill {...looks[state]}>{t(`state.${state}`)}</StatusPill>;
}
