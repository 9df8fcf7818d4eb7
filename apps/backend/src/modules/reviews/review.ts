import type { Language } from '@shop/contract';

export const fits = ['small', 'normal', 'large'] as const;
/** How it fits, as the buyer says. */
export type Fit = (typeof fits)[number];

export const reviewStatuses = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/**
 * LAW-16: why a review is not shown. Each is a reason of law: it breaks the law or the rights of somebody, or it is no opinion of somebody
 * who knows the product. That an opinion is bad is none.
 */
export const refusalGrounds = ['insult', 'personalData', 'advertising', 'notGenuine', 'foreignRights'] as const;
export type RefusalGround = (typeof refusalGrounds)[number];

/** What a person decides about a review. */
export type Verdict = { readonly status: 'approved' } | { readonly status: 'rejected'; readonly ground: RefusalGround };

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
  /** Why it is not shown; null while it is, or waits, and of what was refused before a reason had to be given. */
  readonly refusedFor: RefusalGround | null;
  /** What the shop answers, in the language of the review. */
  readonly reply: string | null;
  readonly repliedAt: Date | null;
  readonly createdAt: Date;
};

/** The rating of a review in per cent, as the wire has it. */
export const percentOf = ({ priceStars, qualityStars }: Opinion): number => (priceStars + qualityStars) * 10;
