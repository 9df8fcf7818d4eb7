import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitOpinion } from './fit-text.ts';

test('the fit is said from five answers on (UX-26)', () => {
  assert.equal(fitOpinion({ answers: 4, small: 0, normal: 4, large: 0 }), undefined);
  assert.deepEqual(fitOpinion({ answers: 34, small: 4, normal: 28, large: 2 }), { fit: 'normal', share: 28 / 34, answers: 34 });
  assert.equal(fitOpinion(null), undefined);
});

test('the opinion is that of most', () => {
  assert.equal(fitOpinion({ answers: 6, small: 4, normal: 1, large: 1 })?.fit, 'small');
});
