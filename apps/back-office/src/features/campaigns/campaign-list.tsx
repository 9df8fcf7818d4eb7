import type { CampaignListQuery } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { QueueFoot } from '../../shell/queue/queue-foot.tsx';
import { QueueTabs } from '../../shell/queue/queue-tabs.tsx';
import { useQueue } from '../../shell/queue/use-queue.ts';
import { EmptyState, NoMatch } from '../../ui/show/state-note.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { FilterBar } from '../../ui/table/filter-bar.tsx';
import { CampaignPill } from './campaign-pill.tsx';
import { tabIn, tabs, type Campaign } from './campaign.ts';
import { useRuleText } from './use-rule-text.ts';

function useColumns(): readonly Column<Campaign>[] {
  const t = useMessages('campaigns');
  const { moment, number } = useFormats();
  const ruleText = useRuleText();
  return [
    { id: 'name', title: t('name'), cell: ({ name }) => name, isTitle: true },
    { id: 'state', title: t('stateName'), cell: ({ state }) => <CampaignPill state={state} />, phone: 'state' },
    {
      id: 'starts',
      title: t('starts'),
      cell: ({ startsAt }) => <time dateTime={startsAt}>{moment(startsAt)}</time>,
      phone: 'note',
    },
    { id: 'ends', title: t('ends'), cell: ({ endsAt }) => <time dateTime={endsAt}>{moment(endsAt)}</time> },
    { id: 'rule', title: t('rule'), cell: (campaign) => ruleText(campaign), phone: 'end' },
    { id: 'articles', title: t('articles'), cell: ({ articles }) => (articles > 0 ? number(articles) : '–'), align: 'end', isQuiet: true },
    { id: 'by', title: t('by'), cell: ({ createdBy }) => createdBy, isQuiet: true },
  ];
}

/** Sales of many articles, the one that begins last first. */
export function CampaignList({ items, page }: CampaignListQuery['campaigns']) {
  const t = useMessages('campaigns');
  const queue = useQueue();
  const columns = useColumns();
  const isFiltered = queue.isFiltered || tabIn(queue.params) !== 'all';
  return (
    <>
      <QueueTabs param="tab" names={tabs} current={tabIn(queue.params)} labelOf={(tab) => t(`tab.${tab}`)} countOf={() => undefined} />
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
            rowHref={({ id }) => `/campaigns/${id}`}
            isFaint={({ state }) => state === 'ended' || state === 'canceled'}
          />
          <QueueFoot page={page} />
        </>
      ) : isFiltered ? (
        <NoMatch onClear={queue.clear} />
      ) : (
        <EmptyState icon="tag" title={t('empty')}>
          {t('emptyWhy')}
        </EmptyState>
      )}
    </>
  );
}
