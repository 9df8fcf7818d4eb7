import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brokenBounds, measurementTexts, readCentimetres } from './measurement-values.ts';

describe('measurements', () => {
  it('are read with comma or point', () => {
    assert.equal(readCentimetres(' 92,5 '), 92.5);
    assert.equal(readCentimetres('92.5'), 92.5);
    assert.equal(readCentimetres(''), undefined);
    assert.equal(readCentimetres('M'), undefined);
  });

  it('are shown as they are written in the language, and can be read again', () => {
    const german = new Intl.NumberFormat('de-DE', { useGrouping: false });
    const texts = measurementTexts({ height: 172.5, waist: 74, head: null }, (value) => german.format(value));
    assert.deepEqual([texts.height, texts.waist, texts.head, texts.foot], ['172,5', '74', '', '']);
    assert.equal(readCentimetres(texts.height), 172.5);
  });

  it('must be centimetres of a body, and may stay empty', () => {
    assert.equal(brokenBounds('waist', ''), undefined);
    assert.equal(brokenBounds('waist', '74'), undefined);
    assert.deepEqual(brokenBounds('height', '1,74'), [50, 250]);
    assert.deepEqual(brokenBounds('head', 'big'), [30, 75]);
  });
});
