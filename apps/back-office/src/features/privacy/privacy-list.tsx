import { useCallback } from 'react';
import { PrivacyCountsDocument, type PrivacyListQuery } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useLive } from '../../lib/events/use-live.ts';
import { QueueFoot } from '../../shell/queue/queue-foot.tsx';
import { QueueTabs } from '../../shell/queue/queue-tabs.tsx';
import { useQueue } from '../../shell/queue/use-queue.ts';
import { EmptyState } from '../../ui/show/state-note.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { PrivacyPill } from './privacy-pills.tsx';
import { tabIn, tabs, type PrivacyRow } from './privacy.ts';

function useColumns(): readonly Column<PrivacyRow>[] {
  const t = useMessages('privacy');
  const { day } = useFormats();
  return [
    { id: 'kind', title: t('kindName'), cell: ({ kind }) => t(`kind.${kind}`), isTitle: true },
    { id: 'who', title: t('who'), cell: ({ customer }) => customer?.name ?? t('erased'), phone: 'note' },
    { id: 'email', title: t('email'), cell: ({ customer }) => customer?.email, isQuiet: true },
    { id: 'state', title: t('stateName'), cell: (request) => <PrivacyPill request={request} />, phone: 'state' },
    { id: 'received', title: t('received'), cell: ({ receivedAt }) => <time dateTime={receivedAt}>{day(receivedAt)}</time>, isQuiet: true },
    { id: 'due', title: t('due'), cell: ({ dueOn }) => <time dateTime={dueOn}>{day(dueOn)}</time>, isQuiet: true, align: 'end' },
  ];
}

function Tabs() {
  const t = useMessages('privacy');
  const { params } = useQueue();
  const load = useCallback(async () => (await ask(PrivacyCountsDocument)).privacyCounts, []);
  const counts = useLive(load, ['privacy']);
  return (
    <QueueTabs
      param="tab"
      names={tabs}
      current={tabIn(params)}
      labelOf={(tab) => t(`tab.${tab}`)}
      countOf={(tab) => counts?.find((one) => one.tab === tab)}
    />
  );
}

/** What people ask of what the shop knows about them, the oldest on top. */
export function PrivacyList({ items, page }: PrivacyListQuery['privacyRequests']) {
  const t = useMessages('privacy');
  const columns = useColumns();
  return (
    <>
      <Tabs />
      {items.length > 0 ? (
        <>
          <DataTable
            caption={t('title')}
            columns={columns}
            rows={items}
            rowId={({ id }) => id}
            rowName={({ kind, customer }) => [t(`kind.${kind}`), customer?.name].filter(Boolean).join(', ')}
            rowHref={({ id }) => `/privacy/${id}`}
          />
          <QueueFoot page={page} />
        </>
      ) : (
        <EmptyState icon="shield-check" title={t('empty')}>
          {t('emptyWhy')}
        </EmptyState>
      )}
    </>
  );
}
