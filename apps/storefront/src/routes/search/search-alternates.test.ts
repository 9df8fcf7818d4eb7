import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aStoreView } from '../../lib/page/testing/a-store-view.ts';
import { searchAlternates } from './search-alternates.ts';

const storeViews = [aStoreView('nl', ''), aStoreView('de', 'de'), aStoreView('en', 'en')];
const views = { storeView: storeViews[0]!, storeViews };

describe('a search in another language', () => {
  it('has the same words, and its filters by id', () => {
    const green = { id: '2200', value: 'groen', label: 'Groen', count: 4 };
    const listing = {
      base: { path: '/search', query: { q: 'dirndl 42' }, pageSize: 12 },
      state: { filters: { kleur: ['groen'] }, sort: 'default', page: 1, pageSize: 12 },
      filters: { groups: [{ code: 'kleur', label: 'Kleur', options: [green] }] },
    } as unknown as Parameters<typeof searchAlternates>[1];
    assert.deepEqual(searchAlternates(views, listing), {
      de: '/de/search/kleur:2200?q=dirndl+42',
      en: '/en/search/kleur:2200?q=dirndl+42',
    });
  });

  it('without words is the empty search', () =>
    assert.deepEqual(searchAlternates(views, undefined), { de: '/de/search', en: '/en/search' }));
});
