import type { ReviewStatus } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { StatusPill } from '../../ui/show/status-pill.tsx';

const looks = {
  pending: { tone: 'info', icon: 'hourglass-fill' },
  approved: { tone: 'good', icon: 'check-circle-fill' },
  rejected: { tone: 'bad', icon: 'x-circle-fill' },
} as const satisfies Record<ReviewStatus, unknown>;

export function ReviewStatusPill({ status }: { readonly status: ReviewStatus }) {
  const t = useMessages('reviews');
  return <StatusPill {...looks[status]}>{t(`status.${status}`)}</StatusPill>;
}

/** LAW-16: the account that wrote it had ordered the product. */
export function VerifiedPill() {
  const t = useMessages('reviews');
  return (
    <StatusPill tone="good" icon="check-circle-fill">
      {t('verified')}
    </StatusPill>
  );
}
