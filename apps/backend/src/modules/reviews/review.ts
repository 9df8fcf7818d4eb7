import type { Language } from '@shop/contract';

export const fits = ['small', 'normal', 'large'] as const;
/** How it fits, as the buyer says. */
export type Fit = (typeof fits)[number];

export const reviewStatuses = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** What somebody wrote about a product: plain text, shown as it is. */
export type Opinion = {
  readonly nickname: string;
  readonly summary: string;
  readonly text: string;
  readonly priceStars: number;
  readonly qualityStars: number;
  readonly fit: Fit | null;
};

export type Review = Opinion & {
  readonly id: number;
  readonly productId: number;
  readonly customerId: number | null;
  readonly language: Language;
  readonly isVerified: boolean;
  readonly status: ReviewStatus;
  readonly createdAt: Date;
};

/** The rating of a review in per cent, as the wire has it. */
export const percentOf = ({ priceStars, qualityStars }: Opinion): number => (priceStars + qualityStars) * 10;
