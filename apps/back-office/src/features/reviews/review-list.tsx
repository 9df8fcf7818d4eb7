import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { ReviewCountsDocument, ReviewDocument, type ReviewListQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useLive } from '../../lib/events/use-live.ts';
import { useLoaded } from '../../lib/list/use-loaded.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { QueueBar } from '../../shell/queue/queue-bar.tsx';
import { QueueEmpty } from '../../shell/queue/queue-empty.tsx';
import { QueueFoot } from '../../shell/queue/queue-foot.tsx';
import { QueueList } from '../../shell/queue/queue-list.tsx';
import { QueueTabs } from '../../shell/queue/queue-tabs.tsx';
import { useQueue, withOpen } from '../../shell/queue/use-queue.ts';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';
import { Gone } from '../../ui/show/state-note.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Filter } from '../../ui/table/filter-bar.tsx';
import { nothing } from '../../ui/table/selection.ts';
import { ChosenReviews } from './chosen-reviews.tsx';
import { useReviewColumns } from './review-columns.tsx';
import { ReviewSheet } from './review-sheet.tsx';
import { statuses, statusIn, type Review } from './review.ts';

const few: ReadonlySet<string> = new Set(['stars', 'opinion']);

function useFilters(): readonly Filter[] {
  const t = useMessages('reviews');
  const options = [1, 2, 3, 4].map((stars) => ({ value: String(stars), label: t('atMost', { stars }) }));
  return [
    { id: 'stars', name: t('stars'), kind: 'choice', options },
    {
      id: 'bought',
      name: t('bought'),
      kind: 'choice',
      options: [
        { value: 'yes', label: t('verified') },
        { value: 'no', label: t('notVerified') },
      ],
    },
  ];
}

/** Links come to reviews of other pages too, and one that was judged meanwhile leaves its list. */
function OpenReview({ id, items, onClose }: { readonly id: string; readonly items: readonly Review[]; readonly onClose: () => void }) {
  const t = useMessages('reviews');
  const listed = items.find((one) => one.id === id);
  const isListed = listed !== undefined;
  const load = useCallback(async () => (isListed ? undefined : (await ask(ReviewDocument, { id })).review), [id, isListed]);
  const loaded = useLoaded(load);
  const alone = loaded.state === 'done' ? loaded.value : undefined;
  // What was on the screen stays there until its successor is.
  const [last, setLast] = useState<Review>();
  const found = listed ?? alone;
  if (found && found !== last) setLast(found);
  const review = found ?? (alone === null ? undefined : last);
  if (review) return <ReviewSheet review={review} onClose={onClose} />;
  return (
    <Sheet title={t('title')} onClose={onClose}>
      {loaded.state === 'failed' && <CallProblem error={loaded.error} />}
      {loaded.state === 'loading' && <SkeletonRows />}
      {alone === null && <Gone>{t('gone')}</Gone>}
    </Sheet>
  );
}

function Tabs() {
  const t = useMessages('reviews');
  const { params } = useQueue();
  const load = useCallback(async () => (await ask(ReviewCountsDocument)).reviewCounts, []);
  const counts = useLive(load, ['review']);
  return (
    <QueueTabs
      param="status"
      names={statuses}
      current={statusIn(params)}
      labelOf={(status) => t(`tab.${status}`)}
      countOf={(status) => counts?.find((one) => one.status === status)}
    />
  );
}

/** What buyers wrote, to be looked at; one opens beside the list. */
export function ReviewList({ items, page }: ReviewListQuery['reviews']) {
  const t = useMessages('reviews');
  const queue = useQueue(['stars', 'bought']);
  const navigate = useNavigate();
  const filters = useFilters();
  const [selection, setSelection] = useState(nothing);
  const { params } = queue;
  const status = statusIn(params);
  const columns = useReviewColumns(status === 'rejected');
  const open = params.get('open');
  const close = () => void navigate(withOpen(params), { preventScrollReset: true });
  // What is no longer on the page cannot be chosen there.
  const shown = new Set(items.map(({ id }) => id));
  const chosen = { isAll: false, ids: new Set([...selection.ids].filter((id) => shown.has(id))) };
  return (
    <QueueList open={open && <OpenReview key={open} id={open} items={items} onClose={close} />}>
      <Tabs />
      <QueueBar queue={queue} search={{ label: t('searchLabel'), placeholder: t('searchHint') }} filters={filters} />
      {items.length > 0 ? (
        <DataTable
          caption={t('title')}
          columns={columns}
          {...(open ? { shown: few } : {})}
          rows={items}
          rowId={({ id }) => id}
          rowName={({ summary }) => summary}
          rowHref={({ id }) => withOpen(params, id)}
          selection={chosen}
          onSelect={setSelection}
        />
      ) : (
        <QueueEmpty queue={queue} tabs={statuses} tab={status} empty={{ icon: 'star', title: t('empty'), why: t('emptyWhy') }} />
      )}
      <ChosenReviews selection={chosen} onSelect={setSelection} />
      {items.length > 0 && <QueueFoot page={page} canChoose />}
    </QueueList>
  );
}
