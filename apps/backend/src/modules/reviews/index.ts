export { openReviews } from './open-reviews.ts';
export type { ListedReview, Reviews } from './open-reviews.ts';
export { reviewStatuses } from './review.ts';
export { reviewsModel } from './shown-reviews.ts';
