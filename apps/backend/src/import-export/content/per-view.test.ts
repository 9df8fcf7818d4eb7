import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { joinParts, sharedPart, viewPart } from './per-view.ts';

const slider = {
  id: 1,
  categoryIds: [100, 110],
  slides: [
    { picture: 'a', texts: { nl: { title: 'Een' }, de: { title: 'Eins' } } },
    { picture: 'b', texts: { de: { title: 'Zwei' } } },
  ],
  texts: { nl: { title: 'Dames' }, de: { title: 'Damen' } },
};

describe('a record per language', () => {
  it('is taken apart into what is shared and what each view says', () => {
    assert.deepEqual(sharedPart(slider), { id: 1, categoryIds: [100, 110], slides: [{ picture: 'a' }, { picture: 'b' }] });
    assert.deepEqual(viewPart(slider, 'nl'), { text: { title: 'Dames' }, slides: [{ text: { title: 'Een' } }, {}] });
    assert.equal(viewPart(slider, 'en'), undefined);
  });

  it('is put together again without a difference', () => {
    const views = { nl: viewPart(slider, 'nl'), de: viewPart(slider, 'de') };
    assert.deepEqual(joinParts(sharedPart(slider), views, assert.fail), slider);
  });

  it('tells of texts that have no place', () => {
    const paths: string[] = [];
    const views = { nl: { text: { title: 'x' }, slides: [{}, {}, { text: {} }], tabs: [], id: 3 } };
    joinParts(sharedPart(slider), views, (path) => paths.push(path));
    assert.deepEqual(paths.sort(), ['nl.id', 'nl.slides', 'nl.tabs']);
  });
});
