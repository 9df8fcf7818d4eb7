import type { CreateProductReviewInput, Language } from '@shop/contract';
import { inputError } from '#kernel/errors.ts';
import { readParagraphs, readRequired } from '#kernel/read-text.ts';
import { readStars } from './ratings.ts';
import { fits, type Fit, type Opinion } from './review.ts';

const maxLengths = { nickname: 128, summary: 255, text: 5_000 } as const;

/** What somebody typed. Angle brackets stay: a review is text wherever it is shown (R167). */
export function readOpinion(input: CreateProductReviewInput, language: Language): Opinion {
  return {
    nickname: readRequired(input.nickname, 'nickname', maxLengths.nickname),
    summary: readRequired(input.summary, 'summary', maxLengths.summary),
    text: readParagraphs(input.text, 'text', maxLengths.text),
    ...readStars(input.ratings, language),
    fit: readFit(input.fit),
  };
}

function readFit(given: string | null | undefined): Fit | null {
  if (given === null || given === undefined || given === '') return null;
  const fit = fits.find((one) => one === given);
  if (!fit) throw inputError(`"fit" is one of: ${fits.join(', ')}.`);
  return fit;
}
