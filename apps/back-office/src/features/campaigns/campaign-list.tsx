import type { CampaignListQuery } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { QueueBar } from '../../shell/queue/queue-bar.tsx';
import { QueueRows } from '../../shell/queue/queue-rows.tsx';
import { QueueTabs } from '../../shell/queue/queue-tabs.tsx';
import { useQueue } from '../../shell/queue/use-queue.ts';
import type { Column } from '../../ui/table/columns.ts';
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
  const tab = tabIn(queue.params);
  return (
    <>
      <QueueTabs param="tab" names={tabs} current={tab} labelOf={(name) => t(`tab.${name}`)} />
      <QueueBar queue={queue} search={{ label: t('searchLabel'), placeholder: t('searchHint') }} />
      <QueueRows
        caption={t('title')}
        columns={columns}
        rows={items}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id }) => `/campaigns/${id}`}
        isFaint={({ state }) => state === 'ended' || state === 'canceled'}
        page={page}
        queue={queue}
        tabs={tabs}
        tab={tab}
        empty={{ icon: 'tag', title: t('empty'), why: t('emptyWhy') }}
      />
    </>
  );
}
