import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cameText, withFresh } from './fresh-rows.ts';

const row = (id: string, status = 'processing') => ({ id, status });

describe('a list that is open', () => {
  it('shows what has changed where it stands, and counts what came before it', () => {
    const shown = [row('3'), row('2'), row('1')];
    const { rows, newer } = withFresh(shown, [row('5'), row('4'), row('3', 'complete'), row('2')]);
    assert.deepEqual(rows, [row('3', 'complete'), row('2'), row('1')]);
    assert.equal(newer, 2);
  });

  it('keeps rows that no longer belong to it, and counts a whole page when it knows none', () => {
    assert.deepEqual(withFresh([row('2'), row('1')], [row('1')]), { rows: [row('2'), row('1')], newer: 0, others: 0 });
    assert.equal(withFresh([row('1')], [row('4'), row('3'), row('2')]).newer, 3);
  });

  it('counts what came between its rows, too, where it is sorted by what is due', () => {
    const { newer, others } = withFresh([row('2'), row('1')], [row('2'), row('9'), row('1'), row('8')]);
    assert.deepEqual([newer, others], [0, 2]);
  });

  it('says that there may be more where a whole page is new', () => assert.deepEqual([1, 49, 50].map(cameText), ['1', '49', '50+']));
});
