import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ShopApiError, type ErrorCategory } from './shop-api-error.ts';
import { untilAnswered } from './until-answered.ts';

/** Fails so often, then answers; what was waited for in between. */
function asked(failures: number, category: ErrorCategory) {
  const waits: number[] = [];
  const seen = { calls: 0 };
  const answer = untilAnswered(
    async () => {
      seen.calls += 1;
      if (seen.calls <= failures) throw new ShopApiError(category, 'x', { operation: 'X' });
      return 'answer';
    },
    async (milliseconds) => void waits.push(milliseconds),
  );
  return { answer, waits, seen };
}

describe('a call that must be answered', () => {
  it('is made again, longer apart each time', async () => {
    const { answer, waits } = asked(3, 'network');
    assert.equal(await answer, 'answer');
    assert.deepEqual(
      waits,
      [...waits].sort((a, b) => a - b),
    );
    assert.equal(waits.length, 3);
  });

  it('is given up in the end, with what went wrong', async () => {
    const { answer, seen } = asked(9, 'timeout');
    await assert.rejects(answer, { category: 'timeout' });
    assert.equal(seen.calls, 4);
  });

  it('is made once when the shop refuses', async () => {
    const { answer, seen } = asked(1, 'input');
    await assert.rejects(answer, { category: 'input' });
    assert.equal(seen.calls, 1);
  });
});
