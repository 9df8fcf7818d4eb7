import { useEffect, useState } from 'react';
import { SuggestionsDocument, type SuggestionsQuery } from '../../generated/graphql.ts';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { minNameLength, namelessTypo } from './nameless-typo.ts';
import { minSuggestionLength } from './search-text.ts';

const pause = 150;

export type Suggestions = { readonly text: string; readonly answer: SuggestionsQuery };

/**
 * The suggestions for a text, a moment after the last key; a request that a later key has made useless is aborted.
 * The last answer stays until the next one is here. A failure shows nothing: the form works without suggestions.
 */
export function useSuggestions(text: string): Suggestions | undefined {
  const shop = useShop();
  const [found, setFound] = useState<Suggestions>();
  const wanted = text.length >= minSuggestionLength;

  useEffect(() => {
    if (!wanted) return undefined;
    const controller = new AbortController();
    const client = shop.with({ signal: controller.signal });
    const ask = async (): Promise<void> => {
      const answer = await client.query(SuggestionsDocument, { search: text, named: text.length >= minNameLength });
      const corrected = namelessTypo(answer, text);
      const named = corrected === undefined ? undefined : await client.query(SuggestionsDocument, { search: corrected, named: true });
      if (!controller.signal.aborted) setFound({ text, answer: named ? { ...named, products: answer.products } : answer });
    };
    const timer = window.setTimeout(() => void ask().catch(() => undefined), pause);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [shop, text, wanted]);

  return wanted ? found : undefined;
}
