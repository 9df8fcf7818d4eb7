import type { FaqPageCategoryFragment } from '../../../generated/graphql.ts';

/** Questions and answers as search engines know them. */
export const faqStructuredData = (categories: readonly FaqPageCategoryFragment[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: categories.flatMap(({ items }) =>
    (items ?? []).flatMap((item) =>
      item ? [{ '@type': 'Question', name: item.question, acceptedAnswer: { '@type': 'Answer', text: item.short_answer ?? '' } }] : [],
    ),
  ),
});
