export type ReviewDraft = {
  readonly nickname: string;
  readonly summary: string;
  readonly text: string;
  /** Rating id → value id. */
  readonly ratings: Readonly<Record<string, string>>;
  readonly fit: string;
};

export const emptyReview: ReviewDraft = { nickname: '', summary: '', text: '', ratings: {}, fit: '' };

export type RatingKind = { readonly id: string; readonly name: string };
export type ReviewProblem = { readonly field: 'nickname' | 'summary' | 'text' } | { readonly field: 'rating'; readonly rating: RatingKind };

/** What is missing, in the order of the form: stars for price and quality and every other rating, then the texts (SPEC-5). */
export function reviewProblems(draft: ReviewDraft, ratings: readonly RatingKind[]): readonly ReviewProblem[] {
  return [
    ...ratings.filter(({ id }) => !draft.ratings[id]).map((rating) => ({ field: 'rating' as const, rating })),
    ...(['nickname', 'summary', 'text'] as const).filter((field) => draft[field].trim() === '').map((field) => ({ field })),
  ];
}

/** Ratings are known by their words alone: the spec names price and quality. */
export function ratingSubject(name: string): 'price' | 'quality' | undefined {
  const word = name.toLowerCase();
  if (['prijs', 'preis', 'price'].includes(word)) return 'price';
  return ['kwaliteit', 'qualität', 'quality'].includes(word) ? 'quality' : undefined;
}
