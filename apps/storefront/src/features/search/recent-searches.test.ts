import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { addRecentSearch, clearRecentSearches, recentSearches, removeRecentSearch } from './recent-searches.ts';

let stored: string | undefined;
const values = {
  get: () => stored,
  set: (_key: string, value: string) => void (stored = value),
  remove: () => void (stored = undefined),
};

describe('the last searches', () => {
  beforeEach(() => (stored = undefined));

  it('are five, newest first, each once', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) addRecentSearch(text, values);
    assert.deepEqual(recentSearches(values), ['c', 'f', 'e', 'd', 'b']);
  });

  it('can be deleted one by one and all at once, and leave nothing behind', () => {
    for (const text of ['a', 'b', 'c']) addRecentSearch(text, values);
    removeRecentSearch('b', values);
    assert.deepEqual(recentSearches(values), ['c', 'a']);
    clearRecentSearches(values);
    assert.equal(stored, undefined);
  });

  it('do not store an empty search', () => {
    addRecentSearch('', values);
    assert.equal(stored, undefined);
  });

  it('survive what somebody else has written there', () => {
    for (const broken of ['{', '{"a":1}', '[1,null,"dirndl"]']) {
      stored = broken;
      assert.doesNotThrow(() => recentSearches(values));
    }
    assert.deepEqual(recentSearches(values), ['dirndl']);
  });
});
