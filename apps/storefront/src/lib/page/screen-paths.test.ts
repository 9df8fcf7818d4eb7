import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { everyPath, screenAlternates, screenHref, screenPath } from './screen-paths.ts';
import { aStoreView } from './testing/a-store-view.ts';

const dutch = aStoreView('nl', '');
const views = [dutch, aStoreView('de', 'de'), aStoreView('en', 'en')];

describe('screens with words of their own in the address', () => {
  it('keep the path of the specification in Dutch', () =>
    assert.deepEqual(
      (['search', 'brands', 'sale'] as const).map((screen) => screenPath(screen, 'nl')),
      ['search', 'merken', 'sale'],
    ));

  it('answer to every language’s path once', () => {
    assert.deepEqual(everyPath('finder'), ['outfitzoeker', 'outfitfinder', 'outfit-finder']);
    assert.deepEqual(everyPath('sale'), ['sale']);
  });

  it('stand below the prefix of their store view', () => assert.equal(screenHref(aStoreView('de', 'de'), 'brands'), '/de/marken'));

  it('name themselves in the other languages', () =>
    assert.deepEqual(screenAlternates('brands', dutch, views, '/firnkind'), { de: '/de/marken/firnkind', en: '/en/brands/firnkind' }));
});
