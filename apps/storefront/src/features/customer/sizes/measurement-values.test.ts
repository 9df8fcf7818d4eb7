import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brokenBounds, readCentimetres } from './measurement-values.ts';

describe('measurements', () => {
  it('are read with comma or point', () => {
    assert.equal(readCentimetres(' 92,5 '), 92.5);
    assert.equal(readCentimetres('92.5'), 92.5);
    assert.equal(readCentimetres(''), undefined);
    assert.equal(readCentimetres('M'), undefined);
  });

  it('must be centimetres of a body, and may stay empty', () => {
    assert.equal(brokenBounds('waist', ''), undefined);
    assert.equal(brokenBounds('waist', '74'), undefined);
    assert.deepEqual(brokenBounds('height', '1,74'), [50, 250]);
    assert.deepEqual(brokenBounds('head', 'big'), [30, 75]);
  });
});
