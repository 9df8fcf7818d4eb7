import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { StatusPill } from '../../ui/show/status-pill.tsx';
import type { PrivacyRow } from './privacy.ts';

const looks = {
  open: { tone: 'info', icon: 'hourglass-fill' },
  done: { tone: 'good', icon: 'check-circle-fill' },
  refused: { tone: 'bad', icon: 'x-circle-fill' },
  withdrawn: { tone: 'idle', icon: 'minus-circle' },
} as const satisfies Record<PrivacyRow['state'], unknown>;

const soon = 3;

/** Where it is; what waits says until when. */
export function PrivacyPill({ request: { state, origin, daysLeft, isWaiting, eraseAfter } }: { readonly request: PrivacyRow }) {
  const t = useMessages('privacy');
  const { day } = useFormats();
  if (state !== 'open') return <StatusPill {...looks[state]}>{t(`state.${state}`)}</StatusPill>;
  if (isWaiting)
    return (
      <StatusPill tone="warn" icon="seal-check-fill">
        {t('waits')}
      </StatusPill>
    );
  if (origin === 'account' && eraseAfter) return <StatusPill {...looks.open}>{t('erasesOn', { when: day(eraseAfter) })}</StatusPill>;
  const left = daysLeft ?? 0;
  const text = left < 0 ? t('late', { count: -left }) : left === 0 ? t('dueToday') : t('daysLeft', { count: left });
  const look = left <= soon ? ({ tone: 'bad', icon: 'warning-circle-fill' } as const) : looks.open;
  return <StatusPill {...look}>{text}</StatusPill>;
}
