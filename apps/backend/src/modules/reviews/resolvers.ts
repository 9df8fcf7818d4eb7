import type { CreateProductReviewInput } from '@shop/contract';
import type { RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import { pageOf, type PageArguments } from '#kernel/graphql/paging.ts';
import { wireTime } from '#kernel/graphql/wire-time.ts';
import { productParent, type CatalogueView, type ProductParent } from '#modules/catalog/index.ts';
import { ratingsBreakdown, ratingsMetadata } from './ratings.ts';
import { percentOf, type Review } from './review.ts';
import { findOwn, type Rating } from './review-repository.ts';
import type { ShownReviews } from './shown-reviews.ts';
import { writeReview, type WriteOptions } from './write-review.ts';

type Options = WriteOptions & { readonly shown: ShownReviews };
type ReviewParent = Review & { readonly product: ProductParent };

/** UX-26: fewer answers say too little. */
const minFitAnswers = 5;

const withProduct = (review: Review, view: CatalogueView): readonly ReviewParent[] => {
  const source = view.source(review.productId);
  return source?.record.isVisible ? [{ ...review, product: productParent(source) }] : [];
};

const reviewedId = ({ source: { record } }: ProductParent): number => record.parentId ?? record.id;

function fitSummary({ fits: { small, normal, large } }: Rating): object | null {
  const answers = small + normal + large;
  return answers < minFitAnswers ? null : { answers, small, normal, large };
}

/** GraphQL in and out of the reviews. */
export function reviewResolvers(options: Options): ResolverMap {
  const { database, catalog, shown } = options;
  return {
    Query: {
      productReviewRatingsMetadata: (_root: unknown, _args: unknown, { store }: RequestContext) => ratingsMetadata(store.language),
    },
    Mutation: {
      createProductReview: async (_root: unknown, { input }: { input: CreateProductReviewInput }, context: RequestContext) => {
        const review = await writeReview(options, input, context);
        return { review: withProduct(review, catalog.view(context.store.code))[0] };
      },
    },
    ProductInterface: {
      rating_summary: (parent: ProductParent) => shown.rating(reviewedId(parent)).percent,
      review_count: (parent: ProductParent) => shown.rating(reviewedId(parent)).ids.length,
      fit_summary: (parent: ProductParent) => fitSummary(shown.rating(reviewedId(parent))),
      reviews: async (parent: ProductParent, args: PageArguments, { store }: RequestContext) => {
        const { items, info } = await shown.page(reviewedId(parent), args);
        return { items: items.flatMap((review) => withProduct(review, catalog.view(store.code))), page_info: info };
      },
    },
    Customer: {
      reviews: async (
        { customer }: { customer: { id: number } },
        args: PageArguments & { all?: boolean | null },
        { store }: RequestContext,
      ) => {
        const own = await findOwn(database, customer.id, args.all ? null : 'approved');
        const { items, info } = pageOf(
          own.flatMap((review) => withProduct(review, catalog.view(store.code))),
          args,
        );
        return { items, page_info: info };
      },
    },
    ProductReview: {
      average_rating: percentOf,
      created_at: ({ createdAt }: Review) => wireTime(createdAt),
      ratings_breakdown: (review: Review, _args: unknown, { store }: RequestContext) => ratingsBreakdown(review, store.language),
      is_verified: ({ isVerified }: Review) => isVerified,
      replied_at: ({ reply, repliedAt }: Review) => (reply !== null && repliedAt ? wireTime(repliedAt) : null),
    },
  };
}
