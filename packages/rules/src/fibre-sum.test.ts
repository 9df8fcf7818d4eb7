import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fibreSum } from './fibre-sum.ts';

const sumOf = (...shares: readonly number[]): number => fibreSum(shares.map((percent) => ({ percent })));

it('shares of fibres with decimals come to what a person adds up (LAW-15)', () => {
  assert.equal(sumOf(33.4, 33.3, 33.3), 100);
  assert.equal(sumOf(60, 40), 100);
  assert.equal(sumOf(33.3, 33.3, 33.3), 99.9);
  assert.equal(sumOf(), 0);
});
