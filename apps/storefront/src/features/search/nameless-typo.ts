import type { SuggestionsQuery } from '../../generated/graphql.ts';

/** Categories and brands are found by three letters or more; less is an error of the backend. */
export const minNameLength = 3;

/** What was probably meant, where no category or brand has the name that was typed: names forgive no typing errors, products do. */
export function namelessTypo({ products, categories, brands }: SuggestionsQuery, text: string): string | undefined {
  const isNamed = (categories?.items?.length ?? 0) + (brands?.items?.length ?? 0) > 0;
  const meant = products?.search_suggestions?.find((term) => term !== null && !term.query_text.startsWith(text))?.query_text;
  return isNamed || meant === undefined || meant.length < minNameLength ? undefined : meant;
}
