import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { workerCalls } from './worker-calls.ts';

/** Doubles numbers; fails for 13 and ends for 0. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { answerCalls } from ${JSON.stringify(new URL('worker-calls.ts', import.meta.url).href)};
    answerCalls(async (number) => {
      if (number === 0) process.exit();
      if (number === 13) throw new Error('unlucky');
      return number * 2;
    });`)}`,
);

describe('calls to a worker thread', () => {
  const { ask, end } = workerCalls<number, number>(script);
  after(end);

  it('are answered each with its own, and one that fails fails alone', async () => {
    const answers = await Promise.allSettled([ask(1), ask(13), ask(2)]);
    assert.deepEqual(
      answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : String(answer.reason).includes('unlucky'))),
      [2, true, 4],
    );
  });

  it('that wait when the thread ends are rejected, and the next begins another', async () => {
    const results = await Promise.allSettled([ask(0), ask(3)]);
    assert.deepEqual(
      results.map(({ status }) => status),
      ['rejected', 'rejected'],
    );
    assert.equal(await ask(4), 8);
    const waiting = ask(5);
    await end();
    await assert.rejects(waiting, /has ended/);
    assert.equal(await ask(6), 12);
  });
});
