import { useCallback } from 'react';
import { CustomerTabsDocument, type CustomerListQuery } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useLive } from '../../lib/events/use-live.ts';
import { QueueFoot } from '../../shell/queue/queue-foot.tsx';
import { QueueTabs } from '../../shell/queue/queue-tabs.tsx';
import { useQueue } from '../../shell/queue/use-queue.ts';
import { EmptyState, NoMatch } from '../../ui/show/state-note.tsx';
import { Tag } from '../../ui/show/tag.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { FilterBar } from '../../ui/table/filter-bar.tsx';
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

function Tabs() {
  const t = useMessages('customers');
  const { params } = useQueue();
  const load = useCallback(async () => (await ask(CustomerTabsDocument)).customerTabs, []);
  const counts = useLive(load, ['customer']);
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

/** Everybody with an account, the newest first. */
export function CustomerList({ items, page }: CustomerListQuery['customers']) {
  const t = useMessages('customers');
  const queue = useQueue();
  const columns = useCustomerColumns();
  return (
    <>
      <Tabs />
      <FilterBar
        search={{ label: t('searchLabel'), placeholder: t('searchHint'), value: queue.searched, onSearch: queue.onSearch }}
        filters={[]}
        values={{}}
        onChange={queue.onFilter}
      />
      {items.length > 0 ? (
        <>
          <DataTable
            caption={t('title')}
            columns={columns}
            rows={items}
            rowId={({ id }) => id}
            rowName={({ name }) => name}
            rowHref={({ id }) => `/customers/${id}`}
            isFaint={({ isBlocked }) => isBlocked}
          />
          <QueueFoot page={page} />
        </>
      ) : queue.isFiltered ? (
        <NoMatch onClear={queue.clear} />
      ) : (
        <EmptyState icon="users" title={t('empty')}>
          {t('emptyWhy')}
        </EmptyState>
      )}
    </>
  );
}
