import type { StaffState } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';
import { StatusPill, type Tone } from '../../ui/show/status-pill.tsx';

const looks: Readonly<Record<StaffState, { readonly tone: Tone; readonly icon: IconName }>> = {
  active: { tone: 'good', icon: 'check-circle-fill' },
  invited: { tone: 'info', icon: 'envelope-simple-fill' },
  suspended: { tone: 'bad', icon: 'prohibit-fill' },
};

/** Whether somebody can log in. */
export function StatePill({ state }: { readonly state: StaffState }) {
  const t = useMessages('log');
  return <StatusPill {...looks[state]}>{t(`state.${state}`)}</StatusPill>;
}
