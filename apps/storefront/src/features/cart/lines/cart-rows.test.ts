import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cartRows, replaced, withLines } from './cart-rows.ts';
import { aLine } from '../testing/fake-shop.ts';

const [a, b, c] = [aLine('a'), aLine('b'), aLine('c')];
const shown = (rows: ReturnType<typeof cartRows>): readonly string[] => rows.map(({ kind, line }) => `${kind} ${line.uid}`);

describe('the rows of the cart', () => {
  it('come in the order of the cart, new ones last', () => {
    assert.deepEqual(withLines(['b'], [a, b, c]), ['b', 'a', 'c']);
    const places = ['a', 'b'];
    assert.equal(withLines(places, [a, b]), places);
  });

  it('keep the place of a removed line for the offer to put it back (UX-33)', () => {
    assert.deepEqual(shown(cartRows(['a', 'b', 'c'], [a, c], [b])), ['line a', 'removed b', 'line c']);
    assert.deepEqual(shown(cartRows(['a', 'b', 'c'], [a, c], [])), ['line a', 'line c']);
  });

  it('keep the place of a line that was taken in another size', () => {
    assert.deepEqual(replaced(['a', 'b', 'd'], 'a', 'd'), ['d', 'b']);
  });
});
