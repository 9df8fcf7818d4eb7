import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { areaOf, begin, cellsOf, moveBy, placesOf, type Standing } from './area.ts';

const size = { rows: 100, columns: 8, page: 20 };
const press = (standing: Standing, keys: string): Standing => {
  const parts = keys.split('+');
  const key = parts.at(-1) === 'Space' ? ' ' : (parts.at(-1) ?? '');
  const found = moveBy(standing, { key, ctrlKey: parts.includes('Ctrl'), metaKey: false, shiftKey: parts.includes('Shift') }, size);
  return found ?? assert.fail(`${keys} leads nowhere`);
};
const at = (row: number, column: number): Standing => ({ at: { row, column }, from: { row, column } });

describe('the keys of a grid', () => {
  it('lead one cell, one page, to an edge and to a corner, and never beyond', () => {
    assert.deepEqual(press(begin, 'ArrowUp'), begin);
    assert.deepEqual(press(begin, 'ArrowDown'), at(1, 0));
    assert.deepEqual(press(begin, 'ArrowRight'), at(0, 1));
    assert.deepEqual(press(begin, 'PageDown'), at(20, 0));
    assert.deepEqual(press(at(95, 3), 'PageDown'), at(99, 3));
    assert.deepEqual(press(at(5, 3), 'Home'), at(5, 0));
    assert.deepEqual(press(at(5, 3), 'End'), at(5, 7));
    assert.deepEqual(press(at(5, 3), 'Ctrl+End'), at(99, 7));
    assert.deepEqual(press(at(5, 3), 'Ctrl+Home'), at(0, 0));
    assert.deepEqual(press(at(5, 3), 'Ctrl+ArrowDown'), at(99, 3));
  });

  it('select with Shift, a row, a column or everything', () => {
    const wide = press(press(at(5, 3), 'Shift+ArrowDown'), 'Shift+ArrowLeft');
    assert.deepEqual(areaOf(wide), { top: 5, bottom: 6, left: 2, right: 3 });
    assert.equal(cellsOf(areaOf(wide)), 4);
    assert.equal(placesOf(areaOf(wide)).length, 4);
    assert.deepEqual(areaOf(press(at(5, 3), 'Shift+Space')), { top: 5, bottom: 5, left: 0, right: 7 });
    assert.deepEqual(areaOf(press(at(5, 3), 'Ctrl+Space')), { top: 0, bottom: 99, left: 3, right: 3 });
    assert.deepEqual(areaOf(press(at(5, 3), 'Ctrl+a')), { top: 0, bottom: 99, left: 0, right: 7 });
    assert.deepEqual(press(wide, 'ArrowDown'), at(7, 2));
  });

  it('are letters otherwise', () => {
    assert.equal(moveBy(begin, { key: 'a', ctrlKey: false, metaKey: false, shiftKey: false }, size), undefined);
    assert.equal(moveBy(begin, { key: ' ', ctrlKey: false, metaKey: false, shiftKey: false }, size), undefined);
  });
});
