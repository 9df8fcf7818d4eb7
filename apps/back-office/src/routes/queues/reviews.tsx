import { Suspense, use } from 'react';
import { useLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router';
import { ReviewList } from '../../features/reviews/review-list.tsx';
import { readReviews } from '../../features/reviews/review.ts';
import { ReviewListDocument, type ReviewListQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { learn } from '../../lib/language.ts';
import { useFreshList } from '../../lib/list/use-fresh-list.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';
import { isOtherList } from './other-list.ts';

/** Not waited for: the screen is there at once, and the rows when they come. */
export async function clientLoader({ request }: { readonly request: Request }) {
  const answer = ask(ReviewListDocument, readReviews(new URL(request.url).searchParams));
  // Whoever shows it says what is wrong.
  answer.catch(() => undefined);
  await learn('queues');
  return { answer };
}

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean => isOtherList(change);

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
