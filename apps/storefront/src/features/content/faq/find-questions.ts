import type { FaqPageCategoryFragment } from '../../../generated/graphql.ts';

/** One way of writing a word: without capitals and accents. */
const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');

/** The categories with the questions that hold every word of a search, in question or answer; all of them for an empty one. */
export function findQuestions(categories: readonly FaqPageCategoryFragment[], query: string): readonly FaqPageCategoryFragment[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return categories;
  return categories.flatMap((category) => {
    const items = (category.items ?? []).filter((item) => {
      const text = fold([item?.question, item?.short_answer, item?.long_answer?.replace(/<[^>]*>/g, ' '), category.title].join(' '));
      return words.every((word) => text.includes(word));
    });
    return items.length === 0 ? [] : [{ ...category, items }];
  });
}
