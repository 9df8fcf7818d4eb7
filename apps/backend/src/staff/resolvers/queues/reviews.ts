import { notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { reviewStatuses, type ListedReview, type ReviewStatus } from '#modules/reviews/index.ts';
import type { Judgement } from '../../actions/reviews/judge-reviews.ts';
import type { Reply } from '../../actions/reviews/reply-review.ts';
import { cappedCount, readPlacedPage } from '../../lists/placed-list.ts';
import type { Parts } from '../../parts.ts';
import { runAction } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { countLimit, readId, readSearch, type ListInput } from '../paging.ts';
import { actorOf, resultOf } from '../results.ts';

type Keyed = { readonly key: string };
type ReviewsInput = {
  readonly list: ListInput;
  readonly status?: ReviewStatus | null;
  readonly filter?: { readonly mostStars?: number | null; readonly isVerified?: boolean | null } | null;
};

/** What buyers wrote, for who looks at it before it is shown. */
export const reviewResolvers = (parts: Parts): ResolverMap<Granted> => {
  const { reviews, actions } = parts;
  const find = async (given: string) => {
    const id = readId(given);
    const [review] = id === undefined ? [] : await reviews.page({ status: undefined, id }, { isOldestFirst: true, limit: 1 });
    return review ? { typename: 'Review', ...reviewShape(review) } : null;
  };
  return {
    Query: {
      reviews: async (_parent: unknown, { list, status, filter }: ReviewsInput) => {
        const stars = filter?.mostStars ?? undefined;
        const wanted = {
          status: status ?? 'pending',
          // Both ratings together.
          mostStars: stars === undefined ? undefined : 2 * Math.max(0, Math.min(stars, 5)),
          isVerified: filter?.isVerified ?? undefined,
          search: readSearch(list.search),
        } as const;
        const { items, page } = await readPlacedPage(list, {
          isOldestFirst: wanted.status === 'pending',
          find: (part) => reviews.page(wanted, part),
          count: (limit) => reviews.count(wanted, limit),
          placeOf: ({ createdAt, id }) => ({ at: createdAt, id }),
        });
        return { items: items.map(reviewShape), page };
      },
      review: (_parent: unknown, { id }: { readonly id: string }) => find(id),
      reviewCounts: async () => {
        const counts = [];
        for (const status of reviewStatuses) counts.push({ status, ...cappedCount(await reviews.count({ status }, countLimit)) });
        return counts;
      },
    },
    Mutation: {
      judgeReviews: (_parent: unknown, { input: { key, ...judgement } }: { input: Judgement & Keyed }, context: Granted) => {
        const work = () => runAction(parts, actions.judgeReviews, actorOf(context), judgement, { key });
        return resultOf(parts, context, work, async (judged) => {
          await reviews.refresh();
          return { typename: 'ReviewsJudged', ...judged };
        });
      },
      replyReview: (_parent: unknown, { input: { key, ...reply } }: { input: Reply & Keyed }, context: Granted) => {
        const work = () => runAction(parts, actions.replyReview, actorOf(context), reply, { key });
        return resultOf(parts, context, work, async ({ id }) => {
          await reviews.refresh();
          const review = await find(id);
          if (!review) throw notFound('There is no such review.');
          return review;
        });
      },
    },
  };
};

export const reviewShape = ({ id, createdAt, customerId, productName, ...review }: ListedReview) => ({
  ...review,
  id: String(id),
  writtenAt: createdAt,
  customer: customerId === null ? null : String(customerId),
  product: productName,
});
