import { useLoaderData } from 'react-router';
import { ReviewList } from '../../features/reviews/review-list.tsx';
import { readReviews } from '../../features/reviews/review.ts';
import { ReviewListDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshList } from '../../lib/list/use-fresh-list.ts';
import { unlessOnly } from '../../lib/list/use-refresh.ts';
import { DeferredRows } from '../../shell/deferred-rows.tsx';
import { Page } from '../../shell/page.tsx';

export function clientLoader({ request }: { readonly request: Request }) {
  return deferred(ask(ReviewListDocument, readReviews(new URL(request.url).searchParams)), 'queues');
}

/** Opening a review beside the list asks for nothing new. */
export const shouldRevalidate = unlessOnly('open');

/** What buyers wrote, to be looked at before it is shown (LAW-16). */
export default function Reviews() {
  const t = useMessages('reviews');
  const { answer } = useLoaderData<typeof clientLoader>();
  useFreshList(['review']);
  return (
    <Page isList title={t('title')}>
      <DeferredRows answer={answer}>{({ reviews }) => <ReviewList {...reviews} />}</DeferredRows>
    </Page>
  );
}
