export { openReviews } from './open-reviews.ts';
export type { ListedReview, Reviews } from './open-reviews.ts';
export { refusalGrounds, reviewStatuses } from './review.ts';
export type { RefusalGround, ReviewStatus, Verdict } from './review.ts';
export { reviewsModel } from './shown-reviews.ts';
