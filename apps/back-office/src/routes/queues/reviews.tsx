import { Suspense, use } from 'react';
import { useLoaderData } from 'react-router';
import { ReviewList } from '../../features/reviews/review-list.tsx';
import { readReviews } from '../../features/reviews/review.ts';
import { ReviewListDocument, type ReviewListQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshList } from '../../lib/list/use-fresh-list.ts';
import { unlessOnly } from '../../lib/list/use-refresh.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader({ request }: { readonly request: Request }) {
  return deferred(ask(ReviewListDocument, readReviews(new URL(request.url).searchParams)), 'queues');
}

/** Opening a review beside the list asks for nothing new. */
export const shouldRevalidate = unlessOnly('open');

function Rows({ answer }: { readonly answer: Promise<ReviewListQuery> }) {
  return <ReviewList {...use(answer).reviews} />;
}

/** What buyers wrote, to be looked at before it is shown (LAW-16). */
export default function Reviews() {
  const t = useMessages('reviews');
  const { answer } = useLoaderData<typeof clientLoader>();
  useFreshList(['review']);
  return (
    <Page isList title={t('title')}>
      <Suspense fallback={<SkeletonRows />}>
        <Rows answer={answer} />
      </Suspense>
    </Page>
  );
}
