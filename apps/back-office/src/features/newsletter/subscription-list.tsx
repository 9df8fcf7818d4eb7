import { useCallback } from 'react';
import { SubscriptionCountsDocument, type SubscriptionListQuery } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { consentVersion } from '../../lib/consent-version.ts';
import { useLive } from '../../lib/events/use-live.ts';
import { QueueBar } from '../../shell/queue/queue-bar.tsx';
import { QueueRows } from '../../shell/queue/queue-rows.tsx';
import { QueueTabs } from '../../shell/queue/queue-tabs.tsx';
import { useQueue } from '../../shell/queue/use-queue.ts';
import { StatusPill } from '../../ui/show/status-pill.tsx';
import { Tag } from '../../ui/show/tag.tsx';
import type { Column } from '../../ui/table/columns.ts';
import styles from './newsletter.module.css';
import { viewIn, views, type Subscription } from './subscription.ts';

const looks = {
  subscribed: { tone: 'good', icon: 'check-circle-fill' },
  unconfirmed: { tone: 'info', icon: 'hourglass-fill' },
  unsubscribed: { tone: 'idle', icon: 'minus-circle-fill' },
} as const satisfies Record<Subscription['state'], unknown>;

type Said = string | null | undefined;

/** One of the two steps: when, and from which network address. */
function Step({ at, from }: { readonly at: Said; readonly from: Said }) {
  const t = useMessages('newsletter');
  const { moment } = useFormats();
  if (!at) return <span className={styles.from}>{t('notYet')}</span>;
  return (
    <span className={styles.proof}>
      <time dateTime={at}>{moment(at)}</time>
      {from && <span className={styles.from}>{t('from', { ip: from })}</span>}
    </span>
  );
}

function useConsentColumns(): readonly Column<Subscription>[] {
  const t = useMessages('newsletter');
  return [
    { id: 'email', title: t('email'), cell: ({ email }) => email, isTitle: true },
    {
      id: 'state',
      title: t('stateName'),
      cell: ({ state }) => <StatusPill {...looks[state]}>{t(`state.${state}`)}</StatusPill>,
      phone: 'state',
    },
    {
      id: 'requested',
      title: t('requested'),
      cell: ({ requestedAt, requestedFrom }) => <Step at={requestedAt} from={requestedFrom} />,
      phone: 'note',
    },
    { id: 'confirmed', title: t('confirmed'), cell: ({ confirmedAt, confirmedFrom }) => <Step at={confirmedAt} from={confirmedFrom} /> },
    { id: 'store', title: t('store'), cell: ({ store }) => <Tag>{store}</Tag> },
    { id: 'words', title: t('words'), cell: ({ words }) => t('version', { version: consentVersion(words) }), isQuiet: true },
  ];
}

function Tabs() {
  const t = useMessages('newsletter');
  const { params } = useQueue();
  const load = useCallback(async () => (await ask(SubscriptionCountsDocument)).subscriptionCounts, []);
  const counts = useLive(load, []);
  return (
    <QueueTabs
      param="state"
      names={views}
      current={viewIn(params)}
      labelOf={(state) => t(`state.${state}`)}
      countOf={(state) => counts?.find((one) => one.state === state)}
    />
  );
}

/** Who agreed to the newsletter, with the proof of it. */
export function SubscriptionList({ items, page }: SubscriptionListQuery['subscriptions']) {
  const t = useMessages('newsletter');
  const queue = useQueue();
  const columns = useConsentColumns();
  return (
    <>
      <Tabs />
      <QueueBar queue={queue} search={{ label: t('searchLabel'), placeholder: t('searchHint') }} />
      <QueueRows
        caption={t('title')}
        columns={columns}
        rows={items}
        rowId={({ id }) => id}
        rowName={({ email }) => email}
        page={page}
        queue={queue}
        tabs={views}
        tab={viewIn(queue.params)}
        empty={{ icon: 'envelope-simple', title: t('empty'), why: t('emptyWhy') }}
      />
    </>
  );
}
