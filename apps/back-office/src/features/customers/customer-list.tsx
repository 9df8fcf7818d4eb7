import { CustomerTabsDocument, type CustomerListQuery } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { LiveTabs } from '../../shell/queue/live-tabs.tsx';
import { QueueBar } from '../../shell/queue/queue-bar.tsx';
import { QueueRows } from '../../shell/queue/queue-rows.tsx';
import { useQueue } from '../../shell/queue/use-queue.ts';
import { Tag } from '../../ui/show/tag.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { ApprovalPill, BlockedPill } from './customer-pills.tsx';
import { tabIn, tabs, type CustomerRow } from './customer.ts';
import styles from './customers.module.css';

function useCustomerColumns(): readonly Column<CustomerRow>[] {
  const t = useMessages('customers');
  const { day } = useFormats();
  return [
    { id: 'name', title: t('name'), cell: ({ name }) => name, isTitle: true },
    { id: 'email', title: t('email'), cell: ({ email }) => email, phone: 'note' },
    { id: 'company', title: t('company'), cell: ({ company }) => company, isQuiet: true },
    {
      id: 'state',
      title: t('kind'),
      cell: ({ approval, isBlocked }) => (
        <span className={styles.marks}>
          <ApprovalPill approval={approval} />
          {isBlocked && <BlockedPill />}
        </span>
      ),
      phone: 'state',
    },
    { id: 'store', title: t('store'), cell: ({ store }) => <Tag>{store}</Tag> },
    {
      id: 'since',
      title: t('since'),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{day(createdAt)}</time>,
      isQuiet: true,
      align: 'end',
    },
  ];
}

const loadTabs = async () => (await ask(CustomerTabsDocument)).customerTabs;

/** Everybody with an account, the newest first. */
export function CustomerList({ items, page }: CustomerListQuery['customers']) {
  const t = useMessages('customers');
  const queue = useQueue();
  const tab = tabIn(queue.params);
  const columns = useCustomerColumns();
  return (
    <>
      <LiveTabs names={tabs} current={tab} labelOf={(name) => t(`tab.${name}`)} load={loadTabs} entity="customer" />
      <QueueBar queue={queue} search={{ label: t('searchLabel'), placeholder: t('searchHint') }} />
      <QueueRows
        caption={t('title')}
        columns={columns}
        rows={items}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id }) => `/customers/${id}`}
        isFaint={({ isBlocked }) => isBlocked}
        page={page}
        queue={queue}
        tabs={tabs}
        tab={tab}
        empty={{ icon: 'users', title: t('empty'), why: t('emptyWhy') }}
      />
    </>
  );
}
