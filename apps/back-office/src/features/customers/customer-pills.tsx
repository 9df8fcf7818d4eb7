import type { Approval } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { StatusPill } from '../../ui/show/status-pill.tsx';

const looks = {
  private: { tone: 'idle', icon: 'user-fill' },
  waiting: { tone: 'info', icon: 'hourglass-fill' },
  approved: { tone: 'good', icon: 'check-circle-fill' },
  rejected: { tone: 'bad', icon: 'x-circle-fill' },
} as const satisfies Record<Approval, unknown>;

/** Whether it is a business, and whether somebody has looked at it. */
export function ApprovalPill({ approval }: { readonly approval: Approval }) {
  const t = useMessages('customers');
  return <StatusPill {...looks[approval]}>{t(`approval.${approval}`)}</StatusPill>;
}

export function BlockedPill() {
  const t = useMessages('customers');
  return (
    <StatusPill tone="bad" icon="prohibit-fill">
      {t('blocked')}
    </StatusPill>
  );
}
