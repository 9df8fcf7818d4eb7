import { MessageCountsDocument, MessageFormsDocument, type MessageListQuery } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useBranchName } from '../../lib/branches/branches.ts';
import { useLoaded } from '../../lib/list/use-loaded.ts';
import { LiveTabs } from '../../shell/queue/live-tabs.tsx';
import { QueueBar } from '../../shell/queue/queue-bar.tsx';
import { QueueRows } from '../../shell/queue/queue-rows.tsx';
import { useQueue } from '../../shell/queue/use-queue.ts';
import { Tag } from '../../ui/show/tag.tsx';
import type { Column } from '../../ui/table/columns.ts';
import type { Filter } from '../../ui/table/filter-bar.tsx';
import styles from './forms.module.css';
import { MessagePill } from './message-pill.tsx';
import { gistOf, tabIn, tabs, type Message } from './message.ts';

function useMessageColumns(): readonly Column<Message>[] {
  const t = useMessages('forms');
  const { brief, moment } = useFormats();
  const branchName = useBranchName();
  return [
    { id: 'name', title: t('from'), cell: ({ name, email }) => name || email || t('nobody'), isTitle: true, width: '18%' },
    { id: 'gist', title: t('what'), cell: (row) => <span className={styles.gist}>{gistOf(row)}</span>, phone: 'note' },
    { id: 'form', title: t('form'), cell: ({ title }) => title, isQuiet: true },
    { id: 'branch', title: t('branch'), cell: ({ branch }) => branch && <Tag>{branchName(branch)}</Tag> },
    { id: 'assigned', title: t('assigned'), cell: ({ assignedTo }) => assignedTo?.name, isQuiet: true },
    { id: 'state', title: t('stateName'), cell: (row) => <MessagePill {...row} />, phone: 'state' },
    {
      id: 'received',
      title: t('received'),
      cell: ({ receivedAt }) => (
        <time dateTime={receivedAt} title={moment(receivedAt)}>
          {brief(receivedAt)}
        </time>
      ),
      isQuiet: true,
      phone: 'end',
    },
  ];
}

const loadForms = async () => (await ask(MessageFormsDocument)).messageForms;

function useFilters(): readonly Filter[] {
  const t = useMessages('forms');
  const forms = useLoaded(loadForms);
  // Where they cannot be had, the list says why: it asks the same shop.
  const known = forms.state === 'done' ? forms.value : [];
  if (known.length === 0) return [];
  return [
    { id: 'form', name: t('form'), kind: 'choice', options: known.map(({ identifier, title }) => ({ value: identifier, label: title })) },
  ];
}

const loadTabs = async () => (await ask(MessageCountsDocument)).messageCounts;

/** What customers sent in, the one who waits longest on top. */
export function MessageList({ items, page }: MessageListQuery['messages']) {
  const t = useMessages('forms');
  const queue = useQueue(['form']);
  const tab = tabIn(queue.params);
  const columns = useMessageColumns();
  const filters = useFilters();
  return (
    <>
      <LiveTabs names={tabs} current={tab} labelOf={(name) => t(`tab.${name}`)} load={loadTabs} entity="message" />
      <QueueBar queue={queue} search={{ label: t('searchLabel'), placeholder: t('searchHint') }} filters={filters} />
      <QueueRows
        caption={t('title')}
        columns={columns}
        rows={items}
        rowId={({ id }) => id}
        rowName={({ name, email }) => name || (email ?? t('nobody'))}
        rowHref={({ id }) => `/forms/${id}`}
        page={page}
        queue={queue}
        tabs={tabs}
        tab={tab}
        empty={{ icon: 'chats', title: t('empty'), why: t('emptyWhy') }}
      />
    </>
  );
}
