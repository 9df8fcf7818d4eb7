import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { searchHref, searchText } from './search-text.ts';

describe('search text (SPEC-5)', () => {
  for (const [typed, expected] of [
    ['  Dirndl ', 'dirndl'],
    ['Dirndl\t\n  Rot', 'dirndl rot'],
    ['GRÖSSE', 'grösse'],
    ['   ', ''],
  ] as const) {
    it(`${JSON.stringify(typed)} becomes ${JSON.stringify(expected)}`, () => assert.equal(searchText(typed), expected));
  }

  it('has an end', () => assert.equal(searchText('a'.repeat(500)).length, 128));
  it('travels in the address', () => assert.equal(searchHref('/de/search', 'Größe & Rot'), '/de/search?q=gr%C3%B6%C3%9Fe+%26+rot'));
});
