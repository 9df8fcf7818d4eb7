import type { RefusalGround, ReviewFilter, ReviewListQuery, ReviewStatus } from '../../generated/graphql.ts';
import { pageIn } from '../../lib/list/list-address.ts';
import { chosenIn } from '../../shell/queue/use-queue.ts';

export type Review = ReviewListQuery['reviews']['items'][number];

export const statuses = ['pending', 'approved', 'rejected'] as const satisfies readonly ReviewStatus[];
/** LAW-16: each is a reason of law. */
export const grounds = ['insult', 'personalData', 'advertising', 'notGenuine', 'foreignRights'] as const satisfies readonly RefusalGround[];

export const statusIn = (params: URLSearchParams): ReviewStatus => chosenIn(params, 'status', statuses);

function filterIn(params: URLSearchParams): ReviewFilter {
  const stars = Number(params.get('stars'));
  const bought = params.get('bought');
  return { mostStars: stars >= 1 && stars <= 5 ? Math.floor(stars) : null, isVerified: bought === null ? null : bought === 'yes' };
}

/** What of the reviews an address means. */
export const readReviews = (params: URLSearchParams) => ({
  list: pageIn(params),
  status: statusIn(params),
  filter: filterIn(params),
});

/** On average, to half a star. */
export const starsOf = ({ priceStars, qualityStars }: Pick<Review, 'priceStars' | 'qualityStars'>): number =>
  (priceStars + qualityStars) / 2;
