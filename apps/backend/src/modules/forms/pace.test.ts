import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fixedClock } from '#kernel/clock.ts';
import { BusyError } from '#kernel/errors.ts';
import { createPace } from './pace.ts';

const open = () => {
  const clock = fixedClock('2026-11-15T11:00:00Z');
  const waiting: (() => void)[] = [];
  const pace = createPace(clock, () => new Promise<void>((resolve) => waiting.push(resolve)));
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { clock, pace, waiting, settled };
};

describe('the pace of withdrawals (LAW-08)', () => {
  it('lets five an hour go at once and the others one after another', async () => {
    const { pace, waiting, settled } = open();
    for (let time = 0; time < 5; time++) await pace.turn('192.0.2.1');
    assert.equal(waiting.length, 0);
    const done: number[] = [];
    for (const turn of [6, 7]) void pace.turn('192.0.2.1').then(() => done.push(turn));
    await settled();
    assert.deepEqual([done, waiting.length], [[], 1]);
    waiting[0]?.();
    await settled();
    assert.deepEqual([done, waiting.length], [[6], 2]);
    waiting[1]?.();
    await settled();
    assert.deepEqual(done, [6, 7]);
  });

  it('begins anew after an hour, and counts every address for itself', async () => {
    const { clock, pace, waiting } = open();
    for (let time = 0; time < 5; time++) await pace.turn('192.0.2.1');
    await pace.turn('192.0.2.2');
    clock.advance(3_600_000);
    await pace.turn('192.0.2.1');
    assert.equal(waiting.length, 0);
  });

  it('does not let one address keep the shop busy', async () => {
    const { pace } = open();
    for (let time = 0; time < 5; time++) await pace.turn('192.0.2.1');
    for (let time = 0; time < 20; time++) void pace.turn('192.0.2.1');
    await assert.rejects(pace.turn('192.0.2.1'), BusyError);
  });
});
