import { useCallback } from 'react';
import { GiftCardTabsDocument, type GiftCardListQuery } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useBranchName } from '../../lib/branches/branches.ts';
import { useLive } from '../../lib/events/use-live.ts';
import { QueueFoot } from '../../shell/queue/queue-foot.tsx';
import { QueueTabs } from '../../shell/queue/queue-tabs.tsx';
import { useQueue } from '../../shell/queue/use-queue.ts';
import { EmptyState, NoMatch } from '../../ui/show/state-note.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { FilterBar } from '../../ui/table/filter-bar.tsx';
import { GiftCardPill } from './gift-card-pill.tsx';
import { endOfCode, tabIn, tabs, type GiftCardRow } from './gift-card.ts';

function useGiftCardColumns(): readonly Column<GiftCardRow>[] {
  const t = useMessages('giftcards');
  const { day, money } = useFormats();
  const branchName = useBranchName();
  return [
    { id: 'number', title: t('number'), cell: ({ number }) => number, isTitle: true },
    {
      id: 'code',
      title: t('code'),
      cell: ({ lastFour }) => (lastFour === null || lastFour === undefined ? t('noCode') : endOfCode(lastFour)),
      phone: 'note',
    },
    {
      id: 'state',
      title: t('stateName'),
      cell: ({ state, balance }) => <GiftCardPill state={state} cents={balance.cents} />,
      phone: 'state',
    },
    { id: 'origin', title: t('origin'), cell: ({ origin }) => t(`origin.${origin}`), isQuiet: true },
    { id: 'branch', title: t('branch'), cell: ({ branch }) => (branch ? branchName(branch) : t('webShop')), isQuiet: true },
    {
      id: 'issued',
      title: t('issuedAt'),
      cell: ({ issuedAt }) => <time dateTime={issuedAt}>{day(issuedAt)}</time>,
      isQuiet: true,
    },
    { id: 'expires', title: t('expiresOn'), cell: ({ expiresOn }) => <time dateTime={expiresOn}>{day(expiresOn)}</time>, isQuiet: true },
    { id: 'initial', title: t('initial'), cell: ({ initial }) => money(initial.cents), align: 'end', isQuiet: true },
    { id: 'balance', title: t('balance'), cell: ({ balance }) => money(balance.cents), align: 'end', phone: 'end' },
  ];
}

function Tabs() {
  const t = useMessages('giftcards');
  const { params } = useQueue();
  const load = useCallback(async () => (await ask(GiftCardTabsDocument)).giftCardTabs, []);
  const counts = useLive(load, ['giftcard']);
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

/** Every gift card, the newest first. */
export function GiftCardList({ items, page }: GiftCardListQuery['giftCards']) {
  const t = useMessages('giftcards');
  const queue = useQueue();
  const columns = useGiftCardColumns();
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
            rowName={({ number }) => number}
            rowHref={({ id }) => `/giftcards/${id}`}
            isFaint={({ state }) => state === 'expired'}
          />
          <QueueFoot page={page} />
        </>
      ) : queue.isFiltered ? (
        <NoMatch onClear={queue.clear} />
      ) : (
        <EmptyState icon="gift" title={t('empty')}>
          {t('emptyWhy')}
        </EmptyState>
      )}
    </>
  );
}
