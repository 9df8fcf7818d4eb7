export { openReviews } from './open-reviews.ts';
export type { ListedReview, Reviews, ReviewsOptions } from './open-reviews.ts';
export { reviewStatuses } from './review.ts';
export type { Review, ReviewStatus } from './review.ts';
export { reviewsModel } from './shown-reviews.ts';
export type { RatingListener } from './shown-reviews.ts';
export type { PurchaseCheck } from './write-review.ts';
