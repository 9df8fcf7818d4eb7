/** Where the link with the stars leads to. */
export const reviewsId = 'reviews';
