import { GiftCardTabsDocument, type GiftCardListQuery } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useBranchName } from '../../lib/branches/branches.ts';
import { LiveTabs } from '../../shell/queue/live-tabs.tsx';
import { QueueBar } from '../../shell/queue/queue-bar.tsx';
import { QueueRows } from '../../shell/queue/queue-rows.tsx';
import { useQueue } from '../../shell/queue/use-queue.ts';
import type { Column } from '../../ui/table/columns.ts';
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

const loadTabs = async () => (await ask(GiftCardTabsDocument)).giftCardTabs;

/** Every gift card, the newest first. */
export function GiftCardList({ items, page }: GiftCardListQuery['giftCards']) {
  const t = useMessages('giftcards');
  const queue = useQueue();
  const tab = tabIn(queue.params);
  const columns = useGiftCardColumns();
  return (
    <>
      <LiveTabs names={tabs} current={tab} labelOf={(name) => t(`tab.${name}`)} load={loadTabs} entity="giftcard" />
      <QueueBar queue={queue} search={{ label: t('searchLabel'), placeholder: t('searchHint') }} />
      <QueueRows
        caption={t('title')}
        columns={columns}
        rows={items}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        rowHref={({ id }) => `/giftcards/${id}`}
        isFaint={({ state }) => state === 'expired'}
        page={page}
        queue={queue}
        tabs={tabs}
        tab={tab}
        empty={{ icon: 'gift', title: t('empty'), why: t('emptyWhy') }}
      />
    </>
  );
}
