import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { together } from './together.ts';

describe('work that is done together', () => {
  it('takes what came while it was busy in one call, and everything once', async () => {
    const calls: (readonly number[])[] = [];
    const gate = Promise.withResolvers<void>();
    const note = together<number>(async (items) => {
      calls.push(items);
      if (calls.length === 1) await gate.promise;
    });
    const first = note(1);
    await Promise.resolve();
    const others = [2, 3, 4].map(note);
    gate.resolve();
    await Promise.all([first, ...others]);
    await note(5);
    assert.deepEqual(calls, [[1], [2, 3, 4], [5]]);
  });

  it('fails for those it was done for, and goes on', async () => {
    const note = together<number>(async (items) => {
      if (items.includes(13)) throw new Error('unlucky');
    });
    const results = await Promise.allSettled([note(13), note(1)]);
    assert.deepEqual(
      results.map(({ status }) => status),
      ['rejected', 'rejected'],
    );
    await note(2);
  });
});
