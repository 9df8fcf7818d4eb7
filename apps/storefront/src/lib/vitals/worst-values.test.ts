import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createInteractionDelay, createShiftScore } from './worst-values.ts';

const scoreOf = (...shifts: readonly (readonly [startTime: number, value: number])[]): number => {
  const shiftScore = createShiftScore();
  for (const [startTime, value] of shifts) shiftScore.add({ startTime, value, hadRecentInput: false });
  return shiftScore.score();
};

describe('layout shift', () => {
  it('is nothing on a page that stands still', () => assert.equal(scoreOf(), 0));
  it('adds up within a burst', () => assert.equal(scoreOf([0, 1], [900, 2], [1_800, 4]), 7));
  it('is that of the worst burst', () => assert.equal(scoreOf([0, 1], [900, 2], [1_900, 4], [4_000, 1]), 4));
  it('begins a new burst after five seconds', () => {
    assert.equal(scoreOf([0, 1], [900, 1], [1_800, 1], [2_700, 1], [3_600, 1], [4_500, 1], [5_400, 1]), 6);
  });
  it('does not count what the visitor moved', () => {
    const shiftScore = createShiftScore();
    shiftScore.add({ startTime: 1, value: 1, hadRecentInput: true });
    assert.equal(shiftScore.score(), 0);
  });
});

describe('the delay of interactions', () => {
  it('is unknown when nobody did anything', () => {
    const interactions = createInteractionDelay();
    interactions.add({ interactionId: 0, duration: 300 });
    assert.equal(interactions.delay(), undefined);
  });
  it('is that of the slowest, of which an interaction has several events', () => {
    const interactions = createInteractionDelay();
    for (const [interactionId, duration] of [
      [1, 40],
      [2, 96],
      [2, 104],
      [3, 24],
    ] as const)
      interactions.add({ interactionId, duration });
    assert.equal(interactions.delay(), 104);
  });
  it('leaves out one of fifty', () => {
    const interactions = createInteractionDelay();
    for (let id = 1; id <= 120; id += 1) interactions.add({ interactionId: id, duration: id * 8 });
    assert.equal(interactions.delay(), 118 * 8);
  });
});
