import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SuggestionsQuery } from '../../generated/graphql.ts';
import { namelessTypo } from './nameless-typo.ts';

const answer = (terms: readonly string[], categories: number): SuggestionsQuery =>
  ({
    products: { total_count: 0, items: [], search_suggestions: terms.map((query_text) => ({ query_text })), search_recommendations: [] },
    categories: { items: Array.from({ length: categories }, (_, index) => ({ uid: String(index) })) },
    brands: { items: [] },
  }) as unknown as SuggestionsQuery;

describe('names for a text with a typing error', () => {
  it('are those of what was probably meant (UX-16, UX-17)', () => {
    assert.equal(namelessTypo(answer(['lederhose', 'lederhosen'], 0), 'lederhsoe'), 'lederhose');
  });

  it('are not looked for when a name fits, or when the text is only finished', () => {
    assert.equal(namelessTypo(answer(['lederhose'], 1), 'lederhsoe'), undefined);
    assert.equal(namelessTypo(answer(['lederhose'], 0), 'leder'), undefined);
    assert.equal(namelessTypo(answer([], 0), 'xyz'), undefined);
  });
});
