import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contentTopics, topicsOf } from './content-topics.ts';
import { searchText } from './search-text.ts';

describe('searches that are questions (UX-18)', () => {
  for (const [query, language, expected] of [
    ['retour', 'nl', ['returns']],
    ['openingstijden', 'nl', ['branches']],
    ['openingst', 'nl', ['branches']],
    ['wat is de levertijd?', 'nl', ['shipping']],
    ['öffnungszeiten aachen', 'de', ['branches']],
    ['größe', 'de', ['sizeAdvice']],
    ['returns', 'en', ['returns']],
    ['opening hours', 'en', ['branches']],
    ['dirndl', 'nl', []],
    ['dirndl rot lang', 'de', []],
    ['ret', 'nl', []],
  ] as const) {
    it(`${query} in ${language} is about ${expected.join(', ') || 'no page'}`, () => assert.deepEqual(topicsOf(query, language), expected));
  }

  it('compare with words written as a search text is', () => {
    for (const words of Object.values(contentTopics).flatMap((topic) => Object.values(topic))) {
      for (const word of words) assert.equal(searchText(word), word);
    }
  });
});
