import { PrivacyCountsDocument, type PrivacyListQuery } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { LiveTabs } from '../../shell/queue/live-tabs.tsx';
import { QueueRows } from '../../shell/queue/queue-rows.tsx';
import { useQueue } from '../../shell/queue/use-queue.ts';
import type { Column } from '../../ui/table/columns.ts';
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

const loadTabs = async () => (await ask(PrivacyCountsDocument)).privacyCounts;

/** What people ask of what the shop knows about them, the oldest on top. */
export function PrivacyList({ items, page }: PrivacyListQuery['privacyRequests']) {
  const t = useMessages('privacy');
  const queue = useQueue();
  const tab = tabIn(queue.params);
  const columns = useColumns();
  return (
    <>
      <LiveTabs names={tabs} current={tab} labelOf={(name) => t(`tab.${name}`)} load={loadTabs} entity="privacy" />
      <QueueRows
        caption={t('title')}
        columns={columns}
        rows={items}
        rowId={({ id }) => id}
        rowName={({ kind, customer }) => [t(`kind.${kind}`), customer?.name].filter(Boolean).join(', ')}
        rowHref={({ id }) => `/privacy/${id}`}
        page={page}
        queue={queue}
        tabs={tabs}
        tab={tab}
        empty={{ icon: 'shield-check', title: t('empty'), why: t('emptyWhy') }}
      />
    </>
  );
}
